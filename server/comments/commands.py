"""Moderation commands: `flask --app wsgi <command>`."""

from collections.abc import Mapping
from typing import Any

import click
from flask.cli import with_appcontext

from server.comments import moderation
from server.comments.visibility import HELD, REASONS
from server.core.database.unit_of_work import unit_of_work
from server.core.errors import NotFound
from server.core.text.i18n import DEFAULT


@click.command("held-comments")
@with_appcontext
def held_comments() -> None:
    """List the comments that are held, the oldest first: why, by whom, and what they say."""
    held = moderation.list_comments(DEFAULT, None, "", HELD)
    for one in held.items:
        author = one["author"]["username"] or "" if one["author"] else "(account not in use)"
        click.echo(f"{one['id']}  {one['created_at']}  held for {one['held_for']}")
        click.echo(f"  by {author} below {one['article']['slug']}")
        for report in one["reports"]:
            click.echo(f"  reported as {_indented(_describe(report))}")
        click.echo(f"  | {_indented(one['text'])}\n")
    click.echo(f"{held.total} held.")


@click.command("release-comment")
@click.argument("comment_id", metavar="ID")
@with_appcontext
def release_comment(comment_id: str) -> None:
    """Let a held comment be seen; what was reported of it is settled."""
    try:
        with unit_of_work():
            moderation.release_comment(comment_id)
    except NotFound as error:
        raise click.ClickException("No held comment has this id.") from error
    click.echo("Others can see it now.")


@click.command("remove-comment")
@click.argument("comment_id", metavar="ID")
@click.option("--reason", type=click.Choice(REASONS), required=True, help="Kept in the audit log.")
@with_appcontext
def remove_comment(comment_id: str, reason: str) -> None:
    """Delete a comment for good, held or not."""
    try:
        with unit_of_work():
            moderation.remove_comment(comment_id, reason)
    except NotFound as error:
        raise click.ClickException("No comment has this id.") from error
    click.echo("It is gone.")


def _describe(report: Mapping[str, Any]) -> str:
    earlier = " (before it was changed)" if report["is_earlier"] else ""
    note = f": {report['note']}" if report["note"] else ""
    return f"{report['reason']}{earlier}{note}"


def _indented(text: str) -> str:
    return text.replace("\n", "\n  | ")


COMMANDS = (held_comments, release_comment, remove_comment)
