"""What admin audit registers."""

from typing import Final

from server.admin_audit.views import blueprint
from server.core.feature_registration import Feature

FEATURE: Final = Feature(
    name="admin_audit",
    blueprint=blueprint,
)
