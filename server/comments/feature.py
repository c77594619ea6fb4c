"""What comments registers."""

from typing import Final

from server.comments import moderation, service, visibility
from server.comments.commands import COMMANDS
from server.comments.views import blueprint
from server.core.feature_registration import Feature
from server.users.visibility import visibility_changes

FEATURE: Final = Feature(
    name="comments",
    blueprint=blueprint,
    commands=COMMANDS,
    export=service.export,
    erase=visibility.erase_counts,
    gauges=moderation.gauges,
    provides=(visibility_changes.provide(visibility.follow_account),),
)
