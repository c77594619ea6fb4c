"""The product's own export comes back as it was written."""

import datetime as dt
import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from server.core.text.i18n import translate
from server.imports.statements.document import Table
from server.imports.statements.readers.lumbung import (
    ADJUSTMENT,
    ENGLISH,
    EXPENSES,
    EXPORT,
    INCOME,
    INDONESIAN,
    TRANSFER,
)
from server.imports.statements.statement import Fault, RowKind, Statement, Unreadable
from server.transactions.models import EntryType
from server.transactions.spreadsheet import (
    COLUMNS,
    TITLE,
    TYPE_TITLES,
    Row,
    Titles,
    write_csv,
    write_xlsx,
)
from tests.support.bank_files.app_files import AppEntry, cut, lumbung_row, write_lumbung
from tests.support.bank_files.bank_ledger import august

TODAY = dt.date(2026, 9, 15)
DAY = dt.date(2026, 8, 20)
FIRST = august().entries[0]
BOTH = pytest.mark.parametrize("language", ["id", "en"])


def titles(language: str) -> Titles:
    return Titles(
        translate(TITLE, language), [translate(column.title, language) for column in COLUMNS]
    )


def write_table(rows: list[Row], language: str, *, sheet: bool) -> Table:
    file = io.BytesIO()
    if not sheet:
        write_csv(file, titles(language), rows)
        return cut(file.getvalue())
    write_xlsx(file, titles(language), rows)
    return Table(tuple(load_workbook(file).active.iter_rows(values_only=True)))


def read(table: Table) -> list[Statement]:
    assert EXPORT.reader.matches(table)
    return EXPORT.reader.read(table, TODAY)


def kind_title(type_: EntryType, language: str) -> str:
    return translate(TYPE_TITLES[type_], language)


def test_the_words_are_those_that_the_product_writes() -> None:
    assert list(ENGLISH) == titles("en").columns
    assert list(INDONESIAN) == titles("id").columns
    words = {
        EntryType.INCOME: INCOME,
        EntryType.EXPENSES: EXPENSES,
        EntryType.TRANSFER: TRANSFER,
        EntryType.ADJUSTMENT: ADJUSTMENT,
    }
    for type_, known in words.items():
        assert {kind_title(type_, language).lower() for language in ("en", "id")} == known


@BOTH
@pytest.mark.parametrize("sheet", [False, True])
def test_every_kind_of_entry_comes_back(language: str, sheet: bool) -> None:
    def row(type_: EntryType, category: str, amount: int, to: str | None, fee: int | None) -> Row:
        detail = f"{type_} {amount}"
        return (DAY, kind_title(type_, language), category, detail, amount, "BCA", to, fee)

    rows = [
        row(EntryType.INCOME, "Gaji", 5_000_000, None, None),
        row(EntryType.EXPENSES, "Makan", 25_000, None, None),
        row(EntryType.TRANSFER, "Transfer", 100_000, "GoPay", 1_000),
        row(EntryType.ADJUSTMENT, "Penyesuaian", -7_000, None, None),
    ]
    (statement,) = read(write_table(rows, language, sheet=sheet))
    assert statement.account_name == "BCA"
    found = [
        (row.amount, row.kind, row.category, row.to_account, row.position) for row in statement.rows
    ]
    assert found == [
        (5_000_000_00, RowKind.UNKNOWN, "Gaji", "", 2),
        (-25_000_00, RowKind.UNKNOWN, "Makan", "", 3),
        (-100_000_00, RowKind.TRANSFER_OUT, "", "GoPay", 4),
        (-1_000_00, RowKind.FEE, "", "", 4),
        (-7_000_00, RowKind.ADJUSTMENT, "", "", 5),
    ]
    assert {row.text for row in statement.rows if row.position == 4} == {"transfer 100000"}


DETAILS = ["=SUM(A1)", "'kutip", "''", "-5 diskon", "@toko", "  dua  spasi", 'a, b; "c"', ""]


@pytest.mark.parametrize("sheet", [False, True])
@pytest.mark.parametrize("detail", DETAILS)
def test_a_detail_comes_back_as_it_was(detail: str, sheet: bool) -> None:
    entry = AppEntry("BCA", replace(FIRST, text=detail.strip()))
    (statement,) = read(write_table([lumbung_row(entry, "id")], "id", sheet=sheet))
    assert statement.rows[0].text == detail.strip()


@given(detail=st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=200))
def test_any_detail_comes_back(detail: str) -> None:
    entry = AppEntry("BCA", replace(FIRST, text=detail.strip()))
    (statement,) = read(write_table([lumbung_row(entry, "id")], "id", sheet=False))
    assert statement.rows[0].text == detail.strip()


@BOTH
def test_names_of_wallets_and_categories_that_look_like_formulas_come_back(language: str) -> None:
    entry = AppEntry("=BCA", FIRST, category="-Makan", to="")
    (statement,) = read(cut(write_lumbung([entry], language=language)))
    assert (statement.account_name, statement.rows[0].category) == ("=BCA", "-Makan")
    moved = replace(entry, to="@Tunai")
    (statement,) = read(cut(write_lumbung([moved], language=language)))
    assert statement.rows[0].to_account == "@Tunai"


def test_rows_of_a_day_come_back_in_the_order_in_which_they_were_recorded() -> None:
    days = [dt.date(2026, 8, 1), DAY, DAY, DAY]
    entries = [
        AppEntry("BCA", replace(FIRST, day=day, text=str(number)))
        for number, day in enumerate(days)
    ]
    (statement,) = read(cut(write_lumbung(entries)))
    assert [row.text for row in statement.rows] == ["0", "1", "2", "3"]


def test_an_unknown_type_is_refused() -> None:
    row = (DAY, "Hadiah", "Makan", "", 1000, "BCA", None, None)
    with pytest.raises(Unreadable) as caught:
        read(write_table([row], "id", sheet=False))
    assert (caught.value.fault, caught.value.position) == (Fault.DAMAGED, 2)
