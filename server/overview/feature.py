"""What overview registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.overview.views import blueprint

FEATURE: Final = Feature(
    name="overview",
    blueprint=blueprint,
)
