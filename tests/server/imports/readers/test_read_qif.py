import datetime as dt
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given

from server.imports.statements.document import PlainText
from server.imports.statements.readers.qif import READERS
from server.imports.statements.statement import Fault, NumberStyle, RowKind, Statement, Unreadable
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.qif_files import (
    write_american_day,
    write_entry,
    write_indonesian_day,
    write_iso_day,
    write_qif,
)
from tests.support.bank_files.random_ledgers import random_ledgers

TODAY = dt.date(2026, 9, 15)
(READER,) = READERS
SECOND = BankEntry(dt.date(2026, 8, 20), dt.time(), -100_000_00, "ANDI")


def read(data: bytes) -> list[Statement]:
    document = PlainText(data.decode())
    assert READER.matches(document)
    return READER.read(document, TODAY)


def read_entry(*lines: str) -> Statement:
    (statement,) = read("\n".join(("!Type:Bank", *lines, "^", "")).encode())
    return statement


def fault_of(data: bytes) -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as caught:
        read(data)
    return caught.value.fault, caught.value.position


def rows_of(ledger: BankLedger) -> list[tuple[dt.date, int, str]]:
    return [(entry.day, entry.amount, entry.text) for entry in ledger.entries]


def found_rows(statement: Statement) -> list[tuple[dt.date, int, str]]:
    return [(row.day, row.amount, row.text) for row in statement.rows]


@pytest.mark.parametrize("style", list(NumberStyle))
@pytest.mark.parametrize("write_day", [write_indonesian_day, write_american_day, write_iso_day])
def test_the_file_decides_how_its_days_and_amounts_are_read(
    write_day: Callable[[dt.date], str], style: NumberStyle
) -> None:
    (statement,) = read(write_qif(august(), write_day=write_day, style=style))
    assert found_rows(statement) == rows_of(august())
    assert statement.number_style is style


@many_ledgers
@given(ledger=random_ledgers(overdraft=True))
def test_any_ledger_is_read_to_the_sen(ledger: BankLedger) -> None:
    (statement,) = read(write_qif(ledger, account="BCA", write_day=write_iso_day))
    assert found_rows(statement) == rows_of(ledger)
    assert statement.totals.opening == ledger.opening


def test_days_that_every_order_reads_are_read_in_the_order_that_sorts_them() -> None:
    days = [dt.date(2026, 1, 9), dt.date(2026, 2, 10), dt.date(2026, 3, 1)]
    entries = tuple(BankEntry(day, dt.time(), -1_000_00, "KOPI") for day in days)
    ledger = replace(august(), entries=entries)
    (american,) = read(write_qif(ledger, write_day=write_american_day))
    (indonesian,) = read(write_qif(ledger))
    assert [row.day for row in american.rows] == days
    assert [row.day for row in indonesian.rows] == days


def test_without_any_sign_of_an_order_the_day_comes_first() -> None:
    assert read_entry("D02/08/2026", "T-1.00").rows[0].day == dt.date(2026, 8, 2)


def test_days_that_contradict_each_other_are_refused() -> None:
    data = b"!Type:Bank\nD13/08/2026\nT-1.00\n^\nD08/14/2026\nT-1.00\n^\n"
    assert fault_of(data) == (Fault.BAD_DAY, 5)


def test_each_account_has_a_statement_with_its_name_and_opening_balance() -> None:
    data = write_qif(august(), account="BCA") + write_qif(august(), account="Dompet", kind="Cash")
    statements = read(data)
    assert [(one.account_name, one.totals.opening) for one in statements] == [
        ("BCA", august().opening),
        ("Dompet", august().opening),
    ]
    assert [found_rows(one) for one in statements] == [rows_of(august())] * 2


