"""Kopra by Mandiri's CSV, in both forms."""

import dataclasses

import pytest
from hypothesis import given

from server.imports.statements.proof import prove
from server.imports.statements.readers.mandiri_kopra_csv import READERS
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    Statement,
    Unreadable,
)
from tests.support.bank_files.agreement import TODAY, assert_same, read_one
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.mandiri_kopra_files import (
    AUGUST_MEANINGS,
    INDONESIAN,
    kopra_august,
    write_kopra_csv,
    write_kopra_old_csv,
)
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_table
from tests.support.bank_files.random_ledgers import random_ledgers

OLD, NEW = READERS


def read_old(ledger: BankLedger) -> Statement:
    return read_one(OLD, open_table(write_kopra_old_csv(ledger)))


def read_new(ledger: BankLedger) -> Statement:
    return read_one(NEW, open_table(write_kopra_csv(ledger)))


def test_august_in_the_old_form() -> None:
    statement = read_old(kopra_august())
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert [row.time for row in statement.rows] == [entry.time for entry in august().entries]
    assert statement.rows[2].reference == "20260814BMRIIDJA010O0000000000"
    assert statement.account_tail == "2345"
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.ENGLISH


def test_august_in_the_new_form() -> None:
    statement = read_new(kopra_august())
    assert [(row.day, row.amount, row.kind, row.name) for row in statement.rows] == [
        (entry.day, entry.amount, kind, name)
        for entry, (kind, name) in zip(august().entries, AUGUST_MEANINGS, strict=True)
    ]
    assert statement.account_tail == "2345"
    assert statement.balance_step is BalanceStep.NEVER


@many_ledgers
@given(ledger=random_ledgers())
def test_random_ledgers_are_equal_to_the_sen(ledger: BankLedger) -> None:
    old = read_old(ledger)
    assert_same(old, ledger)
    for statement in (old, read_new(ledger)):
        assert [(row.day, row.amount, row.text) for row in statement.rows] == [
            (entry.day, entry.amount, entry.text) for entry in ledger.entries
        ]


def test_indonesian_months() -> None:
    table = open_table(write_kopra_old_csv(august(), months=INDONESIAN))
    assert_same(read_one(OLD, table), august())


def test_both_descriptions_are_one_text() -> None:
    content = write_kopra_csv(august()).replace(b'SARI CONTOH  ",""', b'SARI  ",  "CONTOH 01 "')
    (statement,) = NEW.read(open_table(content.replace(b',  "', b',"')), TODAY)
    assert statement.rows[0].text == "SARI CONTOH 01"


def test_two_accounts_in_one_file() -> None:
    other = dataclasses.replace(august(), account="0000067890", opening=5_000_00)
    content = write_kopra_old_csv(august()) + write_kopra_old_csv(other).split(b"\r\n", 1)[1]
    first, second = OLD.read(open_table(content), TODAY)
    assert_same(first, august())
    assert_same(second, other)
    assert (first.account_tail, second.account_tail) == ("2345", "7890")


def test_rows_in_another_currency_are_left_out() -> None:
    dollars = write_kopra_old_csv(august(), currency="USD")
    content = write_kopra_old_csv(august()) + dollars.split(b"\r\n", 1)[1]
    (statement,) = OLD.read(open_table(content), TODAY)
    assert statement.notes == {Note.FOREIGN_CURRENCY}
    assert_same(statement, august())
    with pytest.raises(Unreadable, match="foreign_currency"):
        OLD.read(open_table(dollars), TODAY)


def test_each_form_is_taken_by_its_own_reader() -> None:
    for own, content in enumerate((write_kopra_old_csv(august()), write_kopra_csv(august()))):
        matches = [reader.matches(open_table(content)) for reader in READERS]
        assert matches == [index == own for index in range(2)]


def test_texts_of_other_banks_do_not_change_the_issuer() -> None:
    texts = tuple(f"TRSF E-BANKING BANK CENTRAL ASIA {number}" for number in range(5))
    for read in (read_old, read_new):
        assert read(with_texts(august(), texts)).issuer == "Mandiri"


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(1, 4))
def test_misprints_break_the_balances_of_the_old_form(misprint: Misprint, index: int) -> None:
    assert prove(read_old(misprint(august(), index))).breaks


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        (b";0.00;72,000.00", b";1,000.00;72,000.00", Fault.BOTH_SIDES),
        (b"72,000.00", b"72,O00.00", Fault.BAD_AMOUNT),
        (b"2 August", b"42 August", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(right: bytes, wrong: bytes, fault: Fault) -> None:
    content = write_kopra_old_csv(august()).replace(right, wrong)
    with pytest.raises(Unreadable) as caught:
        OLD.read(open_table(content), TODAY)
    assert (caught.value.fault, caught.value.position) == (fault, 2)


def test_both_sides_in_the_new_form_are_refused() -> None:
    content = write_kopra_csv(august()).replace(b'"72,000.00",".00"', b'"72,000.00","1.00"')
    with pytest.raises(Unreadable, match="both_sides"):
        NEW.read(open_table(content), TODAY)


def test_a_file_without_rows_is_refused() -> None:
    empty = dataclasses.replace(august(), entries=())
    with pytest.raises(Unreadable, match="no_rows"):
        NEW.read(open_table(write_kopra_csv(empty)), TODAY)
