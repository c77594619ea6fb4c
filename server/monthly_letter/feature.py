"""What monthly letter registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.core.operations.job_queue import Job
from server.monthly_letter import letter_archive, letters, service
from server.monthly_letter.views import blueprint
from server.sessions.initial_answers import InitialCall, initial_calls, parameters
from server.users.calendar_changes import calendar_changes

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE

JOBS: Final = (
    Job("monthly_letters", service.dispatch_due, every_seconds=MINUTE),
    Job("monthly_letters_enrol", service.enrol_accounts, every_seconds=HOUR),
)

FEATURE: Final = Feature(
    name="monthly_letter",
    blueprint=blueprint,
    letters={letters.MONTHLY_LETTER: letters.monthly_letter},
    jobs=JOBS,
    export=letter_archive.export,
    provides=(
        calendar_changes.provide(service.follow_calendar),
        initial_calls.provide(
            InitialCall("/letters", pages=("/letters",), query=parameters(month=None))
        ),
    ),
)
