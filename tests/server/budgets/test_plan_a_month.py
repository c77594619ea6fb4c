"""GET and PUT /budgets: what may be spent in each category in a money month."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.budgets.schemas import BudgetSchema, BudgetTotalsSchema, PlanMonthSchema
from server.categories.catalogue import EXPENSES
from tests.support.accounts import errors_of
from tests.support.budgets import FOOD, allocation, budget, budgets, plan, put
from tests.support.categories import add, change
from tests.support.ledger import LUNCH, SALARY, record, statements
from tests.support.people import SignedIn

NOTHING = dict.fromkeys(
    ("amount", "available", "left", "pace", "alert", "alert_at", "previous", "proposal")
)
MOST = 999_999_999_999


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-18T05:00:00Z"):
        yield


def test_every_expense_category_has_a_row_in_its_order(ayu: SignedIn) -> None:
    change(ayu, "makeup", hidden=True)
    change(ayu, "rent", hidden=True)
    change(ayu, "fashion", hidden=True)
    plan(ayu, fashion=10_000)
    record(ayu, categoryName="Rent", amount=500)
    own = add(ayu, "Kucing", group="savings")["id"]
    shown = budgets(ayu)
    ids = [one.id for one in EXPENSES if one.id != "makeup"]
    assert [one["category_id"] for one in shown["datas"]] == [*ids[:-1], own, ids[-1]]
    cat = shown["datas"][-2]
    assert {name: cat[name] for name in NOTHING} == NOTHING
    assert (cat["category_label"], cat["group"], cat["carried"], cat["spent"]) == (
        "Kucing",
        "savings",
        0,
        0,
    )
    for schema, values in (
        (BudgetSchema(), shown["datas"]),
        (BudgetTotalsSchema(), [shown["totals"]]),
        (PlanMonthSchema(), [shown["month"]]),
    ):
        assert all(set(one) == set(schema.fields) for one in values)
        assert schema.validate(values, many=True) == {}
    indonesian = ayu.get("/budgets", headers={"Accept-Language": "id"}).get_json()["payload"]
    assert indonesian["datas"][0]["category_label"] == "Makanan & Minuman"


def test_a_budget_is_held_against_what_was_spent(ayu: SignedIn) -> None:
    record(ayu, amount=400_000, date="2024-06-01")
    record(ayu, amount=350_000, date="2024-06-19")
    record(ayu, amount=999, date="2024-05-31")
    record(ayu, amount=70_000, categoryName="Rent")
    record(ayu, amount=30_000, categoryName="Salary")
    record(ayu, **{**SALARY, "categoryName": "Food & Beverages"})
    shown = plan(ayu, food=1_000_000)
    food = shown["datas"][0]
    assert (food["amount"], food["available"], food["spent"]) == (1_000_000, 1_000_000, 750_000)
    assert (food["left"], food["pace"]) == (250_000, 600_000)
    assert (food["alert"], food["alert_at"], food["rollover"]) == (None, None, "none")
    assert shown["totals"] == {
        "amount": 1_000_000,
        "carried": 0,
        "available": 1_000_000,
        "spent": 750_000,
        "left": 250_000,
        "spent_without_budget": 100_000,
        "count": 1,
    }
    assert shown["month"] == {
        "key": "2024-06",
        "start": "2024-06-01",
        "end": "2024-06-30",
        "label": "June",
        "days": 30,
        "day": 18,
        "previous": "2024-05",
        "next": "2024-07",
    }
    assert budgets(ayu) == {key: shown[key] for key in ("datas", "month", "totals")}


def test_budgets_are_changed_one_by_one_and_taken_away(ayu: SignedIn, bayu: SignedIn) -> None:
    plan(ayu, food=(100, "both"), rent=(200, "surplus"))
    shown = plan(ayu, food=300, utilities=0)
    kept = {one["category_id"]: one for one in shown["datas"] if one["amount"] is not None}
    assert {name: (one["amount"], one["rollover"]) for name, one in kept.items()} == {
        FOOD: (300, "both"),
        "rent": (200, "surplus"),
        "utilities": (0, "none"),
    }
    assert plan(ayu, rent=None, utilities=None)["totals"]["count"] == 1
    assert budget(ayu, "rent")["amount"] is None
    assert budgets(ayu, "2024-05")["totals"]["count"] == 0
    assert budgets(bayu)["totals"]["count"] == 0
    plan(bayu, food=(1, "none"))
    assert budget(ayu)["amount"] == 300
    # What rolls over goes on unless somebody says otherwise.
    later = plan(ayu, "2024-07", food=400)["datas"][0]
    assert (later["previous"], later["rollover"], later["carried"]) == (300, "both", 300)
    assert budget(ayu, "food-beverages", "2024-08")["rollover"] == "both"


def test_a_proposal_is_the_mean_of_the_months_that_were_lived(ayu: SignedIn) -> None:
    record(ayu, amount=1_000_000, date="2024-05-20")
    assert budget(ayu)["proposal"] == 1_000_000
    assert budget(ayu, "rent")["proposal"] is None
    record(ayu, amount=1, date="2024-04-30")
    assert budget(ayu)["proposal"] == 501_000
    # The ledger begins earlier, so that March counts although nothing was spent in it.
    record(ayu, amount=5, categoryName="Rent", date="2023-01-01")
    assert budget(ayu)["proposal"] == 334_000
    assert budget(ayu, month="2024-05")["proposal"] == 1_000
    assert budget(ayu, "rent", "2023-04")["proposal"] == 1_000
    assert budget(ayu, "rent", "2023-05")["proposal"] is None
    # July would look at June too, and August at July, of which nobody knows anything yet.
    record(ayu, amount=500_000, date="2024-06-02")
    assert budget(ayu, month="2024-07")["proposal"] == 501_000
    assert budget(ayu, month="2024-08")["proposal"] == 750_000
    record(ayu, amount=1_000, categoryName="Utilities", date="2024-05-01")
    assert budget(ayu, "utilities")["proposal"] == 1_000


@pytest.mark.parametrize(
    ("payday", "keys", "ends"),
    [
        (1, ("2024-06", "2024-05", "2024-07"), ("2024-06-01", 30, 18)),
        (25, ("2024-06", "2024-05", "2024-07"), ("2024-05-25", 31, 25)),
        (15, ("2024-06", "2024-05", "2024-07"), ("2024-06-15", 30, 4)),
        (31, ("2024-06", "2024-05", "2024-07"), ("2024-05-31", 30, 19)),
    ],
)
def test_months_follow_the_payday(
    ayu: SignedIn, payday: int, keys: tuple[str, ...], ends: tuple[str, int, int]
) -> None:
    plan(ayu, "2024-06", food=5_000)
    ayu.put("/users/preferences", json={"payday": payday})
    month = budgets(ayu)["month"]
    assert (month["key"], month["previous"], month["next"]) == keys
    assert (month["start"], month["days"], month["day"]) == ends
    assert budget(ayu)["amount"] == 5_000
    assert budgets(ayu, keys[1])["month"]["day"] is None


def test_months_end_a_year_ahead(ayu: SignedIn) -> None:
    assert budgets(ayu, "2025-06")["month"]["next"] is None
    assert budgets(ayu, "2025-05")["month"]["next"] == "2025-06"
    assert budgets(ayu, "1970-01")["month"]["previous"] is None
    assert plan(ayu, "2025-06", food=1)["totals"]["left"] == 1
    for month in ("2025-07", "8999-12", "2024-13", "1969-11", "June", ""):
        for answer in (
            ayu.get("/budgets", query_string={"month": month}),
            put(ayu, month, {"category_id": FOOD, "amount": 1}),
            ayu.get("/allocation", query_string={"month": month}),
            ayu.put("/allocation", query_string={"month": month}, json={}),
        ):
            assert answer.status_code == 422, month
            assert list(errors_of(answer)) == ["month"]


def test_months_begin_with_the_one_of_the_first_day(ayu: SignedIn) -> None:
    record(ayu, amount=7, date="1970-01-01")
    for payday, first in ((2, "1969-12"), (15, "1969-12"), (16, "1970-01"), (1, "1970-01")):
        ayu.put("/users/preferences", json={"payday": payday})
        month = budgets(ayu, first)["month"]
        assert month["start"] <= "1970-01-01" <= month["end"]
        assert (month["key"], month["previous"]) == (first, None)
        assert budgets(ayu, month["next"])["month"]["previous"] == first
        assert plan(ayu, first, food=10)["datas"][0]["left"] == 3
        assert allocation(ayu, first)["month"]["key"] == first
        answer = ayu.get("/transactions/by-category", query_string={"month": first})
        assert [one["amount"] for one in answer.get_json()["payload"]["datas"]] == [7]


WRONG: list[tuple[Any, str, str]] = [
    ({"amount": None}, "budgets.1.category_id", "Choose a category."),
    ({"category_id": "", "amount": 1}, "budgets.1.category_id", "This field is required."),
    ({"category_id": "no-such", "amount": 1}, "budgets.1.category_id", "We don't know"),
    ({"category_id": "salary", "amount": 1}, "budgets.1.category_id", "Only expenses"),
    ({"category_id": "Food-Beverages", "amount": 1}, "budgets.1.category_id", "listed twice"),
    ({"category_id": "rent"}, "budgets.1.amount", "Enter an amount."),
    ({"category_id": "rent", "amount": -1}, "budgets.1.amount", "0 or more"),
    ({"category_id": "rent", "amount": 10**15}, "budgets.1.amount", "at most Rp999"),
    ({"category_id": "rent", "amount": 1.5}, "budgets.1.amount", "whole rupiah"),
    ({"category_id": "rent", "amount": "5"}, "budgets.1.amount", "whole rupiah"),
    ({"category_id": "rent", "amount": True}, "budgets.1.amount", "whole rupiah"),
    ({"category_id": "rent", "amount": 1, "rollover": "all"}, "budgets.1.rollover", "Choose"),
    ({"category_id": "rent", "amount": 1, "rollover": None}, "budgets.1.rollover", "Choose"),
    (5, "budgets.1", "Send a JSON object"),
    (None, "budgets.1", "Send a JSON object"),
]


def test_what_is_wrong_is_told_at_its_field(ayu: SignedIn) -> None:
    for sent, field, sentence in WRONG:
        answer = put(ayu, None, {"category_id": FOOD, "amount": MOST}, sent)
        assert answer.status_code == 422, answer.text
        assert list(errors_of(answer)) == [field], sent
        (told,) = errors_of(answer)[field]
        assert sentence in told
    answer = ayu.put("/budgets", json={"budgets": [None]}, headers={"Accept-Language": "id"})
    assert errors_of(answer) == {"budgets.0": ["Kirim objek JSON berisi isian."]}
    # All or nothing.
    assert budgets(ayu)["totals"]["count"] == 0


def test_a_list_holds_1_to_200_budgets(ayu: SignedIn) -> None:
    one = {"category_id": FOOD, "amount": 1}
    for body in ({}, {"budgets": []}, {"budgets": [one] * 201}, {"budgets": one}):
        answer = ayu.put("/budgets", json=body)
        assert errors_of(answer) == {"budgets": ["Send 1 to 200 budgets."]}
    several = put(ayu, None, {"category_id": "x", "amount": -1}, one, {"category_id": "rent"})
    wrong = ["budgets.0.amount", "budgets.0.category_id", "budgets.2.amount"]
    assert list(errors_of(several)) == wrong
    with_most = [{"category_id": one.id, "amount": MOST} for one in EXPENSES]
    assert put(ayu, None, *with_most).status_code == 200
    assert budgets(ayu)["totals"]["left"] == MOST * len(EXPENSES)


def test_it_asks_the_database_a_few_times_whatever_there_is(app: Flask, ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"payday": 25, "payday_shift": True})
    add(ayu)
    for month in ("2023-05", "2023-06", "2024-01", "2024-03", "2024-04", "2024-05", "2024-06"):
        plan(ayu, month, food=(100_000, "both"), rent=(1, "surplus"), utilities=5)
        record(ayu, date=f"{month}-03")
    with statements(app) as asked:
        budgets(ayu)
    # The account, the holidays, the categories, the budgets, what was spent, the alerts.
    assert len(asked) <= 6, asked
    with statements(app) as asked:
        plan(ayu, food=50_000, rent=(500, "both"), utilities=None)
    assert len(asked) <= 16, asked
    with statements(app) as asked:
        ayu.get("/allocation")
    assert len(asked) <= 5, asked
    with statements(app) as asked:
        ayu.post("/transaction/add", json=LUNCH)
    assert len(asked) <= 4, asked
