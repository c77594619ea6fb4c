"""The commands that belong to no feature: `flask --app wsgi <command>`."""

import json

import click
import flask_migrate
from flask import Flask, current_app
from flask.cli import ScriptInfo, with_appcontext

from server import worker as background
from server.core.database.engine import db
from server.core.database.migration_lock import one_release
from server.core.http.openapi import document


@click.command()
@with_appcontext
def openapi() -> None:
    """Write the OpenAPI document to standard output."""
    click.echo(json.dumps(document(), indent=2, ensure_ascii=False))


@click.command()
@click.pass_context
@with_appcontext
def release(context: click.Context) -> None:
    """Bring the database to the newest revision and its articles; safe when run twice at once."""
    with one_release(db.engine):
        flask_migrate.upgrade()
        context.invoke(current_app.cli.commands["ship-articles"])


@click.command()
@click.pass_obj
def worker(info: ScriptInfo) -> None:
    """Send mail and do what is due, until SIGTERM."""
    background.work(info.load_app())


@click.command("run-job")
@click.argument("name")
@click.pass_obj
def run_job(info: ScriptInfo, name: str) -> None:
    """Do now what the worker does when it is due, such as erase_accounts."""
    jobs = background.all_jobs()
    if name not in jobs:
        raise click.BadParameter(f"There are {', '.join(sorted(jobs))}.", param_hint="NAME")
    if not background.run_job(info.load_app(), jobs[name]):
        raise click.ClickException(f"{name} failed; the log says where.")


def init_cli(app: Flask) -> None:
    """Add these commands to an application."""
    for command in (openapi, release, run_job, worker):
        app.cli.add_command(command)
