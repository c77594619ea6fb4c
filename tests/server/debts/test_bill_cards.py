"""Cards with a statement and a due day have a bill, which ends when it is paid."""

import datetime as dt
from collections.abc import Iterator
from typing import Any

import pytest
import time_machine

from server.debts.card_bills import last_day, next_day
from tests.support.budgets import allocation
from tests.support.debts import owe, pay_debt
from tests.support.ledger import SALARY, record
from tests.support.people import SignedIn
from tests.support.reminders import go, remind
from tests.support.transfers import open_wallet, starting_wallet, transfer
from tests.support.wallets import answered

CARD = {"kind": "card", "statement_day": 10, "due_day": 25}


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-09-18T05:00:00Z", tick=False) as clock:
        yield clock


def bills(person: SignedIn) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = answered(person.get("/debts"))["cards"]
    return found


def forecast(person: SignedIn) -> dict[str, Any]:
    shown: dict[str, Any] = answered(person.get("/forecast", query_string={"months": 3}))["datas"][
        0
    ]
    return shown


def planned(person: SignedIn) -> list[tuple[str, str, int]]:
    shown = forecast(person)
    return [(one["source"], one["day"], one["amount"]) for one in shown["items"]]


def sums(bill: dict[str, Any]) -> tuple[int, int, int]:
    return bill["owed"], bill["due"], bill["coming"]


