"""Somebody says what a wallet really holds."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from server.transactions.schemas import TransactionSchema
from tests.support.ledger import balance, listed, overview, record, row_count
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet
from tests.support.wallets import UNKNOWN, agree, answered, change, held, wrong_fields

pytestmark = pytest.mark.both_databases


@pytest.fixture(autouse=True)
def _noon() -> Iterator[None]:
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False):
        yield


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
    path, key = f"/wallets/{starting_wallet(ayu)}/adjust", {"Idempotency-Key": "one-and-only-one"}
    one, again = (ayu.post(path, json={"balance": 5}, headers=key) for _turn in range(2))
    assert answered(one, 201) == answered(again, 201)
    assert row_count(app, "transactions") == 1


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
    adjust(ayu, shares, 700)
    # What is put away can be put right, too.
    change(ayu, shares, archived=True)
    adjust(ayu, shares, 900)
    assert held(ayu) == {"Main wallet": 0, "Saham": 900}
    assert balance(ayu) == 0
    agree(app, ayu)
