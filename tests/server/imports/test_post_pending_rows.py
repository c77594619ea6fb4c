"""A row that was pending comes again once the bank has posted it, on another day."""

import datetime as dt

import pytest
from flask import Flask

from tests.support.bank_files.bank_ledger import BankEntry, BankLedger
from tests.support.bank_files.bca_files import write_bca_individual
from tests.support.imports import (
    NOON,
    apply,
    bring_in,
    change_rows,
    draft_of,
    ledger_of,
    rows,
    snapshot,
    undo,
)
from tests.support.ledger import listed
from tests.support.people import SignedIn
from tests.support.wallets import Item, agree, answered

PENDING_TEXT = "TRANSAKSI DEBIT TGL: 03/09 WARUNG CONTOH"
POSTED_TEXT = "TRANSAKSI DEBIT TGL: 03/09 QR 014 00000.00WARUNG CONTOH JKT"


def _file(last: BankEntry, *, pending: bool) -> bytes:
    first = BankEntry(dt.date(2026, 9, 1), NOON, 5_000_000_00, "KR OTOMATIS PT CONTOH GAJI")
    ledger = BankLedger(1_000_000_00, (first, last), first.day, max(first.day, last.day))
    return write_bca_individual(ledger, pending=int(pending))


def pending_file() -> bytes:
    day = dt.date(2026, 9, 3)
    return _file(BankEntry(day, NOON, -25_500_00, PENDING_TEXT), pending=True)


def posted_file() -> bytes:
    day = dt.date(2026, 9, 2)
    return _file(BankEntry(day, NOON, -25_500_00, POSTED_TEXT), pending=False)


def spent(person: SignedIn) -> Item:
    """The entry of the row that was pending."""
    entry: Item = next(one for one in listed(person)["datas"] if one["type"] == "expenses")
    return entry


def change_entry(person: SignedIn, **values: str) -> None:
    entry = spent(person)
    change = {"type": "expenses", "categoryName": "Dining Out", "amount": 25_500, **values}
    answered(person.put(f"/transactions/{entry['id']}", json=change, headers={"If-Match": "*"}))


def test_the_posted_day_and_text_win(app: Flask, ayu: SignedIn) -> None:
    bring_in(ayu, pending_file())
    assert spent(ayu)["date"] == "2026-09-03"

    draft = draft_of(ayu, posted_file())
    (row, _salary) = rows(ayu, draft["id"])
    assert (row["status"], row["match"]["updates"]) == ("existing", True)
    apply(ayu, draft["id"])

    entry = spent(ayu)
    assert (entry["date"], entry["detail"]) == ("2026-09-02", row["detail"])
    assert len(ledger_of(ayu)) == 2
    again = draft_of(ayu, posted_file())
    assert again["counts"]["existing"] == 2
    assert [one["match"]["updates"] for one in rows(ayu, again["id"])] == [False, False]
    agree(app, ayu)


def test_what_the_person_changed_stays(ayu: SignedIn) -> None:
    bring_in(ayu, pending_file())
    change_entry(ayu, date="2026-09-01", detail="Makan siang")

    bring_in(ayu, posted_file())

    entry = spent(ayu)
    assert (entry["date"], entry["detail"]) == ("2026-09-01", "Makan siang")
    assert len(ledger_of(ayu)) == 2


@pytest.mark.both_databases
def test_a_detail_that_was_written_in_the_review_stays(ayu: SignedIn) -> None:
    draft = draft_of(ayu, pending_file())
    row = rows(ayu, draft["id"])[0]
    change_rows(ayu, draft["id"], {"detail": "Makan siang"}, ids=[row["id"]])
    apply(ayu, draft["id"])

    bring_in(ayu, posted_file())

    entry = spent(ayu)
    assert (entry["date"], entry["detail"]) == ("2026-09-02", "Makan siang")


def test_an_undo_gives_the_pending_day_and_text_back(app: Flask, ayu: SignedIn) -> None:
    empty = snapshot(app)
    first = bring_in(ayu, pending_file())
    before = snapshot(app)

    second = bring_in(ayu, posted_file())
    undo(ayu, second["id"])
    assert snapshot(app)["transactions"] == before["transactions"]

    undo(ayu, first["id"])
    assert snapshot(app) == empty
    agree(app, ayu)
