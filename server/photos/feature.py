"""What photos registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.photos import taking
from server.photos.views import blueprint

FEATURE: Final = Feature(
    name="photos",
    blueprint=blueprint,
    export=taking.export,
)
