"""The features of what everybody can read, and of how often it is read."""

from typing import Final

from server.articles import commands as articles_commands
from server.articles import jobs as articles_jobs
from server.articles import service as articles_service
from server.articles import views as articles_views
from server.comments import commands as comments_commands
from server.comments import data_export as comments_taking
from server.comments import moderation as comments_moderating
from server.comments import views as comments_views
from server.comments import visibility as comments_showing
from server.features.feature import Feature
from server.monthly_letter.tips import Tip, tips
from server.traffic import jobs as traffic_jobs
from server.traffic import views as traffic_views
from server.traffic import waiting as traffic_waiting


def _newest_tip(language: str) -> Tip | None:
    """What the monthly letter tells of the tip that was published last."""
    tip = articles_service.find_newest_tip(language)
    return Tip(title=tip["title"], summary=tip["description"], path=tip["path"]) if tip else None


CONTENT: Final[tuple[Feature, ...]] = (
    Feature(
        name="articles",
        blueprint=articles_views.blueprint,
        jobs=articles_jobs.JOBS,
        commands=(articles_commands.ship_articles,),
        install=lambda _app: tips.come_from(_newest_tip),
    ),
    Feature(
        name="comments",
        blueprint=comments_views.blueprint,
        commands=comments_commands.COMMANDS,
        export=comments_taking.export,
        erase=comments_showing.erase_counts,
        seen=comments_showing.follow_account,
        gauges=comments_moderating.gauges,
    ),
    Feature(
        name="traffic",
        blueprint=traffic_views.blueprint,
        jobs=traffic_jobs.JOBS,
        erase=traffic_waiting.forget,
        gauges=traffic_jobs.gauges,
    ),
)
