"""What rules registers."""

from typing import Final

from server.categories.usage import category_usages
from server.core.data_restore import restorers
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.rules import (
    applications,
    category_usage,
    data_export,
    restoration,
    service,
    typed_details,
    wallet_usage,
)
from server.rules.gauges import gauges
from server.rules.views import blueprint
from server.sessions.initial_answers import InitialCall, initial_calls
from server.transactions.suggestions import category_rules
from server.wallets.usage import wallet_usages

HOUR: Final = 60 * 60

FEATURE: Final = Feature(
    name="rules",
    blueprint=blueprint,
    jobs=(
        Job("old_rule_changes", applications.delete_expired, every_seconds=HOUR),
        Job("removed_rules", service.delete_removed, every_seconds=HOUR),
    ),
    export=data_export.export,
    gauges=gauges,
    provides=(
        category_usages.provide(category_usage.USAGE),
        wallet_usages.provide(wallet_usage.USAGE),
        restorers.provide(restoration.RESTORER),
        category_rules.provide(typed_details.rules_of_suggestions),
        initial_calls.provide(InitialCall("/rules", pages=("/rules",))),
    ),
)
