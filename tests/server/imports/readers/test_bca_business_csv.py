"""KlikBCA Bisnis: its file, and the table of its web page."""

import dataclasses

import pytest
from hypothesis import given

from server.imports.statements.document import Table
from server.imports.statements.proof import prove
from server.imports.statements.readers.bca_csv import READERS
from server.imports.statements.readers.bca_preview import READERS as PREVIEW_READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    Unreadable,
)
from tests.support.bank_files.agreement import (
    TODAY,
    assert_same,
    is_noticed,
    read_one,
)
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.bca_files import (
    AUGUST_MEANINGS,
    bca_august,
    write_bca_business,
    write_bca_preview,
)
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_table
from tests.support.bank_files.random_ledgers import random_ledgers

BUSINESS = READERS[-1]
(PREVIEW,) = PREVIEW_READERS


def business(ledger: BankLedger, **options: bool) -> Statement:
    return read_one(BUSINESS, open_table(write_bca_business(ledger, **options)))


def preview(ledger: BankLedger) -> Statement:
    return read_one(PREVIEW, open_table(write_bca_preview(ledger)))


def test_august_in_the_file() -> None:
    statement = business(bca_august())
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(
        opening=1_000_000_00,
        closing=5_940_000_00,
        money_in=5_050_000_00,
        money_out=110_000_00,
        rows_in=2,
        rows_out=3,
    )


def test_august_in_the_table_of_the_web_page() -> None:
    statement = preview(bca_august())
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert statement.number_style is NumberStyle.INDONESIAN
    assert statement.balance_step is BalanceStep.ROW


@many_ledgers
@given(ledger=random_ledgers())
def test_random_ledgers_in_the_file_are_equal_to_the_sen(ledger: BankLedger) -> None:
    statement = business(ledger)
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]


@many_ledgers
@given(ledger=random_ledgers(sen=False))
def test_random_ledgers_in_the_web_table_are_equal_to_the_rupiah(ledger: BankLedger) -> None:
    statement = preview(ledger)
    assert [(row.day, row.amount, row.balance or 0, row.text) for row in statement.rows] == [
        (entry.day, entry.amount, balance, entry.text)
        for entry, balance in zip(ledger.entries, ledger.balances, strict=True)
    ]


def test_the_header_may_lack_the_balance_that_the_rows_have() -> None:
    assert_same(business(bca_august(), balance_column=False), august())


def test_a_file_without_balances_and_headings() -> None:
    statement = business(
        bca_august(), balance_column=False, balances=False, heading=False, trailer=False
    )
    assert [(row.day, row.amount) for row in statement.rows] == [
        (entry.day, entry.amount) for entry in august().entries
    ]
    assert statement.balance_step is BalanceStep.NEVER
    assert statement.totals == PrintedTotals()


def test_quotes_in_a_text() -> None:
    texts = ('TOKO "CONTOH", JAKARTA', *(["-"] * 4))
    statement = business(with_texts(august(), texts))
    assert statement.rows[0].text == texts[0]


def test_what_a_shop_earned() -> None:
    text = "KR OTOMATIS MID : 885000000000 TOKO CONTOH QR : 379500.00 DDR: 2299.00"
    entry = dataclasses.replace(august().entries[1], amount=377_201_00, text=text)
    (row,) = business(dataclasses.replace(august(), entries=(entry,))).rows
    assert (row.amount, row.kind) == (377_201_00, RowKind.TRANSFER_IN)


def test_another_table_with_the_same_names_is_not_taken() -> None:
    content = write_bca_preview(august(), title="Rekening Koran BANK CENTRAL ASIA")
    assert not PREVIEW.matches(open_table(content))
    assert not PREVIEW.matches(open_table(write_bca_business(august())))
    assert not BUSINESS.matches(open_table(write_bca_preview(august())))


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_in_the_file_are_noticed(misprint: Misprint, index: int) -> None:
    assert is_noticed(lambda: business(misprint(august(), index)))


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(1, 4))
def test_misprints_in_the_web_table_break_its_balances(misprint: Misprint, index: int) -> None:
    assert prove(preview(misprint(august(), index))).breaks


def test_the_cut_trailer_is_noticed() -> None:
    assert is_noticed(lambda: business(august(), trailer=False))


def test_the_counts_of_rows_are_read() -> None:
    totals = business(august()).totals
    assert (totals.rows_in, totals.rows_out) == (2, 3)


def preview_fault(content: bytes) -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as caught:
        PREVIEW.read(open_table(content), TODAY)
    return caught.value.fault, caught.value.position


def test_both_sides_in_a_row_are_refused() -> None:
    content = write_bca_preview(august()).replace(b"Rp 72.000\t-", b"Rp 72.000\tRp 1.000")
    assert preview_fault(content) == (Fault.BOTH_SIDES, 3)


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        (b"Rp 72.000", b"Rp 72.O00", Fault.BAD_AMOUNT),
        (b"02/08/2026", b"Agustus", Fault.BAD_DAY),
        (b"02/08/2026", b"", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(right: bytes, wrong: bytes, fault: Fault) -> None:
    assert preview_fault(write_bca_preview(august()).replace(right, wrong)) == (fault, 3)


def test_a_table_without_rows_is_refused() -> None:
    empty = dataclasses.replace(august(), entries=())
    assert preview_fault(write_bca_preview(empty))[0] is Fault.NO_ROWS
    with pytest.raises(Unreadable, match="no_rows"):
        BUSINESS.read(Table(()), TODAY)
