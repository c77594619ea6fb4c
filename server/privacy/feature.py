"""The registration of privacy."""

from typing import Final

from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.notifications.preferences import minors
from server.privacy import (
    account_closure,
    consents,
    data_export,
    data_requests,
    export_job,
    letters,
)
from server.privacy.views import blueprint

MINUTE: Final = 60
JOBS: Final = (
    Job(export_job.JOB, export_job.ARCHIVES.write_next, every_seconds=MINUTE, is_long=True),
    Job("old_exports", export_job.remove_old_exports, every_seconds=60 * MINUTE),
    Job("erase_accounts", account_closure.erase_closed_accounts, every_seconds=MINUTE),
)

FEATURE: Final = Feature(
    name="privacy",
    blueprint=blueprint,
    letters={
        letters.EXPORT_READY: letters.export_ready,
        letters.ACCOUNT_CLOSES: letters.account_closes,
        letters.ASK_PARENT: letters.ask_parent,
        letters.REQUEST_ANSWERED: letters.request_answered,
    },
    jobs=JOBS,
    export=data_export.export,
    gauges=data_requests.gauges,
    provides=(minors.provide(consents.find_without_consent),),
)
