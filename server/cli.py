"""The command lines that belong to no feature: `flask --app wsgi <command>`."""

import json

import click
import flask_migrate
from flask import Flask
from flask.cli import ScriptInfo, with_appcontext

from server import worker as background
from server.core.openapi import document


@click.command()
@with_appcontext
def openapi() -> None:
    """Write the OpenAPI document to standard output."""
    click.echo(json.dumps(document(), indent=2, ensure_ascii=False))


@click.command()
@with_appcontext
def release() -> None:
    """Bring the database to the newest revision; safe when run twice at once."""
    flask_migrate.upgrade()


@click.command()
@click.pass_obj
def worker(info: ScriptInfo) -> None:
    """Send mail and do what is due, until SIGTERM."""
    background.work(info.load_app())


def init_cli(app: Flask) -> None:
    """Add the commands to an application."""
    for command in (openapi, release, worker):
        app.cli.add_command(command)