def test_a_list_of_accounts_names_no_account() -> None:
    listing = b"!Option:AutoSwitch\n!Account\nNLain\nTBank\n^\nNBCA\nTBank\n^\n!Clear:AutoSwitch\n"
    (statement,) = read(listing + write_qif(august(), account="BCA"))
    assert statement.account_name == "BCA"
    (unnamed,) = read(listing + write_qif(august()))
    assert unnamed.account_name == ""


def test_lists_and_investments_are_passed_over() -> None:
    lists = b"!Type:Cat\nNMakan\nE\n^\n!Type:Invst\nD02/08/2026\nNBuy\nYBBCA\nT1.00\n^\n"
    (statement,) = read(lists + write_qif(august()))
    assert found_rows(statement) == rows_of(august())
    assert fault_of(lists)[0] is Fault.NO_ROWS


def test_a_category_is_the_one_that_others_are_part_of() -> None:
    row = read_entry("D02/08/2026", "T-1.00", "LMakan:Kopi/Kerja").rows[0]
    assert (row.category, row.to_account) == ("Makan", "")


@pytest.mark.parametrize(
    ("amount", "kind"), [("-5.00", RowKind.TRANSFER_OUT), ("5.00", RowKind.TRANSFER_IN)]
)
def test_an_account_in_brackets_makes_a_transfer(amount: str, kind: RowKind) -> None:
    row = read_entry("D02/08/2026", f"T{amount}", "PTabungan", "L[Tabungan Haji]").rows[0]
    assert (row.to_account, row.category, row.kind) == ("Tabungan Haji", "", kind)


def test_parts_that_add_up_are_rows_of_their_own() -> None:
    statement = read_entry(
        *("D02/08/2026", "T-100,000.00", "PHYPERMART", "LMakan"),
        *("SMakan", "$-60,000.00", "SRumah", "Esapu", "$-40,000.00"),
    )
    assert [(row.amount, row.category, row.text) for row in statement.rows] == [
        (-60_000_00, "Makan", "HYPERMART"),
        (-40_000_00, "Rumah", "HYPERMART sapu"),
    ]


def test_parts_that_do_not_add_up_stay_one_row() -> None:
    statement = read_entry("D02/08/2026", "T-100.00", "LMakan", "SA", "$-60.00", "SB", "$-41.00")
    assert [(row.amount, row.category) for row in statement.rows] == [(-100_00, "Makan")]


def test_payee_and_memo_make_the_text_and_the_payee_the_name() -> None:
    row = read_entry("D02/08/2026", "T-1.00", "PWARUNG", "Mmakan siang", "NATM").rows[0]
    assert (row.text, row.name, row.kind) == ("WARUNG makan siang", "WARUNG", RowKind.CASH_OUT)


def test_windows_line_ends_small_letters_and_blank_lines_are_read() -> None:
    data = b"\xef\xbb\xbf!type:bank\r\n" + write_entry(SECOND).replace("\n", "\r\n").encode()
    (statement,) = read(data + b"\r\n")
    assert found_rows(statement) == [(SECOND.day, SECOND.amount, "ANDI")]


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (("D02/08/2026", "Tx"), Fault.BAD_AMOUNT),
        (("D02/08/2026", "PKOPI"), Fault.BAD_AMOUNT),
        (("D02/13/20266", "T1.00"), Fault.BAD_DAY),
        (("T1.00", "PKOPI"), Fault.BAD_DAY),
    ],
)
def test_a_damaged_entry_is_refused_with_its_line(lines: tuple[str, ...], fault: Fault) -> None:
    data = "\n".join(("!Type:Bank", "D01/08/2026", "T1.00", "^", *lines, "^", "")).encode()
    assert fault_of(data) == (fault, 5)


def test_an_entry_that_was_cut_off_is_refused() -> None:
    data = write_qif(august())
    whole = data.decode().split("^\n")
    last = "^\n".join(whole[:-2]).count("\n") + 2
    assert fault_of(data[: -len(b"^\n")]) == (Fault.DAMAGED, last)
    assert fault_of(data[:-8]) == (Fault.DAMAGED, last)
