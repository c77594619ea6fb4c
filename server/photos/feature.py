"""The registration of photos."""

from typing import Final

from server.core.feature_registration import Feature
from server.photos import service
from server.photos.views import blueprint

FEATURE: Final = Feature(
    name="photos",
    blueprint=blueprint,
    export=service.export,
)
