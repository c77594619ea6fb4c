"""CIMB Niaga's e-statement of OCTO."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.readers.cimb_octo_pdf import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    Unreadable,
)
from tests.support.bank_files.agreement import TODAY, assert_same, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.cimb_files import lay_out_cimb_octo
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.page_edits import change_text, drop_texts
from tests.support.bank_files.page_words import CUTS, Cut, as_pages
from tests.support.bank_files.pdf_writer import Text
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS
PERIOD = "Periode: 01 Aug 2026 - 31 Aug 2026"


def read(ledger: BankLedger, cut: Cut = "file", *, in_columns: bool = False) -> Statement:
    return read_one(READER, as_pages(lay_out_cimb_octo(ledger, in_columns=in_columns), cut))


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("in_columns", [True, False])
def test_august_is_read_with_account_period_and_summary(cut: Cut, in_columns: bool) -> None:
    statement = read(august(), cut, in_columns=in_columns)
    assert_same(statement, august())
    assert [row.text for row in statement.rows] == [entry.text for entry in august().entries]
    assert [row.time for row in statement.rows] == [entry.time for entry in august().entries]
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(
        opening=1_000_000_00, closing=5_940_000_00, money_in=5_050_000_00, money_out=110_000_00
    )
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.ENGLISH


@pytest.mark.parametrize("cut", CUTS)
@many_ledgers
@given(ledger=random_ledgers(overdraft=True), in_columns=st.booleans())
def test_random_ledgers_are_equal_to_the_sen(
    cut: Cut, ledger: BankLedger, in_columns: bool
) -> None:
    statement = read(ledger, cut, in_columns=in_columns)
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]


def test_rows_go_on_over_pages_with_headings_of_their_own() -> None:
    ledger = replace(august(), entries=august().entries * 20)
    statement = read(ledger)
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]
    assert len({row.page for row in statement.rows}) == 5


def test_the_time_may_be_on_the_next_page() -> None:
    pages = lay_out_cimb_octo(august())
    (time,) = [text for text in pages[0] if text.text == "23:59:59"]
    first = [text for text in pages[0] if text.y < time.y and not text.text.startswith("Page")]
    rest = [text for text in pages[0] if text.y > time.y]
    statement = read_one(READER, as_pages([first, [Text("23:59:59", 40, 30), *rest]]))
    assert_same(statement, august())
    assert statement.rows[-1].time == august().entries[-1].time


def test_rows_that_name_other_banks_do_not_mislead() -> None:
    entries = tuple(replace(entry, text="TRF BANK BCA Mandiri BRI") for entry in august().entries)
    assert_same(read(replace(august(), entries=entries)), august())
    entries = tuple(replace(entry, text="CIMB NIAGA OCTOmobile") for entry in august().entries)
    pages = change_text(
        lay_out_cimb_octo(replace(august(), entries=entries)), "OCTO e-Statement", "e-Statement"
    )
    pages = [
        [replace(text, text="BANK") if (text.text, text.y) == ("CIMB NIAGA", 40) else text
         for text in page]
        for page in pages
    ]  # fmt: skip
    assert not READER.matches(as_pages(pages))


@pytest.mark.parametrize(
    ("text", "amount", "kind", "name"),
    [
        (
            "TR TO REMITT OCTOmobile TO SARI CONTOH SARI CONTOH 000000000000 CENAIDJA bayar kos",
            *(-1, RowKind.TRANSFER_OUT, "SARI CONTOH"),
        ),
        ("OVERBOOKING OCTOmobile TRF TO - ANDI", -1, RowKind.TRANSFER_OUT, "ANDI"),
        ("OVERBOOKING OCTOmobile TRF TO - BUDI", 1, RowKind.TRANSFER_IN, "BUDI"),
        ("OVERBOOKING TO KWIK TRF TO GOPAY 080000000000", -1, RowKind.TOP_UP, "GOPAY"),
        (
            "REMITTANCE CR - BIFAST 20260801CENAIDJA010O BFS FR CENAIDJA ANDI CONTOH makan",
            *(1, RowKind.TRANSFER_IN, "ANDI CONTOH"),
        ),
        ("CDM CASH DEPOSIT ATM/CDM 0001", 1, RowKind.CASH_IN, ""),
        ("ATM WITHDRAWAL ATM/CDM RS CONTOH", -1, RowKind.CASH_OUT, ""),
        ("BILL PAYMENT OCTOmobile QR Purchase WARUNG CONTOH", -1, RowKind.QRIS, "WARUNG CONTOH"),
        ("BILL PAYMENT PLN", -1, RowKind.PURCHASE, ""),
        ("BILLPAYMENT TO CCARD 5289", -1, RowKind.CARD_PAYMENT, ""),
        ("CREDIT INTEREST", 1, RowKind.INTEREST, ""),
        ("WITHHOLDING TAX", -1, RowKind.TAX, ""),
        ("DEBIT CARD CHARGES", -1, RowKind.FEE, ""),
        ("CASH BACK", 1, RowKind.REFUND, ""),
        ("SESUATU", 1, RowKind.UNKNOWN, ""),
    ],
)
def test_kinds_and_names(text: str, amount: int, kind: RowKind, name: str) -> None:
    entry = replace(august().entries[0], text=text, amount=amount * 50_000_00)
    (row,) = read(replace(august(), entries=(entry,))).rows
    assert (row.kind, row.name, row.text) == (kind, name, text)


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    assert is_noticed(lambda: read(misprint(august(), index)))


def test_a_missing_page_and_a_missing_summary_are_noticed() -> None:
    pages = lay_out_cimb_octo(replace(august(), entries=august().entries * 20))
    for missing in (1, 2):
        rest = as_pages(pages[:missing] + pages[missing + 1 :])
        assert is_noticed(lambda rest=rest: read_one(READER, rest))
    rest = as_pages(drop_texts(lay_out_cimb_octo(august()), "Saldo Akhir :"))
    assert is_noticed(lambda: read_one(READER, rest))


def test_a_missing_period_is_not_this_layout() -> None:
    assert not READER.matches(as_pages(drop_texts(lay_out_cimb_octo(august()), PERIOD)))


@pytest.mark.parametrize(
    ("printed", "instead", "fault"),
    [
        ("-72,000.00", "x", Fault.BAD_AMOUNT),
        ("928,000.00", "", Fault.BAD_AMOUNT),
        ("02 Aug 2026", "31 Feb 2026", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(printed: str, instead: str, fault: Fault) -> None:
    document = as_pages(change_text(lay_out_cimb_octo(august()), printed, instead))
    with pytest.raises(Unreadable) as refusal:
        READER.read(document, TODAY)
    assert (refusal.value.fault, refusal.value.page) == (fault, 1)
    assert "SARI CONTOH" in document.lines[(refusal.value.position or 0) - 1].text


def test_a_file_without_rows_is_refused() -> None:
    pages = as_pages(lay_out_cimb_octo(replace(august(), entries=())))
    with pytest.raises(Unreadable) as refusal:
        READER.read(pages, TODAY)
    assert refusal.value.fault is Fault.NO_ROWS
