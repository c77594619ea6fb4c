"""What the worker does for budgets."""

from typing import Final

from server.budgets import alerts
from server.core.operations.job_queue import Job

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE

JOBS: Final = (
    Job("budget_alerts", alerts.update_changed_ledgers, every_seconds=MINUTE),
    Job("forget_budget_alerts", alerts.delete_old_alerts, every_seconds=DAY),
)
