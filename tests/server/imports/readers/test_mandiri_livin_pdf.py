"""Livin' by Mandiri's e-statement."""

import dataclasses
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.document import Pages
from server.imports.statements.readers.mandiri_livin_pdf import READERS
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
from tests.support.bank_files.mandiri_livin_files import (
    AUGUST_MEANINGS,
    AUGUST_TEXTS,
    INDONESIAN,
    Placed,
    lay_out_livin_pdf,
    livin_august,
    write_livin_pdf,
)
from tests.support.bank_files.misprints import MISPRINTS, Misprint
from tests.support.bank_files.opened import open_pages
from tests.support.bank_files.page_words import Cut, as_pages
from tests.support.bank_files.pdf_writer import Text
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS
CUTS: tuple[Cut, ...] = ("words", "cells", "pieces")
PLACED: tuple[Placed, ...] = ("above", "on_day", "centered")


def read(ledger: BankLedger, *, pages: int = 1, placed: Placed = "above") -> Statement:
    return read_one(READER, as_pages(lay_out_livin_pdf(ledger, pages=pages, placed=placed)))


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("placed", PLACED)
def test_august(cut: Cut, placed: Placed) -> None:
    pages = as_pages(lay_out_livin_pdf(livin_august(), pages=2, placed=placed), cut)
    statement = read_one(READER, pages)
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)
    assert [row.text for row in statement.rows] == [
        text.replace("\n", " ") for text in AUGUST_TEXTS
    ]
    assert [row.time for row in statement.rows] == [entry.time for entry in august().entries]
    assert [row.page for row in statement.rows] == [1, 1, 1, 2, 2]
    assert statement.account_tail == "2345"
    assert (statement.start, statement.end) == (august().start, august().end)
    assert statement.totals == PrintedTotals(
        opening=1_000_000_00, closing=5_940_000_00, money_in=5_050_000_00, money_out=110_000_00
    )
    assert statement.balance_step is BalanceStep.ROW
    assert statement.number_style is NumberStyle.INDONESIAN
    assert not statement.notes


@pytest.mark.parametrize("cut", CUTS)
@many_ledgers
@given(
    ledger=random_ledgers(),
    pages=st.integers(1, 4),
    placed=st.sampled_from(PLACED),
)
def test_random_ledgers_are_equal_to_the_sen(
    cut: Cut, ledger: BankLedger, pages: int, placed: Placed
) -> None:
    laid_out = lay_out_livin_pdf(ledger, pages=pages, placed=placed)
    statement = read_one(READER, as_pages(laid_out, cut))
    assert_same(statement, ledger)
    assert [row.text for row in statement.rows] == [entry.text for entry in ledger.entries]
    assert [row.time for row in statement.rows] == [entry.time for entry in ledger.entries]


def test_indonesian_months() -> None:
    pages = as_pages(lay_out_livin_pdf(livin_august(), months=INDONESIAN))
    statement = read_one(READER, pages)
    assert_same(statement, august())
    assert (statement.start, statement.end) == (august().start, august().end)


def moved(pages: list[list[Text]], move: Callable[[Text], Text]) -> list[list[Text]]:
    return [[move(text) for text in page] for page in pages]


def test_day_number_and_amounts_on_one_line() -> None:
    ledger = with_texts(august(), ("SARI CONTOH",) * 5)

    def raise_to_the_day(text: Text) -> Text:
        on_number_line = text.y > 180 and text.y < 760 and not text.text[:3].endswith(":")
        is_day = text.text.endswith("2026")
        return dataclasses.replace(text, y=text.y - 9) if on_number_line and not is_day else text

    pages = moved(lay_out_livin_pdf(ledger), raise_to_the_day)
    statement = read_one(READER, as_pages(pages))
    assert as_pages(pages).lines[10].text == "1 02 Aug 2026 SARI CONTOH -72.000,00 928.000,00"
    assert_same(statement, august())


def test_the_minus_sign_of_typography() -> None:
    def with_minus(text: Text) -> Text:
        is_amount = text.right and text.text.startswith("-")
        return dataclasses.replace(text, text="−" + text.text[1:]) if is_amount else text

    assert_same(
        read_one(READER, as_pages(moved(lay_out_livin_pdf(august()), with_minus))), august()
    )


@pytest.mark.parametrize("password", [None, "01011990"])
def test_the_file_of_the_bank(password: str | None) -> None:
    content = write_livin_pdf(livin_august(), pages=2, password=password)
    statement = read_one(READER, open_pages(content, password))
    assert_same(statement, august())
    assert [(row.kind, row.name) for row in statement.rows] == list(AUGUST_MEANINGS)


def test_texts_of_other_banks_do_not_change_the_issuer() -> None:
    texts = tuple(f"Transfer dari BANK CENTRAL ASIA\nTRSF E-BANKING {n}" for n in range(5))
    assert_same(read(with_texts(august(), texts)), august())


def test_pages_of_others_are_not_taken() -> None:
    words = "PT Bank Mandiri (Persero) Tbk. Tanggal Keterangan Nominal Saldo"
    assert not READER.matches(as_pages([[Text(words, 40, 40)]]))
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
    pages = lay_out_livin_pdf(august(), pages=3)
    del pages[missing]
    assert is_noticed(lambda: read_one(READER, as_pages(pages)))


def fault_of(pages: list[list[Text]]) -> Fault:
    with pytest.raises(Unreadable) as caught:
        READER.read(as_pages(pages), TODAY)
    return caught.value.fault


def test_a_foreign_currency_is_refused() -> None:
    assert fault_of(lay_out_livin_pdf(august(), currency="USD")) is Fault.FOREIGN_CURRENCY


def test_a_statement_without_rows_is_refused() -> None:
    empty = dataclasses.replace(august(), entries=())
    assert fault_of(lay_out_livin_pdf(empty)) is Fault.NO_ROWS


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("-72.000,00", "-72.O00,00", Fault.BAD_AMOUNT),
        ("-72.000,00", "-72.00,00", Fault.BAD_AMOUNT),
        ("02 Aug 2026", "42 Aug 2026", Fault.BAD_DAY),
        ("02 Aug 2026", "", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(right: str, wrong: str, fault: Fault) -> None:
    pages = moved(
        lay_out_livin_pdf(august()),
        lambda text: dataclasses.replace(text, text=wrong) if text.text == right else text,
    )
    assert fault_of(pages) is fault
