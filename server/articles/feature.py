"""What articles registers."""

from typing import Final

from server.articles.commands import ship_articles
from server.articles.publication import publish_due
from server.articles.views import blueprint
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job

FEATURE: Final = Feature(
    name="articles",
    blueprint=blueprint,
    jobs=(Job("planned_articles", publish_due, every_seconds=60),),
    commands=(ship_articles,),
)
