"""What goals registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.goals import data_export
from server.goals.views import blueprint

FEATURE: Final = Feature(
    name="goals",
    blueprint=blueprint,
    export=data_export.export,
)
