"""The features of what everybody can read, and of how often it is read."""

from typing import Final

from server.articles import views as articles_views
from server.comments import commands as comments_commands
from server.comments import showing as comments_showing
from server.comments import taking as comments_taking
from server.comments import views as comments_views
from server.features.feature import Feature

CONTENT: Final[tuple[Feature, ...]] = (
    Feature(name="articles", blueprint=articles_views.blueprint),
    Feature(
        name="comments",
        blueprint=comments_views.blueprint,
        commands=comments_commands.COMMANDS,
        export=comments_taking.export,
        erase=comments_showing.erase,
        seen=comments_showing.follow,
    ),
    Feature(name="traffic"),
)
