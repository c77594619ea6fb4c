"""What admin content registers."""

from typing import Final

from server.admin_content.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="admin_content",
    blueprint=blueprint,
)
