"""What overview registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.overview.views import blueprint
from server.sessions.initial_answers import InitialCall, initial_calls

FEATURE: Final = Feature(
    name="overview",
    blueprint=blueprint,
    provides=(
        initial_calls.provide(
            InitialCall("/overview", pages=("/overview", "/transaction"), views=("",))
        ),
    ),
)
