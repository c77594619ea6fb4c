"""What stands in a calendar: something on a day, or at a time of it, once or again and again.

A rule says its days as RFC 5545 and dateutil both understand them, so that the first day of an
entry and what other programs make of its rule are computed from one and the same thing.
"""

# RF-DOC What stands in somebody's calendar, each thing by its own rule.
import datetime as dt
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from dateutil.rrule import DAILY, MONTHLY, WEEKLY, YEARLY, rrule

from server.core.calendar.money_month import MONTHS_A_YEAR, MoneyCalendar
from server.core.text.i18n import Message, _, translate
from server.goals.feed import FeedGoal, list_feed_goals
from server.investments.feed import FeedPlan, list_feed_plans
from server.reminders.feed import FeedReminder, list_feed_reminders
from server.reminders.recurrence import Frequency
from server.site.amount_format import get_amount_format
from server.site.holidays import get_money_calendar
from server.transactions.reports import month_label

LAST_DAY: Final = -1
SHORTEST_MONTH: Final = 28
LONGEST_MONTH: Final = 31
FEBRUARY: Final = 2
WEEKDAYS: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
STEPS: Final[Mapping[str, Any]] = MappingProxyType(
    {"DAILY": DAILY, "WEEKLY": WEEKLY, "MONTHLY": MONTHLY, "YEARLY": YEARLY}
)


class Rule(NamedTuple):
    """The days of something that repeats; a weekday is 0 for Monday, -1 the last day of a month.

    Of several days of a month the last one counts that the month has.
    """

    step: str
    weekday: int | None = None
    month: int | None = None
    month_days: tuple[int, ...] = ()

    @property
    def parts(self) -> dict[str, Any]:
        """The rule by the names of RFC 5545, without its end."""
        found: dict[str, Any] = {"FREQ": self.step}
        if self.weekday is not None:
            found["BYDAY"] = WEEKDAYS[self.weekday]
        if self.month is not None:
            found["BYMONTH"] = self.month
        if self.month_days:
            found["BYMONTHDAY"] = list(self.month_days)
        if len(self.month_days) > 1:
            found["BYSETPOS"] = -1
        return found

    def first(self, day: dt.date) -> dt.date | None:
        """Its first day from a day on; None when the calendar itself ends before."""
        found = rrule(
            STEPS[self.step],
            dtstart=dt.datetime.combine(day, dt.time()),
            byweekday=self.weekday,
            bymonth=self.month,
            bymonthday=self.month_days or None,
            bysetpos=-1 if len(self.month_days) > 1 else None,
            count=1,
        )
        return next((moment.date() for moment in found), None)


def daily() -> Rule:
    """Every day."""
    return Rule("DAILY")


def weekly(weekday: int) -> Rule:
    """The same day of every week."""
    return Rule("WEEKLY", weekday=weekday)


def monthly(day: int) -> Rule:
    """The same day of every month, its last one where it has no such day."""
    if day in {LAST_DAY, LONGEST_MONTH}:
        # Says the same as a choice among four days would, and more programs understand it.
        return Rule("MONTHLY", month_days=(LAST_DAY,))
    return Rule("MONTHLY", month_days=tuple(range(min(day, SHORTEST_MONTH), day + 1)))


def yearly(day: dt.date) -> Rule:
    """The same day of every year; the last one of February for its 29th."""
    is_leap_day = day.month == FEBRUARY and day.day > SHORTEST_MONTH
    return Rule("YEARLY", month=day.month, month_days=(LAST_DAY if is_leap_day else day.day,))


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of a calendar; `until` is the last day of its rule, both without an end are None.

    `uid` names it for good, `sequence` counts its versions. Without a time it takes the whole day.
    """

    uid: str
    day: dt.date
    summary: str
    path: str
    changed_at: dt.datetime
    sequence: int = 0
    description: str = ""
    time: dt.time | None = None
    rule: Rule | None = None
    until: dt.date | None = None
    without: tuple[dt.date, ...] = ()


PLANNING: Final = "/planning"
OVERVIEW: Final = "/overview"
REMINDERS: Final = "/reminders"
# What is longer over than this is no longer told.
PAST_SHOWN: Final = dt.timedelta(days=366)
DIGEST_LENGTH: Final = 16

AMOUNT: Final = _("Amount: {amount}")
INVEST: Final = _("Investment date")
INVEST_AMOUNT: Final = _("Amount to invest: {amount}")
GOAL: Final = _("Goal: {name}")
GOAL_TARGET: Final = _("Target: {amount}")
PAYDAY: Final = _("Payday")
MONTH_BEGINS: Final = _("Your money month {month} begins.")


class FeedContext(NamedTuple):
    """Whose calendar it is, how they read it, and since when it is told this way."""

    owner_id: str
    timezone: str
    today: dt.date
    language: str
    payday: int
    payday_shift: bool
    with_amounts: bool
    changed_at: dt.datetime

    def said(self, message: Message, **params: object) -> str:
        """A sentence in the owner's language."""
        return translate(message, self.language, **params)

    def amount(self, message: Message, amount: int | None) -> str:
        """A sentence with an amount, nothing where the owner wants none told."""
        if not self.with_amounts or amount is None:
            return ""
        return self.said(message, amount=get_amount_format(None, self.language)(amount))

    def since(self, moment: dt.datetime) -> dt.datetime:
        """When something that was changed at a moment came to be told as it is."""
        return max(moment, self.changed_at)


