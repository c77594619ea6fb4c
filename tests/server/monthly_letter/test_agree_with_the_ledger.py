"""Whatever was recorded and planned, the letter tells the figures of the other screens."""

import re
from datetime import date, timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from redis import Redis

from server.core.database.unit_of_work import unit_of_work
from server.monthly_letter.findings import choose_findings
from server.monthly_letter.letters import monthly_letter
from server.monthly_letter.month_facts import MonthFacts, read_month_facts
from server.users import service as users
from tests.support.accounts import rows as stored
from tests.support.budgets import budgets, put
from tests.support.examples import tries
from tests.support.goals import add_goal
from tests.support.goals import put as put_aside
from tests.support.ledger import record, summary
from tests.support.ledger_model import Ledger, Months, Span, public_holidays
from tests.support.ledger_reset import begin
from tests.support.people import SignedIn

pytestmark = pytest.mark.both_databases

MOMENTS = st.sampled_from(("2024-01-31T01:00:00Z", "2024-03-01T02:00:00Z", "2025-01-15T17:30:00Z"))
CATEGORIES = ("food-beverages", "rent", "saving", "fashion")
AMOUNTS = st.one_of(st.sampled_from((10_000, 50_000, 100_000)), st.integers(1, 10**7))
ROWS = st.tuples(
    # The last two are put into a goal and taken out of one.
    st.sampled_from(("expenses", "expenses", "expenses", "income", "in", "out")),
    st.sampled_from(CATEGORIES),
    AMOUNTS,
    st.integers(0, 90),
    st.sampled_from(("", "Listrik", "Kost")),
)
BUDGETS = st.dictionaries(
    st.sampled_from(CATEGORIES),
    st.tuples(AMOUNTS, st.sampled_from(("none", "surplus", "both"))),
)
ACCOUNTS = st.fixed_dictionaries(
    {"payday": st.integers(1, 31), "payday_shift": st.booleans(), "opening_amount": st.just(0)}
)
PLACES = re.compile(r"-?Rp[\d.]+\d|Rp\d")


def play(person: SignedIn, ledger: Ledger, today: date, rows: list[Any]) -> None:
    """Record in the product what the model has."""
    for type_, category, amount, ago, detail in rows:
        day = (today - timedelta(days=ago)).isoformat()
        if type_ in ("in", "out"):
            goal = add_goal(person, target=amount, saved=amount)["id"]
            kept = put_aside(person, goal, amount, direction=type_, book=True, date=day)
            kept = kept["transaction"]
        else:
            named = {"type": type_, "category_id": category, "categoryName": None}
            kept = record(person, **named, amount=amount, date=day, detail=detail)
        ledger.rows[kept["id"]] = kept


def model_of(ledger: Ledger, months: Months, named: tuple[int, int]) -> dict[str, Any]:
    """What findings may tell of a month, by the model alone."""
    span, before = months.span(*named), months.span(named[0], named[1] - 1)
    spent = {name: flow[1] for name, flow in ledger.by_category(span).items() if flow[1]}
    was = {name: flow[1] for name, flow in ledger.by_category(before).items() if flow[1]}
    first, last = (day.isoformat() for day in span)
    within = [
        row
        for row in ledger.rows.values()
        if first <= row["date"] <= last and row["type"] == "expenses"
    ]
    by_day: dict[date, int] = {}
    for row in within:
        day = date.fromisoformat(row["date"])
        by_day[day] = by_day.get(day, 0) + row["amount"]
    saved = ledger.groups(span)["savings"] - ledger.returned(span)
    return {
        "spent": spent,
        "was": was,
        "by_day": by_day,
        "largest": max((row["amount"] for row in within), default=None),
        "put_aside": max(0, saved),
        "risen": max(rises(ledger, before, span), default=None),
    }


def rises(ledger: Ledger, before: Span, span: Span) -> list[int]:
    """By how much rose what was paid once in both months, under the same words."""
    paid: dict[tuple[str, str], tuple[list[int], list[int]]] = {}
    for row in ledger.rows.values():
        if row["type"] == "expenses" and row["detail"] and not row["booked_for"]:
            both = paid.setdefault((row["category_id"], row["detail"]), ([], []))
            for amounts, (first, last) in zip(both, (before, span), strict=True):
                if first.isoformat() <= row["date"] <= last.isoformat():
                    amounts.append(row["amount"])
    once = [both for both in paid.values() if [len(one) for one in both] == [1, 1]]
    return [after[0] - was[0] for was, after in once if after[0] > was[0]]


