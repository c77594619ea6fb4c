"""Somebody whose client knows no wallets reads and writes as ever."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from tests.support.bulk_actions import bulk, done
from tests.support.ledger import SALARY, balance, listed, overview, record, summary
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer
from tests.support.wallets import agree, answered


@pytest.fixture(autouse=True)
def _noon() -> Iterator[None]:
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False):
        yield


# What an entry had before it had a wallet.
FIELDS = {
    "id",
    "type",
    "category_id",
    "category_name",
    "category_label",
    "icon",
    "color",
    "detail",
    "amount",
    "date",
    "created_at",
    "version",
    "booked_for",
}
NEW_FIELDS = {"wallet_id", "to_wallet_id"}
EDIT = {"type": "income", "category_id": "salary", "amount": 5, "detail": "x"}


def seen(person: SignedIn) -> list[Any]:
    """What such a client shows."""
    page = listed(person, limit=2)
    first = overview(person)
    shown = ("balance", "income", "expenses", "groups", "summary", "balance")
    return [
        {name: page[name] for name in ("datas", "totals")},
        listed(person, sort="-amount")["datas"],
        listed(person, category="expenses", q="makan"),
        [summary(person, period=period)["datas"] for period in ("day", "week", "month", "year")],
        answered(person.get("/transactions/by-category")),
        answered(person.get("/transactions/by-month", query_string={"category_id": "rent"})),
        {name: first[name] for name in shown},
        answered(person.get("/users"))["datas"][0]["balance"],
    ]


def test_an_entry_has_two_more_fields(ayu: SignedIn) -> None:
    first = starting_wallet(ayu)
    added = record(ayu)
    edited = answered(ayu.put(f"/transactions/{added['id']}", json=EDIT))["datas"][0]
    found = answered(ayu.get(f"/transactions/{added['id']}"))["datas"][0]
    for row in (added, edited, found, *listed(ayu)["datas"], *overview(ayu)["recent"]):
        assert row.keys() == FIELDS | NEW_FIELDS
        assert [row[name] for name in ("wallet_id", "to_wallet_id")] == [first, None]
    assert set(listed(ayu)) == {"datas", "totals", "next_cursor"}


def test_every_call_goes_on(app: Flask, ayu: SignedIn) -> None:
    opening = {"amount": 1_000, "date": "2024-06-01"}
    told = answered(ayu.put("/users/opening-balance", json=opening))
    assert told == {"message": told["message"], "datas": [opening], "balance": 1_000}
    kept, other = record(ayu, **SALARY), record(ayu)
    assert balance(ayu) == 12_453_000
    path = f"/transactions/{other['id']}"
    edited = answered(ayu.put(path, json=EDIT, headers={"If-Match": '"1"'}))
    assert (edited["balance"], edited["datas"][0]["version"]) == (12_501_005, 2)
    assert answered(ayu.delete(path))["balance"] == 12_501_000
    assert answered(ayu.post(f"{path}/restore"))["balance"] == 12_501_005
    act = done(bulk(ayu, action="delete", filters={}, count=2))
    assert (act["count"], act["balance"]) == (2, 1_000)
    answered(ayu.post(f"/transactions/bulk/{act['id']}/undo"))
    assert [row["id"] for row in listed(ayu)["datas"]] == [other["id"], kept["id"]]
    agree(app, ayu)


@pytest.mark.both_databases
def test_what_others_move_between_wallets_is_not_there(app: Flask, ayu: SignedIn) -> None:
    for kind in (SALARY, {}, {"categoryName": "Rent"}):
        record(ayu, **kind)
    before = seen(ayu)
    first, bca = starting_wallet(ayu), open_wallet(ayu, "BCA")
    transfer(ayu, first, bca, 5_000, detail="makan")
    adjust(ayu, bca, 6_000)
    adjust(ayu, first, answered(ayu.get("/wallets"))["datas"][0]["balance"] - 1_000)
    assert seen(ayu) == before
    # What it does to many leaves them alone, too.
    done(bulk(ayu, action="delete", filters={}, count=3))
    assert [row["type"] for row in listed(ayu, include="transfers,adjustments")["datas"]] == [
        "adjust",
        "adjust",
        "transfer",
    ]
    assert balance(ayu) == 0
    agree(app, ayu)
