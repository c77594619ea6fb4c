"""The consolidated statement of Jenius."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.readers.jenius_pdf import READERS
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
from tests.support.bank_files.agreement import TODAY, assert_same, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.jenius_files import Section, lay_out_jenius
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.page_edits import change_text, drop_texts
from tests.support.bank_files.page_words import CUTS, Cut, as_pages
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS
ACTIVE, SAVER = "Jenius Active", "Flexi Saver"
SAVER_ACCOUNT = "90010009876"
PERIOD = "Periode / Period : 01-08-2026 - 31-08-2026"


def read(ledger: BankLedger) -> Statement:
    return read_one(READER, as_pages(lay_out_jenius([Section(ACTIVE, ledger)])))


def saver() -> BankLedger:
    return replace(august(), opening=5_00, entries=august().entries[1:4:2], account=SAVER_ACCOUNT)


@pytest.mark.parametrize("cut", CUTS)
def test_two_accounts_are_read_and_yen_are_left_out(cut: Cut) -> None:
    yen = Section("Valas", replace(saver(), account="777"), "JPY")
    pages = as_pages(lay_out_jenius([Section(ACTIVE, august()), yen, Section(SAVER, saver())]), cut)
    assert READER.matches(pages)
    active, other = READER.read(pages, TODAY)
    assert_same(active, august())
    assert_same(other, saver())
    assert (active.account_tail, active.account_name) == ("2345", ACTIVE)
    assert (other.account_tail, other.account_name) == ("9876", SAVER)
    assert active.notes == other.notes == {Note.FOREIGN_CURRENCY}
    assert (active.start, active.end) == (august().start, august().end)
    assert [row.text for row in active.rows] == [entry.text for entry in august().entries]
    assert active.totals == PrintedTotals(
        opening=1_000_000_00,
        closing=5_940_000_00,
        money_in=5_050_000_00,
        money_out=110_000_00,
        rows_in=2,
        rows_out=3,
    )
    assert active.balance_step is BalanceStep.ROW
    assert active.number_style is NumberStyle.ENGLISH


def test_rupiah_alone_have_no_note() -> None:
    assert not read(august()).notes


def test_yen_alone_are_refused() -> None:
    pages = as_pages(lay_out_jenius([Section("Valas", august(), "JPY")]))
    with pytest.raises(Unreadable) as refusal:
        READER.read(pages, TODAY)
    assert refusal.value.fault is Fault.FOREIGN_CURRENCY


@many_ledgers
@given(first=random_ledgers(overdraft=True), second=random_ledgers(), cut=st.sampled_from(CUTS))
def test_random_accounts_are_equal_to_the_sen(
    first: BankLedger, second: BankLedger, cut: Cut
) -> None:
    second = replace(second, account=SAVER_ACCOUNT)
    pages = as_pages(lay_out_jenius([Section(ACTIVE, first), Section(SAVER, second)]), cut)
    active, other = READER.read(pages, TODAY)
    for statement, ledger in ((active, first), (other, second)):
        assert_same(statement, ledger)
        assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]


def test_an_account_that_goes_on_over_pages_is_one_statement() -> None:
    ledger = replace(august(), entries=august().entries * 30)
    statement = read(ledger)
    assert_same(statement, ledger)
    assert len({row.page for row in statement.rows}) > 2
    assert not any("berizin" in row.text for row in statement.rows)


def test_rows_that_name_other_banks_do_not_mislead() -> None:
    entries = tuple(replace(entry, text="BANK BCA Mandiri") for entry in august().entries)
    assert_same(read(replace(august(), entries=entries)), august())
    section = Section(ACTIVE, august())
    untitled = change_text(lay_out_jenius([section]), section.title, "Jenius SMBC")
    assert not READER.matches(as_pages(untitled))
    headless = drop_texts(lay_out_jenius([section]), "Mutasi Debet")
    assert not READER.matches(as_pages(headless))


@pytest.mark.parametrize(
    ("text", "amount", "kind", "name"),
    [
        ("Transfer ke SARI CONTOH", -1, RowKind.TRANSFER_OUT, "SARI CONTOH"),
        ("Transfer from ANDI 123", 1, RowKind.TRANSFER_IN, "ANDI"),
        ("Bunga", 1, RowKind.INTEREST, ""),
        ("Pajak Bunga", -1, RowKind.TAX, ""),
        ("Top Up GoPay", -1, RowKind.TOP_UP, ""),
        ("SESUATU", -1, RowKind.UNKNOWN, ""),
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


def test_a_missing_page_and_a_missing_total_are_noticed() -> None:
    pages = lay_out_jenius([Section(ACTIVE, replace(august(), entries=august().entries * 30))])
    for missing in range(1, len(pages)):
        rest = as_pages(pages[:missing] + pages[missing + 1 :])
        assert is_noticed(lambda rest=rest: read_one(READER, rest))
    rest = as_pages(
        drop_texts(lay_out_jenius([Section(ACTIVE, august())]), "Total 3 DEBIT 2 KREDIT")
    )
    assert is_noticed(lambda: read_one(READER, rest))


def test_a_missing_period_leaves_no_days_that_are_proved() -> None:
    pages = drop_texts(lay_out_jenius([Section(ACTIVE, august())]), PERIOD)
    statement = read_one(READER, as_pages(pages))
    assert_same(statement, august())
    assert (statement.start, statement.end) == (None, None)


@pytest.mark.parametrize(
    ("printed", "instead", "fault"),
    [
        ("72,000.00", "x", Fault.BAD_AMOUNT),
        ("928,000.00", "", Fault.BAD_AMOUNT),
        ("02-08-2026", "31-02-2026", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(printed: str, instead: str, fault: Fault) -> None:
    pages = change_text(lay_out_jenius([Section(ACTIVE, august())]), printed, instead)
    document = as_pages(pages)
    with pytest.raises(Unreadable) as refusal:
        READER.read(document, TODAY)
    assert (refusal.value.fault, refusal.value.page) == (fault, 1)
    assert "SARI CONTOH" in document.lines[(refusal.value.position or 0) - 1].text


def test_both_sides_in_a_row_are_refused() -> None:
    pages = lay_out_jenius([Section(ACTIVE, august())])
    debit = next(text for text in pages[0] if text.text == "72,000.00")
    pages[0].append(replace(debit, text="5.00", x=505.0))
    with pytest.raises(Unreadable) as refusal:
        READER.read(as_pages(pages), TODAY)
    assert refusal.value.fault is Fault.BOTH_SIDES


def test_a_file_without_rows_is_refused() -> None:
    pages = as_pages(lay_out_jenius([Section(ACTIVE, replace(august(), entries=()))]))
    with pytest.raises(Unreadable) as refusal:
        READER.read(pages, TODAY)
    assert refusal.value.fault is Fault.NO_ROWS
