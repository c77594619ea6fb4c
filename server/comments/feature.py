"""What comments registers."""

from typing import Final

from server.comments import moderating, showing, taking
from server.comments.commands import COMMANDS
from server.comments.views import blueprint
from server.core.feature_registration import Feature
from server.users.presence import presence

FEATURE: Final = Feature(
    name="comments",
    blueprint=blueprint,
    commands=COMMANDS,
    export=taking.export,
    erase=showing.erase,
    gauges=moderating.gauges,
    provides=(presence.provide(showing.follow),),
)
