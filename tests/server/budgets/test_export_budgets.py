"""Budgets go with their category when it is merged, and with their owner into an archive."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from scripts.demo.command import fill_demo
from tests.support.accounts import rows
from tests.support.budgets import FOOD, alerts, allocation, budget, budgets, look, plan
from tests.support.categories import add
from tests.support.ledger import record
from tests.support.people import SignedIn, sign_in
from tests.support.privacy import close, data_in, run_job, table_in, take_export

KEPT = "SELECT month, category_id, amount, rollover FROM budgets ORDER BY month, amount"


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-06-18T05:00:00Z") as clock:
        yield clock


def uses(person: SignedIn, category_id: str) -> dict[str, int]:
    answer = person.get(f"/categories/{category_id}/uses")
    counted: dict[str, int] = answer.get_json()["payload"]["datas"][0]
    return counted


def test_merged_categories_add_their_budgets_up(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    own = add(ayu)["id"]
    plan(ayu, "2024-05", **{own: (100, "both")})
    plan(ayu, "2024-06", **{own: (999_999_999_999, "both"), "food": (40, "surplus")})
    plan(ayu, "2024-07", food=(70, "none"))
    plan(bayu, food=5)
    record(ayu, category_id=own, categoryName=None, amount=90, date="2024-05-02")
    record(ayu, amount=39)
    look(app)
    assert [one[1:3] for one in alerts(app)] == [(FOOD, 80)]
    assert uses(ayu, own) == {"transactions": 1, "rules": 0, "budgets": 2, "reminders": 0}
    done = ayu.post(f"/categories/{own}/merge", json={"into_id": FOOD}).get_json()["payload"]
    assert done["moved"] == {"transactions": 1, "rules": 0, "budgets": 2, "reminders": 0}
    assert rows(app, KEPT) == [
        ("2024-05", FOOD, 100, "both"),
        ("2024-06", FOOD, 5, "none"),
        ("2024-06", FOOD, 999_999_999_999, "surplus"),
        ("2024-07", FOOD, 70, "none"),
    ]
    assert (budget(ayu)["carried"], budget(ayu)["spent"]) == (10, 39)
    look(app)
    assert [one[3] for one in alerts(app)] == [False]


@pytest.mark.both_databases
def test_what_was_told_of_a_category_is_not_told_of_the_other(app: Flask, ayu: SignedIn) -> None:
    own = add(ayu)["id"]
    plan(ayu, **{own: 100, "food": 1_000})
    record(ayu, category_id=own, categoryName=None, amount=90)
    look(app)
    assert ayu.post(f"/categories/{own}/merge", json={"into_id": FOOD}).status_code == 200
    look(app)
    assert alerts(app) == []
    assert uses(ayu, FOOD) == {"transactions": 1, "rules": 0, "budgets": 1, "reminders": 0}


def test_a_category_with_a_budget_is_in_use(ayu: SignedIn) -> None:
    own = add(ayu)["id"]
    plan(ayu, **{own: 0})
    assert ayu.delete(f"/categories/{own}").status_code == 409
    plan(ayu, **{own: None})
    assert ayu.delete(f"/categories/{own}").status_code == 200
    answer = ayu.put("/budgets", json={"budgets": [{"category_id": own, "amount": 1}]})
    assert answer.status_code == 422


def test_all_of_it_is_taken_along_and_erased(
    app: Flask, ayu: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    for person in (ayu, bayu):
        plan(person, "2024-05", rent=(700, "both"))
        plan(person, food=100)
        record(person, amount=80)
        body = {"split": {"needs": 60, "wants": 20, "savings": 20}, "expected_income": 9}
        assert person.put("/allocation", json=body).status_code == 200
    look(app)
    archive = take_export(app, ayu)
    kept = data_in(archive)["budgets"]
    columns = ("month", "category_id", "category", "amount", "rollover")
    assert kept["budgets"] == [
        dict(zip(columns, row, strict=True))
        for row in [
            ("2024-05", "rent", "Rent", 700, "both"),
            ("2024-06", "food-beverages", "Food & Beverages", 100, "none"),
        ]
    ]
    assert kept["allocations"] == [
        {"month": "2024-06", "needs": 60, "wants": 20, "savings": 20, "expected_income": 9}
    ]
    (alert,) = table_in(archive, "budget_alerts")
    assert (alert["category"], alert["percent"]) == ("Food & Beverages", "80")
    assert alert["raised_at"].startswith("2024-06-18")
    assert alert["lowered_at"] == ""
    close(ayu)
    clock.shift(72 * 3600)
    run_job(app, "erase_accounts")
    left = [rows(app, f"SELECT count(*) FROM {name}") for name in ("budgets", "allocations")]
    assert [*left, rows(app, "SELECT count(*) FROM budget_alerts")] == [[(2,)], [(1,)], [(1,)]]
    again = sign_in(app, bayu.person)
    assert budgets(again)["totals"]["amount"] == 100
    assert allocation(again)["income"]["expected"] == 9


def test_the_demo_account_has_budgets_of_every_kind(app: Flask) -> None:
    for _run in range(2):
        done = app.test_cli_runner().invoke(fill_demo)
        assert done.exit_code == 0, done.output
    counted = "SELECT month, count(*) FROM budgets GROUP BY month ORDER BY month"
    assert rows(app, counted) == [(f"2024-{month:02d}", 11) for month in (3, 4, 5, 6)]
    kinds = "SELECT DISTINCT rollover FROM budgets ORDER BY rollover"
    assert rows(app, kinds) == [("both",), ("none",), ("surplus",)]
