"""What admin users registers."""

from typing import Final

from server.admin_users.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="admin_users",
    blueprint=blueprint,
)
