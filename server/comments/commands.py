"""What whoever runs the product does with comments: `flask --app wsgi <command>`."""

import click
from flask.cli import with_appcontext

from server.comments import moderating
from server.comments.models import REASONS
from server.core.calendar.clock import wire
from server.core.database.unit_of_work import unit_of_work
from server.core.errors import NotFound


@click.command("held-comments")
@with_appcontext
def held_comments() -> None:
    """List the comments that are held, the oldest first: why, by whom, and what they say."""
    waiting = moderating.held()
    for one in waiting:
        click.echo(f"{one.id}  {wire(one.created_at)}  held for {one.held_for}")
        click.echo(f"  by {one.author} below {one.article}")
        for report in one.reports:
            click.echo(f"  reported as {_indented(report)}")
        click.echo(f"  | {_indented(one.text)}\n")
    click.echo(f"{len(waiting)} held.")


@click.command("release-comment")
@click.argument("comment_id", metavar="ID")
@with_appcontext
def release_comment(comment_id: str) -> None:
    """Let a held comment be seen; what was reported of it is settled."""
    try:
        with unit_of_work():
            moderating.release(comment_id)
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
            moderating.remove(comment_id, reason)
    except NotFound as error:
        raise click.ClickException("No comment has this id.") from error
    click.echo("It is gone.")


def _indented(text: str) -> str:
    return text.replace("\n", "\n  | ")


COMMANDS = (held_comments, release_comment, remove_comment)
