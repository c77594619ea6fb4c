"""The bills of credit cards of BCA and Bank Mandiri."""

import dataclasses
import datetime as dt
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.catalogue import read_known_layout
from server.imports.statements.proof import ProofState, prove
from server.imports.statements.reader import Reader
from server.imports.statements.readers import bca_card_pdf, mandiri_card_pdf
from server.imports.statements.statement import Fault, PrintedTotals, RowKind, Unreadable
from tests.support.bank_files.agreement import TODAY, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.bca_pdf_file import lay_out_bca_pdf
from tests.support.bank_files.card_files import (
    MEANINGS,
    card_august,
    lay_out_bca_card,
    lay_out_mandiri_card,
    write_bca_card,
    write_mandiri_card,
)
from tests.support.bank_files.examples import few_ledgers
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.mandiri_savings_file import lay_out_savings_pdf
from tests.support.bank_files.misprints import MISPRINTS, Misprint, change_balance
from tests.support.bank_files.opened import open_pages
from tests.support.bank_files.page_words import CUTS, Cut, as_pages
from tests.support.bank_files.pdf_writer import Text
from tests.support.bank_files.random_ledgers import random_ledgers

(BCA,) = bca_card_pdf.READERS
(MANDIRI,) = mandiri_card_pdf.READERS
LayOut = Callable[..., list[list[Text]]]
BILLS = pytest.mark.parametrize(
    ("reader", "lay_out"), [(BCA, lay_out_bca_card), (MANDIRI, lay_out_mandiri_card)]
)


@BILLS
@pytest.mark.parametrize("cut", CUTS)
def test_what_is_owed_is_below_zero(reader: Reader[object], lay_out: LayOut, cut: Cut) -> None:
    ledger = card_august()
    statement = read_one(reader, as_pages(lay_out(ledger, pages=2), cut))
    assert [(row.day, row.amount) for row in statement.rows] == [
        (entry.day, entry.amount) for entry in ledger.entries
    ]
    assert tuple(row.kind for row in statement.rows) == MEANINGS
    assert statement.totals == PrintedTotals(opening=-1_000_000_00, closing=-360_000_00)
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (ledger.start, ledger.end)
    assert statement.rows[0].text == "WARUNG CONTOH,JAKARTA ID"
    assert "THB" in statement.rows[2].text
    assert prove(statement).state is ProofState.MATCHES


@BILLS
@few_ledgers
@given(ledger=random_ledgers(sen=False, overdraft=True), pages=st.integers(1, 3))
def test_random_bills_are_equal(
    reader: Reader[object], lay_out: LayOut, ledger: BankLedger, pages: int
) -> None:
    owed = dataclasses.replace(ledger, opening=-ledger.opening, end=ledger.entries[-1].day)
    statement = read_one(reader, as_pages(lay_out(owed, pages=pages)))
    assert [(row.day, row.amount, row.text) for row in statement.rows] == [
        (entry.day, entry.amount, entry.text) for entry in owed.entries
    ]
    assert prove(statement).state is ProofState.MATCHES


@BILLS
@pytest.mark.parametrize("misprint", [one for one in MISPRINTS if one is not change_balance])
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(
    reader: Reader[object], lay_out: LayOut, misprint: Misprint, index: int
) -> None:
    pages = as_pages(lay_out(misprint(card_august(), index)))
    assert is_noticed(lambda: read_one(reader, pages))


@BILLS
def test_a_missing_page_is_noticed(reader: Reader[object], lay_out: LayOut) -> None:
    for missing in range(2):
        pages = lay_out(card_august(), pages=2)
        del pages[missing]
        assert not reader.matches(as_pages(pages)) or is_noticed(
            lambda left=pages: read_one(reader, as_pages(left))
        )


def test_days_of_a_bill_in_january_are_of_the_year_before() -> None:
    entries = tuple(
        BankEntry(day, dt.time(12), -10_000_00, "WARUNG CONTOH")
        for day in (dt.date(2025, 12, 20), dt.date(2026, 1, 3))
    )
    ledger = BankLedger(0, entries, entries[0].day, dt.date(2026, 1, 5))
    statement = read_one(BCA, as_pages(lay_out_bca_card(ledger)))
    assert [row.day for row in statement.rows] == [entry.day for entry in entries]


def test_a_bill_without_its_day_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        BCA.read(as_pages(lay_out_bca_card(card_august(), bill_day=False)), TODAY)
    assert caught.value.fault is Fault.NO_PERIOD


def test_two_cards_are_one_account() -> None:
    statement = read_one(BCA, as_pages(lay_out_bca_card(card_august(), two_cards=True)))
    assert len(statement.rows) == 5
    assert statement.account_tail == "2345"
    assert prove(statement).state is ProofState.MATCHES


def test_the_missing_sub_total_is_noticed() -> None:
    pages = as_pages(lay_out_mandiri_card(card_august(), subtotal=False))
    assert is_noticed(lambda: read_one(MANDIRI, pages))


def test_the_files_of_the_banks_are_known() -> None:
    for content, reader in ((write_bca_card, BCA), (write_mandiri_card, MANDIRI)):
        pages = open_pages(content(card_august()))
        (statement,) = read_known_layout([pages], TODAY) or ()
        assert (statement.layout, statement.issuer) == (reader.layout, reader.issuer)


def test_other_files_of_the_banks_are_no_bills() -> None:
    texts = tuple(f"REKENING KARTU KREDIT TAGIHAN BULAN LALU MANDIRI {at}" for at in range(5))
    ledger = with_texts(august(), texts)
    for pages in (lay_out_bca_pdf(ledger), lay_out_savings_pdf(ledger)):
        assert not BCA.matches(as_pages(pages))
    assert not MANDIRI.matches(as_pages(lay_out_bca_card(card_august())))


def test_a_charge_is_no_income() -> None:
    texts = ("PAJAK", "PEMBAYARAN", "TARIK TUNAI", "REVERSAL TOKO", "BUNGA")
    rows = read_one(BCA, as_pages(lay_out_bca_card(with_texts(card_august(), texts)))).rows
    assert [row.kind for row in rows] == [
        RowKind.TAX,
        RowKind.CARD_PAYMENT,
        RowKind.CASH_OUT,
        RowKind.REFUND,
        RowKind.FEE,
    ]
