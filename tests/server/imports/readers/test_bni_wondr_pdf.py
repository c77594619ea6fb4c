"""BNI's "Laporan Mutasi Rekening" of wondr."""

import datetime as dt
from dataclasses import replace

import pytest
from hypothesis import given

from server.imports.statements.readers.bni_wondr_pdf import READERS
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
from tests.support.bank_files.bni_files import lay_out_bni_wondr, write_bni_wondr
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_pages
from tests.support.bank_files.page_edits import change_text, drop_texts
from tests.support.bank_files.page_words import CUTS, Cut, as_pages
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS


def read(ledger: BankLedger, cut: Cut = "file") -> Statement:
    return read_one(READER, as_pages(lay_out_bni_wondr(ledger), cut))


def many_rows() -> BankLedger:
    entries = tuple(entry for entry in august().entries for _ in range(12))
    return replace(august(), entries=entries)


@pytest.mark.parametrize("cut", CUTS)
def test_august_is_read_with_account_period_and_summary(cut: Cut) -> None:
    statement = read(august(), cut)
    assert_same(statement, august())
    assert [row.text for row in statement.rows] == [
        f"Lainnya {entry.text}" for entry in august().entries
    ]
    assert [row.time for row in statement.rows] == [entry.time for entry in august().entries]
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(
        opening=1_000_000_00, closing=5_940_000_00, money_in=5_050_000_00, money_out=110_000_00
    )
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.ENGLISH


def test_the_encrypted_twin_opens_with_its_password_alone() -> None:
    data = write_bni_wondr(august(), password="01021990")
    assert_same(read_one(READER, open_pages(data, "01021990")), august())
    for password, fault in ((None, Fault.LOCKED), ("02011990", Fault.UNLOCK_FAILED)):
        with pytest.raises(Unreadable) as refusal:
            open_pages(data, password)
        assert refusal.value.fault is fault


@pytest.mark.parametrize("cut", CUTS)
@many_ledgers
@given(ledger=random_ledgers(sen=False))
def test_random_ledgers_are_equal_to_the_rupiah(cut: Cut, ledger: BankLedger) -> None:
    statement = read(ledger, cut)
    assert_same(statement, ledger)
    assert (statement.start, statement.end) == (ledger.start, ledger.end)
    assert [row.text for row in statement.rows] == [
        f"Lainnya {entry.text}" for entry in ledger.entries
    ]


def test_rows_go_on_over_pages_whose_feet_are_no_text() -> None:
    statement = read(many_rows())
    assert_same(statement, many_rows())
    assert {row.page for row in statement.rows} == {1, 2, 3, 4}
    assert not any("LPS" in row.text for row in statement.rows)


def test_other_banks_in_the_text_do_not_change_the_issuer() -> None:
    text = "BCA - Laporan Transaksi Finansial BRI"
    entries = tuple(replace(entry, text=text) for entry in august().entries)
    assert_same(read(replace(august(), entries=entries)), august())
    pages = lay_out_bni_wondr(august())
    assert not READER.matches(as_pages(change_text(pages, "Laporan Mutasi Rekening", "BCA")))


@pytest.mark.parametrize(
    ("start", "end"),
    [
        (dt.date(2026, 8, 1), dt.date(2026, 8, 31)),
        (dt.date(2026, 7, 15), dt.date(2026, 8, 31)),
        (dt.date(2025, 12, 15), dt.date(2026, 8, 31)),
    ],
)
def test_a_period_names_month_and_year_once(start: dt.date, end: dt.date) -> None:
    statement = read(replace(august(), start=start, end=end))
    assert (statement.start, statement.end) == (start, end)


