"""What goals registers."""

from typing import Final

from server.core.data_restore import restorers
from server.core.feature_registration import Feature
from server.goals import contributions, data_export, restoration, wallet_usage
from server.goals.views import blueprint
from server.sessions.initial_answers import InitialCall, initial_calls, parameters
from server.transactions.booking_checks import booking_checks
from server.wallets.usage import wallet_usages

PAGES: Final = ("/planning",)
QUERIES: Final = tuple(parameters({"archived": archived}) for archived in ("false", "true"))

FEATURE: Final = Feature(
    name="goals",
    blueprint=blueprint,
    export=data_export.export,
    provides=(
        restorers.provide(restoration.RESTORER),
        booking_checks.provide(contributions.BOOKING_CHECK),
        wallet_usages.provide(wallet_usage.USAGE),
        *(initial_calls.provide(InitialCall("/goals", PAGES, query)) for query in QUERIES),
    ),
)
