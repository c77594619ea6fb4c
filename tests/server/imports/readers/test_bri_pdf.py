"""BRI's "Laporan Transaksi Finansial"."""

import datetime as dt
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.document import Pages
from server.imports.statements.readers.bri_pdf import READERS
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
from tests.support.bank_files.agreement import assert_same, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.bri_files import lay_out_bri_pdf
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.page_words import CUTS, Cut, as_pages
from tests.support.bank_files.pdf_writer import Text
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS


def read(ledger: BankLedger, *, pages: int = 1, cut_summary: bool = False) -> Statement:
    return read_one(READER, as_pages(lay_out_bri_pdf(ledger, pages=pages, cut_summary=cut_summary)))


def row_of(text: str, amount: int = -72_000_00) -> tuple[RowKind, str]:
    entry = replace(august().entries[0], text=text, amount=amount)
    (row,) = read(replace(august(), entries=(entry,))).rows
    assert row.text == text
    return row.kind, row.name


def test_august_is_read_with_account_period_and_summary() -> None:
    statement = read(august())
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
    assert not statement.notes


@pytest.mark.parametrize("cut", CUTS)
def test_five_pages_with_the_summary_cut_by_a_page(cut: Cut) -> None:
    pages = as_pages(lay_out_bri_pdf(august(), pages=5, cut_summary=True), cut)
    assert pages.count == 5
    statement = read_one(READER, pages)
    assert_same(statement, august())
    assert statement.totals.closing == august().closing
    assert [row.page for row in statement.rows] == [1, 1, 2, 3, 4]


@pytest.mark.parametrize("cut", CUTS)
@many_ledgers
@given(ledger=random_ledgers(), pages=st.integers(1, 5), cut_summary=st.booleans())
def test_random_ledgers_are_equal_to_the_sen(
    cut: Cut, ledger: BankLedger, pages: int, cut_summary: bool
) -> None:
    laid_out = lay_out_bri_pdf(ledger, pages=pages, cut_summary=cut_summary)
    statement = read_one(READER, as_pages(laid_out, cut))
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]


def test_transfers_from_other_banks_do_not_change_the_issuer() -> None:
    entries = tuple(
        replace(entry, text=f"Transfer dari BANK CENTRAL ASIA e-Statement Mandiri {entry.text}")
        for entry in august().entries
    )
    assert_same(read(replace(august(), entries=entries)), august())


def test_the_title_in_a_row_is_not_the_heading() -> None:
    pages = lay_out_bri_pdf(august())
    pages[0] = [
        Text(text.text.replace("LAPORAN TRANSAKSI FINANSIAL", "REKENING KORAN"), text.x, text.y)
        for text in pages[0]
    ]
    assert not READER.matches(as_pages(pages))
    assert not READER.matches(Pages((), 0))


def test_a_long_text_goes_on_below_its_row_and_the_footer_does_not() -> None:
    text = "Pembayaran Tagihan Kartu Kredit 5100xxxx001 via BRImo"
    assert row_of(text) == (RowKind.CARD_PAYMENT, "")


