"""What admin registers."""

from typing import Final

from server.admin.views import blueprint
from server.core.feature_registration import Feature
from server.sessions.initial_answers import InitialCall, initial_calls, parameters

FEATURE: Final = Feature(
    name="admin",
    blueprint=blueprint,
    provides=(
        initial_calls.provide(
            InitialCall("/admin/dashboard", ("/dashboard",), parameters(range="30d"))
        ),
    ),
)
