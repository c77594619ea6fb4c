"""BCA's e-statement."""

import calendar
import dataclasses
import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.document import Pages
from server.imports.statements.readers.bca_pdf import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    Unreadable,
)
from tests.support.bank_files.agreement import TODAY, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.bca_files import AUGUST_MEANINGS, bca_august
from tests.support.bank_files.bca_pdf_file import CREATOR, lay_out_bca_pdf, write_bca_pdf
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.misprints import MISPRINTS, Misprint, change_balance
from tests.support.bank_files.opened import open_pages
from tests.support.bank_files.page_words import Cut, as_pages
from tests.support.bank_files.pdf_writer import Text
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS
CUTS: tuple[Cut, ...] = ("words", "cells", "pieces")


def read(ledger: BankLedger, **options: bool) -> Statement:
    return read_one(READER, as_pages(lay_out_bca_pdf(ledger, **options)))


def assert_same(statement: Statement, ledger: BankLedger) -> None:
    assert [(row.day, row.amount) for row in statement.rows] == [
        (entry.day, entry.amount) for entry in ledger.entries
    ]
    last_of_day = {
        entry.day: after for entry, after in zip(ledger.entries, ledger.balances, strict=True)
    }
    printed = {row.day: row.balance for row in statement.rows if row.balance is not None}
    assert printed == last_of_day
    assert statement.totals == PrintedTotals(
        opening=ledger.opening,
        closing=ledger.closing,
        money_in=ledger.money_in,
        money_out=ledger.money_out,
        rows_in=sum(entry.amount > 0 for entry in ledger.entries),
        rows_out=sum(entry.amount < 0 for entry in ledger.entries),
    )


@pytest.mark.parametrize("cut", CUTS)
def test_august_on_two_pages(cut: Cut) -> None:
    pages = as_pages(lay_out_bca_pdf(bca_august(), pages=2, branch="0998"), cut)
    statement = read_one(READER, pages)
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert [row.page for row in statement.rows] == [1, 1, 1, 2, 2]
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.balance_step is BalanceStep.DAY
    assert statement.number_style is NumberStyle.ENGLISH
    assert not statement.notes


@pytest.mark.parametrize("cut", CUTS)
@many_ledgers
@given(ledger=random_ledgers(), pages=st.integers(1, 4), branch=st.sampled_from(("", "0998")))
def test_random_ledgers_are_equal_to_the_sen(
    cut: Cut, ledger: BankLedger, pages: int, branch: str
) -> None:
    month = in_one_month(ledger)
    statement = read_one(READER, as_pages(lay_out_bca_pdf(month, pages=pages, branch=branch), cut))
    assert_same(statement, month)
    assert [row.text for row in statement.rows] == [entry.text for entry in month.entries]


def in_one_month(ledger: BankLedger) -> BankLedger:
    """The ledger with its days inside the month in which it begins."""
    first = ledger.start.replace(day=1)
    last = first.replace(day=calendar.monthrange(first.year, first.month)[1])
    entries = tuple(
        dataclasses.replace(entry, day=min(entry.day, last)) for entry in ledger.entries
    )
    return dataclasses.replace(ledger, entries=entries, start=first, end=last)


def test_the_balance_stands_beside_the_last_row_of_a_day() -> None:
    day = dt.date(2026, 8, 2)
    entries = tuple(dataclasses.replace(entry, day=day) for entry in bca_august().entries)
    statement = read(dataclasses.replace(august(), entries=entries))
    assert [row.balance for row in statement.rows] == [None, None, None, None, 5_940_000_00]


def test_the_lines_of_a_text_tell_the_name_from_the_message() -> None:
    texts = (
        "TRSF E-BANKING DB 0208/FTSCY/WS95271\n72000.00\nBAYAR KOS\nSARI CONTOH",
        "TRSF E-BANKING CR 0308/FTSCY/WS95031\n50000.00\npinjam kemarin\nANDI CONTOH",
        "TRSF E-BANKING DB 1408/FTFVA/WS95271\n88888/GO-PAY CUSTO\n-\n-\n080000000000",
        "TRSF E-BANKING CR 2508/PYBCA/WS95051\nID000\nPAY AGUSTUS 2026\nPT CONTOH FIKTIF",
        "DB DEBIT DOMESTIK TRN DEBIT DOM 008\nRUMAH SAKIT CONTOH",
    )
    rows = read(with_texts(august(), texts)).rows
    assert [(row.kind, row.name) for row in rows] == [
        (RowKind.TRANSFER_OUT, "SARI CONTOH"),
        (RowKind.TRANSFER_IN, "ANDI CONTOH"),
        (RowKind.TOP_UP, "GO-PAY CUSTO"),
        (RowKind.SALARY, "PT CONTOH FIKTIF"),
        (RowKind.PURCHASE, "RUMAH SAKIT CONTOH"),
    ]
    assert rows[0].text == "TRSF E-BANKING DB 0208/FTSCY/WS95271 72000.00 BAYAR KOS SARI CONTOH"


