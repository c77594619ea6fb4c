"""What articles registers."""

from typing import Final

from server.articles.commands import ship_articles
from server.articles.jobs import JOBS
from server.articles.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="articles",
    blueprint=blueprint,
    jobs=JOBS,
    commands=(ship_articles,),
)
