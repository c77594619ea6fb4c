"""What transactions registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.feature_registration import Feature
from server.core.http.idempotency import delete_old_keys
from server.core.operations.job_queue import Job
from server.sessions.initial_answers import InitialCall, initial_calls, parameters
from server.sessions.session_listeners import session_listeners
from server.transactions import category_usage, data_export, long_exports, wallet_usage
from server.transactions.commands import check_balances, partition_ledger
from server.transactions.long_exports import EXPORTS, ExportSessionListener
from server.transactions.undo_log import delete_expired
from server.transactions.wallet_views import blueprint
from server.wallets.usage import wallet_usages

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
PAGE: Final = "/transaction"
LIST_VIEW: Final = ("",)
CATEGORIES_VIEW: Final = ("categories",)
LIST: Final = parameters(
    {"limit": "50"},
    **{"category": "all", "category_id": None, "from": None, "to": None, "q": None, "sort": None},
)
CATEGORIES: Final = parameters(**{"month": None, "from": None, "to": None, "compare": None})

FEATURE: Final = Feature(
    name="transactions",
    blueprint=blueprint,
    jobs=(
        Job(long_exports.JOB, EXPORTS.write_next, every_seconds=MINUTE, is_long=True),
        Job("old_transaction_exports", long_exports.delete_old_exports, every_seconds=HOUR),
        Job("forget_old_keys", delete_old_keys, every_seconds=HOUR),
        Job("forget_old_acts", delete_expired, every_seconds=HOUR),
    ),
    commands=(check_balances, partition_ledger),
    export=data_export.export,
    provides=(
        category_usages.provide(category_usage.USAGE),
        wallet_usages.provide(wallet_usage.USAGE),
        session_listeners.provide(ExportSessionListener()),
        initial_calls.provide(InitialCall("/transactions", (PAGE,), LIST, LIST_VIEW)),
        initial_calls.provide(InitialCall("/transactions/exports", (PAGE,), views=LIST_VIEW)),
        initial_calls.provide(
            InitialCall("/transactions/by-category", (PAGE,), CATEGORIES, CATEGORIES_VIEW)
        ),
    ),
)