@pytest.mark.parametrize(
    ("label", "amount", "text", "kind", "name"),
    [
        (RowKind.TRANSFER_IN, 1, "BNI - PT CONTOH FIKTIF", RowKind.TRANSFER_IN, "PT CONTOH FIKTIF"),
        (RowKind.TRANSFER_OUT, -1, "BCA - SARI CONTOH", RowKind.TRANSFER_OUT, "SARI CONTOH"),
        (RowKind.QRIS, -1, "WARUNG CONTOH - MAKASSAR", RowKind.QRIS, "WARUNG CONTOH"),
        (RowKind.QRIS, -1, "WARUNG CONTOH", RowKind.QRIS, "WARUNG CONTOH"),
        (RowKind.CASH_OUT, -1, "ATM - RS CONTOH", RowKind.CASH_OUT, ""),
        (RowKind.TOP_UP, -1, "GoPay - 080000000000", RowKind.TOP_UP, ""),
        (RowKind.FEE, -1, "Administrasi", RowKind.FEE, ""),
        (RowKind.PURCHASE, -1, "TOKO CONTOH", RowKind.PURCHASE, ""),
        (RowKind.UNKNOWN, 1, "Bunga Tabungan", RowKind.INTEREST, ""),
        (RowKind.UNKNOWN, -1, "Pajak Bunga", RowKind.TAX, ""),
        (RowKind.UNKNOWN, -1, "lain", RowKind.UNKNOWN, ""),
    ],
)
def test_kinds_and_names(label: RowKind, amount: int, text: str, kind: RowKind, name: str) -> None:
    entry = replace(august().entries[0], text=text, kind=label, amount=amount * 50_000_00)
    (row,) = read(replace(august(), entries=(entry,))).rows
    assert (row.kind, row.name) == (kind, name)


def test_a_long_text_goes_on_in_a_fourth_line() -> None:
    text = "BNI - PERSEROAN TERBATAS CONTOH FIKTIF NUSANTARA RAYA ABADI SENTOSA"
    entries = tuple(
        replace(entry, text=text, kind=RowKind.TRANSFER_OUT) for entry in august().entries
    )
    statement = read(replace(august(), entries=entries))
    assert {row.text for row in statement.rows} == {f"Transfer {text}"}


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    assert is_noticed(lambda: read(misprint(august(), index)))


def test_a_missing_page_is_noticed() -> None:
    pages = lay_out_bni_wondr(many_rows())
    for missing in range(1, 4):
        rest = as_pages(pages[:missing] + pages[missing + 1 :])
        assert is_noticed(lambda rest=rest: read_one(READER, rest))


def test_balances_come_from_the_table_where_the_summary_is_missing() -> None:
    pages = drop_texts(lay_out_bni_wondr(august()), "Total Pemasukan", "Total Pengeluaran")
    statement = read_one(READER, as_pages(pages))
    assert_same(statement, august())
    assert statement.totals == PrintedTotals(opening=1_000_000_00, closing=5_940_000_00)


def test_a_summary_and_a_trailer_that_are_missing_are_noticed() -> None:
    pages = drop_texts(
        lay_out_bni_wondr(august()), "Total Pemasukan", "Total Pengeluaran", "Saldo Akhir"
    )
    assert is_noticed(lambda: read_one(READER, as_pages(pages)))


def test_a_missing_period_leaves_no_days_that_are_proved() -> None:
    pages = drop_texts(lay_out_bni_wondr(august()), "Periode: 1 - 31 Agustus 2026")
    statement = read_one(READER, as_pages(pages))
    assert (statement.start, statement.end) == (None, None)


@pytest.mark.parametrize(
    ("printed", "instead", "fault"),
    [
        ("-72,000", "x", Fault.BAD_AMOUNT),
        ("928,000", "", Fault.BAD_AMOUNT),
        ("02 Agu 2026", "31 Feb 2026", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(printed: str, instead: str, fault: Fault) -> None:
    document = as_pages(change_text(lay_out_bni_wondr(august()), printed, instead))
    with pytest.raises(Unreadable) as refusal:
        READER.read(document, TODAY)
    assert (refusal.value.fault, refusal.value.page) == (fault, 1)
    assert "2026" in document.lines[(refusal.value.position or 0) - 1].text


@pytest.mark.parametrize(
    ("ledger", "printed", "instead", "fault"),
    [
        (replace(august(), entries=()), "-", "-", Fault.NO_ROWS),
        (
            august(),
            "Kantor Cabang: CONTOH • Mata Uang: IDR",
            "Mata Uang: USD",
            Fault.FOREIGN_CURRENCY,
        ),
    ],
)
def test_files_without_rows_or_in_dollars_are_refused(
    ledger: BankLedger, printed: str, instead: str, fault: Fault
) -> None:
    document = as_pages(change_text(lay_out_bni_wondr(ledger), printed, instead))
    with pytest.raises(Unreadable) as refusal:
        READER.read(document, TODAY)
    assert refusal.value.fault is fault
