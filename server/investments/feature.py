"""What investments registers."""

from typing import Final

from server.core.data_restore import restorers
from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.investments import due_dates, due_dispatch, letters, restoration, service
from server.investments.views import blueprint
from server.transactions.due_dates import due_date_sources
from server.users.calendar_changes import calendar_changes
from server.wallets.usage import wallet_usages

JOBS: Final = (Job("plan_dates", due_dispatch.dispatch_due, every_seconds=60),)

FEATURE: Final = Feature(
    name="investments",
    blueprint=blueprint,
    letters={letters.PLAN_DATE: letters.plan_date},
    jobs=JOBS,
    export=service.export,
    provides=(
        restorers.provide(restoration.RESTORER),
        calendar_changes.provide(due_dispatch.follow_time_zone),
        wallet_usages.provide(service.WALLET_USE),
        due_date_sources.provide(due_dates.SOURCE),
    ),
)
