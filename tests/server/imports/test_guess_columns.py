from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.columns import ColumnMapping
from server.imports.statements.statement import NumberStyle
from server.imports.statements.unknown_table import describe_table
from tests.support.bank_files.bank_ledger import BankLedger, august
from tests.support.bank_files.generic_files import Sides, TableOptions, write_table
from tests.support.bank_files.random_ledgers import random_ledgers
from tests.support.unknown_tables import describe, open_table

EN, ID, PLAIN = NumberStyle.ENGLISH, NumberStyle.INDONESIAN, NumberStyle.PLAIN


@given(ledger=random_ledgers(), style=st.sampled_from(NumberStyle))
def test_the_style_is_found_in_amounts_with_sen(ledger: BankLedger, style: NumberStyle) -> None:
    described = describe(write_table(ledger, TableOptions(style=style), delimiter=";"))
    numbers = [abs(value) for value in (*ledger.balances, *(e.amount for e in ledger.entries))]
    if style is ID or (style is EN and any(value >= 1000_00 for value in numbers)):
        assert described.number_style is style
    else:
        assert described.number_style is PLAIN


def test_a_person_sees_five_rows_and_what_is_guessed() -> None:
    described = describe(write_table(august(), TableOptions(sides=Sides.COLUMNS, titles=("x",))))
    assert described.header == ("Tanggal", "Keterangan", "Debet", "Kredit", "Saldo")
    assert len(described.sample) == 5
    assert described.sample[0] == ("02/08/2026", "SARI CONTOH", "72.000,00", "", "928.000,00")
    assert described.guess == ColumnMapping(day=0, text=1, money_in=3, money_out=2, balance=4)
    assert described.guess.is_complete
    assert described.row_count == 5


def test_the_key_is_that_of_the_headings() -> None:
    later = replace(august(), entries=august().entries[:2])
    assert describe(write_table(august())).key == describe(write_table(later)).key
    other = TableOptions(sides=Sides.MARKS)
    assert describe(write_table(august())).key != describe(write_table(august(), other)).key
    bare = TableOptions(header=False)
    assert describe(write_table(august(), bare)).key == describe(write_table(later, bare)).key


@pytest.mark.parametrize(
    ("header", "row", "guess"),
    [
        (
            "Date,Description,Branch,Amount,,Balance",
            "02/08/2026,SARI,0000,72000.00,DB,928000.00",
            ColumnMapping(day=0, text=1, amount=3, sign=4, balance=5),
        ),
        (
            "No;Posting Date;Value Date;Remark;Reference No;Debit;Credit;Balance",
            "1;02/08/26;02/08/26;SARI;1208200000000;72,000.00;.00;928,000.00",
            ColumnMapping(day=1, text=3, money_in=6, money_out=5, balance=7),
        ),
        (
            "TGL_TRAN;DESK_TRAN;SALDO_AWAL_MUTASI;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI",
            "2026-08-02;SARI;1000000.00;72000.00;.00;928000.00",
            ColumnMapping(day=0, text=1, money_in=4, money_out=3, balance=5),
        ),
        (
            "Tanggal,Deskripsi,Tipe,Jumlah,Status",
            "02/08/2026,Kirim uang,Pengeluaran,72.000,Berhasil",
            ColumnMapping(day=0, text=1, amount=3, sign=2, status=4),
        ),
        (
            "Transaction Date,Payee,Category,Amount",
            "2026-08-02,Warung,Food,-72000.00",
            ColumnMapping(day=0, text=1, amount=3),
        ),
    ],
)
def test_headings_of_both_languages_are_understood(
    header: str, row: str, guess: ColumnMapping
) -> None:
    assert describe(f"{header}\n{row}\n".encode()).guess == guess


@pytest.mark.parametrize(
    ("above", "header"),
    [
        ("Kapan;Uraian;Nilai", ("Kapan", "Uraian", "Nilai")),
        ("Kapan;;Nilai", ()),
        ("Catatan;Agustus 2026;Budi", ()),
        ("Catatan belanja", ()),
    ],
)
def test_unknown_words_above_every_column_are_its_headings(
    above: str, header: tuple[str, ...]
) -> None:
    table = describe(f"{above}\n01/08/2026;Kopi;-25.000\n02/08/2026;Gaji;5.000.000\n".encode())
    assert (table.header, table.row_count) == (header, 2)
    assert (table.guess.day, table.guess.text, table.guess.amount) == (0, 1, 2)


def test_what_is_left_is_a_balance() -> None:
    table = describe(b"Kapan;Uraian;Nilai;Sisa\n01/08/2026;Kopi;-25.000;975.000\n")
    assert (table.guess.amount, table.guess.balance) == (2, 3)


def test_a_table_without_headings_shows_its_columns_by_its_numbers() -> None:
    bare = TableOptions(header=False, sides=Sides.COLUMNS, zero="0,00")
    guess = describe(write_table(august(), bare, delimiter=";")).guess
    assert guess == ColumnMapping(day=0, text=1, money_in=3, money_out=2, balance=4)
    marked = TableOptions(header=False, sides=Sides.MARKS)
    guess = describe(write_table(august(), marked, delimiter=";")).guess
    assert guess == ColumnMapping(day=0, text=1, amount=2, sign=3, balance=4)


def test_a_text_without_days_is_no_table() -> None:
    assert describe_table(open_table(b"nama;alamat\nBudi;Jakarta")) is None
