"""Somebody puts the own wallets in order."""

import pytest
from flask import Flask

from tests.support.ledger import balance, record
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet, starting_wallet, transfer
from tests.support.wallets import (
    UNKNOWN,
    agree,
    answered,
    change,
    entries,
    held,
    refusal,
    wallet,
    wallets,
    wrong_fields,
)

OPENING = {"amount": 250_000, "date": "2024-06-01"}


@pytest.fixture
def bca(ayu: SignedIn) -> str:
    """A bank account of Ayu's beside the wallet that everybody starts with."""
    return open_wallet(ayu, "BCA")


@pytest.mark.both_databases
def test_the_first_one_gets_a_name(ayu: SignedIn) -> None:
    changed = change(ayu, starting_wallet(ayu), name="Tunai", color="gold", monogram="T")
    assert (changed["name"], changed["unnamed"], changed["version"]) == ("Tunai", False, 2)
    assert wallets(ayu) == [changed]
    again = change(ayu, changed["id"], name="tunai", monogram="")
    assert (again["name"], again["monogram"], again["color"]) == ("tunai", None, "gold")


def test_who_saw_an_older_version_is_told_the_present_one(ayu: SignedIn, bca: str) -> None:
    path = f"/wallets/{bca}"
    done = ayu.put(path, json={"name": "BNI"}, headers={"If-Match": '"1"'})
    assert (done.headers["ETag"], answered(done)["datas"][0]["version"]) == ('"2"', 2)
    late = ayu.put(path, json={"name": "BRI"}, headers={"If-Match": '"1"'})
    assert answered(late, 412)["datas"] == [wallet(ayu, bca)]
    assert wallet(ayu, bca)["name"] == "BNI"


def test_a_change_that_is_wrong_is_told_at_its_field(ayu: SignedIn, bca: str) -> None:
    other = open_wallet(ayu, "GoPay", kind="ewallet")
    for fields, wrong in (
        ({"name": "gopay"}, {"name"}),
        ({"name": "Main wallet"}, {"name"}),
        ({"name": None}, {"name"}),
        ({"kind": "gold", "archived": 1}, {"kind", "archived"}),
    ):
        sent = ayu.put(f"/wallets/{bca}", json=fields, headers={"If-Match": "*"})
        assert wrong_fields(sent) == wrong
    assert {one["version"] for one in wallets(ayu)} == {1}
    unknown = ayu.put(f"/wallets/{UNKNOWN}", json={"name": "x"}, headers={"If-Match": "*"})
    assert unknown.status_code == 404
    assert wallet(ayu, other)["name"] == "GoPay"


@pytest.mark.both_databases
def test_what_is_no_card_any_more_has_no_limit(ayu: SignedIn, bca: str) -> None:
    limit = {"credit_limit": 7, "statement_day": 1, "due_day": 2}
    credit = change(ayu, bca, kind="card", **limit)["credit"]
    assert (credit["limit"], credit["statement_day"], credit["due_day"]) == (7, 1, 2)
    assert change(ayu, bca, kind="bank")["credit"] is None
    assert change(ayu, bca, kind="card")["credit"]["limit"] is None


def test_an_opening_amount_counts_in_the_balance_and_goes_again(
    app: Flask, ayu: SignedIn, bca: str
) -> None:
    for wallet_id in (bca, starting_wallet(ayu)):
        for amount in (250_000, -3):
            opening = {**OPENING, "amount": amount}
            changed = change(ayu, wallet_id, opening=opening)
            assert (changed["opening"], changed["balance"]) == (opening, amount)
            assert balance(ayu) == amount
            agree(app, ayu)
        assert change(ayu, wallet_id, opening=None)["opening"] is None
        assert balance(ayu) == 0
        agree(app, ayu)


def test_the_opening_balance_is_that_of_the_first_wallet(
    app: Flask, ayu: SignedIn, bca: str
) -> None:
    change(ayu, bca, opening=OPENING)
    told = answered(ayu.put("/users/opening-balance", json={**OPENING, "amount": 7}))
    assert (told["balance"], told["datas"]) == (250_007, [{**OPENING, "amount": 7}])
    assert held(ayu) == {"Main wallet": 7, "BCA": 250_000}
    first = starting_wallet(ayu)
    assert wallet(ayu, first)["opening"] == {**OPENING, "amount": 7}
    change(ayu, first, opening={**OPENING, "amount": 9})
    profile = answered(ayu.get("/users"))["datas"][0]
    assert (profile["opening"], profile["balance"]) == ({**OPENING, "amount": 9}, 250_009)
    agree(app, ayu)


def test_one_that_no_longer_counts_leaves_the_balance(app: Flask, ayu: SignedIn, bca: str) -> None:
    record(ayu, wallet_id=bca)
    record(ayu, amount=5)
    assert balance(ayu) == -48_005
    changed = ayu.put(f"/wallets/{bca}", json={"counts": False}, headers={"If-Match": "*"})
    assert answered(changed)["balance"] == balance(ayu) == -5
    agree(app, ayu)
    change(ayu, bca, counts=True)
    assert balance(ayu) == -48_005
    agree(app, ayu)


