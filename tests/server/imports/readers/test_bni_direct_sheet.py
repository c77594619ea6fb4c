"""BNIDirect's movements as a sheet."""

import datetime as dt
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given

from server.imports.statements.document import Cell, Table
from server.imports.statements.readers.bni_direct_sheet import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    PrintedTotals,
    RowKind,
    Statement,
    Unreadable,
)
from tests.support.bank_files.agreement import TODAY, assert_same, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.bni_files import (
    lay_out_bni_direct,
    write_bni_direct_xls,
    write_bni_direct_xlsx,
)
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_table
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS
FIRST_ROW = 6


def as_table(rows: list[list[Cell]]) -> Table:
    return Table(tuple(tuple(row) for row in rows))


def read(ledger: BankLedger) -> Statement:
    return read_one(READER, open_table(write_bni_direct_xls(ledger)))


def with_values(*values: Cell) -> Table:
    """August with other values in its first row."""
    rows = lay_out_bni_direct(august())
    rows[FIRST_ROW] = list(values)
    return as_table(rows)


@pytest.mark.parametrize("write", [write_bni_direct_xls, write_bni_direct_xlsx])
def test_august_is_read(write: Callable[[BankLedger], bytes]) -> None:
    statement = read_one(READER, open_table(write(august())))
    assert_same(statement, august())
    assert [row.text for row in statement.rows] == [entry.text for entry in august().entries]
    assert [row.time for row in statement.rows] == [entry.time for entry in august().entries]
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(opening=1_000_000_00, closing=5_940_000_00)
    assert statement.balance_step is BalanceStep.ROW


@many_ledgers
@given(ledger=random_ledgers(overdraft=True))
def test_random_ledgers_are_equal_to_the_sen(ledger: BankLedger) -> None:
    assert_same(read(ledger), ledger)


def test_headers_between_rows_are_no_rows() -> None:
    ledger = replace(august(), entries=august().entries * 11)
    assert_same(read(ledger), ledger)


def test_other_sheets_are_not_recognised() -> None:
    others: tuple[list[Cell], ...] = (
        ["Posting Date", "Remark", "Reference No", "Debit", "Credit", "Balance"],
        ["Keterangan", "Amount", "Balance"],
        ["01/08/2026", "BNI Posting Date Amount DB/CR Balance", 1.0],
    )
    for other in others:
        assert not READER.matches(as_table([other]))


def test_amounts_and_days_may_be_texts() -> None:
    row = ("02/08/2026 09.15.04", "02/08/2026", "0259", "1", "X", "72,000.00", "D", "928,000.00")
    statement = read_one(READER, with_values(*row))
    assert_same(statement, august())
    assert statement.rows[0].time == dt.time(9, 15, 4)


@pytest.mark.parametrize(
    ("between", "text"),
    [
        ((46236.0, "0259", "900000", "TRANSFER KE SARI"), "TRANSFER KE SARI"),
        ((46236.0, "900000", "TRANSFER KE SARI"), "TRANSFER KE SARI"),
        (("TRANSFER KE\nSARI",), "TRANSFER KE SARI"),
        ((46236.0, "0259", "900000"), ""),
        ((), ""),
    ],
)
def test_cells_between_may_be_empty(between: tuple[Cell, ...], text: str) -> None:
    statement = read_one(READER, with_values(46236, *between, 72_000, "D", 928_000))
    assert_same(statement, august())
    assert statement.rows[0].text == text
    assert statement.rows[0].name == ("SARI" if text else "")
    assert statement.rows[0].kind is (RowKind.TRANSFER_OUT if text else RowKind.UNKNOWN)


def test_the_newest_row_first_is_turned_around() -> None:
    rows = lay_out_bni_direct(august())
    rows[FIRST_ROW:-1] = rows[-2 : FIRST_ROW - 1 : -1]
    assert_same(read_one(READER, as_table(rows)), august())


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    assert is_noticed(lambda: read(misprint(august(), index)))


def test_a_missing_trailer_is_noticed() -> None:
    rows = lay_out_bni_direct(august())[:-1]
    assert is_noticed(lambda: read_one(READER, as_table(rows)))


@pytest.mark.parametrize(
    ("values", "fault"),
    [
        ((46236, 46236, "1", "2", "X", "?", "D", 928_000), Fault.BAD_AMOUNT),
        ((46236, 46236, "1", "2", "X", 72_000, "?", 928_000), Fault.BAD_AMOUNT),
        ((46236, 46236, "1", "2", "X", 72_000, "D", "-"), Fault.BAD_AMOUNT),
        ((46236, 72_000, 928_000), Fault.BAD_AMOUNT),
        (("31/02/2026", 46236, "1", "2", "X", 72_000, "D", 928_000), Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(values: tuple[Cell, ...], fault: Fault) -> None:
    with pytest.raises(Unreadable) as refusal:
        READER.read(with_values(*values), TODAY)
    assert (refusal.value.fault, refusal.value.position) == (fault, FIRST_ROW + 1)


def test_a_sheet_without_rows_is_refused() -> None:
    rows = lay_out_bni_direct(august())[:FIRST_ROW]
    with pytest.raises(Unreadable) as refusal:
        READER.read(as_table(rows), TODAY)
    assert refusal.value.fault is Fault.NO_ROWS
