"""Somebody moves money from one wallet to another."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.categories.queries import ROWS as CATEGORIES
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.transactions.schemas import TransferSchema
from tests.support.bulk_actions import bulk, done, undo
from tests.support.categories import add as add_category
from tests.support.ledger import balance, listed, overview, record, row_count
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer
from tests.support.wallets import (
    UNKNOWN,
    Item,
    agree,
    answered,
    change,
    held,
    refusal,
    wrong_fields,
)


@pytest.fixture(autouse=True)
def _noon() -> Iterator[None]:
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False):
        yield


@pytest.fixture
def first(ayu: SignedIn) -> str:
    """The wallet that Ayu started with."""
    return starting_wallet(ayu)


@pytest.fixture
def gopay(ayu: SignedIn) -> str:
    """Another wallet of hers."""
    return open_wallet(ayu, "GoPay", kind="ewallet")


def fees(person: SignedIn) -> list[Item]:
    rows: list[Item] = listed(person, category_id="fees-admin")["datas"]
    return rows


def edit(person: SignedIn, moved: Item, **fields: Any) -> Item:
    names = ("wallet_id", "to_wallet_id", "amount", "fee", "detail", "date")
    body = {**{name: moved[name] for name in names}, **fields}
    sent = person.put(f"/transfers/{moved['id']}", json=body, headers={"If-Match": "*"})
    changed: Item = answered(sent)["datas"][0]
    return changed


def test_it_is_neither_income_nor_an_expense(
    app: Flask, ayu: SignedIn, first: str, gopay: str
) -> None:
    record(ayu, date="2024-06-01")
    before = listed(ayu), overview(ayu)["expenses"], overview(ayu)["groups"]
    body = {"wallet_id": first, "to_wallet_id": gopay, "amount": 50_000, "date": "2024-06-02"}
    sent = ayu.post("/transfers", json={**body, "detail": "Top up"})
    payload = answered(sent, 201)
    (moved,) = payload["datas"]
    assert TransferSchema().validate(moved) == {}
    assert {name: moved[name] for name in body} == body
    assert (moved["type"], moved["category_id"], moved["fee"]) == ("transfer", "transfer", 0)
    assert (moved["category_label"], moved["icon"]) == ("Transfer", "/icons/left-right-arrow.svg")
    assert (moved["detail"], moved["version"], moved["booked_for"]) == ("Top up", 1, None)
    assert payload["balance"] == balance(ayu) == -48_000
    assert held(ayu) == {"Main wallet": -98_000, "GoPay": 50_000}
    assert (listed(ayu), overview(ayu)["expenses"], overview(ayu)["groups"]) == before
    assert answered(ayu.get(f"/transfers/{moved['id']}"))["datas"] == [moved]
    agree(app, ayu)


@pytest.mark.both_databases
def test_a_list_of_everything_may_begin_on_a_day(ayu: SignedIn, first: str, gopay: str) -> None:
    for day in ("2026-06-01", "2026-06-02"):
        transfer(ayu, first, gopay, 100, date=day)
    record(ayu, date="2026-06-03")
    page = listed(ayu, include="transfers,adjustments", **{"from": "2026-06-02"})
    assert [row["date"] for row in page["datas"]] == ["2026-06-03", "2026-06-02"]
    assert (page["totals"]["count"], page["totals"]["expenses"]) == (2, 48_000)


@pytest.mark.both_databases
def test_its_fee_is_an_expense_that_is_booked_for_it(
    app: Flask, ayu: SignedIn, first: str, gopay: str
) -> None:
    moved = transfer(ayu, first, gopay, 50_000, fee=2_500, date="2024-06-02")
    (fee,) = fees(ayu)
    assert fee["booked_for"] == {"kind": "transfer", "id": moved["id"]}
    told = [fee[name] for name in ("type", "amount", "date", "wallet_id", "to_wallet_id")]
    assert told == ["expenses", 2_500, "2024-06-02", first, None]
    assert moved["fee"] == 2_500
    assert balance(ayu) == -2_500
    assert held(ayu) == {"Main wallet": -52_500, "GoPay": 50_000}
    agree(app, ayu)


def test_what_is_wrong_is_told_at_its_field(ayu: SignedIn, first: str, gopay: str) -> None:
    archived = open_wallet(ayu, "Old")
    change(ayu, archived, archived=True)
    good = {"wallet_id": first, "to_wallet_id": gopay, "amount": 5}
    for wrong, at in (
        ({"to_wallet_id": first}, {"to_wallet_id"}),
        ({"to_wallet_id": archived}, {"to_wallet_id"}),
        ({"wallet_id": archived}, {"wallet_id"}),
        ({"wallet_id": archived, "to_wallet_id": archived}, {"wallet_id", "to_wallet_id"}),
        ({"wallet_id": UNKNOWN, "fee": 6}, {"wallet_id", "fee"}),
        ({"to_wallet_id": UNKNOWN}, {"to_wallet_id"}),
        ({"wallet_id": None, "to_wallet_id": None}, {"wallet_id", "to_wallet_id"}),
        ({"fee": 6}, {"fee"}),
        ({"fee": -1}, {"fee"}),
        ({"amount": 0}, {"amount"}),
        ({"amount": 1_000_000_000_000}, {"amount"}),
        ({"date": "1969-12-31"}, {"date"}),
        ({"detail": "x" * 201}, {"detail"}),
    ):
        assert wrong_fields(ayu.post("/transfers", json={**good, **wrong})) == at, wrong
    assert wrong_fields(ayu.post("/transfers", json={})) == {"wallet_id", "to_wallet_id", "amount"}
    assert listed(ayu, include="transfers")["datas"] == []
    assert transfer(ayu, first, gopay, 5, fee=5)["fee"] == 5


def test_sent_twice_it_is_recorded_once(app: Flask, ayu: SignedIn, first: str, gopay: str) -> None:
    body = {"wallet_id": first, "to_wallet_id": gopay, "amount": 5, "fee": 1}
    key = {"Idempotency-Key": "one-and-only-one"}
    one, again = (ayu.post("/transfers", json=body, headers=key) for _turn in range(2))
    assert answered(one, 201) == answered(again, 201)
    assert row_count(app, "transactions") == 2


def test_its_fee_follows_an_edit(app: Flask, ayu: SignedIn, first: str, gopay: str) -> None:
    bca = open_wallet(ayu, "BCA")
    moved = transfer(ayu, first, gopay, 100, fee=10, date="2024-06-02")
    moved = edit(ayu, moved, wallet_id=bca, amount=200, fee=20, date="2024-06-03", detail="x")
    (fee,) = fees(ayu)
    told = [fee[name] for name in ("amount", "date", "wallet_id", "version")]
    assert told == [20, "2024-06-03", bca, 2]
    assert (moved["version"], moved["fee"], moved["detail"]) == (2, 20, "x")
    assert held(ayu) == {"Main wallet": 0, "GoPay": 200, "BCA": -220}
    agree(app, ayu)
    moved = edit(ayu, moved, fee=0)
    assert (moved["fee"], fees(ayu)) == (0, [])
    assert balance(ayu) == 0
    moved = edit(ayu, moved, fee=7)
    assert (moved["fee"], [row["amount"] for row in fees(ayu)]) == (7, [7])
    assert held(ayu) == {"Main wallet": 0, "GoPay": 200, "BCA": -207}
    moved = edit(ayu, moved, wallet_id=gopay, to_wallet_id=bca)
    assert held(ayu) == {"Main wallet": 0, "GoPay": -207, "BCA": 200}
    agree(app, ayu)


def test_what_an_edit_leaves_out_stays(ayu: SignedIn, first: str, gopay: str) -> None:
    moved = transfer(ayu, first, gopay, 100, fee=10, date="2024-06-02", detail="top up")
    body = {"wallet_id": first, "to_wallet_id": gopay, "amount": 150}
    changed = answered(ayu.put(f"/transfers/{moved['id']}", json=body))["datas"][0]
    told = [changed[name] for name in ("amount", "fee", "date", "detail")]
    assert told == [150, 10, "2024-06-02", "top up"]
    assert [fee["amount"] for fee in fees(ayu)] == [10]


def test_an_edit_is_checked_as_a_new_one_but_for_its_wallets(
    ayu: SignedIn, first: str, gopay: str
) -> None:
    moved = transfer(ayu, first, gopay, 100)
    change(ayu, gopay, archived=True)
    assert edit(ayu, moved, amount=70)["amount"] == 70
    body = {"wallet_id": gopay, "to_wallet_id": first, "amount": 5}
    path, match = f"/transfers/{moved['id']}", {"If-Match": "*"}
    assert wrong_fields(ayu.put(path, json=body, headers=match)) == {"wallet_id"}
    body = {"wallet_id": first, "to_wallet_id": first, "amount": 5, "fee": 6}
    assert wrong_fields(ayu.put(path, json=body, headers=match)) == {"to_wallet_id", "fee"}
    assert ayu.put(f"/transfers/{UNKNOWN}", json=body, headers=match).status_code == 404


def test_who_saw_an_older_version_is_told_the_present_one(
    ayu: SignedIn, first: str, gopay: str
) -> None:
    moved = transfer(ayu, first, gopay, 100, fee=10, date="2024-06-02")
    path, seen = f"/transfers/{moved['id']}", {"If-Match": '"1"'}
    body = {"wallet_id": first, "to_wallet_id": gopay, "amount": 100, "date": "2024-06-02"}
    first_edit = ayu.put(path, json={**body, "fee": 20}, headers=seen)
    present = answered(first_edit)["datas"]
    assert first_edit.headers["ETag"] == ayu.get(path).headers["ETag"] == '"2"'
    # Its answer was lost.
    assert answered(ayu.put(path, json={**body, "fee": 20}, headers=seen))["datas"] == present
    late = ayu.put(path, json={**body, "fee": 30}, headers=seen)
    assert answered(late, 412)["datas"] == present
    assert [row["amount"] for row in fees(ayu)] == [20]
    assert ayu.delete(f"/transactions/{moved['id']}", headers=seen).status_code == 412


def test_a_transfer_is_no_transaction_to_edit(ayu: SignedIn, first: str, gopay: str) -> None:
    moved, spent = transfer(ayu, first, gopay, 100), record(ayu)
    right = adjust(ayu, gopay, 7)
    body = {"type": "expenses", "category_id": "rent", "amount": 5}
    for row in (moved, right):
        path = f"/transactions/{row['id']}"
        assert ayu.put(path, json=body).status_code == 404
        assert answered(ayu.get(path))["datas"][0]["type"] == row["type"]
    for row in (spent, right):
        assert ayu.get(f"/transfers/{row['id']}").status_code == 404
        sent = ayu.put(
            f"/transfers/{row['id']}",
            json={"wallet_id": first, "to_wallet_id": gopay, "amount": 5},
            headers={"If-Match": "*"},
        )
        assert sent.status_code == 404
    for type_ in ("transfer", "adjust"):
        wrong = ayu.post("/transaction/add", json={**body, "type": type_})
        assert wrong_fields(wrong) == {"type"}
        wrong = ayu.post("/transaction/add", json={**body, "category_id": type_})
        assert wrong_fields(wrong) == {"category_id"}


@pytest.mark.both_databases
def test_its_fee_goes_and_comes_with_it(app: Flask, ayu: SignedIn, first: str, gopay: str) -> None:
    moved = transfer(ayu, first, gopay, 100, fee=10)
    path = f"/transactions/{moved['id']}"
    gone = answered(ayu.delete(path))
    assert (gone["balance"], fees(ayu)) == (0, [])
    assert held(ayu) == {"Main wallet": 0, "GoPay": 0}
    agree(app, ayu)
    for _turn in range(2):
        back = answered(ayu.post(f"{path}/restore"))
        assert back["balance"] == balance(ayu) == -10
        assert [row["amount"] for row in fees(ayu)] == [10]
        assert held(ayu) == {"Main wallet": -110, "GoPay": 100}
    agree(app, ayu)


@pytest.mark.both_databases
def test_a_fee_that_was_deleted_or_changed_alone(
    app: Flask, ayu: SignedIn, first: str, gopay: str
) -> None:
    moved = transfer(ayu, first, gopay, 100, fee=10)
    (fee,) = fees(ayu)
    answered(ayu.delete(f"/transactions/{fee['id']}"))
    assert answered(ayu.get(f"/transfers/{moved['id']}"))["datas"][0]["fee"] == 0
    answered(ayu.post(f"/transactions/{fee['id']}/restore"))
    body = {"type": "expenses", "category_id": "rent", "amount": 11}
    answered(ayu.put(f"/transactions/{fee['id']}", json=body))
    assert answered(ayu.get(f"/transfers/{moved['id']}"))["datas"][0]["fee"] == 11
    # What came in is no fee any more.
    income = {**body, "type": "income"}
    earned = answered(ayu.put(f"/transactions/{fee['id']}", json=income))["datas"][0]
    assert earned["booked_for"] is None
    assert answered(ayu.get(f"/transfers/{moved['id']}"))["datas"][0]["fee"] == 0
    assert balance(ayu) == 11
    agree(app, ayu)


def test_a_transfer_is_edited_though_its_fee_was_raised_above_its_amount(
    app: Flask, ayu: SignedIn, first: str, gopay: str
) -> None:
    moved = transfer(ayu, first, gopay, 100, fee=10)
    (fee,) = fees(ayu)
    body = {"type": "expenses", "category_id": "fees-admin", "amount": 150}
    answered(ayu.put(f"/transactions/{fee['id']}", json=body))
    raised = {**moved, "fee": 150}
    assert edit(ayu, raised, detail="top up")["fee"] == 150
    # It may get better, even if it is still too large, but not worse.
    assert edit(ayu, raised, amount=110, fee=140)["fee"] == 140
    path, match = f"/transfers/{moved['id']}", {"If-Match": "*"}
    pair = {"wallet_id": first, "to_wallet_id": gopay}
    for worse in ({"amount": 109}, {"amount": 110, "fee": 141}, {"amount": 120, "fee": 141}):
        assert wrong_fields(ayu.put(path, json={**pair, **worse}, headers=match)) == {"fee"}
    assert edit(ayu, raised, amount=110, fee=20)["fee"] == 20
    assert balance(ayu) == -20
    agree(app, ayu)


def test_two_fees_become_one(app: Flask, ayu: SignedIn, first: str, gopay: str) -> None:
    moved = transfer(ayu, first, gopay, 100, fee=10)
    (fee,) = fees(ayu)
    answered(ayu.delete(f"/transactions/{fee['id']}"))
    moved = edit(ayu, {**moved, "fee": 0}, fee=20)
    answered(ayu.post(f"/transactions/{fee['id']}/restore"))
    assert answered(ayu.get(f"/transfers/{moved['id']}"))["datas"][0]["fee"] == 30
    edit(ayu, moved, fee=40)
    assert [row["amount"] for row in fees(ayu)] == [40]
    assert balance(ayu) == -40
    agree(app, ayu)


@pytest.mark.both_databases
def test_deleted_with_others_it_takes_its_fee_along(
    app: Flask, ayu: SignedIn, first: str, gopay: str
) -> None:
    moved = transfer(ayu, first, gopay, 100, fee=10)
    spent, right = record(ayu), adjust(ayu, gopay, 150)
    seen = held(ayu)
    # The fee is among the rows, or it is not: it goes once.
    for body in (
        {"ids": [moved["id"], spent["id"], right["id"]]},
        {"ids": [moved["id"], spent["id"], right["id"], fees(ayu)[0]["id"]]},
        {"filters": {"include": "transfers,adjustments"}, "count": 4},
    ):
        act = done(bulk(ayu, action="delete", **body))
        assert (act["count"], act["balance"]) == (4, 0)
        assert row_count(app, "transactions") == 0
        agree(app, ayu)
        back = answered(undo(ayu, act))
        (told,) = back["datas"]
        assert (told["count"], told["kept"], back["balance"]) == (4, 0, balance(ayu))
        assert held(ayu) == seen
        agree(app, ayu)
    act = done(bulk(ayu, action="delete", filters={"category": "transfer"}, count=1))
    assert act["count"] == 2
    answered(ayu.post(f"/transactions/{moved['id']}/restore"))
    assert held(ayu) == seen
    assert answered(undo(ayu, act))["datas"][0] == {"id": act["id"], "count": 0, "kept": 2}


@pytest.mark.both_databases
def test_the_count_is_that_of_the_rows_that_were_seen(
    ayu: SignedIn, first: str, gopay: str
) -> None:
    transfer(ayu, first, gopay, 100, fee=10)
    for filters, count in (
        ({}, 1),
        ({"include": "transfers"}, 2),
        ({"category": "transfer"}, 1),
        ({"wallet": gopay}, 0),
        ({"wallet": gopay, "include": "transfers"}, 1),
    ):
        answer = bulk(ayu, action="delete", filters=filters, count=9)
        assert answered(answer, 412)["datas"] == [{"count": count}], filters


def test_transfers_and_adjustments_keep_their_look(
    app: Flask, ayu: SignedIn, first: str, gopay: str
) -> None:
    moved, spent, right = transfer(ayu, first, gopay, 100), record(ayu), adjust(ayu, gopay, 7)
    ids = [moved["id"], spent["id"], right["id"]]
    act = done(bulk(ayu, action="categorise", ids=ids, category_id="rent"))
    assert act["count"] == 1
    rows = listed(ayu, include="transfers,adjustments")["datas"]
    assert {row["type"]: row["category_id"] for row in rows} == {
        "expenses": "rent",
        "transfer": "transfer",
        "adjust": "adjust",
    }
    refused = bulk(ayu, action="categorise", ids=ids, category_id="transfer")
    assert wrong_fields(refused) == {"category_id"}
    assert refusal(bulk(ayu, action="delete", ids=[UNKNOWN]))[0] == 404
    agree(app, ayu)


def test_bayu_cannot_touch_it(ayu: SignedIn, bayu: SignedIn, first: str, gopay: str) -> None:
    moved = transfer(ayu, first, gopay, 100)
    body = {"wallet_id": starting_wallet(bayu), "to_wallet_id": open_wallet(bayu, "X"), "amount": 1}
    path = f"/transfers/{moved['id']}"
    assert bayu.get(path).status_code == 404
    assert bayu.put(path, json=body, headers={"If-Match": "*"}).status_code == 404
    assert bayu.delete(f"/transactions/{moved['id']}").status_code == 404
    assert answered(ayu.get(path))["datas"] == [moved]


def test_the_fee_goes_to_a_category_of_ones_own_that_had_the_name_before(
    app: Flask, ayu: SignedIn, first: str, gopay: str
) -> None:
    own = add_category(ayu, "Ongkos")["id"]
    with app.app_context(), unit_of_work():
        renamed = {"name": "Biaya & Admin", "name_key": "biaya & admin"}
        db.session.execute(CATEGORIES.update().where(CATEGORIES.c.id == own).values(renamed))
    moved = transfer(ayu, first, gopay, 50_000, fee=2_500)
    (fee,) = listed(ayu)["datas"]
    assert (fee["category_id"], fee["category_label"]) == (own, "Biaya & Admin")
    edit(ayu, moved, fee=0)
    edit(ayu, moved, fee=1_000)
    (fee,) = listed(ayu)["datas"]
    assert (fee["category_id"], fee["amount"]) == (own, 1_000)
