"""What the forecast registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.forecast.views import blueprint

FEATURE: Final = Feature(name="forecast", blueprint=blueprint)
