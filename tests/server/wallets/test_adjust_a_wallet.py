"""Somebody says what a wallet really holds."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from server.transactions.schemas import TransactionSchema
from tests.support.ledger import balance, listed, overview, record, row_count
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet
from tests.support.wallets import UNKNOWN, Item, agree, answered, change, held, wrong_fields


@pytest.fixture(autouse=True)
def _noon() -> Iterator[None]:
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False):
        yield


@pytest.mark.both_databases
def test_the_difference_is_an_entry_up_or_down(app: Flask, ayu: SignedIn) -> None:
    first = starting_wallet(ayu)
    record(ayu)
    before = listed(ayu), overview(ayu)["groups"]
    for wanted, difference in ((10_000, 58_000), (-7, -10_007)):
        body = {"balance": wanted, "detail": "Dihitung", "date": "2024-06-02"}
        payload = answered(ayu.post(f"/wallets/{first}/adjust", json=body), 201)
        (entry,) = payload["datas"]
        assert TransactionSchema().validate(entry) == {}
        told = [entry[name] for name in ("type", "amount", "category_id", "wallet_id", "date")]
        assert told == ["adjust", difference, "adjust", first, "2024-06-02"]
        look = ("Adjustment", "/icons/pencil.svg", "Dihitung")
        assert (entry["category_label"], entry["icon"], entry["detail"]) == look
        assert payload["balance"] == balance(ayu) == wanted
        assert (listed(ayu), overview(ayu)["groups"]) == before
        agree(app, ayu)


def test_with_a_category_it_is_an_expense_or_an_income(app: Flask, ayu: SignedIn) -> None:
    bca = open_wallet(ayu, "BCA", opening={"amount": 10_000, "date": "2024-01-01"})
    directions = ((4_000, "expenses", "Rent", 6_000), (7_500, "income", "salary", 3_500))
    for wanted, type_, category, amount in directions:
        body = {"balance": wanted, "category_id": category, "date": "2026-11-02", "detail": "Lupa"}
        payload = answered(ayu.post(f"/wallets/{bca}/adjust", json=body), 201)
        (entry,) = payload["datas"]
        assert TransactionSchema().validate(entry) == {}
        told = [entry[name] for name in ("type", "amount", "category_id", "wallet_id", "date")]
        assert told == [type_, amount, category.lower(), bca, "2026-11-02"]
        assert (entry["detail"], entry["version"], entry["booked_for"]) == ("Lupa", 1, None)
        assert held(ayu)["BCA"] == payload["balance"] == balance(ayu) == wanted
        agree(app, ayu)
    # It is in lists and sums as if it had been recorded.
    found = listed(ayu)
    assert found["totals"] == {"income": 3_500, "expenses": 6_000, "count": 2}
    path = f"/transactions/{found['datas'][0]['id']}"
    edited = {"type": "income", "category_id": "salary", "amount": 500}
    assert answered(ayu.put(path, json=edited))["balance"] == 4_500
    agree(app, ayu)


def test_a_category_that_does_not_fit_is_refused(app: Flask, ayu: SignedIn) -> None:
    first = starting_wallet(ayu)
    path = f"/wallets/{first}/adjust"
    wrong = ((5, "rent"), (-5, "salary"), (5, "nothing"), (5, ""), (5, "x" * 61), (5, 7))
    for wanted, category in wrong:
        sent = ayu.post(path, json={"balance": wanted, "category_id": category})
        assert wrong_fields(sent) == {"category_id"}, category
    assert wrong_fields(ayu.post(path, json={"category_id": "nothing"})) == {
        "balance",
        "category_id",
    }
    # What is refused for its amount is so in a category, too.
    for wanted in (0, 10**12):
        sent = ayu.post(path, json={"balance": wanted, "category_id": "salary"})
        assert wrong_fields(sent) == {"balance"}
    assert row_count(app, "transactions") == 0
    entry = adjust(ayu, first, 5, category_id=None)
    assert (entry["type"], balance(ayu)) == ("adjust", 5)


def test_a_category_that_is_gone_is_refused(ayu: SignedIn) -> None:
    added = ayu.post("/categories", json={"name": "Kopi", "type": "expenses"})
    own = answered(added, 201)["datas"][0]["id"]
    body = {"balance": -5, "category_id": own}
    answered(ayu.delete(f"/categories/{own}"))
    assert wrong_fields(ayu.post(f"/wallets/{starting_wallet(ayu)}/adjust", json=body)) == {
        "category_id"
    }


def test_what_is_right_already_or_out_of_reach_is_refused(app: Flask, ayu: SignedIn) -> None:
    first = starting_wallet(ayu)
    record(ayu, type="income", categoryName="Salary", amount=1)
    path, most = f"/wallets/{first}/adjust", 999_999_999_999
    for wrong in (1, -most, most + 1, None, "5"):
        assert wrong_fields(ayu.post(path, json={"balance": wrong})) == {"balance"}, wrong
    wrong_day = {"balance": 2, "date": "1969-12-31"}
    assert wrong_fields(ayu.post(path, json=wrong_day)) == {"date"}
    assert ayu.post(f"/wallets/{UNKNOWN}/adjust", json={"balance": 2}).status_code == 404
    assert row_count(app, "transactions") == 1


def test_sent_twice_it_is_recorded_once(app: Flask, ayu: SignedIn) -> None:
    path = f"/wallets/{starting_wallet(ayu)}/adjust"
    bodies: tuple[Item, ...] = ({"balance": 5}, {"balance": 9, "category_id": "salary"})
    for count, body in enumerate(bodies, start=1):
        key = {"Idempotency-Key": f"number-{count}-and-no-other"}
        one, again = (ayu.post(path, json=body, headers=key) for _turn in range(2))
        assert answered(one, 201) == answered(again, 201)
        assert row_count(app, "transactions") == count


def test_it_is_deleted_and_restored_as_any_entry(app: Flask, ayu: SignedIn) -> None:
    entry = adjust(ayu, starting_wallet(ayu), -500)
    path = f"/transactions/{entry['id']}"
    assert answered(ayu.delete(path))["balance"] == balance(ayu) == 0
    assert answered(ayu.post(f"{path}/restore"))["balance"] == balance(ayu) == -500
    agree(app, ayu)


def test_one_that_does_not_count_is_put_right_without_the_balance(
    app: Flask, ayu: SignedIn
) -> None:
    shares = open_wallet(ayu, "Saham", kind="investment", counts=False)
    adjust(ayu, shares, 900)
    assert held(ayu) == {"Main wallet": 0, "Saham": 900}
    adjust(ayu, shares, 850, category_id="investment")
    assert held(ayu) == {"Main wallet": 0, "Saham": 850}
    assert balance(ayu) == 0
    agree(app, ayu)


def test_an_archived_one_takes_no_entry(app: Flask, ayu: SignedIn) -> None:
    bca = open_wallet(ayu, "BCA")
    change(ayu, bca, archived=True)
    for more in ({}, {"category_id": "salary"}):
        sent = ayu.post(f"/wallets/{bca}/adjust", json={"balance": 5, **more})
        assert wrong_fields(sent) == {"wallet_id"}
        assert sent.get_json()["message"] == "This wallet is archived. Choose another one."
    assert row_count(app, "transactions") == 0
    # Back in use, it can be put right.
    change(ayu, bca, archived=False)
    adjust(ayu, bca, 5)
    assert held(ayu)["BCA"] == 5
