"""An investment plan: its rules over time, changes of it, and the validation of its fields."""

import datetime as dt
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypedDict

from server.core.calendar.recurrence import ONE_DAY
from server.core.text.i18n import Message, _
from server.investments.recurrence import Frequency, Rule, RulePeriod, Schedule

FIRST_VERSION: Final = 1
FURTHEST: Final = 100 * 365

CHOOSE_FREQUENCY: Final = _("Choose every day, every week or every month.")
CHOOSE_WEEKDAY: Final = _("Choose a day of the week.")
CHOOSE_MONTH_DAY: Final = _("Choose the 1st to the 28th, or the last day of the month.")
START_PAST: Final = _("Choose today or a later start date.")
BEGUN: Final = _("This plan has started, so you can't change its start date.")
END_PAST: Final = _("Choose today or a later end date.")
BACKWARDS: Final = _("The end date is before the start date.")
NO_DATE: Final = _("This plan has no dates before it ends.")
TOO_FAR: Final = _("Choose a date within the next 100 years.")

Problems = dict[str, Message]
"""A sentence by the name of the field that is wrong."""


class PlanFields(TypedDict, total=False):
    """The fields that a person can set; in a change, a missing key stays as it is."""

    amount: int
    frequency: Frequency
    weekday: int | None
    month_day: int | None
    starts: dt.date
    until: dt.date | None
    wallet_id: str | None


class RuleVersion(NamedTuple):
    """A rule and the day from which it counts; `until` is the day its plan ended meanwhile."""

    since: dt.date
    rule: Rule
    until: dt.date | None = None

    def to_json(self) -> dict[str, Any]:
        """The version as it is stored."""
        until = self.until.isoformat() if self.until else None
        return {"since": self.since.isoformat(), **self.rule.serialize(), "until": until}

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> "RuleVersion":
        """The version of what is stored."""
        rule = Rule(Frequency(stored["frequency"]), stored["weekday"], stored["month_day"])
        until = stored.get("until")
        return cls(
            dt.date.fromisoformat(stored["since"]), rule, until and dt.date.fromisoformat(until)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """An investment plan: whole rupiah on each date of its latest rule.

    Earlier rule versions keep the earlier dates, so that missed dates stay missed.
    """

    id: str
    amount: int
    starts: dt.date
    until: dt.date | None
    rule_versions: tuple[RuleVersion, ...]
    version: int
    created_at: dt.datetime
    wallet_id: str | None = None

    @property
    def rule(self) -> Rule:
        """The rule that counts from now on."""
        return self.rule_versions[-1].rule

    @property
    def rule_periods(self) -> list[RulePeriod]:
        """Each of its rules with the days for which it counts, earliest first."""
        ends = [
            _earlier(one.until, later.since - ONE_DAY)
            for one, later in pairwise(self.rule_versions)
        ]
        return [
            RulePeriod(version.rule, version.since, _earlier(end, self.until))
            for version, end in zip(self.rule_versions, [*ends, None], strict=True)
        ]

    @property
    def schedule(self) -> Schedule:
        """All its dates, those of earlier rules too."""
        return Schedule(self.rule_periods)

    @property
    def fields(self) -> PlanFields:
        """Its fields as a form would send them."""
        return {
            "amount": self.amount,
            "frequency": self.rule.frequency,
            "weekday": self.rule.weekday,
            "month_day": self.rule.month_day,
            "starts": self.starts,
            "until": self.until,
            "wallet_id": self.wallet_id,
        }

    def changed(self, changes: PlanFields, today: dt.date) -> "Plan":
        """The plan with these changes; a new rule counts from today on, or from the start.

        So does the same rule when the plan had ended: it had no dates in between.
        """
        starts, until = changes.get("starts", self.starts), changes.get("until", self.until)
        latest = RuleVersion(max(starts, today), rule_from(changes, self.rule))
        reopened = until != self.until and self._has_ended(today)
        same = latest.rule == self.rule and starts == self.starts and not reopened
        return replace(
            self,
            amount=changes.get("amount", self.amount),
            starts=starts,
            until=until,
            wallet_id=changes.get("wallet_id", self.wallet_id),
            rule_versions=(
                self.rule_versions if same else (*self._before(latest, starts, today), latest)
            ),
        )

    def next_version(self) -> "Plan":
        """The plan under its next version number."""
        return replace(self, version=self.version + 1)

    def _has_ended(self, today: dt.date) -> bool:
        return self.until is not None and self.until < today

    def _before(self, latest: RuleVersion, starts: dt.date, today: dt.date) -> list[RuleVersion]:
        """The rule versions before another one, none of which outlasts the end of the plan."""
        earlier = [one for one in self.rule_versions if one.since < latest.since and starts < today]
        end = self.until if self._has_ended(today) else None
        return [
            one._replace(until=_earlier(one.until, end))
            for one in earlier
            if end is None or one.since <= end
        ]


def rule_from(fields: PlanFields, before: Rule | None = None) -> Rule:
    """The rule of these fields, with the rule before as default; unused days are dropped."""
    default = before or Rule(Frequency.MONTHLY)
    frequency = fields.get("frequency", default.frequency)
    weekday = fields.get("weekday", default.weekday)
    month_day = fields.get("month_day", default.month_day)
    return Rule(
        frequency,
        weekday if frequency is Frequency.WEEKLY else None,
        month_day if frequency is Frequency.MONTHLY else None,
    )


def find_problems(fields: PlanFields, today: dt.date, before: Plan | None = None) -> Problems:
    """What is wrong with a plan, one sentence per field; missing fields are not checked.

    The dates of the plan `before` the change are valid.
    """
    found = _rule_problems(fields, before) | _start_problems(fields, today, before)
    found |= _end_problems(fields, today, before)
    has_begun = before is not None and before.starts < today
    if not found and not has_begun:
        found = _empty_problems(fields)
    return found


def _rule_problems(fields: PlanFields, before: Plan | None) -> Problems:
    frequency = fields.get("frequency")
    if frequency is None:
        return {}
    rule = rule_from(fields, before.rule if before else None)
    if frequency is Frequency.WEEKLY and rule.weekday is None:
        return {"weekday": CHOOSE_WEEKDAY}
    if frequency is Frequency.MONTHLY and rule.month_day is None:
        return {"month_day": CHOOSE_MONTH_DAY}
    return {}


def _start_problems(fields: PlanFields, today: dt.date, before: Plan | None) -> Problems:
    starts = fields.get("starts")
    if starts is None or (before and starts == before.starts):
        return {}
    if before and before.starts < today:
        return {"starts": BEGUN}
    if starts < today:
        return {"starts": START_PAST}
    return {"starts": TOO_FAR} if (starts - today).days > FURTHEST else {}


def _end_problems(fields: PlanFields, today: dt.date, before: Plan | None) -> Problems:
    until, starts = fields.get("until"), fields.get("starts")
    if until is None:
        return {}
    if starts is not None and until < starts:
        return {"until": BACKWARDS}
    if before and until == before.until:
        return {}
    if until < today:
        return {"until": END_PAST}
    return {"until": TOO_FAR} if (until - today).days > FURTHEST else {}


def _empty_problems(fields: PlanFields) -> Problems:
    """A plan that ends before its first date would have no dates at all."""
    starts, until = fields.get("starts"), fields.get("until")
    if starts is None or until is None or "frequency" not in fields:
        return {}
    dates = Schedule([RulePeriod(rule_from(fields), starts, until)])
    return {} if dates.upcoming(starts, 1) else {"until": NO_DATE}


def _earlier(one: dt.date | None, other: dt.date | None) -> dt.date | None:
    return min(one, other) if one and other else one or other
