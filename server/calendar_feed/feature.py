"""What calendar feed registers."""

from typing import Final

from server.calendar_feed import addresses
from server.calendar_feed.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="calendar_feed",
    blueprint=blueprint,
    export=addresses.export,
)
