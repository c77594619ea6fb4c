"""KlikBCA for individuals, in both languages."""

import dataclasses
import datetime as dt

import pytest
from hypothesis import given

from server.imports.statements.document import Table
from server.imports.statements.readers.bca_csv import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    Statement,
    Unreadable,
)
from tests.support.bank_files.agreement import TODAY, assert_same, is_noticed, read_one
from tests.support.bank_files.bank_ledger import BankEntry, BankLedger, august
from tests.support.bank_files.bca_files import (
    AUGUST_MEANINGS,
    bca_august,
    write_bca_business,
    write_bca_english,
    write_bca_individual,
)
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_table
from tests.support.bank_files.random_ledgers import random_ledgers

INDONESIAN, ENGLISH, _ = READERS
NEW_YEAR = BankLedger(
    opening=1_000_000_00,
    entries=tuple(
        BankEntry(day, dt.time(9), amount, text)
        for day, amount, text in (
            (
                dt.date(2026, 12, 25),
                -150_000_00,
                "TRSF E-BANKING DB 2512/FTSCY/WS95051     150000.00 SARI CONTOH",
            ),
            (dt.date(2026, 12, 30), 5_000_000_00, "KR OTOMATIS LLG-ANTAR BANK PT CONTOH GAJI"),
            (dt.date(2027, 1, 2), -500_000_00, "TARIKAN ATM 02/01"),
            (dt.date(2027, 1, 5), -25_000_00, "TRANSAKSI DEBIT TGL: 05/01 QR 014 00000.00WARUNG"),
        )
    ),
    start=dt.date(2026, 12, 25),
    end=dt.date(2027, 1, 5),
)
JANUARY = dt.date(2027, 1, 20)


def indonesian(ledger: BankLedger, **options: bool) -> Statement:
    return read_one(INDONESIAN, open_table(write_bca_individual(ledger, **options)))


def english(ledger: BankLedger) -> Statement:
    return read_one(ENGLISH, open_table(write_bca_english(ledger)))


def test_august_in_indonesian() -> None:
    statement = indonesian(bca_august())
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(
        opening=1_000_000_00, closing=5_940_000_00, money_in=5_050_000_00, money_out=110_000_00
    )
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.ENGLISH
    assert not statement.notes


def test_august_in_english() -> None:
    statement = english(bca_august())
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert statement.account_tail == "2345"
    assert statement.totals.closing == august().closing


@many_ledgers
@given(ledger=random_ledgers())
def test_random_ledgers_in_indonesian_are_equal_to_the_sen(ledger: BankLedger) -> None:
    statement = indonesian(ledger)
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]


@many_ledgers
@given(ledger=random_ledgers())
def test_random_ledgers_in_english_are_equal_to_the_sen(ledger: BankLedger) -> None:
    assert_same(english(ledger), ledger)


def test_years_come_from_a_period_over_new_year() -> None:
    assert_same(indonesian(NEW_YEAR), NEW_YEAR)


def test_a_row_that_is_not_posted_is_pending_at_the_end_of_the_period() -> None:
    table = open_table(write_bca_individual(NEW_YEAR, pending=1))
    rows = read_one(INDONESIAN, table, JANUARY).rows
    assert [row.pending for row in rows] == [False, False, False, True]
    assert rows[-1].day == NEW_YEAR.end
    assert read_one(INDONESIAN, table, dt.date(2027, 1, 3)).rows[-1].day == dt.date(2027, 1, 3)


@pytest.mark.parametrize("option", ["commas", "glued_trailer", "title", "newest_first"])
def test_forms_of_the_same_file(option: str) -> None:
    assert_same(indonesian(bca_august(), **{option: True}), august())


def test_the_short_header() -> None:
    header = "Tanggal,Keterangan,Cabang,Jumlah,,Saldo"
    table = open_table(write_bca_individual(bca_august(), header=header))
    assert_same(read_one(INDONESIAN, table), august())


def test_all_rows_of_one_day_newest_first() -> None:
    entries = tuple(
        dataclasses.replace(entry, day=august().start) for entry in bca_august().entries
    )
    ledger = dataclasses.replace(august(), entries=entries)
    assert_same(indonesian(ledger, newest_first=True), ledger)


