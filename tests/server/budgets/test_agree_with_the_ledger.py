"""Whatever was recorded and planned, by any payday: every figure tells the same."""

from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import time_machine
from flask import Flask
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from redis import Redis

from tests.support.accounts import rows as stored
from tests.support.budget_model import Plans
from tests.support.budgets import allocation, budgets, look, put
from tests.support.examples import tries
from tests.support.goals import add_goal
from tests.support.goals import put as put_aside
from tests.support.ledger import overview, record
from tests.support.ledger_model import Ledger, Months, public_holidays
from tests.support.ledger_reset import begin
from tests.support.people import SignedIn

pytestmark = pytest.mark.both_databases

# Ends of years and of months of 28 to 31 days, at the ends of the day in Jakarta.
DAYS = ("2023-12-31", "2024-02-29", "2024-04-30", "2025-02-28", "2026-03-31", "2024-06-14")
MOMENTS = st.builds("{}T{}Z".format, st.sampled_from(DAYS), st.sampled_from(("16:59", "17:00")))
CATEGORIES = ("food-beverages", "rent", "saving", "fashion")
# The first are often just 80 or 100 percent of each other.
AMOUNTS = st.one_of(
    st.sampled_from((8, 10, 40, 50, 80, 100)), st.integers(1, 200), st.integers(1, 10**11)
)
# Most lies in the months that have budgets.
ROWS = st.tuples(
    # The last two are put into a goal and taken out of one.
    st.sampled_from(("expenses", "expenses", "income", "in", "out")),
    st.sampled_from((*CATEGORIES, "salary")),
    AMOUNTS,
    st.integers(-1, 130),
)
OFFSETS = range(-4, 2)
BUDGET = st.one_of(
    st.none(),
    st.tuples(st.one_of(st.just(0), AMOUNTS), st.sampled_from(("none", "surplus", "both"))),
    st.tuples(AMOUNTS, st.sampled_from(("surplus", "both"))),
)
COUNT = len(OFFSETS) * len(CATEGORIES)
BUDGETS = st.lists(BUDGET, min_size=COUNT, max_size=COUNT).map(
    lambda drawn: {
        (offset, category): drawn[number * len(CATEGORIES) + index]
        for number, offset in enumerate(OFFSETS)
        for index, category in enumerate(CATEGORIES)
        if drawn[number * len(CATEGORIES) + index] is not None
    }
)
SPLITS = st.tuples(st.integers(0, 100), st.integers(0, 100)).map(
    lambda pair: (min(pair), max(pair) - min(pair), 100 - max(pair))
)
EXPECTED = st.one_of(st.none(), st.integers(0, 10**11))
ACCOUNTS = st.fixed_dictionaries(
    {
        "payday": st.integers(1, 31),
        "payday_shift": st.booleans(),
        "opening_amount": st.sampled_from((0, 0, 100, 10**6)),
    }
)


def play(person: SignedIn, plans: Plans, rows: list[Any]) -> None:
    """Record and plan in the product what the model has."""
    for type_, category, amount, ago in rows:
        day = plans.today - timedelta(days=ago)
        if type_ in ("in", "out"):
            goal = add_goal(person, target=amount, saved=amount)["id"]
            fields = {"direction": type_, "book": True, "date": day.isoformat()}
            kept = put_aside(person, goal, amount, **fields)["transaction"]
            plans.ledger.rows[kept["id"]] = kept
            continue
        body = {"type": type_, "category_id": category, "categoryName": None, "amount": amount}
        kept = record(person, **body, date=day.isoformat())
        plans.ledger.rows[kept["id"]] = kept
    for offset in {offset for offset, _category in plans.budgets}:
        sent = [
            {"category_id": category, "amount": amount, "rollover": rollover}
            for (month, category), (amount, rollover) in plans.budgets.items()
            if month == offset
        ]
        assert put(person, plans.key(offset), *sent).status_code == 200


def budgets_agree(person: SignedIn, plans: Plans, offset: int) -> None:
    shown = budgets(person, plans.key(offset))
    first, last = plans.span(offset)
    assert (shown["month"]["start"], shown["month"]["end"]) == (str(first), str(last))
    by_id = {row["category_id"]: row for row in shown["datas"]}
    modelled = {one: plans.row(offset, one) for one in CATEGORIES}
    for category, row in modelled.items():
        assert {name: by_id[category][name] for name in row} == row, category
    planned = [row for row in modelled.values() if row["amount"] is not None]
    totals = {
        name: sum(row[name] for row in planned)
        for name in ("amount", "carried", "available", "spent", "left")
    }
    expenses = plans.ledger.flow(first, last)[1]
    without = expenses - totals["spent"]
    assert shown["totals"] == {**totals, "spent_without_budget": without, "count": len(planned)}


