"""What transactions registers."""

from collections.abc import Mapping
from typing import Final

from server.categories.usage import category_usages
from server.core.feature_registration import Feature
from server.core.http.idempotency import delete_old_keys
from server.core.operations.job_queue import Job
from server.sessions.accounts import Account
from server.sessions.initial_answers import InitialCall, Query, initial_calls, parameters
from server.sessions.session_listeners import session_listeners
from server.transactions import (
    category_usage,
    data_export,
    long_exports,
    queries,
    wallet_usage,
)
from server.transactions.commands import check_balances, partition_ledger
from server.transactions.long_exports import EXPORTS, ExportSessionListener
from server.transactions.undo_log import delete_expired
from server.transactions.wallet_views import blueprint
from server.users.guest_limits import entry_counts
from server.wallets.usage import wallet_usages

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
PAGE: Final = "/transaction"
LIST_VIEW: Final = ("",)
CATEGORIES_VIEW: Final = ("categories",)
ALL: Final = "all"
# What the client's list of everything shows besides income and expenses.
INCLUDED: Final = "transfers,adjustments"
UNSET: Final = ("include", "wallet", "category_id", "from", "to", "q", "sort")
FILTERS: Final = parameters(category=ALL, **dict.fromkeys(UNSET))
CATEGORIES: Final = parameters(**{"month": None, "from": None, "to": None, "compare": None})


def list_query(account: Account, page: Mapping[str, str]) -> Query:
    """The first page of the list, as the filters in the address of the page narrow it."""
    filters = FILTERS(account, page)
    included = INCLUDED if filters["category"] == ALL else None
    return {**filters, "include": included, "limit": "50"}


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
        entry_counts.provide(queries.count_entries),
        session_listeners.provide(ExportSessionListener()),
        initial_calls.provide(InitialCall("/transactions", (PAGE,), list_query, LIST_VIEW)),
        initial_calls.provide(InitialCall("/transactions/exports", (PAGE,), views=LIST_VIEW)),
        initial_calls.provide(
            InitialCall("/transactions/by-category", (PAGE,), CATEGORIES, CATEGORIES_VIEW)
        ),
    ),
)
