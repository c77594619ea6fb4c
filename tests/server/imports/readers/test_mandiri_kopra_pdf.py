"""Kopra by Mandiri's account statement."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.document import Pages
from server.imports.statements.readers.mandiri_kopra_pdf import READERS
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
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.mandiri_kopra_files import (
    AUGUST_MEANINGS,
    AUGUST_TEXTS,
    kopra_august,
    lay_out_kopra_pdf,
    write_kopra_pdf,
)
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_pages
from tests.support.bank_files.page_words import Cut, as_pages
from tests.support.bank_files.pdf_writer import Text
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS
CUTS: tuple[Cut, ...] = ("words", "cells", "pieces")


def read(ledger: BankLedger, **options: bool) -> Statement:
    return read_one(READER, as_pages(lay_out_kopra_pdf(ledger, **options)))


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("one_line", [True, False])
def test_august_on_two_pages(cut: Cut, one_line: bool) -> None:
    pages = as_pages(lay_out_kopra_pdf(kopra_august(), pages=2, one_line=one_line), cut)
    statement = read_one(READER, pages)
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert [row.text for row in statement.rows] == list(AUGUST_TEXTS)
    assert [row.time for row in statement.rows] == [entry.time for entry in august().entries]
    assert [row.page for row in statement.rows] == [1, 1, 1, 2, 2]
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
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.ENGLISH
    assert not statement.notes


def test_the_file_of_the_bank() -> None:
    statement = read_one(READER, open_pages(write_kopra_pdf(kopra_august(), pages=2)))
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)


@pytest.mark.parametrize("cut", CUTS)
@many_ledgers
@given(ledger=random_ledgers(), pages=st.integers(1, 4), one_line=st.booleans())
def test_random_ledgers_are_equal_to_the_sen(
    cut: Cut, ledger: BankLedger, pages: int, one_line: bool
) -> None:
    laid_out = lay_out_kopra_pdf(ledger, pages=pages, one_line=one_line)
    statement = read_one(READER, as_pages(laid_out, cut))
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]
    assert [row.time for row in statement.rows] == [entry.time for entry in ledger.entries]


def test_the_reference_is_a_part_of_the_text() -> None:
    pages = as_pages(lay_out_kopra_pdf(august(), reference="REF7000"))
    assert read_one(READER, pages).rows[0].text == "SARI CONTOH REF7000"


def test_the_newest_first() -> None:
    assert_same(read(august(), newest_first=True), august())


def test_texts_of_other_banks_do_not_change_the_issuer() -> None:
    texts = tuple(f"TRSF E-BANKING BANK CENTRAL ASIA {number}" for number in range(5))
    assert_same(read(with_texts(august(), texts)), august())


def test_pages_of_others_are_not_taken() -> None:
    columns = "Posting Date Remark Reference No Debit Credit Balance"
    assert not READER.matches(as_pages([[Text(columns, 40, 40)]]))
    assert not READER.matches(Pages((), 0))


def test_sen_are_noted() -> None:
    entry = dataclasses.replace(august().entries[1], amount=684_37, text="Bunga")
    assert read(dataclasses.replace(august(), entries=(entry,))).notes == {Note.ROUNDED}


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    assert is_noticed(lambda: read(misprint(august(), index)))


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_missing_page_is_noticed(missing: int) -> None:
    pages = lay_out_kopra_pdf(august(), pages=3)
    del pages[missing]
    assert not READER.matches(as_pages(pages)) or is_noticed(
        lambda: read_one(READER, as_pages(pages))
    )


def test_a_file_without_totals() -> None:
    statement = read(august(), heading=False)
    assert_same(statement, august())
    assert statement.totals == PrintedTotals()


def fault_of(pages: list[list[Text]]) -> Fault:
    with pytest.raises(Unreadable) as caught:
        READER.read(as_pages(pages), TODAY)
    return caught.value.fault


def test_a_foreign_currency_is_refused() -> None:
    assert fault_of(lay_out_kopra_pdf(august(), currency="USD")) is Fault.FOREIGN_CURRENCY


def test_a_statement_without_rows_is_refused() -> None:
    empty = dataclasses.replace(august(), entries=())
    assert fault_of(lay_out_kopra_pdf(empty)) is Fault.NO_ROWS


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("72,000.00", "72,O00.00", Fault.BAD_AMOUNT),
        ("0.00", "1,000.00", Fault.BOTH_SIDES),
        ("02 Aug 2026,", "42 Aug 2026,", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(right: str, wrong: str, fault: Fault) -> None:
    pages = [
        [dataclasses.replace(text, text=wrong) if text.text == right else text for text in page]
        for page in lay_out_kopra_pdf(august())
    ]
    assert fault_of(pages) is fault
