"""Whatever was recorded: the sums of categories are those of the rows, added up one by one."""

import random
from collections import defaultdict
from datetime import date, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import pytest
import time_machine
from flask import Flask
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from redis import Redis

from tests.support.category_sums import Item, by_month, days, summed
from tests.support.examples import tries
from tests.support.goals import add_goal
from tests.support.goals import put as put_aside
from tests.support.ledger import listed, record
from tests.support.ledger_model import Months, Span, public_holidays
from tests.support.ledger_reset import begin
from tests.support.people import SignedIn

CATEGORIES: Final = ("food-beverages", "rent", "saving", "fashion", "salary")
GROUP_OF: Final = {"food-beverages": "needs", "rent": "needs", "saving": "savings"}
TODAY: Final = datetime(2024, 6, 18, 12, tzinfo=ZoneInfo("Asia/Jakarta")).date()
ROWS: Final = st.tuples(
    st.sampled_from(("income", "expenses")),
    st.sampled_from(CATEGORIES),
    st.one_of(st.integers(1, 9), st.integers(1, 999_999_999_999)),
    st.one_of(st.integers(-1, 80), st.integers(-1, 500)),
)
SPANS: Final = st.tuples(st.integers(-20, 500), st.integers(0, 400))


class Ledger:
    """Rows as they were recorded, to be added up one by one."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, int, date]] = []
        self.returned: list[tuple[str, int, date]] = []

    def sums(self, type_: str, span: Span) -> dict[str, int]:
        found: dict[str, int] = defaultdict(int)
        for row_type, category, amount, day in self.rows:
            if row_type == type_ and span[0] <= day <= span[1]:
                found[category] += amount
        return dict(found)


def agree(found: Item, ledger: Ledger, span: Span, before: Span) -> None:
    """Every figure of an answer is the sum of its rows."""
    for type_ in ("income", "expenses"):
        now, past = ledger.sums(type_, span), ledger.sums(type_, before)
        rows = [row for row in found["datas"] if row["type"] == type_]
        assert {row["category_id"]: (row["amount"], row["previous"]) for row in rows} == {
            name: (now.get(name, 0), past.get(name, 0)) for name in now.keys() | past.keys()
        }
        assert [row["amount"] for row in rows] == sorted(
            (row["amount"] for row in rows), reverse=True
        )
        assert sum(row["share"] for row in rows) == (100 if now else 0)
        total = sum(now.values())
        # A share is never further away than the rounding of one.
        assert all(abs(row["share"] * total - 100 * row["amount"]) < total for row in rows if now)
        totals = found["totals"][type_]
        assert (totals["amount"], totals["previous"]) == (total, sum(past.values()))
        assert totals["change"] == total - sum(past.values())
    for one in found["groups"]:
        own = [row for row in found["datas"] if row["group"] == one["group"]]
        assert one["share"] == sum(row["share"] for row in own)
        assert one["amount"] == sum(
            amount
            for name, amount in ledger.sums("expenses", span).items()
            if GROUP_OF.get(name, "wants") == one["group"]
        )
    assert found["returned"] == sum(
        amount for _name, amount, day in ledger.returned if span[0] <= day <= span[1]
    )


def months_agree(person: SignedIn, ledger: Ledger, months: Months, rng: random.Random) -> None:
    """Months, two side by side, and the twelve months of a category."""
    last = months.windows(TODAY)["month"][-1]
    year, month = months.named(TODAY)
    spans = [months.span(year, month - back) for back in range(11, -1, -1)]
    assert spans[-1] == last
    same_days = spans[-2][0], min(spans[-2][1], spans[-2][0] + (TODAY - last[0]))
    agree(summed(person), ledger, last, same_days)
    for type_ in ("income", "expenses"):
        for category in CATEGORIES:
            bars = by_month(person, category, type=type_)["datas"]
            assert [(bar["start"], bar["end"], bar["amount"]) for bar in bars] == [
                (*map(date.isoformat, span), ledger.sums(type_, span).get(category, 0))
                for span in spans
            ]
    keys = [bar["key"] for bar in bars]
    one, other = rng.randrange(1, 11), rng.randrange(12)
    agree(summed(person, month=keys[one]), ledger, spans[one], spans[one - 1])
    beside = summed(person, month=keys[one], compare=keys[other])
    agree(beside, ledger, spans[one], spans[other])


def return_from_goal(person: SignedIn, ledger: Ledger, rows: list[tuple[int, int]]) -> None:
    """Put more aside than ever comes back, long ago, and take amounts out on these days."""
    goal = add_goal(person, saved=999_999)["id"]
    for amount, ago in rows:
        day = TODAY - timedelta(days=max(0, ago))
        fields = {"direction": "out", "book": True, "date": day.isoformat()}
        back = put_aside(person, goal, amount, **fields)["transaction"]
        ledger.returned.append((back["category_id"], amount, day))


def record_rows(person: SignedIn, ledger: Ledger, rows: list[tuple[str, str, int, int]]) -> None:
    for type_, category, amount, ago in rows:
        day = TODAY - timedelta(days=ago)
        fields = {"type": type_, "category_id": category, "amount": amount}
        record(person, categoryName=None, **fields, date=day.isoformat())
        ledger.rows.append((type_, category, amount, day))


def days_agree(person: SignedIn, ledger: Ledger, spans: list[tuple[int, int]]) -> None:
    """Any days, each against as many before."""
    for ago, more in spans:
        first = TODAY - timedelta(days=ago)
        last = first + timedelta(days=more)
        before = first - timedelta(days=more + 1), first - timedelta(days=1)
        found = summed(person, **days(first.isoformat(), last.isoformat()))
        agree(found, ledger, (first, last), before)


def lists_agree(person: SignedIn) -> None:
    """The list behind a category of expenses holds as much as its sum, and as many rows."""
    found = summed(person)
    span = days(found["period"]["start"], found["period"]["end"])
    for row in found["datas"]:
        if row["type"] == "expenses":
            filters = {"category": "expenses", "category_id": row["category_id"]}
            totals = listed(person, **filters, **span)["totals"]
            assert (totals["expenses"], totals["count"]) == (row["amount"], row["count"])


@pytest.mark.both_databases
def test_every_sum_is_that_of_the_rows(app: Flask, ayu: SignedIn, redis: Redis) -> None:
    # Making a failure small would take minutes, and what it does is told as it is.
    @settings(max_examples=tries(12), phases=[Phase.explicit, Phase.reuse, Phase.generate])
    @given(
        payday=st.integers(1, 31),
        shift=st.booleans(),
        rows=st.lists(ROWS, max_size=14),
        returns=st.lists(st.tuples(st.integers(1, 9_999), st.integers(0, 90)), max_size=3),
        spans=st.lists(SPANS, min_size=2, max_size=4),
        seed=st.integers(0, 999),
    )
    def hold(payday: int, shift: bool, rows: Any, returns: Any, spans: Any, seed: int) -> None:
        account = {"payday": payday, "payday_shift": shift, "opening_amount": 0}
        person = begin(app, redis, ayu, **account, timezone="Asia/Jakarta", opening_date=TODAY)
        ledger = Ledger()
        record_rows(person, ledger, rows)
        return_from_goal(person, ledger, returns)
        months = Months(payday, public_holidays() if shift else None)
        months_agree(person, ledger, months, random.Random(seed))
        days_agree(person, ledger, spans)
        lists_agree(person)

    with time_machine.travel("2024-06-18T05:00:00Z", tick=False):
        hold()