def test_texts_with_commas_that_are_not_quoted() -> None:
    texts = (
        "TRSF E-BANKING DB 0208/FTSCY/WS95271  72000.00SARI CONTOH, BAYAR, IURAN",
        'BAYAR "IURAN", SAMPAH',
        "TOKO, 25,000.00, LUNAS",
        "CR,100.00,DB",
        "KARTU DEBIT BORMA,BANDUNG",
    )
    ledger = with_texts(august(), texts)
    for statement in (english(ledger), indonesian(ledger)):
        assert_same(statement, ledger)
        assert [row.text for row in statement.rows] == [" ".join(text.split()) for text in texts]


def test_amounts_with_commas_that_are_not_quoted() -> None:
    content = write_bca_individual(bca_august(), commas=True)
    table = open_table(content.replace(b'"', b""))
    assert_same(read_one(INDONESIAN, table), august())


def test_english_days_without_years_are_the_newest_that_are_not_in_the_future() -> None:
    table = open_table(write_bca_english(NEW_YEAR, years=False))
    assert_same(read_one(ENGLISH, table, JANUARY), NEW_YEAR)


def test_a_file_with_nothing_but_the_rows() -> None:
    statement = read_one(
        ENGLISH, open_table(write_bca_english(august(), heading=False, trailer=False))
    )
    assert_same(statement, august())
    assert statement.totals == PrintedTotals()
    assert statement.account_tail == ""


def test_sen_are_noted() -> None:
    entries = (dataclasses.replace(august().entries[1], amount=684_37, text="BUNGA"),)
    assert indonesian(dataclasses.replace(august(), entries=entries)).notes == {Note.ROUNDED}


def test_texts_of_other_banks_do_not_change_the_issuer() -> None:
    texts = tuple(f"TRSF DARI BANK MANDIRI e-Statement BRI {number}" for number in range(5))
    assert indonesian(with_texts(august(), texts)).issuer == "BCA"


def test_each_layout_is_taken_by_its_own_reader() -> None:
    files = (
        write_bca_individual(august()),
        write_bca_english(august()),
        write_bca_business(august()),
    )
    for own, content in enumerate(files):
        matches = [reader.matches(open_table(content)) for reader in READERS]
        assert matches == [index == own for index in range(3)]


def test_other_tables_are_not_taken() -> None:
    header = ("Tanggal", "Keterangan", "Debit", "Kredit", "Saldo")
    assert not any(reader.matches(Table((header,))) for reader in READERS)


def test_a_sheet_of_the_same_cells() -> None:
    rows = open_table(write_bca_individual(bca_august())).rows
    assert_same(read_one(INDONESIAN, Table(rows)), august())


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    ledger = misprint(august(), index)
    assert is_noticed(lambda: indonesian(ledger))
    assert is_noticed(lambda: english(ledger))


def test_the_cut_trailer_is_noticed() -> None:
    assert is_noticed(lambda: indonesian(august(), trailer=False))


def fault_of(content: bytes) -> tuple[Fault, int | None]:
    with pytest.raises(Unreadable) as caught:
        INDONESIAN.read(open_table(content), TODAY)
    return caught.value.fault, caught.value.position


def test_the_missing_period_is_noticed() -> None:
    content = write_bca_individual(august(), period=False)
    assert fault_of(content) == (Fault.NO_PERIOD, 6)


def test_a_foreign_currency_is_refused() -> None:
    assert fault_of(write_bca_individual(august(), currency="USD"))[0] is Fault.FOREIGN_CURRENCY


def test_a_file_without_rows_is_refused() -> None:
    empty = dataclasses.replace(august(), entries=())
    assert fault_of(write_bca_individual(empty))[0] is Fault.NO_ROWS


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        (b"72000.00,DB", b"72O00.00,DB", Fault.BAD_AMOUNT),
        (b"'02/08,", b"'02/13,", Fault.BAD_DAY),
        (b"'02/08,", b"2 Aug,", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(right: bytes, wrong: bytes, fault: Fault) -> None:
    content = write_bca_individual(august())
    assert fault_of(content.replace(right, wrong)) == (fault, 7)
