"""Somebody moves everything of one wallet into another one."""

from typing import Any

import pytest
from flask import Flask

from tests.support.bulk_actions import bulk, done, undo
from tests.support.ledger import balance, listed, record, row_count
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer
from tests.support.wallets import (
    UNKNOWN,
    Item,
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

EARLY = {"amount": 1_000, "date": "2024-01-01"}
LATE = {"amount": -300, "date": "2024-05-01"}


def merge(person: SignedIn, source: str, target: str) -> Item:
    """Merge a wallet into another one and return the payload."""
    sent = person.post(f"/wallets/{source}/merge", json={"into_id": target})
    payload: Item = answered(sent)
    return payload


def fill(person: SignedIn) -> dict[str, str]:
    """Three wallets with entries of every kind; their ids by name."""
    first = starting_wallet(person)
    bca = open_wallet(person, "BCA", color="nila", monogram="B", opening=LATE)
    gopay = open_wallet(person, "GoPay", kind="ewallet", counts=False)
    change(person, first, opening=EARLY)
    for wallet_id in (first, bca, gopay):
        record(person, wallet_id=wallet_id, amount=10)
        adjust(person, wallet_id, 500)
    transfer(person, first, bca, 100, fee=7)
    transfer(person, bca, gopay, 40, fee=3)
    transfer(person, gopay, first, 20)
    return {"first": first, "bca": bca, "gopay": gopay}


@pytest.mark.both_databases
@pytest.mark.parametrize(("source", "target"), [("bca", "gopay"), ("gopay", "bca")])
def test_the_other_one_has_everything(app: Flask, ayu: SignedIn, source: str, target: str) -> None:
    ids = fill(ayu)
    both = wallet(ayu, ids["bca"])["balance"] + wallet(ayu, ids["gopay"])["balance"]
    first = wallet(ayu, ids["first"])
    before = wallet(ayu, ids[target])
    shown = (
        entries(ayu, ids[target])["totals"]["count"] + entries(ayu, ids[source])["totals"]["count"]
    )
    payload = merge(ayu, ids[source], ids[target])
    (left,) = payload["datas"]
    assert (left["id"], left["name"], left["version"]) == (ids[target], before["name"], 2)
    assert (left["balance"], left["opening"]) == (both, LATE)
    assert left["counts"] == before["counts"]
    assert wallets(ayu) == [first, left]
    # The transfer between the two is gone from both.
    assert left["entries"] == entries(ayu, left["id"])["totals"]["count"] == shown - 2
    assert payload["moved"]["transactions"] > 0
    assert payload["balance"] == balance(ayu)
    agree(app, ayu)


def test_the_first_one_keeps_its_id_and_takes_the_look_of_the_other(
    app: Flask, ayu: SignedIn
) -> None:
    ids = fill(ayu)
    bca = wallet(ayu, ids["bca"])
    both = bca["balance"] + wallet(ayu, ids["first"])["balance"]
    (left,) = merge(ayu, ids["first"], ids["bca"])["datas"]
    assert left["id"] == ids["first"]
    same = ("name", "kind", "color", "monogram", "counts", "archived", "unnamed")
    assert [left[name] for name in same] == [bca[name] for name in same]
    assert (left["opening"], left["balance"]) == ({"amount": 700, "date": "2024-01-01"}, both)
    assert [one["id"] for one in wallets(ayu)] == [ids["first"], ids["gopay"]]
    assert answered(ayu.get("/users"))["datas"][0]["opening"] == left["opening"]
    assert record(ayu)["wallet_id"] == ids["first"]
    agree(app, ayu)


def test_into_the_first_one_it_stays_as_it_was(app: Flask, ayu: SignedIn) -> None:
    ids = fill(ayu)
    both = wallet(ayu, ids["bca"])["balance"] + wallet(ayu, ids["first"])["balance"]
    (left,) = merge(ayu, ids["bca"], ids["first"])["datas"]
    assert (left["id"], left["name"], left["unnamed"]) == (ids["first"], "Main wallet", True)
    assert left["balance"] == both
    agree(app, ayu)
    merge(ayu, ids["gopay"], ids["first"])
    assert len(wallets(ayu)) == 1
    assert listed(ayu, include="transfers")["totals"]["count"] == 5
    agree(app, ayu)


def test_a_transfer_between_them_goes_and_its_fee_stays(app: Flask, ayu: SignedIn) -> None:
    first, bca = starting_wallet(ayu), open_wallet(ayu, "BCA")
    gone = transfer(ayu, bca, first, 100, fee=7)
    (fee,) = listed(ayu)["datas"]
    merge(ayu, bca, first)
    assert ayu.get(f"/transactions/{gone['id']}").status_code == 404
    (kept,) = listed(ayu, include="transfers")["datas"]
    assert (kept["id"], kept["booked_for"], kept["amount"]) == (fee["id"], None, 7)
    assert kept["version"] > fee["version"]
    assert held(ayu) == {"Main wallet": -7}
    agree(app, ayu)


@pytest.mark.both_databases
@pytest.mark.parametrize("into_first", [True, False])
def test_transfers_between_them_are_counted_before(ayu: SignedIn, *, into_first: bool) -> None:
    ids = fill(ayu)
    first, gopay = ids["first"], ids["gopay"]
    transfer(ayu, first, gopay, 5)
    source, target = (gopay, first) if into_first else (first, gopay)

    def count(**query: str) -> tuple[int, int]:
        path = f"/wallets/{source}/uses"
        payload = answered(ayu.get(path, query_string=query))
        return payload["datas"][0]["transactions"], payload["between"]

    held_before, between = count(into_id=target)
    assert between == 2
    assert count() == count(into_id="") == (held_before, 0)
    assert count(into_id=ids["bca"])[1] == 1
    there = entries(ayu, target)["totals"]["count"]
    (left,) = merge(ayu, source, target)["datas"]
    assert left["entries"] == there - between + held_before - between


@pytest.mark.parametrize("into_first", [True, False])
def test_what_was_deleted_before_comes_back_into_what_is_left(
    app: Flask, ayu: SignedIn, *, into_first: bool
) -> None:
    first, bca, gopay = starting_wallet(ayu), open_wallet(ayu, "BCA"), open_wallet(ayu, "GoPay")
    spent = record(ayu, wallet_id=bca, amount=5)
    moved = transfer(ayu, bca, gopay, 100, fee=7)
    act = done(bulk(ayu, action="delete", ids=[spent["id"], moved["id"]]))
    merge(ayu, *((bca, first) if into_first else (first, bca)))
    back = answered(undo(ayu, act))
    assert (back["datas"][0]["count"], back["balance"]) == (3, -12)
    left = wallet(ayu, first)
    assert (left["balance"], wallet(ayu, gopay)["balance"]) == (-112, 100)
    again = answered(ayu.get(f"/transfers/{moved['id']}"))["datas"][0]
    told = [again[name] for name in ("wallet_id", "to_wallet_id", "fee")]
    assert told == [first, gopay, 7]
    assert again["version"] > moved["version"]
    agree(app, ayu)


def test_a_deleted_transfer_between_them_is_gone(app: Flask, ayu: SignedIn) -> None:
    first, bca = starting_wallet(ayu), open_wallet(ayu, "BCA")
    moved, spent = transfer(ayu, first, bca, 100, fee=7), record(ayu, amount=5)
    act = done(bulk(ayu, action="delete", ids=[moved["id"], spent["id"]]))
    merge(ayu, bca, first)
    for _turn in range(2):
        gone = ayu.post(f"/transactions/{moved['id']}/restore")
        assert refusal(gone) == (409, "wallet_gone")
        assert "one of its wallets is gone" in gone.get_json()["message"]
        assert (balance(ayu), row_count(app, "transactions")) == (0, 0)
    back = answered(undo(ayu, act))
    assert back["datas"][0] == {"id": act["id"], "count": 2, "kept": 1}
    assert back["balance"] == balance(ayu) == -12
    assert {row["booked_for"] for row in listed(ayu)["datas"]} == {None}
    agree(app, ayu)


def test_what_cannot_be_merged_is_told_at_its_field(app: Flask, ayu: SignedIn) -> None:
    first, bca = starting_wallet(ayu), open_wallet(ayu, "BCA")

    def refused(source: str, target: Any) -> set[str]:
        return wrong_fields(ayu.post(f"/wallets/{source}/merge", json={"into_id": target}))

    for target in (bca, UNKNOWN, None, ""):
        assert refused(bca, target) == {"into_id"}
    counted = ayu.get(f"/wallets/{bca}/uses", query_string={"into_id": UNKNOWN})
    assert wrong_fields(counted) == {"into_id"}
    assert ayu.post(f"/wallets/{UNKNOWN}/merge", json={"into_id": bca}).status_code == 404
    # Nothing active would be left.
    change(ayu, bca, archived=True)
    assert refused(first, bca) == {"into_id"}
    change(ayu, bca, archived=False, opening={"amount": 999_999_999_999, "date": "2024-01-01"})
    change(ayu, first, opening={"amount": 1, "date": "2024-01-01"})
    assert refused(first, bca) == {"into_id"}
    assert len(wallets(ayu)) == 2
    agree(app, ayu)


def test_an_archived_one_can_be_merged_away(app: Flask, ayu: SignedIn) -> None:
    first, bca = starting_wallet(ayu), open_wallet(ayu, "BCA")
    record(ayu)
    change(ayu, first, archived=True)
    (left,) = merge(ayu, first, bca)["datas"]
    assert (left["id"], left["name"], left["archived"]) == (first, "BCA", False)
    assert held(ayu) == {"BCA": -48_000}
    agree(app, ayu)