def test_every_figure_of_a_letter_agrees(app: Flask, ayu: SignedIn, redis: Redis) -> None:
    # Making a failure small would take minutes, and what it does is told as it is.
    @settings(max_examples=tries(15), phases=[Phase.explicit, Phase.reuse, Phase.generate])
    @given(moment=MOMENTS, account=ACCOUNTS, rows=st.lists(ROWS, max_size=20), planned=BUDGETS)
    def agree(
        moment: str, account: dict[str, Any], rows: list[Any], planned: dict[str, Any]
    ) -> None:
        with time_machine.travel(moment, tick=False):
            person = begin(app, redis, ayu, **account)
            months = Months(
                account["payday"], public_holidays() if account["payday_shift"] else None
            )
            today = date.fromisoformat(moment[:10]) + timedelta(days="17" in moment[11:13])
            ledger = Ledger(0)
            play(person, ledger, today, rows)
            named = month_before(*months.named(today))
            key = f"{named[0]}-{named[1]:02}"
            budget(person, key, planned)
            facts, letter = written(app, key)
            bars = summary(person, period="month", at=months.span(*named)[1].isoformat())["datas"]
            flows = [(bar["income"], bar["expenses"]) for bar in bars]
            assert [tuple(flow) for flow in facts.flows] == flows
            assert flows[-1] == ledger.flow(*months.span(*named))
            agree_with_the_budgets(facts, budgets(person, key)["datas"])
            agree_with_the_model(facts, model_of(ledger, months, named))
            agree_with_the_letter(letter, flows, len(choose_findings(facts)))

    agree()


def month_before(year: int, month: int) -> tuple[int, int]:
    """The month that a letter is about."""
    return (year - 1, 12) if month == 1 else (year, month - 1)


def budget(person: SignedIn, key: str, planned: dict[str, Any]) -> None:
    """Plan a month."""
    sent = [
        {"category_id": name, "amount": amount, "rollover": rollover}
        for name, (amount, rollover) in planned.items()
    ]
    if sent:
        assert put(person, key, *sent).status_code == 200


def written(app: Flask, key: str) -> tuple[MonthFacts, Any]:
    """What is known of a month, and the letter that tells it."""
    (owner_id,) = stored(app, "SELECT id FROM users")[0]
    with app.app_context(), unit_of_work():
        owner = users.find_account(owner_id)
        assert owner is not None
        facts = read_month_facts(owner, key, "en")
        letter = monthly_letter({"account": owner_id, "month": key}, "en")
    assert letter is not None
    return facts, letter


def agree_with_the_budgets(facts: MonthFacts, shown: list[dict[str, Any]]) -> None:
    assert [(one.category_id, one.available, one.spent) for one in facts.budgets] == [
        (row["category_id"], row["available"], row["spent"])
        for row in shown
        if row["amount"] is not None
    ]


def agree_with_the_model(facts: MonthFacts, model: dict[str, Any]) -> None:
    assert {one.id: one.spent for one in facts.categories if one.spent} == model["spent"]
    assert {one.id: one.before for one in facts.categories if one.before} == model["was"]
    assert facts.by_day == model["by_day"]
    assert (facts.largest and facts.largest.amount) == model["largest"]
    assert facts.put_aside == model["put_aside"]
    assert (facts.risen and facts.risen.amount - facts.risen.before) == model["risen"]


def agree_with_the_letter(letter: Any, flows: list[tuple[int, int]], findings: int) -> None:
    (income, expenses), before = flows[-1], flows[-2]
    if not income and not expenses:
        assert not letter.figures
        return
    values = [int(one.value.replace("Rp", "").replace(".", "")) for one in letter.figures]
    assert values == [income, expenses, income - expenses]
    changes = [income - before[0], expenses - before[1]]
    changes.append(changes[0] - changes[1])
    for figure, change in zip(letter.figures, changes, strict=True):
        found = PLACES.search(figure.note)
        told = int(found[0].replace("Rp", "").replace(".", "")) if found else 0
        # A first month is compared with nothing.
        assert told == abs(change) or not any(before), figure
    assert len(letter.sections[0].lines) == findings if findings else not letter.sections
