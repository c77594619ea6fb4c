"""What debts registers."""

from typing import Final

from server.core.data_restore import restorers
from server.core.feature_registration import Feature
from server.debts import data_export, due_dates, letters, restoration, service, wallet_usage
from server.debts.views import blueprint
from server.sessions.initial_answers import InitialCall, initial_calls
from server.transactions.booking_checks import booking_checks
from server.transactions.due_dates import due_date_sources
from server.wallets.usage import wallet_usages

LIST: Final = "/debts"

FEATURE: Final = Feature(
    name="debts",
    blueprint=blueprint,
    letters={letters.INSTALMENT_DUE: letters.instalment_due},
    export=data_export.export,
    provides=(
        restorers.provide(restoration.RESTORER),
        booking_checks.provide(service.BOOKING_CHECK),
        due_date_sources.provide(due_dates.SOURCE),
        wallet_usages.provide(wallet_usage.USAGE),
        initial_calls.provide(InitialCall("/debts", pages=(LIST,))),
    ),
)