def list_entries(reading: FeedContext) -> list[Entry]:
    """Everything that the owner's calendar holds; the same every time it is asked for."""
    return [
        *_reminders(reading),
        *_plans(reading),
        *_goals(reading),
        *_paydays(reading),
    ]


def _reminders(reading: FeedContext) -> Iterator[Entry]:
    for one in list_feed_reminders(reading.owner_id, reading.today - PAST_SHOWN):
        rule = _rule_of_reminder(one)
        first = rule.first(one.first) if rule else one.first
        if first is None or (rule and one.until and first > one.until):
            continue
        if rule is None and first in one.skipped:
            continue
        yield Entry(
            uid=f"reminder-{one.id}@lumbung",
            day=first,
            time=one.time,
            summary=one.description,
            description=reading.amount(AMOUNT, one.amount),
            path=REMINDERS,
            changed_at=reading.since(one.changed_at),
            sequence=one.version - 1,
            rule=rule,
            until=one.until if rule else None,
            without=one.skipped,
        )


def _rule_of_reminder(one: FeedReminder) -> Rule | None:
    rules = {
        Frequency.DAILY: daily(),
        Frequency.WEEKLY: weekly(one.day.weekday()),
        Frequency.MONTHLY: monthly(one.month_day),
        Frequency.YEARLY: yearly(one.day),
    }
    return rules.get(one.frequency)


def _plans(reading: FeedContext) -> Iterator[Entry]:
    for plan in list_feed_plans(reading.owner_id, reading.today - PAST_SHOWN):
        rule = _rule_of_plan(plan)
        first = rule.first(plan.since)
        if first is None or (plan.until and first > plan.until):
            continue
        yield Entry(
            uid=f"plan-{plan.id}@lumbung",
            day=first,
            summary=reading.said(INVEST),
            description=reading.amount(INVEST_AMOUNT, plan.amount),
            path=PLANNING,
            changed_at=reading.since(plan.changed_at),
            sequence=plan.version - 1,
            rule=rule,
            until=plan.until,
            without=plan.skipped,
        )


def _rule_of_plan(plan: FeedPlan) -> Rule:
    if plan.rule.weekday is not None:
        return weekly(plan.rule.weekday)
    return daily() if plan.rule.month_day is None else monthly(plan.rule.month_day)


def _goals(reading: FeedContext) -> Iterator[Entry]:
    for goal in list_feed_goals(reading.owner_id, reading.today - PAST_SHOWN, reading.language):
        yield _goal(goal, reading)


def _goal(goal: FeedGoal, reading: FeedContext) -> Entry:
    return Entry(
        uid=f"goal-{goal.id}@lumbung",
        day=goal.due,
        summary=reading.said(GOAL, name=goal.name),
        description=reading.amount(GOAL_TARGET, goal.target),
        path=PLANNING,
        changed_at=reading.since(goal.changed_at),
        sequence=goal.version - 1,
    )


def _paydays(reading: FeedContext) -> Iterator[Entry]:
    """The paydays of twelve money months, today's among them when it is one."""
    calendar: MoneyCalendar = get_money_calendar(reading.payday, shift=reading.payday_shift)
    present = calendar.month_at(reading.today)
    first = 0 if present.start == reading.today else 1
    # One person's days of pay are no other's, although nothing but a day tells them apart.
    owner = hashlib.sha256(reading.owner_id.encode()).hexdigest()[:DIGEST_LENGTH]
    for count in range(first, first + MONTHS_A_YEAR):
        month = calendar.month_after(present, count)
        yield Entry(
            # A payday that moves is another one: nothing counts how often it did.
            uid=f"payday-{month.start.isoformat()}-{owner}@lumbung",
            day=month.start,
            summary=reading.said(PAYDAY),
            description=reading.said(
                MONTH_BEGINS, month=f"{month_label(month, reading.language)} {month.year}"
            ),
            path=OVERVIEW,
            changed_at=reading.changed_at,
        )
