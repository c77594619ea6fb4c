"""What goals registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.goals import contributions, data_export
from server.goals.views import blueprint
from server.sessions.initial_answers import InitialCall, initial_calls, parameters
from server.transactions.booking_checks import booking_checks

PAGES: Final = ("/planning",)
QUERIES: Final = tuple(parameters({"archived": archived}) for archived in ("false", "true"))

FEATURE: Final = Feature(
    name="goals",
    blueprint=blueprint,
    export=data_export.export,
    provides=(
        booking_checks.provide(contributions.BOOKING_CHECK),
        *(initial_calls.provide(InitialCall("/goals", PAGES, query)) for query in QUERIES),
    ),
)
