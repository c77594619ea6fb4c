"""What monthly letter registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.monthly_letter import letters, service
from server.users.calendar_changes import calendar_changes

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE

JOBS: Final = (
    Job("monthly_letters", service.dispatch_due, every_seconds=MINUTE),
    Job("monthly_letters_enrol", service.enrol_accounts, every_seconds=HOUR),
)

FEATURE: Final = Feature(
    name="monthly_letter",
    letters={letters.MONTHLY_LETTER: letters.monthly_letter},
    jobs=JOBS,
    export=service.export,
    provides=(calendar_changes.provide(service.follow_calendar),),
)
