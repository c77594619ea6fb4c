"""Somebody reads what went through a wallet, and what was in it after each entry."""

from typing import Any

import pytest
from flask import Flask

from server.transactions.schemas import TotalsSchema, WalletEntrySchema
from tests.support.ledger import listed, record
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer
from tests.support.wallets import UNKNOWN, Item, entries, wallet, wrong_fields

EVERYTHING = {"include": "transfers,adjustments"}
OPENING = {"amount": 5_000, "date": "2024-06-01"}
DAYS = ("2024-06-03", "2024-06-01", "2024-06-02")
SORTS = ("date", "-date", "name", "-name", "amount", "-amount")


@pytest.fixture
def ids(ayu: SignedIn) -> dict[str, str]:
    """Three wallets with entries of every kind, several on each day."""
    found = {
        "first": starting_wallet(ayu),
        "bca": open_wallet(ayu, "BCA", opening=OPENING),
        "gopay": open_wallet(ayu, "GoPay"),
    }
    first, bca, gopay = found.values()
    for number, day in enumerate(DAYS * 2):
        record(ayu, wallet_id=bca, amount=number + 1, date=day, detail="Kopi")
        transfer(ayu, bca, first, 100 + number, fee=number, date=day, detail="Tarik")
        transfer(ayu, gopay, bca, 50 + number, date=day, detail="Kopi")
        record(ayu, type="income", categoryName="Salary", wallet_id=bca, amount=999, date=day)
        transfer(ayu, first, gopay, 10, date=day)
        adjust(ayu, bca, 4_000 + number, date=day)
    return found


def read_all(person: SignedIn, path: str, **query: Any) -> list[Item]:
    page = person.get(path, query_string=query).get_json()["payload"]
    found: list[Item] = page["datas"]
    while page["next_cursor"]:
        asked = {**query, "cursor": page["next_cursor"]}
        page = person.get(path, query_string=asked).get_json()["payload"]
        found += page["datas"]
    return found


def gain(row: Item, wallet_id: str) -> int:
    """What a row adds to a wallet, worked out by hand."""
    sign = {"income": 1, "expenses": -1, "transfer": -1, "adjust": 1}[row["type"]]
    amount: int = row["amount"]
    return amount if row["to_wallet_id"] == wallet_id else sign * amount


def of_wallet(rows: list[Item], wallet_id: str) -> list[Item]:
    return [row for row in rows if wallet_id in {row["wallet_id"], row["to_wallet_id"]}]


def totals(rows: list[Item]) -> Item:
    sums = {
        type_: sum(row["amount"] for row in rows if row["type"] == type_)
        for type_ in ("income", "expenses")
    }
    return {**sums, "count": len(rows)}


@pytest.mark.both_databases
@pytest.mark.parametrize("limit", [1, 4, 200])
def test_each_has_its_change_and_the_balance_after_it(
    ayu: SignedIn, ids: dict[str, str], limit: int
) -> None:
    rows = listed(ayu, **EVERYTHING)["datas"]
    for wallet_id in ids.values():
        found = read_all(ayu, f"/wallets/{wallet_id}/entries", limit=limit)
        mine = of_wallet(rows, wallet_id)
        left = wallet(ayu, wallet_id)["balance"]
        assert len(found) == len(mine) > 6
        for entry, row in zip(found, mine, strict=True):
            assert WalletEntrySchema().validate(entry) == {}
            assert entry == {**row, "change": gain(row, wallet_id), "balance": left}
            left -= entry["change"]
        opening = wallet(ayu, wallet_id)["opening"]
        assert left == (opening["amount"] if opening else 0)
        assert entries(ayu, wallet_id)["totals"] == totals(mine)


@pytest.mark.both_databases
def test_days_leave_the_balance_as_it_was(ayu: SignedIn, ids: dict[str, str]) -> None:
    whole = entries(ayu, ids["bca"])["datas"]
    for first, last in (("2024-06-02", "2024-06-02"), ("2024-06-01", "2024-06-02")):
        page = entries(ayu, ids["bca"], **{"from": first, "to": last})
        wanted = [row for row in whole if first <= row["date"] <= last]
        assert page["datas"] == wanted
        assert page["totals"] == totals(wanted)
        assert TotalsSchema().validate(page["totals"]) == {}


