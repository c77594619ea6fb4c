"""What admin registers."""

from typing import Final

from server.admin.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="admin",
    blueprint=blueprint,
)
