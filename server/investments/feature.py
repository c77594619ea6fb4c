"""What investments registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.investments import data_export, due_dispatch, letters
from server.investments.jobs import JOBS
from server.investments.views import blueprint
from server.users.calendar_changes import calendar_changes

FEATURE: Final = Feature(
    name="investments",
    blueprint=blueprint,
    letters={letters.PLAN_DATE: letters.plan_date},
    jobs=JOBS,
    export=data_export.export,
    provides=(calendar_changes.provide(due_dispatch.follow_time_zone),),
)
