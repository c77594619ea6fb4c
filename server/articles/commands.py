"""What an operator asks of the articles: `flask --app wsgi <command>`."""

import click
from flask.cli import with_appcontext

from server.articles import shipping
from server.core.database.unit_of_work import unit_of_work


def bring_articles() -> None:
    """Bring the articles that come with the product into the store, and say what was done."""
    with unit_of_work():
        outcome = shipping.ship()
    if any(outcome):
        click.echo(
            f"Articles: {outcome.added} parts added, {outcome.updated} updated,"
            f" {outcome.left} left as operators want them."
        )


@click.command("ship-articles")
@with_appcontext
def ship_articles() -> None:
    """Add and update the articles that come with the product; leaves what operators changed."""
    bring_articles()