def test_a_bill_has_what_was_on_the_statement_and_what_came_since(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    open_wallet(ayu, "Tanpa tanggal", kind="card")
    card = open_wallet(ayu, "BCA Card", credit_limit=10_000_000, **CARD)
    assert sums(bills(ayu)[0]) == (0, 0, 0)
    record(ayu, amount=700_000, wallet_id=card, date="2026-08-20")
    record(ayu, amount=300_000, wallet_id=card, date="2026-09-10")
    record(ayu, amount=50_000, wallet_id=card, date="2026-09-11")
    (bill,) = bills(ayu)
    assert sums(bill) == (1_050_000, 1_000_000, 50_000)
    assert bill["limit"] == 10_000_000
    days = ("due_on", "next_statement_on", "next_due_on")
    assert [bill[day] for day in days] == ["2026-09-25", "2026-10-10", "2026-10-25"]
    transfer(ayu, starting_wallet(ayu), card, 400_000)
    assert sums(bills(ayu)[0]) == (650_000, 600_000, 50_000)
    clock.move_to("2026-09-26T05:00:00Z")
    ayu.refresh()
    assert bills(ayu)[0]["overdue"]
    transfer(ayu, starting_wallet(ayu), card, 650_000)
    assert sums(bills(ayu)[0]) == (0, 0, 0)
    assert not bills(ayu)[0]["overdue"]


def test_instalments_in_a_card_have_days_of_their_own(ayu: SignedIn) -> None:
    card = open_wallet(ayu, "BCA Card", **CARD)
    record(ayu, amount=200_000, wallet_id=card, date="2026-09-01")
    bought = {"start": "purchase", "category_id": "technologies", "wallet_id": card}
    phone = owe(ayu, "HP", first_due="2026-10-05", **bought)
    assert sums(bills(ayu)[0]) == (200_000, 200_000, 0)
    pay_debt(ayu, phone["id"], 1_000_000)
    assert sums(bills(ayu)[0]) == (200_000, 200_000, 0)


def test_a_bill_takes_from_a_balance_that_the_card_is_no_part_of(ayu: SignedIn) -> None:
    record(ayu, **{**SALARY, "amount": 5_000_000}, date="2026-09-01")
    card = open_wallet(ayu, "BCA Card", counts=False, **CARD)
    record(ayu, amount=300_000, wallet_id=card, date="2026-09-05")
    record(ayu, amount=50_000, wallet_id=card, date="2026-09-12")
    assert planned(ayu) == [("card", "2026-09-25", -300_000)]
    # What was bought is spent; only the balance has yet to lose it.
    safe = allocation(ayu)["safe"]
    assert (safe["spent"], safe["to_come"], safe["items"]) == (350_000, 0, [])
    assert (safe["left"], safe["balance_limit"]) == (3_650_000, None)
    transfer(ayu, starting_wallet(ayu), open_wallet(ayu, "Lain", counts=False), 1_000_000)
    assert allocation(ayu)["safe"]["balance_limit"] == 2_700_000
    (item,) = forecast(ayu)["items"]
    assert (item["times"], item["total"]) == (2, -350_000)


@pytest.mark.both_databases
def test_a_bill_that_the_balance_has_lost_already_is_named_apart(ayu: SignedIn) -> None:
    record(ayu, **{**SALARY, "amount": 5_000_000}, date="2026-09-01")
    card = open_wallet(ayu, "Mandiri", **CARD)
    end = forecast(ayu)["end"]
    record(ayu, amount=90_000, wallet_id=card, date="2026-09-05")
    shown = forecast(ayu)
    assert (planned(ayu), shown["included"]) == (
        [],
        [{"name": "Mandiri", "amount": -90_000, "day": "2026-09-25"}],
    )
    assert end["expected"] > shown["end"]["expected"]


def test_a_recurring_transfer_to_a_card_or_debt_is_its_bill(ayu: SignedIn) -> None:
    record(ayu, **{**SALARY, "amount": 5_000_000}, date="2026-09-01")
    card = open_wallet(ayu, "BCA Card", counts=False, **CARD)
    loan = owe(ayu, first_due="2026-09-28", start="existing")
    before = planned(ayu)
    monthly = {"kind": "bill", "frequency": "monthly"}
    remind(ayu, **monthly, description="Kartu", day="2026-09-24", amount=5, to_wallet_id=card)
    # What will be bought with the card is spending of its day.
    assert planned(ayu) == before
    record(ayu, amount=300_000, wallet_id=card, date="2026-09-05")
    due = {"day": "2026-09-27", "amount": 1_100_000, "to_wallet_id": loan["wallet_id"]}
    remind(ayu, **monthly, description="Cicilan", **due)
    assert planned(ayu) == [("card", "2026-09-25", -300_000), *before]
    # A transfer on a day without an instalment stays.
    remind(ayu, description="Lebih", **{**due, "day": "2026-10-10"})
    assert ("reminder", "2026-10-10", -1_100_000) in planned(ayu)


def test_a_debt_begins_on_the_day_of_its_owner(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    # Two in the morning of the 11th in Jakarta; in London it is still the day of the statement.
    go(clock, ayu, "2026-09-10T19:00:00Z")
    card = open_wallet(ayu, "BCA Card", **CARD)
    record(ayu, amount=200_000, wallet_id=card, date="2026-09-01")
    bought = {"start": "purchase", "category_id": "technologies", "wallet_id": card}
    owe(ayu, "HP", first_due="2026-10-05", date="2026-09-11", **bought)
    assert sums(bills(ayu)[0]) == (200_000, 200_000, 0)


def test_a_recurring_transfer_to_a_card_reminds_of_its_bill(ayu: SignedIn) -> None:
    card = open_wallet(ayu, "BCA Card", **CARD)
    assert not bills(ayu)[0]["reminds"]
    monthly = {"kind": "bill", "frequency": "monthly", "month_day": 25, "amount_mode": "asked"}
    remind(ayu, description="BCA Card", day="2026-09-25", to_wallet_id=card, **monthly)
    assert bills(ayu)[0]["reminds"]


def test_days_of_short_months() -> None:
    assert last_day(31, dt.date(2026, 3, 15)) == dt.date(2026, 2, 28)
    assert last_day(31, dt.date(2026, 4, 30)) == dt.date(2026, 4, 30)
    assert next_day(31, dt.date(2026, 1, 31)) == dt.date(2026, 2, 28)
    assert next_day(5, dt.date(2026, 12, 10)) == dt.date(2027, 1, 5)


def test_nobody_sees_the_cards_of_others(ayu: SignedIn, bayu: SignedIn) -> None:
    open_wallet(ayu, "BCA Card", **CARD)
    assert bills(bayu) == []
