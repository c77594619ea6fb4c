"""What a plan must be; sentences by field, for forms and for changes alike."""

import datetime as dt
from typing import Final

from server.core.text.i18n import Message, _
from server.investments.plans import Changes, Plan, rule_in
from server.investments.schedules import Frequency, Schedule, Stretch

CHOOSE_FREQUENCY: Final = _("Choose every day, every week or every month.")
CHOOSE_WEEKDAY: Final = _("Choose a day of the week.")
CHOOSE_MONTH_DAY: Final = _("Choose the 1st to the 28th, or the last day of the month.")
START_PAST: Final = _("Choose a start from today on.")
BEGUN: Final = _("This plan has begun, so its start stays.")
END_PAST: Final = _("Choose an end from today on.")
BACKWARDS: Final = _("The end comes before the start.")
NO_DATE: Final = _("No date of this plan lies before its end.")
TOO_FAR: Final = _("Choose a date within the next 100 years.")

FURTHEST: Final = 100 * 365

Problems = dict[str, Message]


def problems(wanted: Changes, today: dt.date, before: Plan | None = None) -> Problems:
    """What is wrong with a plan, one sentence a field; what is missing of `wanted` is not judged.

    `before` is the plan as it was, whose own dates are no mistake.
    """
    found = _rule_problems(wanted, before) | _start_problems(wanted, today, before)
    found |= _end_problems(wanted, today, before)
    begun = before is not None and before.starts < today
    if not found and not begun:
        found = _empty_problems(wanted)
    return found


def _rule_problems(wanted: Changes, before: Plan | None) -> Problems:
    rule = before.rule if before else None
    frequency = wanted.get("frequency")
    if frequency is None:
        return {}
    made = rule_in(wanted, rule)
    if frequency is Frequency.WEEKLY and made.weekday is None:
        return {"weekday": CHOOSE_WEEKDAY}
    if frequency is Frequency.MONTHLY and made.month_day is None:
        return {"month_day": CHOOSE_MONTH_DAY}
    return {}


def _start_problems(wanted: Changes, today: dt.date, before: Plan | None) -> Problems:
    starts = wanted.get("starts")
    if starts is None or (before and starts == before.starts):
        return {}
    if before and before.starts < today:
        return {"starts": BEGUN}
    if starts < today:
        return {"starts": START_PAST}
    return {"starts": TOO_FAR} if (starts - today).days > FURTHEST else {}


def _end_problems(wanted: Changes, today: dt.date, before: Plan | None) -> Problems:
    until, starts = wanted.get("until"), wanted.get("starts")
    if until is None:
        return {}
    if starts is not None and until < starts:
        return {"until": BACKWARDS}
    if before and until == before.until:
        return {}
    if until < today:
        return {"until": END_PAST}
    return {"until": TOO_FAR} if (until - today).days > FURTHEST else {}


def _empty_problems(wanted: Changes) -> Problems:
    """A plan whose end comes before its first date would never ask for anything."""
    starts, until = wanted.get("starts"), wanted.get("until")
    if starts is None or until is None or "frequency" not in wanted:
        return {}
    dates = Schedule([Stretch(rule_in(wanted), starts, until)])
    return {} if dates.upcoming(starts, 1) else {"until": NO_DATE}
