"""The days on which money may be recorded."""

import datetime as dt
from typing import Final

import marshmallow as ma
from flask_login import current_user

from server.core.calendar.clock import today
from server.core.text.i18n import _

FIRST_DAY: Final = dt.date(1970, 1, 1)
TOO_EARLY: Final = _("Choose a date on or after January 1, 1970.")
TOO_LATE: Final = _("Choose a date no later than tomorrow.")


def last_recordable_day(present: dt.date) -> dt.date:
    """The latest day on which money may be recorded: one day ahead."""
    return present + dt.timedelta(days=1)


def require_recordable_day(day: dt.date) -> None:
    """Raise ValidationError for a day on which the reader cannot record money."""
    if day < FIRST_DAY:
        raise ma.ValidationError(TOO_EARLY)
    if day > last_recordable_day(today(current_user.timezone)):
        raise ma.ValidationError(TOO_LATE)