def parts_agree(
    person: SignedIn, plans: Plans, split: tuple[int, ...], expected: int | None
) -> None:
    shown = allocation(person)
    returned = plans.ledger.returned(plans.span(0))
    received = plans.ledger.flow(*plans.span(0))[0] - returned
    income = max(received, expected or 0)
    assert shown["income"] == {"received": received, "expected": expected, "planned": income}
    parts = {part["group"]: part for part in shown["parts"]}
    gross = plans.ledger.groups(plans.span(0))
    spent = {**gross, "savings": max(0, gross["savings"] - returned)}
    assert {name: part["spent"] for name, part in parts.items()} == spent
    assert tuple(part["share"] for part in parts.values()) == split
    assert sum(part["planned"] for part in parts.values()) == income
    assert all(abs(one["planned"] * 100 - income * one["share"]) < 100 for one in parts.values())
    for part in parts.values():
        assert part["left"] == part["planned"] - part["spent"]
    glance = overview(person)
    assert glance["groups"] == gross
    if not income:
        assert shown["safe"] is None
        assert glance["budget"] is None
        return
    saved, planned = spent["savings"], parts["savings"]["planned"]
    days = (plans.span(0)[1] - plans.today).days + 1
    left = income - max(planned, saved) - spent["needs"] - spent["wants"]
    have = plans.ledger.balance() + income - received - max(0, planned - saved)
    safe = shown["safe"]
    assert (safe["days"], safe["left"]) == (days, left)
    assert safe["balance_limit"] == (have if have < left else None)
    assert safe["per_day"] == max(0, min(left, have) // days)
    budget = glance["budget"]
    assert (budget["planned"], budget["safe_per_day"]) == (income, safe["per_day"])
    assert budget["free"] == max(0, income - sum(spent.values()))
    assert [part["spent"] for part in budget["parts"]] == list(spent.values())


def alerts_agree(app: Flask, plans: Plans) -> None:
    """What is raised for this month is what is reached in it."""
    look(app)
    found = stored(
        app,
        "SELECT category_id, level FROM budget_alerts WHERE lowered_at IS NULL AND month = :month",
        month=plans.key(0),
    )
    levels = {category: plans.level(0, category) or 0 for category in CATEGORIES}
    reached = [(one, level) for one in CATEGORIES for level in (80, 100) if level <= levels[one]]
    assert sorted(found) == sorted(reached)


def test_every_figure_of_a_plan_agrees(app: Flask, ayu: SignedIn, redis: Redis) -> None:
    # Making a failure small would take minutes, and what it does is told as it is.
    @settings(max_examples=tries(15), phases=[Phase.explicit, Phase.reuse, Phase.generate])
    @given(
        moment=MOMENTS,
        account=ACCOUNTS,
        rows=st.lists(ROWS, max_size=24),
        planned=BUDGETS,
        split=SPLITS,
        expected=EXPECTED,
        later=st.lists(ROWS, max_size=3),
    )
    def agree(
        moment: str,
        account: dict[str, Any],
        rows: list[Any],
        planned: dict[tuple[int, str], tuple[int, str]],
        split: tuple[int, ...],
        expected: int | None,
        later: list[Any],
    ) -> None:
        today: date = datetime.fromisoformat(moment).astimezone(ZoneInfo("Asia/Jakarta")).date()
        holidays = public_holidays() if account["payday_shift"] else None
        with time_machine.travel(moment, tick=False):
            person = begin(app, redis, ayu, **account, opening_date=today)
            months = Months(account["payday"], holidays)
            plans = Plans(Ledger(account["opening_amount"]), months, today, planned)
            play(person, plans, rows)
            body = dict(zip(("needs", "wants", "savings"), split, strict=True))
            sent = person.put("/allocation", json={"split": body, "expected_income": expected})
            assert sent.status_code == 200, sent.text
            alerts_agree(app, plans)
            play(person, Plans(plans.ledger, months, today), later)
            for offset in (-3, -1, 0, 1):
                budgets_agree(person, plans, offset)
            parts_agree(person, plans, split, expected)
            alerts_agree(app, plans)

    agree()
