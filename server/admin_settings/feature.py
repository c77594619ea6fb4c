"""What admin settings registers."""

from typing import Final

from server.admin_settings.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="admin_settings",
    blueprint=blueprint,
)
