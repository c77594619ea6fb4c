"""SeaBank's statement."""

import datetime as dt
from dataclasses import replace

import pytest
from hypothesis import given

from server.imports.statements.readers.seabank_pdf import READERS
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
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.misprints import MISPRINTS, Misprint, swap_sign
from tests.support.bank_files.page_edits import change_text, drop_texts
from tests.support.bank_files.page_words import CUTS, Cut, as_pages
from tests.support.bank_files.pdf_writer import Text
from tests.support.bank_files.random_ledgers import random_ledgers
from tests.support.bank_files.seabank_files import lay_out_seabank

(READER,) = READERS
PERIOD = "PERIODE: 01 AUG 2026 - 31 AUG 2026"
SUMMARY = ("1.000.000", "110.000", "5.050.000", "5.940.000")


def read(ledger: BankLedger, cut: Cut = "file") -> Statement:
    return read_one(READER, as_pages(lay_out_seabank(ledger), cut))


@pytest.mark.parametrize("cut", CUTS)
def test_august_is_read_with_account_period_and_summary(cut: Cut) -> None:
    statement = read(august(), cut)
    assert_same(statement, august())
    assert [row.text for row in statement.rows] == [entry.text for entry in august().entries]
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(
        opening=1_000_000_00, closing=5_940_000_00, money_in=5_050_000_00, money_out=110_000_00
    )
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.INDONESIAN


@pytest.mark.parametrize("cut", CUTS)
@many_ledgers
@given(ledger=random_ledgers(sen=False))
def test_random_ledgers_are_equal_to_the_rupiah(cut: Cut, ledger: BankLedger) -> None:
    statement = read(ledger, cut)
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]


def test_rows_go_on_over_pages() -> None:
    ledger = replace(august(), entries=august().entries * 20)
    statement = read(ledger)
    assert_same(statement, ledger)
    assert {row.page for row in statement.rows} == {1, 2, 3, 4}


def test_a_text_may_stand_below_the_day() -> None:
    statement = read_one(READER, as_pages(lay_out_seabank(august(), text_below=True)))
    assert_same(statement, august())
    assert [row.text for row in statement.rows] == [entry.text for entry in august().entries]


def test_a_period_over_new_year_gives_each_day_its_year() -> None:
    entries = tuple(
        replace(entry, day=day)
        for entry, day in zip(
            august().entries, (dt.date(2026, 12, 30), dt.date(2027, 1, 2)), strict=False
        )
    )
    ledger = replace(
        august(), entries=entries, start=dt.date(2026, 12, 15), end=dt.date(2027, 1, 14)
    )
    assert_same(read(ledger), ledger)


@pytest.mark.parametrize(
    ("printed", "start"),
    [
        ("PERIODE: AGUSTUS 2026", dt.date(2026, 8, 1)),
        ("PERIODE: 01/08/2026 s/d 31/08/2026", dt.date(2026, 8, 1)),
        ("Dicetak pada 05 September 2026", None),
    ],
)
def test_the_year_is_found_in_other_headings(printed: str, start: dt.date | None) -> None:
    pages = change_text(lay_out_seabank(august()), PERIOD, printed)
    statement = read_one(READER, as_pages(pages))
    assert_same(statement, august())
    assert statement.start == start


def test_a_missing_period_is_refused() -> None:
    with pytest.raises(Unreadable) as refusal:
        READER.read(as_pages(drop_texts(lay_out_seabank(august()), PERIOD)), TODAY)
    assert refusal.value.fault is Fault.NO_PERIOD


def test_the_column_decides_where_no_balance_is_before() -> None:
    pages = lay_out_seabank(august())
    pages[0] = [text for text in pages[0] if text.y != 125]
    statement = read_one(READER, as_pages(pages))
    assert [row.amount for row in statement.rows] == [entry.amount for entry in august().entries]
    assert statement.totals == PrintedTotals(opening=august().opening)


def test_rows_that_name_other_banks_do_not_mislead() -> None:
    entries = tuple(replace(entry, text="Transfer ke BANK BCA") for entry in august().entries)
    assert_same(read(replace(august(), entries=entries)), august())
    pages = change_text(
        lay_out_seabank(august()), "NO. REKENING SEABANK: 0000012345", "NO. REKENING: 1"
    )
    entries = tuple(replace(entry, text="SeaBank Bayar Instan") for entry in august().entries)
    assert not READER.matches(as_pages(pages))


