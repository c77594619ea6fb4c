"""Jago's history of transactions of all pockets."""

import datetime as dt
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.readers.jago_pdf import READERS
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
from tests.support.bank_files.examples import many_ledgers
from tests.support.bank_files.jago_files import ENGLISH, INDONESIAN, Language, lay_out_jago
from tests.support.bank_files.misprints import MISPRINTS, Misprint, drop_row
from tests.support.bank_files.page_edits import change_text, drop_texts
from tests.support.bank_files.page_words import CUTS, Cut, as_pages
from tests.support.bank_files.random_ledgers import random_ledgers

(READER,) = READERS
MAIN, SAVING = "Kantong Utama", "Kantong Liburan"
LANGUAGES = (ENGLISH, INDONESIAN)


def read(ledger: BankLedger, language: Language = ENGLISH) -> Statement:
    return read_one(READER, as_pages(lay_out_jago([(MAIN, ledger)], language)))


def saving() -> BankLedger:
    return BankLedger(
        opening=0,
        entries=(
            replace(august().entries[1], amount=100_000_00, text=MAIN, kind=RowKind.POCKET_MOVE),
            replace(august().entries[4], amount=684_37, text="Jago", kind=RowKind.INTEREST),
        ),
        start=august().start,
        end=august().end,
        account="100000009876",
    )


@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("beside", [True, False])
def test_two_pockets_are_two_statements(cut: Cut, language: Language, beside: bool) -> None:
    laid_out = lay_out_jago(
        [(MAIN, august()), (SAVING, saving())], language, number_beside_name=beside
    )
    pages = as_pages(laid_out, cut)
    assert READER.matches(pages)
    main, other = READER.read(pages, TODAY)
    assert_same(main, august())
    assert_same(other, saving())
    assert (main.account_tail, main.account_name) == ("2345", MAIN)
    assert (other.account_tail, other.account_name) == ("9876", SAVING)
    assert {(one.start, one.end) for one in (main, other)} == {(august().start, august().end)}
    assert main.balance_step is BalanceStep.ROW
    assert main.number_style is NumberStyle.INDONESIAN
    first = main.rows[0]
    assert (first.time, first.reference) == (dt.time(9, 15), "0000-AB")
    assert first.text == f"SARI CONTOH GoPay {language.other}"
    assert first.name == "SARI CONTOH"


@pytest.mark.parametrize("language", LANGUAGES)
@many_ledgers
@given(first=random_ledgers(), second=random_ledgers(), cut=st.sampled_from(CUTS))
def test_random_pockets_are_equal_to_the_sen(
    language: Language, first: BankLedger, second: BankLedger, cut: Cut
) -> None:
    second = replace(second, account="100000009876")
    laid_out = lay_out_jago([(MAIN, first), (SAVING, second)], language)
    main, other = READER.read(as_pages(laid_out, cut), TODAY)
    assert_same(main, first)
    assert_same(other, second)


def test_a_table_that_goes_on_over_pages_is_one_pocket() -> None:
    ledger = replace(august(), entries=august().entries * 20)
    entries = tuple(replace(entry, text="SARI 081234567890") for entry in ledger.entries)
    statement = read(replace(ledger, entries=entries))
    assert_same(statement, ledger)
    assert len({row.page for row in statement.rows}) > 2


def test_the_period_is_no_row() -> None:
    assert len(read(august()).rows) == 5


def test_rows_that_name_other_banks_do_not_mislead() -> None:
    entries = tuple(
        replace(entry, text="BANK CENTRAL ASIA BRI Mandiri e-Statement")
        for entry in august().entries
    )
    assert_same(read(replace(august(), entries=entries)), august())
    others = change_text(lay_out_jago([("Utama", august())]), "PT Bank Jago Tbk", "PT Bank Contoh")
    assert not READER.matches(as_pages(others))
    assert not READER.matches(
        as_pages(change_text(lay_out_jago([(MAIN, august())]), "Balance", ""))
    )


