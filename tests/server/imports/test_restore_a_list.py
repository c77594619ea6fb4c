"""The list of transactions, as CSV or XLSX, gives the same entries in another account."""

import csv
import io
from typing import Any

import pytest
from flask import Flask

from tests.support.imports import apply, draft_of, found, let_worker_work, send, undo
from tests.support.ledger import listed, record
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer
from tests.support.wallets import agree, held, wallets
from tests.support.whole_ledger import LedgerWriter

EVERYTHING = {"include": "transfers,adjustments", "sort": "date"}


def list_of(person: SignedIn, format_: str = "csv") -> bytes:
    query = {**EVERYTHING, "format": format_}
    content: bytes = person.get("/transactions/export", query_string=query).data
    return content


def lines(content: bytes) -> list[list[str]]:
    """The rows of a list, whose order within a day means nothing."""
    return sorted(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


@pytest.mark.parametrize("format_", ["csv", "xlsx"])
def test_another_account_gets_the_same_entries(
    app: Flask, ayu: SignedIn, bayu: SignedIn, format_: str
) -> None:
    LedgerWriter(ayu, 11).fill()
    draft = draft_of(bayu, list_of(ayu, format_))

    done = apply(bayu, draft["id"])

    assert lines(list_of(bayu)) == lines(list_of(ayu))
    agree(app, bayu)
    again = draft_of(bayu, list_of(ayu, format_))
    assert again["counts"]["new"] == 0
    apply(bayu, again["id"])
    assert lines(list_of(bayu)) == lines(list_of(ayu))

    assert undo(bayu, done["id"])["result"]["kept"] == []
    assert listed(bayu, **EVERYTHING)["datas"] == []
    assert [one["name"] for one in wallets(bayu)] == ["Main wallet"]
    agree(app, bayu)


@pytest.mark.both_databases
def test_a_fee_goes_with_its_transfer_and_is_there_once(ayu: SignedIn, bayu: SignedIn) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    transfer(ayu, bank, cash, 500_000, fee=6_500, detail="Tarik", date="2026-08-02")
    apply(bayu, draft_of(bayu, list_of(ayu))["id"])

    (moved,) = listed(bayu, category="transfer")["datas"]
    assert moved["amount"] == 500_000
    assert held(bayu) == {"Main wallet": 500_000, "BCA": -506_500}
    bayu.delete(f"/transactions/{moved['id']}")
    assert held(bayu) == {"Main wallet": 0, "BCA": 0}


def test_a_fee_that_is_listed_with_its_transfer_alone_is_an_expense_too(
    ayu: SignedIn, bayu: SignedIn
) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    transfer(ayu, bank, cash, 500_000, fee=6_500, date="2026-08-02")
    query = {"category": "transfer", "format": "csv"}
    only: Any = ayu.get("/transactions/export", query_string=query).data
    apply(bayu, draft_of(bayu, only)["id"])
    assert held(bayu) == {"Main wallet": 500_000, "BCA": -506_500}


def test_entries_that_the_account_has_stay_as_they_are(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu, amount=25_000, detail="Kopi", date="2026-08-10")
    record(ayu, amount=25_000, detail="Kopi", date="2026-08-11")
    adjust(ayu, starting_wallet(ayu), 0, date="2026-08-12")
    record(bayu, amount=25_000, detail="Ngopi", date="2026-08-09", categoryName="Dining Out")

    draft = draft_of(bayu, list_of(ayu))
    counts = {one["kind"]: (one["new"], one["existing"]) for one in draft["archive"]["counts"]}
    assert counts["entries"] == (2, 1)
    apply(bayu, draft["id"])

    details = [one["detail"] for one in listed(bayu, sort="date")["datas"]]
    assert sorted(details) == ["Kopi", "Ngopi"]


def test_what_was_deleted_since_stays_deleted(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu, amount=25_000, date="2026-08-10")
    done = apply(bayu, draft_of(bayu, list_of(ayu))["id"])
    (entry,) = listed(bayu)["datas"]
    bayu.delete(f"/transactions/{entry['id']}")

    draft = draft_of(bayu, list_of(ayu))

    assert (draft["archive"]["deleted"], draft["counts"]["new"]) == (1, 0)
    undo(bayu, done["id"])
    assert draft_of(bayu, list_of(ayu) + b"\n")["counts"]["new"] == 1


def test_a_long_list_is_saved_by_the_worker(app: Flask, bayu: SignedIn) -> None:
    heading = "Date,Type,Category,Detail,Amount,Wallet,To wallet,Fee\n"
    rows = (
        f"2026-08-{1 + n % 28:02},Expenses,Dining Out,Toko {n},{n},BCA,,\n" for n in range(1, 2_003)
    )
    (draft,) = send(bayu, (heading + "".join(rows)).encode())["datas"]
    assert apply(bayu, draft["id"])["state"] == "applying"
    let_worker_work(app)
    done = found(bayu, draft["id"])
    assert (done["state"], done["result"]["saved"]) == ("applied", 2_002)
    agree(app, bayu)
