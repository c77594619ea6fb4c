"""Bank Mandiri's old savings statement."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.document import Pages
from server.imports.statements.readers.mandiri_savings_pdf import READERS
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
from tests.support.bank_files.ledger_texts import with_texts
from tests.support.bank_files.mandiri_savings_file import (
    AUGUST_MEANINGS,
    AUGUST_TEXTS,
    lay_out_savings_pdf,
    savings_august,
    write_savings_pdf,
)
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_pages
from tests.support.bank_files.page_words import Cut, as_pages
from tests.support.bank_files.pdf_writer import Text
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS
CUTS: tuple[Cut, ...] = ("words", "cells", "pieces")


def read(ledger: BankLedger, **options: bool) -> Statement:
    return read_one(READER, as_pages(lay_out_savings_pdf(ledger, **options)))


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("header_on_each_page", [True, False])
def test_august_on_two_pages(cut: Cut, header_on_each_page: bool) -> None:
    laid_out = lay_out_savings_pdf(
        savings_august(), pages=2, header_on_each_page=header_on_each_page
    )
    statement = read_one(READER, as_pages(laid_out, cut))
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert [row.text for row in statement.rows] == [
        text.replace("\n", " ") for text in AUGUST_TEXTS
    ]
    assert [row.page for row in statement.rows] == [1, 1, 1, 2, 2]
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(
        opening=1_000_000_00, closing=5_940_000_00, money_in=5_050_000_00, money_out=110_000_00
    )
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.ENGLISH
    assert not statement.notes


@pytest.mark.parametrize("cut", CUTS)
@many_ledgers
@given(ledger=random_ledgers(), pages=st.integers(1, 4), header=st.booleans())
def test_random_ledgers_are_equal_to_the_sen(
    cut: Cut, ledger: BankLedger, pages: int, header: bool
) -> None:
    laid_out = lay_out_savings_pdf(ledger, pages=pages, header_on_each_page=header)
    statement = read_one(READER, as_pages(laid_out, cut))
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]


def test_the_fee_of_a_machine() -> None:
    text = "Tarif Link -123 /001122/ATB-001122\n000000000\nAFMT CONTOH"
    entry = dataclasses.replace(august().entries[0], amount=-7_500_00, text=text)
    (row,) = read(dataclasses.replace(august(), entries=(entry,))).rows
    assert (row.kind, row.amount) == (RowKind.FEE, -7_500_00)


def test_glued_marks() -> None:
    glued = [
        [dataclasses.replace(text, text=text.text.replace("0 D", "0D")) for text in page]
        for page in lay_out_savings_pdf(august())
    ]
    assert_same(read_one(READER, as_pages(glued)), august())


def test_two_accounts_in_one_file() -> None:
    other = dataclasses.replace(savings_august(), account="0000067890", opening=5_000_00)
    pages = lay_out_savings_pdf(savings_august()) + lay_out_savings_pdf(other)
    first, second = READER.read(as_pages(pages), TODAY)
    assert_same(first, august())
    assert_same(second, other)
    assert (first.account_tail, second.account_tail) == ("2345", "7890")


def test_an_account_in_another_currency_is_left_out() -> None:
    pages = lay_out_savings_pdf(savings_august()) + lay_out_savings_pdf(august(), currency="USD")
    (statement,) = READER.read(as_pages(pages), TODAY)
    assert statement.notes == {Note.FOREIGN_CURRENCY}
    assert_same(statement, august())


def test_the_file_of_the_bank() -> None:
    statement = read_one(READER, open_pages(write_savings_pdf(savings_august(), pages=2)))
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)


def test_texts_of_other_banks_do_not_change_the_issuer() -> None:
    texts = tuple(f"TRSF E-BANKING BANK CENTRAL ASIA {number}" for number in range(5))
    assert_same(read(with_texts(august(), texts)), august())


def test_pages_of_others_are_not_taken() -> None:
    columns = "Tanggal Tanggal Rincian Transaksi Debit / Kredit Saldo"
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
    pages = lay_out_savings_pdf(august(), pages=3)
    del pages[missing]
    assert is_noticed(lambda: read_one(READER, as_pages(pages)))


def fault_of(pages: list[list[Text]]) -> Fault:
    with pytest.raises(Unreadable) as caught:
        READER.read(as_pages(pages), TODAY)
    return caught.value.fault


def test_the_missing_period_is_noticed() -> None:
    assert fault_of(lay_out_savings_pdf(august(), period=False)) is Fault.NO_PERIOD


def test_the_cut_summary_is_noticed() -> None:
    assert is_noticed(lambda: read(august(), summary=False))


def test_a_foreign_currency_is_refused() -> None:
    assert fault_of(lay_out_savings_pdf(august(), currency="USD")) is Fault.FOREIGN_CURRENCY


def test_a_statement_without_rows_is_refused() -> None:
    empty = dataclasses.replace(august(), entries=())
    assert fault_of(lay_out_savings_pdf(empty)) is Fault.NO_ROWS


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("72,000.00 D", "72,O00.00 D", Fault.BAD_AMOUNT),
        ("02/08", "42/08", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(right: str, wrong: str, fault: Fault) -> None:
    pages = [
        [dataclasses.replace(text, text=text.text.replace(right, wrong)) for text in page]
        for page in lay_out_savings_pdf(august())
    ]
    assert fault_of(pages) is fault
