"""What the forecast registers."""

from typing import Final

from server.budgets.known_plans import plan_reader
from server.core.feature_registration import Feature
from server.forecast.known_plans import PLAN_READER
from server.forecast.views import blueprint
from server.sessions.initial_answers import InitialCall, initial_calls, parameters

FEATURE: Final = Feature(
    name="forecast",
    blueprint=blueprint,
    provides=(
        plan_reader.provide(PLAN_READER),
        initial_calls.provide(
            InitialCall(
                "/forecast",
                pages=("/forecast",),
                query=parameters(months=None, leave_out=None, add=None),
            )
        ),
    ),
)
