"""What articles registers."""

from typing import Final

import click
from flask.cli import with_appcontext

from server.articles import bundled_articles
from server.articles.publication import publish_due
from server.articles.views import blueprint
from server.core.database.unit_of_work import unit_of_work
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job


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


FEATURE: Final = Feature(
    name="articles",
    blueprint=blueprint,
    jobs=(Job("planned_articles", publish_due, every_seconds=60),),
    commands=(ship_articles,),
)
