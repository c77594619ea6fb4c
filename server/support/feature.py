"""What support registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.support import inbox, letters, service
from server.support.views import blueprint

FEATURE: Final = Feature(
    name="support",
    blueprint=blueprint,
    letters={letters.COPY: letters.message_copy, letters.REPLY: letters.operator_reply},
    export=service.export,
    gauges=inbox.gauges,
)
