"""What a reminder must be; sentences by field, for forms and for changes alike."""

import datetime as dt
from typing import Final

from server.core.calendar.ledger_days import FIRST_DAY, TOO_EARLY
from server.core.text.i18n import Message, _
from server.reminders.dates import Frequency, Rule
from server.reminders.kept import Wanted, first_of, settled

TOO_FAR: Final = _("Choose a date within the next 100 years.")
BACKWARDS: Final = _("The end comes before the start.")
END_PAST: Final = _("Choose an end from today on.")
NO_DATE: Final = _("No date of this reminder lies before its end.")

FURTHEST: Final = 100 * 365

Problems = dict[str, Message]


def problems(wanted: Wanted, today: dt.date, before: Wanted | None = None) -> Problems:
    """What is wrong with the days of a reminder, one sentence a field.

    What is missing is not judged; days that stay as they were `before` are no mistake.
    """
    found: Problems = {}
    day = wanted.get("day")
    known = before or {}
    if day is not None and day != known.get("day"):
        wrong = day_problem(day, today)
        if wrong:
            found["day"] = wrong
    if found or day is None or "frequency" not in wanted:
        return found
    end = _end_problem(wanted, today, known.get("until"))
    return {"until": end} if end else {}


def day_problem(day: dt.date, today: dt.date) -> Message | None:
    """What is wrong with a day that reminders can have or be asked for."""
    if day < FIRST_DAY:
        return TOO_EARLY
    return TOO_FAR if (day - today).days > FURTHEST else None


def _end_problem(wanted: Wanted, today: dt.date, before: dt.date | None) -> Message | None:
    until, day, frequency = wanted.get("until"), wanted["day"], wanted["frequency"]
    if until is None or frequency is Frequency.ONCE:
        return None
    if until < day:
        return BACKWARDS
    if until == before:
        return None
    if until < today:
        return END_PAST
    if (until - today).days > FURTHEST:
        return TOO_FAR
    whole = settled(wanted)
    rule = Rule(day, frequency, whole["month_day"], until, first_of(day, frequency, today))
    return None if next(rule.dates(day), None) else NO_DATE