def test_glued_numbers() -> None:
    pages = lay_out_bca_pdf(bca_august())
    glued = [
        [dataclasses.replace(text, text=text.text.replace("0 DB", "0DB")) for text in page]
        for page in pages
    ]
    assert_same(read_one(READER, as_pages(glued)), august())


def test_the_file_of_the_bank() -> None:
    pages = open_pages(write_bca_pdf(bca_august(), pages=2))
    assert pages.creator == CREATOR
    statement = read_one(READER, pages)
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)


def test_texts_of_other_banks_do_not_change_the_issuer() -> None:
    texts = tuple(f"TRSF LAPORAN TRANSAKSI FINANSIAL BRI {number}" for number in range(5))
    assert read(with_texts(august(), texts)).issuer == "BCA"


def test_pages_of_other_banks_are_not_taken() -> None:
    words = "TRSF E-BANKING NO. REKENING TANGGAL KETERANGAN MUTASI SALDO"
    assert not READER.matches(as_pages([[Text(words, 40, 40)]]))
    assert not READER.matches(Pages((), 0))


def test_sen_are_noted() -> None:
    entry = BankEntry(dt.date(2026, 8, 31), dt.time(0), 684_37, "BUNGA")
    assert read(dataclasses.replace(august(), entries=(entry,))).notes == {Note.ROUNDED}


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    assert is_noticed(lambda: read(misprint(august(), index)))


def test_a_wrong_balance_inside_a_day_is_not_printed() -> None:
    day = dt.date(2026, 8, 2)
    entries = tuple(dataclasses.replace(entry, day=day) for entry in august().entries)
    ledger = dataclasses.replace(august(), entries=entries)
    assert not is_noticed(lambda: read(change_balance(ledger, 1)))
    assert is_noticed(lambda: read(change_balance(ledger, 4)))


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_missing_page_is_noticed(missing: int) -> None:
    pages = lay_out_bca_pdf(august(), pages=3)
    del pages[missing]
    assert is_noticed(lambda: read_one(READER, as_pages(pages)))


def fault_of(pages: list[list[Text]]) -> tuple[Fault, int | None, int | None]:
    with pytest.raises(Unreadable) as caught:
        READER.read(as_pages(pages), TODAY)
    return caught.value.fault, caught.value.position, caught.value.page


def test_the_cut_trailer_is_noticed() -> None:
    assert is_noticed(lambda: read(august(), trailer=False))


def test_the_missing_period_is_noticed() -> None:
    assert fault_of(lay_out_bca_pdf(august(), period=False))[0] is Fault.NO_PERIOD


def test_a_foreign_currency_is_refused() -> None:
    assert fault_of(lay_out_bca_pdf(august(), currency="USD"))[0] is Fault.FOREIGN_CURRENCY


def test_a_month_without_rows_is_refused() -> None:
    empty = dataclasses.replace(august(), entries=())
    assert fault_of(lay_out_bca_pdf(empty))[0] is Fault.NO_ROWS


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("72,000.00 DB", "72,O00.00 DB", Fault.BAD_AMOUNT),
        ("72,000.00 DB", "72,00.00 DB", Fault.BAD_AMOUNT),
        ("02/08", "42/08", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(right: str, wrong: str, fault: Fault) -> None:
    pages = [
        [dataclasses.replace(text, text=text.text.replace(right, wrong)) for text in page]
        for page in lay_out_bca_pdf(august())
    ]
    found, position, page = fault_of(pages)
    assert (found, page) == (fault, 1)
    assert as_pages(pages).lines[(position or 0) - 1].text.startswith(("02/08", "42/08"))
