"""What support registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.support import data_export, inbox, letters
from server.support.views import blueprint

FEATURE: Final = Feature(
    name="support",
    blueprint=blueprint,
    letters={letters.COPY: letters.message_copy, letters.REPLY: letters.operator_reply},
    export=data_export.export,
    gauges=inbox.gauges,
)
