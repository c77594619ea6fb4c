"""What monthly letter registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.monthly_letter import data_export, letters, service
from server.monthly_letter.jobs import JOBS
from server.users.calendar_changes import calendar_changes

FEATURE: Final = Feature(
    name="monthly_letter",
    letters={letters.MONTHLY_LETTER: letters.monthly_letter},
    jobs=JOBS,
    export=data_export.export,
    provides=(calendar_changes.provide(service.follow_calendar),),
)