@pytest.mark.parametrize(
    ("details", "amount", "kind", "name"),
    [
        ("QRIS Payment", -1, RowKind.QRIS, "SARI CONTOH"),
        ("Pembayaran QRIS", -1, RowKind.QRIS, "SARI CONTOH"),
        ("Movement between Pockets", 1, RowKind.POCKET_MOVE, "SARI CONTOH"),
        ("Tambah Uang Kantong", 1, RowKind.POCKET_MOVE, "SARI CONTOH"),
        ("Tarik Uang Kantong", -1, RowKind.POCKET_MOVE, "SARI CONTOH"),
        ("Pembatalan Transaksi", 1, RowKind.REFUND, "SARI CONTOH"),
        ("Reversal POS", 1, RowKind.REFUND, "SARI CONTOH"),
        ("Transaksi POS", -1, RowKind.PURCHASE, "SARI CONTOH"),
        ("Pembayaran dengan Jago Pay", -1, RowKind.PURCHASE, "SARI CONTOH"),
        ("Pembayaran Produk Digital", -1, RowKind.PURCHASE, "SARI CONTOH"),
        ("Isi Saldo Dompet Digital", -1, RowKind.TOP_UP, "SARI CONTOH"),
        ("Transfer Masuk", 1, RowKind.TRANSFER_IN, "SARI CONTOH"),
        ("Transfer Keluar", -1, RowKind.TRANSFER_OUT, "SARI CONTOH"),
        ("BI-FAST Transfer", -1, RowKind.TRANSFER_OUT, "SARI CONTOH"),
        ("Bunga", 1, RowKind.INTEREST, ""),
        ("Pajak Bunga", -1, RowKind.TAX, ""),
        ("Sesuatu", -1, RowKind.UNKNOWN, "SARI CONTOH"),
    ],
)
def test_kinds_and_names(details: str, amount: int, kind: RowKind, name: str) -> None:
    entry = replace(august().entries[0], amount=amount * 50_000_00)
    pages = lay_out_jago([(MAIN, replace(august(), entries=(entry,)))])
    (row,) = read_one(READER, as_pages(change_text(pages, ENGLISH.other, details))).rows
    assert (row.kind, row.name) == (kind, name)


def test_a_reversal_cancels_its_payment() -> None:
    entry = august().entries[0]
    entries = (entry, replace(entry, amount=-entry.amount, kind=RowKind.REFUND))
    statement = read(replace(august(), entries=entries))
    assert sum(row.amount for row in statement.rows) == 0
    assert statement.rows[1].kind is RowKind.REFUND


def test_pieces_of_a_number_are_joined() -> None:
    pages = lay_out_jago([(MAIN, august())])
    pages[0] = [
        piece
        for text in pages[0]
        for piece in (
            [replace(text, text="5.000"), replace(text, text=".000", x=text.x + 90)]
            if text.text == "5.000.000"
            else [text]
        )
    ]
    assert_same(read_one(READER, as_pages(pages)), august())


@pytest.mark.parametrize("misprint", MISPRINTS)
@pytest.mark.parametrize("index", range(1, 5))
def test_misprints_are_noticed(misprint: Misprint, index: int) -> None:
    """The file prints neither the balance before its rows nor the one after them."""
    ledger = misprint(august(), index)
    can_tell = misprint is not drop_row or index < 4
    assert is_noticed(lambda: read(ledger)) == can_tell


def test_a_missing_page_is_noticed() -> None:
    ledger = replace(august(), entries=august().entries * 20)
    pages = lay_out_jago([(MAIN, ledger)])
    rest = as_pages(pages[:1] + pages[2:])
    assert is_noticed(lambda: read_one(READER, rest))


def test_a_missing_period_leaves_no_days_that_are_proved() -> None:
    pages = drop_texts(lay_out_jago([(MAIN, august())]), "01 Aug 2026 - 31 Aug 2026")
    statement = read_one(READER, as_pages(pages))
    assert_same(statement, august())
    assert (statement.start, statement.end) == (None, None)


@pytest.mark.parametrize(
    ("printed", "instead", "fault"),
    [
        ("-72.000", "-7x", Fault.BAD_AMOUNT),
        ("928.000", "", Fault.BAD_AMOUNT),
        ("02 Aug 2026", "31 Feb 2026", Fault.BAD_DAY),
    ],
)
def test_a_row_that_cannot_be_read_is_named(printed: str, instead: str, fault: Fault) -> None:
    document = as_pages(change_text(lay_out_jago([(MAIN, august())]), printed, instead))
    with pytest.raises(Unreadable) as refusal:
        READER.read(document, TODAY)
    assert (refusal.value.fault, refusal.value.page) == (fault, 1)
    assert "SARI CONTOH" in document.lines[(refusal.value.position or 0) - 1].text


def test_a_file_without_rows_is_refused() -> None:
    pages = as_pages(lay_out_jago([(MAIN, replace(august(), entries=()))]))
    with pytest.raises(Unreadable) as refusal:
        READER.read(pages, TODAY)
    assert refusal.value.fault is Fault.NO_ROWS
