"""What is safe to spend counts what is planned until payday, each thing once."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.budgets.schemas import AllocationSchema
from tests.support.budgets import allocation
from tests.support.budgets import plan as budget
from tests.support.debts import owe, pay_debt
from tests.support.goals import add_goal
from tests.support.goals import put as put_aside
from tests.support.investments import plan as invest
from tests.support.ledger import SALARY, overview, record, statements
from tests.support.people import SignedIn
from tests.support.reminders import answer_date, remind
from tests.support.transfers import open_wallet, starting_wallet, transfer

BILL = {"kind": "bill", "day": "2024-06-25", "category_id": "utilities", "amount": 1_000}
# Every instalment is 1.000, in a wallet that is no part of the balance.
LOAN = {"principal": 3_000, "instalments": 3, "first_due": "2024-06-25", "start": "existing"}


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    # Ten days are left, today included.
    with time_machine.travel("2024-06-21T05:00:00Z", tick=False):
        yield


@pytest.fixture
def paid(ayu: SignedIn) -> SignedIn:
    """Ayu with an income of 10.000, of which 2.000 are for savings: 800 a day."""
    record(ayu, **{**SALARY, "amount": 10_000}, date="2024-06-01")
    assert per_day(ayu) == 800
    return ayu


def safe_of(person: SignedIn) -> dict[str, Any]:
    """What is safe to spend; its sum holds, and the overview tells the same."""
    shown = allocation(person)
    assert AllocationSchema().validate(shown) == {}
    safe: dict[str, Any] = shown["safe"]
    left = safe["income"] - safe["set_aside"] - safe["spent"] - safe["moved"] - safe["to_come"]
    assert safe["left"] == left
    bills = [one["amount"] for one in safe["items"] if one["amount"] < 0 and not one["is_saving"]]
    assert -sum(bills) == safe["to_come"]
    assert overview(person)["budget"]["safe_per_day"] == safe["per_day"]
    return safe


def per_day(person: SignedIn) -> int:
    return int(safe_of(person)["per_day"])


@pytest.mark.both_databases
def test_a_bill_is_set_aside_before_it_is_paid_and_once(paid: SignedIn) -> None:
    made = remind(paid, description="Listrik", **BILL)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["to_come"], safe["left"]) == (700, 1_000, 7_000)
    assert [(one["name"], one["day"], one["amount"]) for one in safe["items"]] == [
        ("Listrik", "2024-06-25", -1_000)
    ]
    # A budget is a limit, and nothing that was put away.
    budget(paid, utilities=3_000)
    assert per_day(paid) == 700
    answer_date(paid, made["id"], "done", "2024-06-25", record=True)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["to_come"], safe["spent"]) == (700, 0, 1_000)


def test_a_bill_that_is_skipped_or_due_after_payday_frees_its_amount(paid: SignedIn) -> None:
    made = remind(paid, description="Listrik", **BILL)
    remind(paid, description="Sewa", **{**BILL, "day": "2024-07-01", "amount": 5_000})
    assert per_day(paid) == 700
    answer_date(paid, made["id"], "skip", "2024-06-25")
    assert per_day(paid) == 800


def test_a_bill_that_was_paid_without_a_tick_counts_once(paid: SignedIn) -> None:
    remind(paid, description="Listrik", **BILL)
    record(paid, categoryName="Utilities", amount=1_000, detail="Token listrik")
    safe = safe_of(paid)
    assert (safe["per_day"], safe["to_come"], safe["spent"]) == (700, 0, 1_000)


def test_an_instalment_counts_the_same_before_and_after_it_is_paid(paid: SignedIn) -> None:
    loan = owe(paid, **LOAN)
    assert per_day(paid) == 700
    # A bill that stands for the instalment is the instalment.
    remind(paid, description="Cicilan motor", **{**BILL, "category_id": "debt-payment"})
    safe = safe_of(paid)
    assert (safe["per_day"], [one["source"] for one in safe["items"]]) == (700, ["debt"])
    pay_debt(paid, loan["id"], 1_000)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["moved"], safe["spent"]) == (700, 1_000, 0)
    assert safe["items"] == []


@pytest.mark.both_databases
def test_an_instalment_that_counts_when_paid_is_spent_once(paid: SignedIn) -> None:
    loan = owe(paid, **LOAN, counts="paid")
    assert per_day(paid) == 700
    pay_debt(paid, loan["id"], 1_000)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["moved"], safe["spent"]) == (700, 0, 1_000)


def test_a_debt_within_the_balance_takes_its_interest_alone(paid: SignedIn) -> None:
    within = open_wallet(paid, "Kredit", kind="loan", counts=True)
    loan = owe(paid, **{**LOAN, "start": "recorded"}, fee=300, wallet_id=within)
    assert safe_of(paid)["to_come"] == 100
    assert per_day(paid) == 790
    pay_debt(paid, loan["id"], 1_100)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["moved"], safe["spent"]) == (790, 0, 100)


def test_savings_that_are_planned_are_set_aside_once(paid: SignedIn) -> None:
    goal = add_goal(paid, target=100_000, monthly=1_500)
    put_aside(paid, goal["id"], 500, book=True)
    # The plan of the goal is within the 2.000 for savings.
    safe = safe_of(paid)
    assert (safe["per_day"], safe["set_aside"], safe["to_come"]) == (800, 2_000, 0)
    assert [(one["amount"], one["is_saving"]) for one in safe["items"]] == [(-1_000, True)]
    # 500 saved, 1.000 for the goal and 1.500 for the plan are 3.000.
    invest(paid, amount=1_500, frequency="monthly", month_day=25)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["set_aside"]) == (700, 3_000)


def test_a_recurring_transfer_counts_the_same_before_and_after(paid: SignedIn) -> None:
    aside = open_wallet(paid, "Tabungan", counts=False)
    made = remind(paid, description="Nabung", day="2024-06-25", to_wallet_id=aside, amount=1_000)
    assert per_day(paid) == 700
    answer_date(paid, made["id"], "done", "2024-06-25", record=True)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["moved"]) == (700, 1_000)
    # What nobody planned moves the balance alone, as before.
    transfer(paid, starting_wallet(paid), aside, 1_000)
    safe = safe_of(paid)
    assert (safe["moved"], safe["left"], safe["balance_limit"]) == (1_000, 7_000, 6_000)


def test_income_that_is_planned_counts_once(paid: SignedIn) -> None:
    pay = {"category_id": "salary", "amount": 2_000}
    made = remind(paid, description="Honor", day="2024-06-25", **pay)
    # 12.000 less a fifth for savings.
    safe = safe_of(paid)
    assert (safe["per_day"], safe["income"], safe["income_to_come"]) == (960, 12_000, 2_000)
    paid.put("/allocation", json={"expected_income": 12_000})
    assert per_day(paid) == 960
    answer_date(paid, made["id"], "done", "2024-06-25", record=True)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["income_to_come"], safe["items"]) == (960, 0, [])


def test_planned_income_alone_shares_nothing_out_yet(ayu: SignedIn) -> None:
    remind(ayu, description="Gaji", day="2024-06-25", category_id="salary", amount=10_000)
    assert allocation(ayu)["safe"] is None
    assert overview(ayu)["budget"] is None


def test_money_lent_counts_once_it_is_back(paid: SignedIn) -> None:
    fields = {"principal": 1_000, "instalments": 1, "first_due": "2024-06-25"}
    lent = owe(paid, "Laptop", direction="lent", start="existing", **fields)
    assert safe_of(paid)["items"] == []
    assert per_day(paid) == 800
    pay_debt(paid, lent["id"], 1_000)
    safe = safe_of(paid)
    assert (safe["per_day"], safe["moved"]) == (900, -1_000)


def test_plans_cost_statements_only_who_has_some(app: Flask, paid: SignedIn) -> None:
    def cost() -> int:
        record(paid, amount=1)
        with statements(app) as seen:
            overview(paid)
        return len(seen)

    usual = cost()
    remind(paid, description="Listrik", **BILL)
    # Four for the bill, and one each to find no debts, investment plans and goals.
    assert cost() - usual <= 7


def test_others_plans_are_theirs(paid: SignedIn, bayu: SignedIn) -> None:
    remind(bayu, description="Listrik", **BILL)
    assert per_day(paid) == 800
