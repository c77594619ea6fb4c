"""What categories registers."""

from typing import Final

from server.categories import service
from server.categories.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="categories",
    blueprint=blueprint,
    export=service.export,
)
