"""What the worker does for budgets."""

from typing import Final

from server.budgets import alerts
from server.core.operations.job_queue import Job

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE

JOBS: Final = (
    Job("budget_alerts", alerts.judge_changed, every_seconds=MINUTE),
    Job("forget_budget_alerts", alerts.forget_old, every_seconds=DAY),
)
