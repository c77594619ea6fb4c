"""The wallet of an import is deleted: no other one takes its place without a question."""

import datetime as dt

from flask import Flask

from tests.support.imports import (
    august_day,
    bank_ledger,
    bring_in,
    change_rows,
    draft_of,
    found,
    rows,
    undo,
    write_file,
)
from tests.support.ledger import listed
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet
from tests.support.wallets import agree, answered, wallets, wrong_fields

AUGUST = write_file(bank_ledger([(august_day(2), -72_000, "TOKO CONTOH")]))
SEPTEMBER = write_file(bank_ledger([(dt.date(2026, 9, 1), -9_000, "PARKIR")], opening=928_000))


def delete_wallet(person: SignedIn, wallet_id: str) -> None:
    """Delete a wallet with all of its entries."""
    for entry in listed(person, limit=200)["datas"]:
        answered(person.delete(f"/transactions/{entry['id']}", headers={"If-Match": "*"}))
    answered(person.delete(f"/wallets/{wallet_id}", headers={"If-Match": "*"}))


def test_the_next_statement_asks_again(app: Flask, ayu: SignedIn) -> None:
    done = bring_in(ayu, AUGUST)
    delete_wallet(ayu, done["wallet"]["id"])

    draft = draft_of(ayu, SEPTEMBER)

    assert draft["wallet"] is None
    assert draft["new_wallet"] == {"name": "BCA", "kind": "bank", "issuer": "BCA"}
    assert found(ayu, done["id"])["wallet"] is None
    assert undo(ayu, done["id"])["state"] == "undone"
    assert len(wallets(ayu)) == 1
    agree(app, ayu)


def test_a_draft_asks_for_another_wallet(ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "BCA", kind="bank")
    draft = draft_of(ayu, AUGUST)
    assert draft["wallet"]["id"] == bank

    delete_wallet(ayu, bank)

    assert found(ayu, draft["id"])["wallet"] is None
    assert wrong_fields(ayu.post(f"/imports/{draft['id']}/apply")) == {"wallet_id"}


def test_a_transfer_to_it_is_none_any_more(ayu: SignedIn) -> None:
    open_wallet(ayu, "BCA", kind="bank")
    gopay = open_wallet(ayu, "GoPay", kind="ewallet")
    draft = draft_of(ayu, AUGUST)
    change_rows(ayu, draft["id"], {"transfer_wallet_id": gopay}, tab="new")

    delete_wallet(ayu, gopay)

    (row,) = rows(ayu, draft["id"])
    assert (row["transfer"], row["include"]) == (None, True)