@pytest.mark.parametrize(
    ("text", "amount", "kind", "name"),
    [
        ("Transfer Ke Sari Contoh via BRImo", -1, RowKind.TRANSFER_OUT, "Sari Contoh"),
        ("Transfer Dari Andi via BRImo", 1, RowKind.TRANSFER_IN, "Andi"),
        (
            "Transfer BI-Fast ke BANK CONTOH - 9000000001 - Sari Contoh",
            *(-1, RowKind.TRANSFER_OUT, "Sari Contoh"),
        ),
        ("Pembayaran QRIS WARUNG CONTOH", -1, RowKind.QRIS, "WARUNG CONTOH"),
        ("QRIS900000000003#9360 ESB:NBMB:0007", -1, RowKind.QRIS, ""),
        ("NBMB BUDI CONTOH TO SARI CONTOH ESB:NBMB:0008", -1, RowKind.TRANSFER_OUT, "SARI CONTOH"),
        ("NBMB ANDI CONTOH TO BUDI CONTOH ESB:NBMB:0008", 1, RowKind.TRANSFER_IN, "ANDI CONTOH"),
        ("ATM - RS CONTOH", -1, RowKind.UNKNOWN, ""),
        ("Tarik Tunai ATM RS CONTOH", -1, RowKind.CASH_OUT, ""),
        ("Top Up GoPay 080000000000", -1, RowKind.TOP_UP, ""),
        ("Biaya Administrasi", -1, RowKind.FEE, ""),
        ("Pajak Bunga", -1, RowKind.TAX, ""),
        ("Bunga Tabungan", 1, RowKind.INTEREST, ""),
        (
            "Transfer Ke Toko Pajak dan Biaya via BRImo",
            -1,
            RowKind.TRANSFER_OUT,
            "Toko Pajak dan Biaya",
        ),
    ],
)
def test_kinds_and_names(text: str, amount: int, kind: RowKind, name: str) -> None:
    assert row_of(text, amount * 50_000_00) == (kind, name)


def test_twin_rows_of_a_transfer_stay_and_the_second_is_the_fee() -> None:
    text, time = "Transfer Ke Sari via BRImo", dt.time(21, 14, 45)
    entries = tuple(
        BankEntry(dt.date(2026, 8, 9), time, amount, text)
        for amount in (-90_000_00, -2_500_00, -90_000_00)
    )
    statement = read(replace(august(), entries=entries))
    assert [(row.amount, row.kind, row.name) for row in statement.rows] == [
        (-90_000_00, RowKind.TRANSFER_OUT, "Sari"),
        (-2_500_00, RowKind.FEE, ""),
        (-90_000_00, RowKind.TRANSFER_OUT, "Sari"),
    ]


def test_sen_are_noted() -> None:
    entries = (replace(august().entries[1], amount=684_37, text="Bunga Tabungan"),)
    assert read(replace(august(), entries=entries)).notes == {Note.ROUNDED}


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    assert is_noticed(lambda: read(misprint(august(), index)))


def test_a_missing_page_and_a_missing_summary_are_noticed() -> None:
    pages = lay_out_bri_pdf(august(), pages=5, cut_summary=True)
    for missing in (1, 4):
        rest = as_pages(pages[:missing] + pages[missing + 1 :])
        assert is_noticed(lambda rest=rest: read_one(READER, rest))


def test_another_currency_is_refused() -> None:
    pages = as_pages(lay_out_bri_pdf(august(), currency="USD"))
    with pytest.raises(Unreadable) as refusal:
        READER.read(pages, august().end)
    assert refusal.value.fault is Fault.FOREIGN_CURRENCY


@pytest.mark.parametrize(
    ("printed", "instead", "fault"),
    [
        ("0.00", "5.00", Fault.BOTH_SIDES),
        ("0.00", "x", Fault.BAD_AMOUNT),
        ("02/08/26 09:15:04", "32/08/26 09:15:04", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(printed: str, instead: str, fault: Fault) -> None:
    pages = lay_out_bri_pdf(august())
    index = next(at for at, text in enumerate(pages[0]) if text.text == printed)
    pages[0][index] = replace(pages[0][index], text=instead)
    document = as_pages(pages)
    with pytest.raises(Unreadable) as refusal:
        READER.read(document, august().end)
    line = next(
        number for number, line in enumerate(document.lines, 1) if "SARI CONTOH" in line.text
    )
    assert (refusal.value.fault, refusal.value.position, refusal.value.page) == (fault, line, 1)


def test_a_file_without_rows_is_refused() -> None:
    pages = as_pages(lay_out_bri_pdf(replace(august(), entries=())))
    with pytest.raises(Unreadable) as refusal:
        READER.read(pages, august().end)
    assert refusal.value.fault is Fault.NO_ROWS
