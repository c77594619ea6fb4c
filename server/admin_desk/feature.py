"""What admin desk registers."""

from typing import Final

from server.admin_desk.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="admin_desk",
    blueprint=blueprint,
)
