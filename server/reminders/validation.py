"""What is wrong with the fields of a reminder."""

import datetime as dt
from typing import Final

from server.core.calendar.ledger_days import FIRST_DAY, TOO_EARLY
from server.core.calendar.recurrence import PAYDAY, Frequency, Rule
from server.core.text.i18n import Message, _
from server.reminders.reminder import (
    AmountMode,
    ReminderFields,
    complete_fields,
    first_counted_day,
)

FURTHEST: Final = 100 * 365

TOO_FAR: Final = _("Choose a date within the next 100 years.")
BACKWARDS: Final = _("The end date is before the start date.")
END_PAST: Final = _("Choose today or a later end date.")
NO_DATE: Final = _("This reminder has no dates before it ends.")
ONE_END: Final = _("Choose an end date or a number of times, not both.")
NO_AMOUNT: Final = _("Enter an amount.")
NOT_BY_ITSELF: Final = _("Only a known amount can be recorded automatically.")

Problems = dict[str, Message]
"""A sentence by the name of the field that is wrong."""


def find_problems(
    fields: ReminderFields, today: dt.date, before: ReminderFields | None = None
) -> Problems:
    """What is wrong with the days and the amount of a reminder, one sentence per field.

    Missing fields are not checked, nor days that are the same as `before`.
    """
    day = fields.get("day")
    known = before or {}
    if lacking := _find_amount_problem(fields):
        return lacking
    if day is not None and day != known.get("day") and (problem := find_day_problem(day, today)):
        return {"day": problem}
    if day is None or "frequency" not in fields:
        return {}
    if fields.get("times") is not None and fields.get("until") is not None:
        return {"times": ONE_END}
    end = _find_end_problem(fields, today, known.get("until"))
    return {"until": end} if end else {}


def find_day_problem(day: dt.date, today: dt.date) -> Message | None:
    """What is wrong with a day of a reminder or of a requested range."""
    if day < FIRST_DAY:
        return TOO_EARLY
    return TOO_FAR if (day - today).days > FURTHEST else None


def _find_end_problem(
    fields: ReminderFields, today: dt.date, before: dt.date | None
) -> Message | None:
    until, day, frequency = fields.get("until"), fields["day"], fields["frequency"]
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
    return None if _has_dates(fields, today) else NO_DATE


def _has_dates(fields: ReminderFields, today: dt.date) -> bool:
    """Whether there is a date before the end; true when days depend on more than these fields."""
    complete = complete_fields(fields)
    if complete["month_day"] == PAYDAY or complete["shift"]:
        return True
    day, until, since = fields["day"], fields.get("until"), first_counted_day(fields, today)
    frequency, every = fields["frequency"], complete["every"]
    rule = Rule(day, frequency, complete["month_day"], until, since, every=every)
    return next(rule.dates(day), None) is not None


def _find_amount_problem(fields: ReminderFields) -> Problems:
    """What a transfer or an automatic entry lacks."""
    asks = fields.get("amount_mode") is AmountMode.ASKED
    known = fields.get("amount") is not None
    if fields.get("automatic") and (asks or not known):
        return {"automatic": NOT_BY_ITSELF} if asks else {"amount": NO_AMOUNT}
    if fields.get("to_wallet_id") and fields.get("amount_mode") in {None, AmountMode.FIXED}:
        return {} if known else {"amount": NO_AMOUNT}
    return {}
