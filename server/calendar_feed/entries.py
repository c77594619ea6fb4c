"""The entries of a calendar feed: reminders, plans, goals and paydays, each with its rule.

A rule names its days in terms that RFC 5545 and dateutil share, so that the first day of an entry
agrees with what other programs compute from the rule.
"""

import datetime as dt
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from dateutil.rrule import DAILY, MONTHLY, WEEKLY, YEARLY, rrule

from server.core.calendar.money_month import MONTHS_A_YEAR, MoneyCalendar
from server.core.calendar.recurrence import Frequency
from server.core.text.i18n import Message, _, translate
from server.goals.feed import list_feed_goals
from server.investments.feed import FeedPlan, list_feed_plans
from server.reminders.feed import FeedReminder, list_feed_reminders
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

PLANNING: Final = "/planning"
INVESTMENTS: Final = f"{PLANNING}?tab=investments"
OVERVIEW: Final = "/overview"
REMINDERS: Final = "/reminders"
# Entries that ended longer ago than this are left out.
PAST_SHOWN: Final = dt.timedelta(days=366)
DIGEST_LENGTH: Final = 16

AMOUNT: Final = _("Amount: {amount}")
INVEST: Final = _("Investment date")
INVEST_AMOUNT: Final = _("Amount to invest: {amount}")
GOAL: Final = _("Goal: {name}")
GOAL_TARGET: Final = _("Target: {amount}")
PAYDAY: Final = _("Payday")
MONTH_BEGINS: Final = _("Your {month} money month starts.")


class Rule(NamedTuple):
    """A recurrence rule; a weekday is 0 for Monday, -1 the last day of a month.

    Of several days of a month, the last one that the month has counts.
    """

    step: str
    weekday: int | None = None
    month: int | None = None
    month_days: tuple[int, ...] = ()
    every: int = 1

    @property
    def parts(self) -> dict[str, Any]:
        """The parts of an RRULE, without its end."""
        found: dict[str, Any] = {"FREQ": self.step}
        if self.every > 1:
            found["INTERVAL"] = self.every
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
        """Its first day from a day on; None past the year 9999."""
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
        # The same as a choice among four days, but supported by more programs.
        return Rule("MONTHLY", month_days=(LAST_DAY,))
    return Rule("MONTHLY", month_days=tuple(range(min(day, SHORTEST_MONTH), day + 1)))


def yearly(day: dt.date) -> Rule:
    """The same day of every year; the last one of February for its 29th."""
    is_leap_day = day.month == FEBRUARY and day.day > SHORTEST_MONTH
    return Rule("YEARLY", month=day.month, month_days=(LAST_DAY if is_leap_day else day.day,))


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of a calendar; `until` is the last day of its rule, None without an end.

    `uid` is permanent, `sequence` counts its versions. Without a time it is an all-day entry.
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


class FeedContext(NamedTuple):
    """The owner of a feed, how the owner reads it, and since when it has this content."""

    owner_id: str
    timezone: str
    today: dt.date
    language: str
    payday: int
    payday_shift: bool
    with_amounts: bool
    changed_at: dt.datetime

    def translate(self, message: Message, **params: object) -> str:
        """A sentence in the owner's language."""
        return translate(message, self.language, **params)

    def amount(self, message: Message, amount: int | None) -> str:
        """A sentence with an amount; empty when the owner hides amounts."""
        if not self.with_amounts or amount is None:
            return ""
        return self.translate(message, amount=get_amount_format(None, self.language)(amount))

    def since(self, moment: dt.datetime) -> dt.datetime:
        """When an entry got its present content: the later of its change and that of the feed."""
        return max(moment, self.changed_at)


def list_entries(context: FeedContext) -> list[Entry]:
    """All entries of the owner's calendar, in a stable order."""
    return [
        *_reminders(context),
        *_plans(context),
        *_goals(context),
        *_paydays(context),
    ]


def _reminders(context: FeedContext) -> Iterator[Entry]:
    for one in list_feed_reminders(context.owner_id, context.today - PAST_SHOWN):
        entry = Entry(
            uid=f"reminder-{one.id}@lumbung",
            day=one.first,
            time=one.time,
            summary=one.description,
            description=context.amount(AMOUNT, one.amount),
            path=REMINDERS,
            changed_at=context.since(one.changed_at),
            sequence=one.version - 1,
        )
        if one.listed is not None:
            for day in one.listed:
                if day not in one.skipped:
                    uid = f"reminder-{one.id}-{day.isoformat()}@lumbung"
                    yield replace(entry, uid=uid, day=day)
            continue
        rule = _rule_of_reminder(one)
        if rule is not None:
            yield replace(entry, rule=rule, until=one.until, without=one.skipped)
        elif one.first not in one.skipped:
            yield replace(entry, without=one.skipped)


def _rule_of_reminder(one: FeedReminder) -> Rule | None:
    rules = {
        Frequency.DAILY: daily(),
        Frequency.WEEKLY: weekly(one.day.weekday()),
        Frequency.MONTHLY: monthly(one.month_day),
        Frequency.YEARLY: yearly(one.day),
    }
    rule = rules.get(one.frequency)
    return rule and rule._replace(every=one.every)


def _plans(context: FeedContext) -> Iterator[Entry]:
    for plan in list_feed_plans(context.owner_id, context.today - PAST_SHOWN):
        rule = _rule_of_plan(plan)
        first = rule.first(plan.since)
        if first is None or (plan.until and first > plan.until):
            continue
        yield Entry(
            uid=f"plan-{plan.id}@lumbung",
            day=first,
            summary=context.translate(INVEST),
            description=context.amount(INVEST_AMOUNT, plan.amount),
            path=INVESTMENTS,
            changed_at=context.since(plan.changed_at),
            sequence=plan.version - 1,
            rule=rule,
            until=plan.until,
            without=plan.skipped,
        )


def _rule_of_plan(plan: FeedPlan) -> Rule:
    if plan.rule.weekday is not None:
        return weekly(plan.rule.weekday)
    return daily() if plan.rule.month_day is None else monthly(plan.rule.month_day)


def _goals(context: FeedContext) -> Iterator[Entry]:
    for goal in list_feed_goals(context.owner_id, context.today - PAST_SHOWN, context.language):
        yield Entry(
            uid=f"goal-{goal.id}@lumbung",
            day=goal.due,
            summary=context.translate(GOAL, name=goal.name),
            description=context.amount(GOAL_TARGET, goal.target),
            path=PLANNING,
            changed_at=context.since(goal.changed_at),
            sequence=goal.version - 1,
        )


def _paydays(context: FeedContext) -> Iterator[Entry]:
    """The paydays of twelve money months, today's among them when it is one."""
    calendar: MoneyCalendar = get_money_calendar(context.payday, shift=context.payday_shift)
    present = calendar.month_at(context.today)
    first = 0 if present.start == context.today else 1
    # The digest of the owner keeps the UIDs of two people's paydays apart.
    owner = hashlib.sha256(context.owner_id.encode()).hexdigest()[:DIGEST_LENGTH]
    for count in range(first, first + MONTHS_A_YEAR):
        month = calendar.month_after(present, count)
        yield Entry(
            # A payday that moves gets another UID, as nothing counts its versions.
            uid=f"payday-{month.start.isoformat()}-{owner}@lumbung",
            day=month.start,
            summary=context.translate(PAYDAY),
            description=context.translate(
                MONTH_BEGINS, month=f"{month_label(month, context.language)} {month.year}"
            ),
            path=OVERVIEW,
            changed_at=context.changed_at,
        )
