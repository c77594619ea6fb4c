"""What a letter says about a money month, apart from words: kept once it is written."""

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, Self

from server.core.calendar.money_month import Span
from server.monthly_letter.findings import Finding, choose_findings
from server.monthly_letter.month_facts import MonthFacts
from server.transactions.span_sums import SpanSums


class LetterFigure(NamedTuple):
    """A sum of the month, `income`, `expenses` or what is `left`, and that of the month before."""

    kind: str
    amount: int
    before: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterContent:
    """The days, sums and findings of a money month, and the slug of a tip.

    `before` and `following` are the keys of the months beside it; `following_days` are the days
    of the month that begins.
    """

    month: str
    before: str
    following: str
    days: Span
    following_days: Span
    flow: SpanSums
    flow_before: SpanSums
    findings: Sequence[Finding]
    tip: str | None

    @classmethod
    def of(cls, facts: MonthFacts, tip: str | None) -> Self:
        """What the facts of a month come to."""
        return cls(
            month=facts.month.key,
            before=facts.before.key,
            following=facts.following.key,
            days=Span(facts.month.start, facts.month.end),
            following_days=Span(facts.following.start, facts.following.end),
            flow=facts.flow,
            flow_before=facts.flow_before,
            findings=choose_findings(facts),
            tip=tip,
        )

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Self:
        """What `to_json` made."""
        return cls(
            month=stored["month"],
            before=stored["before"],
            following=stored["following"],
            days=_span(stored["days"]),
            following_days=_span(stored["following_days"]),
            flow=SpanSums(*stored["flow"]),
            flow_before=SpanSums(*stored["flow_before"]),
            findings=[Finding(**one) for one in stored["findings"]],
            tip=stored["tip"],
        )

    @property
    def figures(self) -> list[LetterFigure]:
        """The sums of the month; none when nothing was recorded.

        A month before without anything is nothing to compare with.
        """
        if not any(self.flow):
            return []
        now, before = self.flow, self.flow_before if any(self.flow_before) else None
        return [
            LetterFigure("income", now.income, before and before.income),
            LetterFigure("expenses", now.expenses, before and before.expenses),
            LetterFigure("left", now.net, before and before.net),
        ]

    def to_json(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "month": self.month,
            "before": self.before,
            "following": self.following,
            "days": [self.days.start.isoformat(), self.days.end.isoformat()],
            "following_days": [
                self.following_days.start.isoformat(),
                self.following_days.end.isoformat(),
            ],
            "flow": list(self.flow),
            "flow_before": list(self.flow_before),
            "findings": [asdict(one) for one in self.findings],
            "tip": self.tip,
        }


def _span(days: Sequence[str]) -> Span:
    first, last = (dt.date.fromisoformat(day) for day in days)
    return Span(first, last)
