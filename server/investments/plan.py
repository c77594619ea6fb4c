"""A plan as it is, what somebody wants of one, and how its dates change."""

# RF-DOC What a plan must be; sentences by field, for forms and for changes alike.
import datetime as dt
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypedDict

from server.core.text.i18n import Message, _
from server.investments.recurrence import ONE_DAY, Frequency, Rule, Schedule, Stretch

FIRST_VERSION: Final = 1


class Changes(TypedDict, total=False):
    """What to change of a plan; a missing key stays as it is."""

    amount: int
    frequency: Frequency
    weekday: int | None
    month_day: int | None
    starts: dt.date
    until: dt.date | None


class Turn(NamedTuple):
    """A rule and the day from which it counts; `until` is the end that its plan came to in it."""

    since: dt.date
    rule: Rule
    until: dt.date | None = None

    def told(self) -> dict[str, Any]:
        """The turn as it is kept."""
        weekday, month_day = self.rule.weekday, self.rule.month_day
        since, frequency = self.since.isoformat(), self.rule.frequency.value
        return {
            "since": since,
            "frequency": frequency,
            "weekday": weekday,
            "month_day": month_day,
            "until": self.until.isoformat() if self.until else None,
        }

    @classmethod
    def kept(cls, told: dict[str, Any]) -> "Turn":
        """A turn as it was kept."""
        rule = Rule(Frequency(told["frequency"]), told["weekday"], told["month_day"])
        until = told.get("until")
        return cls(
            dt.date.fromisoformat(told["since"]), rule, until and dt.date.fromisoformat(until)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """An investment plan, whole rupiah on the dates of its newest turn.

    Earlier turns say what the dates were before, so that what was missed stays missed.
    """

    id: str
    amount: int
    starts: dt.date
    until: dt.date | None
    turns: tuple[Turn, ...]
    version: int
    created_at: dt.datetime

    @property
    def rule(self) -> Rule:
        """When it invests from now on."""
        return self.turns[-1].rule

    @property
    def stretches(self) -> list[Stretch]:
        """Each of its rules with the days for which it counts, the earliest first."""
        ends = [_earlier(one.until, later.since - ONE_DAY) for one, later in pairwise(self.turns)]
        return [
            Stretch(turn.rule, turn.since, _earlier(end, self.until))
            for turn, end in zip(self.turns, [*ends, None], strict=True)
        ]

    @property
    def schedule(self) -> Schedule:
        """All its dates, those of earlier turns too."""
        return Schedule(self.stretches)

    def changed(self, changes: Changes, today: dt.date) -> "Plan":
        """The plan with these changes; another rule counts from today on, or from the start.

        So does the same rule when the plan was over: nothing was asked for in between.
        """
        starts, until = changes.get("starts", self.starts), changes.get("until", self.until)
        turn = Turn(max(starts, today), rule_in(changes, self.rule))
        reopened = until != self.until and self._ended(today)
        same = turn.rule == self.rule and starts == self.starts and not reopened
        return replace(
            self,
            amount=changes.get("amount", self.amount),
            starts=starts,
            until=until,
            turns=self.turns if same else (*self._before(turn, starts, today), turn),
        )

    def _ended(self, today: dt.date) -> bool:
        return self.until is not None and self.until < today

    def _before(self, turn: Turn, starts: dt.date, today: dt.date) -> list[Turn]:
        """The turns before another one, none of which goes on beyond the end of the plan."""
        kept = [one for one in self.turns if one.since < turn.since and starts < today]
        end = self.until if self._ended(today) else None
        return [
            one._replace(until=_earlier(one.until, end))
            for one in kept
            if end is None or one.since <= end
        ]

    def next_version(self) -> "Plan":
        """The same under its next version."""
        return replace(self, version=self.version + 1)


def rule_in(changes: Changes, before: Rule | None = None) -> Rule:
    """The rule that changes make of the one before; days that it does not need are dropped."""
    kept = before or Rule(Frequency.MONTHLY)
    frequency = changes.get("frequency", kept.frequency)
    weekday = changes.get("weekday", kept.weekday)
    month_day = changes.get("month_day", kept.month_day)
    return Rule(
        frequency,
        weekday if frequency is Frequency.WEEKLY else None,
        month_day if frequency is Frequency.MONTHLY else None,
    )


def _earlier(one: dt.date | None, other: dt.date | None) -> dt.date | None:
    return min(one, other) if one and other else one or other


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