@pytest.mark.both_databases
def test_an_archived_one_keeps_its_entries_and_takes_no_new_ones(
    app: Flask, ayu: SignedIn, bca: str
) -> None:
    spent = record(ayu, wallet_id=bca)
    assert change(ayu, bca, archived=True)["archived"] is True
    body = {"type": "expenses", "category_id": "rent", "amount": 5}
    refused = ayu.post("/transaction/add", json={**body, "wallet_id": bca})
    assert wrong_fields(refused) == {"wallet_id"}
    mine = record(ayu)["id"]
    sent = ayu.put(f"/transactions/{mine}", json={**body, "wallet_id": bca})
    assert wrong_fields(sent) == {"wallet_id"}
    # What is in it can still be put right, and moved out.
    path = f"/transactions/{spent['id']}"
    kept = answered(ayu.put(path, json={**body, "wallet_id": bca}))["datas"][0]
    assert (kept["amount"], kept["wallet_id"]) == (5, bca)
    assert answered(ayu.put(path, json={**body, "amount": 6}))["datas"][0]["wallet_id"] == bca
    first = starting_wallet(ayu)
    moved = answered(ayu.put(path, json={**body, "wallet_id": first}))["datas"][0]
    assert moved["wallet_id"] == first
    assert held(ayu) == {"Main wallet": -48_005, "BCA": 0}
    agree(app, ayu)
    assert change(ayu, bca, archived=False)["archived"] is False
    assert record(ayu, wallet_id=bca)["wallet_id"] == bca


def test_without_the_first_one_entries_go_to_the_next(app: Flask, ayu: SignedIn, bca: str) -> None:
    first = starting_wallet(ayu)
    change(ayu, first, archived=True)
    assert record(ayu)["wallet_id"] == bca
    refused = ayu.put(f"/wallets/{bca}", json={"archived": True}, headers={"If-Match": "*"})
    assert wrong_fields(refused) == {"archived"}
    assert wallet(ayu, bca)["archived"] is False
    agree(app, ayu)


@pytest.mark.both_databases
def test_the_order_names_each_once(ayu: SignedIn, bca: str) -> None:
    first, gopay = starting_wallet(ayu), open_wallet(ayu, "GoPay")
    wanted = [gopay, first, bca]
    told = answered(ayu.put("/wallets/order", json={"ids": wanted}))["datas"]
    assert [one["id"] for one in told] == wanted
    assert told == wallets(ayu)
    for ids in ([], [gopay, first], [gopay, first, first], [*wanted, UNKNOWN], "x", None, [None]):
        answer = ayu.put("/wallets/order", json={"ids": ids})
        assert answer.status_code == 422, ids
    assert [one["id"] for one in wallets(ayu)] == wanted


def test_one_without_entries_is_deleted(app: Flask, ayu: SignedIn, bca: str) -> None:
    change(ayu, bca, opening=OPENING)
    gone = answered(ayu.delete(f"/wallets/{bca}"))
    assert gone["balance"] == balance(ayu) == 0
    assert len(wallets(ayu)) == 1
    assert ayu.delete(f"/wallets/{bca}").status_code == 404
    agree(app, ayu)


def test_one_in_use_and_the_first_one_stay(ayu: SignedIn, bca: str) -> None:
    first = starting_wallet(ayu)
    assert refusal(ayu.delete(f"/wallets/{first}")) == (409, "starting_wallet")
    sent = transfer(ayu, first, bca, 5)
    assert refusal(ayu.delete(f"/wallets/{bca}")) == (409, "wallet_in_use")
    for wallet_id in (first, bca):
        uses = answered(ayu.get(f"/wallets/{wallet_id}/uses"))["datas"]
        none = dict.fromkeys(("investments", "reminders", "goals", "rules", "debts"), 0)
        assert uses == [{"transactions": 1, **none}]
    answered(ayu.delete(f"/transactions/{sent['id']}"))
    change(ayu, first, archived=True)
    assert wrong_fields(ayu.delete(f"/wallets/{bca}")) == {"id"}


def test_what_was_deleted_from_it_comes_back_to_the_first_one(
    app: Flask, ayu: SignedIn, bca: str
) -> None:
    first, gopay = starting_wallet(ayu), open_wallet(ayu, "GoPay")
    spent = record(ayu, wallet_id=bca)
    moved = transfer(ayu, bca, gopay, 100, fee=7)
    between = transfer(ayu, first, bca, 50, fee=3)
    for row in (spent, moved, between):
        answered(ayu.delete(f"/transactions/{row['id']}"))
    answered(ayu.delete(f"/wallets/{bca}"))
    back = answered(ayu.post(f"/transactions/{spent['id']}/restore"))["datas"][0]
    assert (back["wallet_id"], back["version"]) == (first, spent["version"] + 1)
    back = answered(ayu.post(f"/transactions/{moved['id']}/restore"))["datas"][0]
    assert (back["wallet_id"], back["to_wallet_id"]) == (first, gopay)
    assert answered(ayu.get(f"/transfers/{moved['id']}"))["datas"][0]["fee"] == 7
    # It would lead from a wallet to itself.
    assert refusal(ayu.post(f"/transactions/{between['id']}/restore")) == (409, "wallet_gone")
    assert held(ayu) == {"Main wallet": -48_107, "GoPay": 100}
    assert entries(ayu, first)["totals"]["count"] == 3
    agree(app, ayu)
