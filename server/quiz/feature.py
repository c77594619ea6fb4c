"""What quiz registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.investments.risk_profile import risk_hints
from server.quiz import service
from server.quiz.views import blueprint
from server.users.calendar_changes import calendar_changes

FEATURE: Final = Feature(
    name="quiz",
    blueprint=blueprint,
    export=service.export,
    provides=(
        risk_hints.provide(service.risk_hints),
        calendar_changes.provide(service.follow_calendar),
    ),
)