@pytest.mark.parametrize(
    ("text", "amount", "kind", "name", "shown"),
    [
        ("Transfer ke SARI CONTOH", -1, RowKind.TRANSFER_OUT, "SARI CONTOH", None),
        ("Transfer dari ANDI", 1, RowKind.TRANSFER_IN, "ANDI", None),
        ("Transfer ke SARI 901234567890", -1, RowKind.TRANSFER_OUT, "SARI", "Transfer ke SARI"),
        ("Bunga Tabungan", 1, RowKind.INTEREST, "", None),
        ("Pajak Bunga", -1, RowKind.TAX, "", None),
        ("Pembayaran QRIS WARUNG CONTOH", -1, RowKind.QRIS, "WARUNG CONTOH", None),
        ("Pembayaran Shopee", -1, RowKind.PURCHASE, "Shopee", None),
        ("Top Up e-Wallet GOPAY", -1, RowKind.TOP_UP, "", None),
        ("", -1, RowKind.TRANSFER_OUT, "", "Transfer"),
    ],
)
def test_kinds_and_names(
    text: str, amount: int, kind: RowKind, name: str, shown: str | None
) -> None:
    entry = replace(august().entries[0], text=text, amount=amount * 50_000_00)
    (row,) = read(replace(august(), entries=(entry,))).rows
    assert (row.kind, row.name, row.text) == (kind, name, text if shown is None else shown)


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    """A sign cannot be wrong where none is printed: the balance decides."""
    ledger = misprint(august(), index)
    if misprint is swap_sign:
        assert_same(read(ledger), august())
    else:
        assert is_noticed(lambda: read(ledger))


def test_a_missing_page_and_a_missing_summary_are_noticed() -> None:
    ledger = replace(august(), entries=august().entries * 20)
    pages = lay_out_seabank(ledger)
    assert is_noticed(lambda: read_one(READER, as_pages([pages[0], *pages[2:]])))
    assert is_noticed(lambda: read_one(READER, as_pages(pages[:3])))
    pages = drop_texts(lay_out_seabank(august()), *SUMMARY[1:])
    assert is_noticed(lambda: read_one(READER, as_pages(pages)))


def test_another_product_ends_the_savings_account() -> None:
    pages = lay_out_seabank(august())
    last = max(text.y for text in pages[0]) - 60
    pages[0] = [text for text in pages[0] if text.y <= last + 20]
    pages[0].append(Text("DEPOSITO - RINCIAN TRANSAKSI", 40, last + 40))
    pages[0] += [Text("03 AUG", 40, last + 60), Text("9.000", 555, last + 60, right=True)]
    assert_same(read_one(READER, as_pages(pages)), august())


@pytest.mark.parametrize(
    ("printed", "instead", "fault"),
    [
        ("72.000", "72.0.0", Fault.BAD_AMOUNT),
        ("72.000", "", Fault.BAD_AMOUNT),
        ("02 AUG", "32 AUG", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(printed: str, instead: str, fault: Fault) -> None:
    document = as_pages(change_text(lay_out_seabank(august()), printed, instead))
    with pytest.raises(Unreadable) as refusal:
        READER.read(document, TODAY)
    assert (refusal.value.fault, refusal.value.page) == (fault, 1)
    assert "928.000" in document.lines[(refusal.value.position or 0) - 1].text


def test_both_sides_in_a_row_are_refused() -> None:
    pages = lay_out_seabank(august())
    day = next(text for text in pages[0] if text.text == "02 AUG")
    pages[0].append(Text("5.000", 470, day.y, right=True))
    with pytest.raises(Unreadable) as refusal:
        READER.read(as_pages(pages), TODAY)
    assert refusal.value.fault is Fault.BOTH_SIDES


def test_a_file_without_rows_is_refused() -> None:
    with pytest.raises(Unreadable) as refusal:
        READER.read(as_pages(lay_out_seabank(replace(august(), entries=()))), TODAY)
    assert refusal.value.fault is Fault.NO_ROWS
