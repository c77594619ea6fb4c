"""A ledger in plain Python to compare figures with; shares no code with the product."""

import calendar
import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

HOLIDAYS: Final = Path(__file__).parents[2] / "server/migrations/versions/0001_public_holidays.csv"
GROUPS: Final = {"food-beverages": "needs", "rent": "needs", "saving": "savings"}
DAY: Final = timedelta(days=1)

Item = dict[str, Any]
Span = tuple[date, date]
Flow = tuple[int, int]


def public_holidays() -> frozenset[date]:
    """The days that the product is delivered with."""
    with HOLIDAYS.open(encoding="utf-8", newline="") as file:
        return frozenset(date.fromisoformat(row["date"]) for row in csv.DictReader(file))


@dataclass(frozen=True)
class Months:
    """When money months begin; `holidays` are None when paydays do not move."""

    payday: int
    holidays: frozenset[date] | None

    def start(self, year: int, month: int) -> date:
        """The first day of the money month that begins in this calendar month."""
        year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
        day = date(year, month, min(self.payday, calendar.monthrange(year, month)[1]))
        while self.holidays is not None and (day.weekday() > 4 or day in self.holidays):
            day -= DAY
        return day

    def span(self, year: int, month: int) -> Span:
        """The days of the money month with this name."""
        month -= self.payday > 15
        return self.start(year, month), self.start(year, month + 1) - DAY

    def named(self, day: date) -> tuple[int, int]:
        """Year and month of the money month that holds the day."""
        around = [(day.year, day.month + step) for step in (-2, -1, 0, 1, 2)]
        (found,) = [one for one in around if self.span(*one)[0] <= day <= self.span(*one)[1]]
        return found[0] + (found[1] - 1) // 12, (found[1] - 1) % 12 + 1

    def windows(self, day: date) -> dict[str, list[Span]]:
        """The bars of each period around the day."""
        year, month = self.named(day)
        monday = day - day.weekday() * DAY
        return {
            "day": [(monday + n * DAY,) * 2 for n in range(7)],
            "week": list(_weeks(*self.span(year, month))),
            "month": [self.span(year, month - back) for back in range(5, -1, -1)],
            "year": [
                (self.span(year - back, 1)[0], self.span(year - back, 12)[1])
                for back in range(4, -1, -1)
            ],
        }


def _weeks(first: date, last: date) -> Iterator[Span]:
    while first <= last:
        sunday = min(last, first + (6 - first.weekday()) * DAY)
        yield first, sunday
        first = sunday + DAY


@dataclass
class Ledger:
    """What is recorded, by id, and what was deleted together."""

    opening: int
    rows: dict[str, Item] = field(default_factory=dict)

    def listed(self) -> list[Item]:
        """The rows, the newest first."""
        return sorted(self.rows.values(), key=lambda row: (row["date"], row["id"]), reverse=True)

    def flow(self, first: date = date.min, last: date = date.max) -> Flow:
        """What came in and went out on these days."""
        days = first.isoformat(), last.isoformat()
        within = [row for row in self.rows.values() if days[0] <= row["date"] <= days[1]]
        return total(within, "income"), total(within, "expenses")

    def balance(self) -> int:
        """What is left."""
        income, expenses = self.flow()
        return self.opening + income - expenses

    def by_category(self, span: Span) -> dict[str, tuple[int, int, int]]:
        """Income, expenses and number of rows of each category on these days."""
        first, last = (day.isoformat() for day in span)
        found: dict[str, list[Item]] = defaultdict(list)
        for row in self.rows.values():
            if first <= row["date"] <= last:
                found[row["category_id"]].append(row)
        return {
            name: (total(rows, "income"), total(rows, "expenses"), len(rows))
            for name, rows in found.items()
        }

    def returned(self, span: Span) -> int:
        """What was taken out of goals on these days and put on the account."""
        first, last = (day.isoformat() for day in span)
        rows = [row for row in self.rows.values() if first <= row["date"] <= last]
        return total((row for row in rows if row["booked_for"]), "income")

    def groups(self, span: Span) -> dict[str, int]:
        """What each group took on these days."""
        groups = {"needs": 0, "wants": 0, "savings": 0}
        for name, (_income, expenses, _count) in self.by_category(span).items():
            groups[GROUPS.get(name, "wants")] += expenses
        return groups


def total(rows: Iterable[Item], type_: str) -> int:
    """The sum of the rows of a type."""
    return sum(row["amount"] for row in rows if row["type"] == type_)
