"""Livin' by Mandiri's sheet, and its twin in text."""

import dataclasses
from collections.abc import Callable

import pytest
from hypothesis import given

from server.imports.statements.document import Cell, Table
from server.imports.statements.readers.mandiri_livin_sheet import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    PrintedTotals,
    Statement,
    Unreadable,
)
from tests.support.bank_files.agreement import TODAY, assert_same, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.mandiri_livin_files import (
    AUGUST_MEANINGS,
    AUGUST_TEXTS,
    INDONESIAN,
    livin_august,
    livin_cells,
    write_livin_csv,
    write_livin_xlsx,
)
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_table
from tests.support.bank_files.random_ledgers import random_ledgers
from tests.support.bank_files.workbook_files import encrypt_xlsx

(READER,) = READERS


def as_sheet(cells: list[dict[int, str | int]]) -> Table:
    rows: list[tuple[Cell, ...]] = [tuple(row.get(at) for at in range(25)) for row in cells]
    return Table(tuple(rows))


def read(ledger: BankLedger) -> Statement:
    return read_one(READER, as_sheet(livin_cells(ledger)))


@pytest.mark.parametrize("write", [write_livin_xlsx, write_livin_csv])
def test_august(write: Callable[[BankLedger], bytes]) -> None:
    statement = read_one(READER, open_table(write(livin_august())))
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert [row.text for row in statement.rows] == [
        text.replace("\n", " ") for text in AUGUST_TEXTS
    ]
    assert [row.time for row in statement.rows] == [entry.time for entry in august().entries]
    assert [row.position for row in statement.rows] == [11, 13, 15, 17, 19]
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(
        opening=1_000_000_00, closing=5_940_000_00, money_in=5_050_000_00, money_out=110_000_00
    )
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.INDONESIAN


def test_the_encrypted_sheet() -> None:
    content = encrypt_xlsx(write_livin_xlsx(livin_august()), "01011990")
    assert_same(read_one(READER, open_table(content, "01011990")), august())
    with pytest.raises(Unreadable, match="unlock_failed"):
        open_table(content, "01011991")


@many_ledgers
@given(ledger=random_ledgers())
def test_random_ledgers_are_equal_to_the_sen(ledger: BankLedger) -> None:
    for statement in (read(ledger), read_one(READER, open_table(write_livin_csv(ledger)))):
        assert_same(statement, ledger)
        assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]


def test_indonesian_months() -> None:
    statement = read_one(READER, as_sheet(livin_cells(august(), months=INDONESIAN)))
    assert_same(statement, august())
    assert statement.end == august().end


def test_cells_that_are_numbers_and_days() -> None:
    cells = livin_cells(august())
    rows = [list(row) for row in as_sheet(cells).rows]
    rows[10][4], rows[10][18], rows[10][21] = august().entries[0].day, 72_000, 928_000.0
    rows[11][4] = august().entries[0].time
    statement = read_one(READER, Table(tuple(tuple(row) for row in rows)))
    assert_same(statement, august())
    assert statement.rows[0].time == august().entries[0].time


def test_the_header_repeated_on_a_page() -> None:
    cells = livin_cells(august())
    assert_same(read_one(READER, as_sheet([*cells[:14], *cells[8:10], *cells[14:]])), august())


def test_texts_of_other_banks_do_not_change_the_issuer() -> None:
    texts = tuple(f"Transfer dari BANK CENTRAL ASIA\nBRI {number}" for number in range(5))
    assert_same(read(with_texts(august(), texts)), august())


def test_other_sheets_are_not_taken() -> None:
    header = ("No", "Tanggal", "Keterangan", "Dana Masuk", "Dana Keluar", "Saldo")
    assert not READER.matches(Table((header,)))
    assert not READER.matches(Table(()))


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    assert is_noticed(lambda: read(misprint(august(), index)))


def fault_of(cells: list[dict[int, str | int]]) -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as caught:
        READER.read(as_sheet(cells), TODAY)
    return caught.value.fault, caught.value.position


@pytest.mark.parametrize(
    ("column", "value", "fault"),
    [
        (15, "1.000,00", Fault.BOTH_SIDES),
        (18, "72.O00,00", Fault.BAD_AMOUNT),
        (18, True, Fault.BAD_AMOUNT),
        (4, "42 Aug 2026", Fault.BAD_DAY),
        (4, "", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(column: int, value: str | int, fault: Fault) -> None:
    cells = livin_cells(august())
    cells[10][column] = value
    assert fault_of(cells) == (fault, 11)


def test_a_side_of_zero_is_empty() -> None:
    cells = livin_cells(august())
    cells[10][15] = "0,00"
    assert_same(read_one(READER, as_sheet(cells)), august())


def test_a_foreign_currency_is_refused() -> None:
    assert fault_of(livin_cells(august(), currency="USD"))[0] is Fault.FOREIGN_CURRENCY


def test_a_sheet_without_rows_is_refused() -> None:
    empty = dataclasses.replace(august(), entries=())
    assert fault_of(livin_cells(empty))[0] is Fault.NO_ROWS
