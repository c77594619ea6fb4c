"""What budgets registers."""

from typing import Final

from server.budgets import alerts, category_usage, data_export, letters, restoration
from server.budgets.views import blueprint
from server.categories.usage import category_usages
from server.core.data_restore import restorers
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.sessions.initial_answers import InitialCall, initial_calls, parameters

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
PAGES: Final = ("/budget",)
MONTH: Final = parameters(month=None)

FEATURE: Final = Feature(
    name="budgets",
    blueprint=blueprint,
    letters={letters.BUDGET_ALERT: letters.budget_alert},
    jobs=(
        Job("budget_alerts", alerts.update_changed_ledgers, every_seconds=MINUTE),
        Job("forget_budget_alerts", alerts.delete_old_alerts, every_seconds=DAY),
    ),
    export=data_export.export,
    provides=(
        restorers.provide(restoration.RESTORER),
        category_usages.provide(category_usage.USAGE),
        initial_calls.provide(InitialCall("/allocation", PAGES, MONTH)),
        initial_calls.provide(InitialCall("/budgets", PAGES, MONTH)),
    ),
)
