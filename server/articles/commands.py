"""Commands about articles: `flask --app wsgi <command>`."""

import click
from flask.cli import with_appcontext

from server.articles import bundled_articles
from server.core.database.unit_of_work import unit_of_work


@click.command("ship-articles")
@with_appcontext
def ship_articles() -> None:
    """Add and update the articles that come with the product; leaves what operators changed."""
    with unit_of_work():
        outcome = bundled_articles.import_bundled()
    if any(outcome):
        click.echo(
            f"Articles: {outcome.added} parts added, {outcome.updated} updated,"
            f" {outcome.left} left as operators want them."
        )
