"""The bill of a credit card goes into a card, never into the account of the same bank."""

import pytest
from flask import Flask

from tests.support.bank_files.bca_files import bca_august
from tests.support.bank_files.bca_pdf_file import write_bca_pdf
from tests.support.bank_files.card_files import card_august, write_bca_card
from tests.support.imports import apply, draft_of, rows, undo
from tests.support.ledger import record
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet
from tests.support.wallets import agree, held


@pytest.mark.both_databases
def test_a_new_card_owes_the_bill(app: Flask, ayu: SignedIn) -> None:
    open_wallet(ayu, "BCA")
    draft = draft_of(ayu, write_bca_card(card_august()))
    assert draft["layout_name"] == "Kartu Kredit BCA"
    assert draft["proof"]["state"] == "matches"
    new = draft["new_wallet"]
    assert (new["name"], new["kind"]) == ("Kartu Kredit BCA", "card")

    done = apply(ayu, draft["id"])

    assert held(ayu)["Kartu Kredit BCA"] == -360_000
    assert done["result"]["difference"] == 0
    agree(app, ayu)
    undo(ayu, done["id"])
    assert "Kartu Kredit BCA" not in held(ayu)


def test_a_card_of_the_bank_is_proposed_for_a_bill_alone(ayu: SignedIn) -> None:
    card = open_wallet(ayu, "Kartu BCA", kind="card")
    bill = draft_of(ayu, write_bca_card(card_august()))
    assert bill["wallet"]["id"] == card

    statement = draft_of(ayu, write_bca_pdf(bca_august()))
    assert statement["wallet"] is None


def test_the_payment_of_a_bill_is_proposed_as_a_transfer(ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "Tabungan")
    record(ayu, amount=1_000_000, date="2026-08-04", wallet_id=bank)
    draft = draft_of(ayu, write_bca_card(card_august()))
    (payment,) = [row for row in rows(ayu, draft["id"]) if row["amount"] > 100_000]
    assert payment["transfer"]["proposed"]
    assert payment["transfer"]["wallet_id"] == bank