@pytest.mark.both_databases
def test_filters_that_leave_entries_out_tell_no_balance(ayu: SignedIn, ids: dict[str, str]) -> None:
    whole = entries(ayu, ids["bca"])["datas"]
    for query, wanted in (
        ({"category": "transfer"}, lambda row: row["type"] == "transfer"),
        ({"category": "expenses"}, lambda row: row["type"] == "expenses"),
        ({"category_id": "fees-admin"}, lambda row: row["category_id"] == "fees-admin"),
        ({"q": "kopi"}, lambda row: row["detail"] == "Kopi"),
        ({"q": "kopi", "category": "transfer"}, lambda row: row["to_wallet_id"] == ids["bca"]),
    ):
        page = entries(ayu, ids["bca"], **query)
        met = [{**row, "balance": None} for row in whole if wanted(row)]
        assert page["datas"] == met, query
        assert page["totals"] == totals(met)


def test_a_cursor_of_another_list_is_refused(ayu: SignedIn, ids: dict[str, str]) -> None:
    others = (
        listed(ayu, limit=1),
        listed(ayu, limit=1, sort="amount"),
        listed(ayu, limit=1, **EVERYTHING),
        entries(ayu, ids["bca"], limit=1, q="kopi"),
        entries(ayu, ids["first"], limit=1),
    )
    for other in others:
        query = {"limit": 1, "cursor": other["next_cursor"]}
        sent = ayu.get(f"/wallets/{ids['bca']}/entries", query_string=query)
        assert wrong_fields(sent) == {"cursor"}
    whole = entries(ayu, ids["bca"])
    page = entries(ayu, ids["bca"], limit=1)
    following = entries(ayu, ids["bca"], limit=1, cursor=page["next_cursor"])
    assert (following["datas"], following["totals"]) == (whole["datas"][1:2], whole["totals"])


def test_what_is_wrong_is_told_at_its_field(ayu: SignedIn, ids: dict[str, str]) -> None:
    path = f"/wallets/{ids['bca']}/entries"
    for wrong in ({"limit": 0}, {"cursor": "x"}, {"category_id": "nothing"}):
        assert wrong_fields(ayu.get(path, query_string=wrong)) == set(wrong)
    assert ayu.get(f"/wallets/{UNKNOWN}/entries").status_code == 404


def test_an_empty_wallet_has_no_entries(ayu: SignedIn) -> None:
    page = entries(ayu, starting_wallet(ayu))
    nothing = {"income": 0, "expenses": 0, "count": 0}
    assert (page["datas"], page["totals"], page["next_cursor"]) == ([], nothing, None)


@pytest.mark.both_databases
@pytest.mark.parametrize(
    "query",
    [
        {},
        EVERYTHING,
        {"include": "transfers"},
        {"include": "adjustments"},
        {"category": "transfer"},
        {"category": "income", **EVERYTHING},
        {"q": "kopi", **EVERYTHING},
        {"category_id": "fees-admin,salary"},
        {"from": "2024-06-02", "to": "2024-06-03", **EVERYTHING},
    ],
)
def test_a_list_of_one_wallet_is_part_of_that_of_all(
    ayu: SignedIn, ids: dict[str, str], query: Item
) -> None:
    for sort in SORTS:
        whole = listed(ayu, sort=sort, **query)
        assert whole["totals"] == totals(whole["datas"]), sort
        shown = {"income", "expenses"} if not query else {row["type"] for row in whole["datas"]}
        assert {row["type"] for row in whole["datas"]} == shown, sort
        for wallet_id in ids.values():
            wanted = of_wallet(whole["datas"], wallet_id)
            asked = {**query, "sort": sort, "wallet": wallet_id}
            assert read_all(ayu, "/transactions", **asked, limit=3) == wanted, sort
            assert listed(ayu, **asked)["totals"] == totals(wanted), sort


def test_what_to_include_is_one_of_two_names(app: Flask, ayu: SignedIn) -> None:
    for query, wrong in (
        ({"include": "everything"}, "include"),
        ({"wallet": UNKNOWN}, "wallet"),
        ({"category": "adjust"}, "category"),
    ):
        assert wrong_fields(ayu.get("/transactions", query_string=query)) == {wrong}
    assert listed(ayu, include="", wallet="")["datas"] == []
