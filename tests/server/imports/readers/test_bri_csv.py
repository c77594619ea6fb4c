"""BRI's movements as CSV."""

import datetime as dt
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given

from server.imports.statements.proof import ProofState, prove
from server.imports.statements.readers.bri_csv import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    RowKind,
    Statement,
    Unreadable,
)
from tests.support.bank_files.agreement import TODAY, assert_same, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.bri_files import write_bri_brimo, write_bri_short
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.misprints import MISPRINTS, Misprint, drop_row
from tests.support.bank_files.opened import open_table
from tests.support.bank_files.random_ledgers import random_ledgers

BRIMO, SHORT = READERS

HEADER = (
    '"ID","NOREK","TGL_TRAN","TGL_EFEKTIF","JAM_TRAN","SEQ","DESK_TRAN","SALDO_AWAL_MUTASI",'
    '"MUTASI_DEBET","MUTASI_KREDIT","SALDO_AKHIR_MUTASI","GLSIGN","TRUSER","KODE_TRAN",'
    '"KODE_TRAN_TELLER","TRREMK","TLBDS1","TLBDS2","REMARK_CUSTOM"\n'
)
STAMP = "2026-04-09 21:14:45"
BI_FAST = "Transfer BI-Fast ke BANK CONTOH - 9000000001 - Sari Contoh"


def read_brimo(ledger: BankLedger) -> Statement:
    return read_one(BRIMO, open_table(write_bri_brimo(ledger)))


def read_short(ledger: BankLedger) -> Statement:
    return read_one(SHORT, open_table(write_bri_short(ledger)))


def read_lines(*lines: str) -> Statement:
    return read_one(BRIMO, open_table((HEADER + "\n".join(lines)).encode()))


def line(
    before: str, debit: str, credit: str, after: str, *, text: str = BI_FAST, norek: str = "500",
    stamp: str = STAMP, code: str = "BFST9", time: str = "211445",
) -> str:  # fmt: skip
    cells = (
        *("2", norek, stamp, stamp, time, "500001", code, before, debit, credit),
        *(after, "Db", "8888001", "2", "8508", "BFST9000000001", "", "", text),
    )
    return ",".join(f'"{cell}"' for cell in cells)


@pytest.mark.parametrize("read", [read_brimo, read_short])
def test_august_is_read(read: Callable[[BankLedger], Statement]) -> None:
    statement = read(august())
    assert_same(statement, august())
    assert [row.text for row in statement.rows] == [entry.text for entry in august().entries]
    assert [row.time for row in statement.rows] == [entry.time for entry in august().entries]
    assert statement.account_tail == "2345"
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.PLAIN
    assert statement.totals.closing == august().closing


def test_the_opening_balance_is_before_the_first_row() -> None:
    assert read_brimo(august()).totals.opening == august().opening
    assert read_short(august()).totals.opening is None


@pytest.mark.parametrize("read", [read_brimo, read_short])
@many_ledgers
@given(ledger=random_ledgers(overdraft=True))
def test_random_ledgers_are_equal_to_the_sen(
    read: Callable[[BankLedger], Statement], ledger: BankLedger
) -> None:
    assert_same(read(ledger), ledger)


def test_other_tables_are_not_recognised() -> None:
    others = ("Tanggal,Keterangan,Debet,Kredit,Saldo\n", "BRI,Mutasi_debet\n1,2\n")
    for other in others:
        assert not any(reader.matches(open_table(other.encode())) for reader in READERS)
    assert not SHORT.matches(open_table(write_bri_brimo(august())))
    assert not BRIMO.matches(open_table(write_bri_short(august())))


def test_rows_that_name_other_banks_do_not_mislead() -> None:
    entries = tuple(replace(entry, text="BCA Mandiri BNI") for entry in august().entries)
    assert_same(read_brimo(replace(august(), entries=entries)), august())


def test_the_fee_that_shares_stamp_and_text_is_a_row_of_its_own() -> None:
    statement = read_lines(
        line("387000.00", "90000.00", ".00", "297000.00"),
        line("297000.00", "2500.00", ".00", "294500.00"),
    )
    assert [(row.amount, row.kind, row.name) for row in statement.rows] == [
        (-90_000_00, RowKind.TRANSFER_OUT, "Sari Contoh"),
        (-2_500_00, RowKind.FEE, ""),
    ]
    assert prove(statement).state is ProofState.MATCHES


def test_the_name_is_in_the_code_where_no_remark_is() -> None:
    code = "NBMB BUDI CONTOH TO SARI CONTOH ESB:NBMB:0008G00F:900000000005"
    (row,) = read_lines(line("2.00", "1.00", ".00", "1.00", text="", code=code)).rows
    assert (row.kind, row.name, row.text) == (RowKind.TRANSFER_OUT, "SARI CONTOH", code)


def test_the_column_of_times_has_lost_its_zeros() -> None:
    stamp = "2026-04-09"
    (row,) = read_lines(line("2.00", "1.00", ".00", "1.00", stamp=stamp, time="3153")).rows
    assert (row.day, row.time) == (dt.date(2026, 4, 9), dt.time(0, 31, 53))


def test_references_tell_rows_apart_and_hold_no_account_number() -> None:
    references = [row.reference for row in read_brimo(august()).rows]
    assert len(set(references)) == 5
    assert not any(august().account in reference for reference in references)


def test_the_newest_row_first_is_turned_around() -> None:
    lines = write_bri_brimo(august()).decode().split("\r\n")
    data = "\r\n".join((lines[0], *lines[-2:0:-1]))
    statement = read_one(BRIMO, open_table(data.encode()))
    assert_same(statement, august())
    assert [row.position for row in statement.rows] == [6, 5, 4, 3, 2]


def test_two_accounts_are_two_statements() -> None:
    lines = (
        line("2.00", "1.00", ".00", "1.00", norek="111"),
        line("9.00", "2.00", ".00", "7.00", norek="222"),
    )
    table = open_table((HEADER + "\n".join(lines)).encode())
    statements = BRIMO.read(table, TODAY)
    assert [(one.account_tail, one.rows[0].amount) for one in statements] == [
        ("111", -1_00),
        ("222", -2_00),
    ]


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    """Without a trailer nothing tells of a row that is missing at the end of the file."""
    ledger = misprint(august(), index)
    can_tell = misprint is not drop_row or index < 4
    assert is_noticed(lambda: read_brimo(ledger)) == can_tell


def test_both_sides_in_a_row_are_refused() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_lines(line("2.00", "1.00", ".00", "1.00"), line("2.00", "1.00", "3.00", "1.00"))
    assert (refusal.value.fault, refusal.value.position) == (Fault.BOTH_SIDES, 3)


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        (line("2.00", "x", ".00", "1.00"), Fault.BAD_AMOUNT),
        (line("2.00", "1.00", ".00", ""), Fault.BAD_AMOUNT),
        (line("2.00", "1.00", ".00", "1.00", stamp="2026-13-09"), Fault.BAD_DAY),
        ("", Fault.NO_ROWS),
    ],
)
def test_what_cannot_be_read_is_refused(changed: str, fault: Fault) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_lines(changed)
    assert refusal.value.fault is fault


def test_a_short_file_in_the_indonesian_style() -> None:
    data = (
        "NOREK;0005\nTGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI\n"
        "2026-08-02;SARI;72.000,00;0,00;928.000,00\n"
    )
    table = open_table(data.encode())
    statement = read_one(SHORT, table)
    assert statement.rows[0].amount == -72_000_00
    assert statement.number_style is NumberStyle.INDONESIAN
    assert statement.account_tail == "0005"
