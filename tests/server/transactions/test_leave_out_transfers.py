"""Money that moves between wallets is in no chart, budget, letter or list of the console."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.core.calendar.money_month import Span
from server.core.http.pagination import PageRequest
from server.monthly_letter.month_facts import read_month_facts
from server.transactions import operator_view
from server.transactions.reports import find_active_owners
from server.users.service import find_account
from tests.support.budgets import plan
from tests.support.ledger import SALARY, overview, record
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer

REPORTS = (
    "/transactions",
    "/transactions?q=tarik",
    "/transactions?category=expenses",
    "/transactions/summary?period=day",
    "/transactions/summary?period=month",
    "/transactions/by-category",
    "/transactions/by-category?from=2024-05-01&to=2024-06-18",
    "/transactions/by-month?category_id=food-beverages",
    "/transactions/suggestions?q=tarik",
    "/budgets",
    "/budgets?month=2024-05",
    "/allocation",
    "/goals",
    "/investment-plans",
    "/reminders",
    "/notifications",
)
# The parts of the overview that tell of wallets and their entries.
OWN = ("recent", "wallets", "net_worth")


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-18T05:00:00Z"):
        yield


def reports(app: Flask, person: SignedIn) -> dict[str, Any]:
    """What is told of income and expenses."""
    answers = {path: person.get(path) for path in REPORTS}
    assert {answer.status_code for answer in answers.values()} == {200}
    told: dict[str, Any] = {path: answer.get_json() for path, answer in answers.items()}
    told["overview"] = {name: part for name, part in overview(person).items() if name not in OWN}
    owner_id = starting_wallet(person)
    with app.app_context():
        account = find_account(owner_id)
        assert account is not None
        told["letter"] = [read_month_facts(account, f"2024-0{month}", "en") for month in (5, 6)]
        seen = operator_view.list_for_operator(owner_id, PageRequest(1, 50))
        told["console"] = (seen.items, seen.total)
    return told


@pytest.mark.both_databases
def test_reports_stay_as_they_are(app: Flask, ayu: SignedIn) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    plan(ayu, "2024-05", food=(100_000, "both"), rent=900_000)
    plan(ayu, "2024-06", food=(100_000, "both"), rent=900_000)
    for day in ("2024-05-02", "2024-06-02"):
        record(ayu, **SALARY, date=day)
        record(ayu, date=day, detail="Nasi")
    before = reports(app, ayu)
    for day in ("2023-11-02", "2024-05-02", "2024-06-02", "2024-06-18"):
        transfer(ayu, cash, bank, 700_000, detail="Tarik", date=day)
        transfer(ayu, bank, cash, 300_000, detail="Nasi", date=day)
    held = {one["id"]: one["balance"] for one in wallets(ayu)}
    adjust(ayu, bank, held[bank] + 50_000, date="2024-05-02", detail="Tarik")
    adjust(ayu, cash, held[cash] - 50_000, date="2024-06-02", detail="Nasi")
    after = reports(app, ayu)
    for name, told in before.items():
        assert after[name] == told, name


def wallets(person: SignedIn) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/wallets").get_json()["payload"]["datas"]
    return found


def test_a_month_of_transfers_alone_is_no_month_to_tell_of(app: Flask, ayu: SignedIn) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    transfer(ayu, cash, bank, 700_000)
    adjust(ayu, cash, 5)
    days = {cash: Span(date(2024, 6, 18), date(2024, 6, 18))}
    with app.app_context():
        assert find_active_owners(days) == frozenset()
    record(ayu)
    with app.app_context():
        assert find_active_owners(days) == {cash}


def test_the_fee_of_a_transfer_is_an_expense(ayu: SignedIn) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    transfer(ayu, bank, cash, 700_000, fee=6_500, detail="Tarik tunai")
    shown = ayu.get("/transactions/by-category").get_json()["payload"]["datas"]
    assert [(one["category_id"], one["amount"]) for one in shown] == [("fees-admin", 6_500)]
