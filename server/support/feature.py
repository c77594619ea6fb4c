"""What support registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.support import inbox, letters, taking
from server.support.views import blueprint

FEATURE: Final = Feature(
    name="support",
    blueprint=blueprint,
    letters={letters.COPY: letters.copy, letters.REPLY: letters.reply},
    export=taking.export,
    gauges=inbox.gauges,
)
