"""Somebody takes the filtered list to a spreadsheet."""

import csv
import io
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from openpyxl import load_workbook
from openpyxl.utils.escape import unescape
from werkzeug.test import TestResponse

from server.extensions import db
from server.transactions import spreadsheet
from tests.support.ledger import FIRST_OF_JUNE, SALARY, fill, listed, record, statements
from tests.support.people import API, SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer

ODD = (
    "=1+1",
    "+1",
    "-1",
    "@x",
    "\tbegins with a tab",
    "\rbegins with a return",
    "'begins with a quote",
    ";=1+1",
    "; begins with a semicolon",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(1)",
    "；1",
    ' "=1+1"',
    "“=1+1”",
    "' =1+1",
    "\u00a0=1+1",
    "\u3000＝1+1",
    " \t@x",
    "''=1",
    'she said "ya"',
    "two\nlines",
    "a,b;c",
    "☕🧋",
    "_x0041_",
    "<b>&amp;</b>",
    " spaces ",
    "https://example.com",
    "007",
    "1e5",
    "TRUE",
    "",
    "x" * 200,
)


HEAD = ["Date", "Type", "Category", "Detail", "Amount", "Wallet", "To wallet", "Fee"]
STARTS = set("=+-@\t\r\0;＝＋－＠；")
# What spreadsheets may skip before a formula.
SKIPPED = ' "“”\u00a0\u3000'


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    # Half past midnight in Jakarta, the day before in UTC.
    with time_machine.travel("2024-06-17T17:30:00Z", tick=True):
        yield


def export(person: SignedIn, **query: Any) -> TestResponse:
    answer = person.get("/transactions/export", query_string=query)
    assert answer.status_code == 200, answer.text
    assert int(answer.headers["Content-Length"]) == len(answer.data)
    return answer


def read_csv(answer: TestResponse) -> list[list[str]]:
    assert answer.data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(answer.data.decode("utf-8-sig"), newline="")))


def read_xlsx(answer: TestResponse) -> list[tuple[Any, ...]]:
    book = load_workbook(io.BytesIO(answer.data), data_only=False)
    return [row for sheet in book for row in sheet.iter_rows(values_only=True)]


def unguarded(cell: str) -> str:
    return cell.removeprefix("'")


@pytest.mark.both_databases
def test_csv_brings_back_what_was_typed_and_runs_nothing(app: Flask, ayu: SignedIn) -> None:
    fill(app, ODD)
    answer = export(ayu, format="csv", sort="amount")
    head, *rows = read_csv(answer)
    assert head == HEAD
    assert [unguarded(row[3]) for row in rows] == list(ODD)
    for row in rows:
        assert row[3].strip(SKIPPED)[:1] not in STARTS, row
    assert rows[0] == ["2024-06-01", "Expenses", "Rent", "'=1+1", "1", "Main wallet", "", ""]
    assert b"\r\n" in answer.data
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"


def test_xlsx_has_texts_numbers_and_days_of_their_kinds(app: Flask, ayu: SignedIn) -> None:
    fill(app, ODD)
    answer = export(ayu, format="xlsx", sort="amount")
    book = load_workbook(io.BytesIO(answer.data))
    sheet = book.active
    assert sheet is not None
    assert sheet.title == "Transactions"
    assert sheet.freeze_panes == "A2"
    head, *rows = list(sheet.iter_rows())
    assert [cell.value for cell in head] == HEAD
    # An empty text is an empty cell; spreadsheets read the escapes that this library leaves.
    assert [unescape(row[3].value or "") for row in rows] == list(ODD)
    assert {row[3].data_type for row in rows if row[3].value} == {"s"}
    # Editing such a cell leaves it a text.
    marked = [text for text, row in zip(ODD, rows, strict=True) if row[3].quotePrefix]
    assert marked == [text for text in ODD if text.strip(SKIPPED)[:1] in STARTS or text[:1] == "'"]
    for index, row in enumerate(rows):
        assert (row[0].value.date(), row[0].is_date) == (FIRST_OF_JUNE, True)
        assert (row[1].value, row[2].value) == ("Expenses", "Rent")
        assert (row[4].value, row[4].data_type) == (index + 1, "n")
        assert row[4].number_format == "#,##0"
    assert (sheet.column_dimensions["D"].width or 0) > 40
    assert answer.headers["Content-Type"] == spreadsheet.TYPES[spreadsheet.Format.XLSX]


@pytest.mark.both_databases
def test_both_files_hold_what_the_list_holds(ayu: SignedIn) -> None:
    record(ayu, **SALARY)
    record(ayu, detail="Kopi", amount=25_000, date="2024-06-02")
    record(ayu, detail="kopi susu", amount=999_999_999_999, date="2024-06-01")
    for query in ({}, {"q": "KOPI", "sort": "-amount"}, {"category": "income"}, {"q": "tidak ada"}):
        shown = [
            (
                item["date"],
                {"income": "Income", "expenses": "Expenses"}[item["type"]],
                item["category_label"],
                item["detail"],
                item["amount"],
            )
            for item in listed(ayu, **query)["datas"]
        ]
        rows = read_csv(export(ayu, format="csv", **query))[1:]
        assert [(*row[:4], int(row[4])) for row in rows] == shown
        assert {tuple(row[5:]) for row in rows} <= {("Main wallet", "", "")}
        cells = read_xlsx(export(ayu, format="xlsx", **query))[1:]
        assert [(row[0].date().isoformat(), *row[1:5]) for row in cells] == shown


def test_the_words_are_the_readers(ayu: SignedIn) -> None:
    record(ayu)
    record(ayu, **SALARY)
    transfer(ayu, open_wallet(ayu, "BCA"), starting_wallet(ayu), 5_000)
    adjust(ayu, starting_wallet(ayu), 0)
    ayu.put("/users/preferences", json={"language": "id"})
    answer = export(ayu, format="csv", include="transfers,adjustments")
    head, *rows = read_csv(answer)
    own = ["Tanggal", "Jenis", "Kategori", "Keterangan", "Jumlah", "Dompet", "Ke dompet", "Biaya"]
    assert head == own
    assert {row[5] for row in rows} == {"Dompet utama", "BCA"}
    assert {row[6] for row in rows} == {"", "Dompet utama"}
    assert {tuple(row[1:3]) for row in rows} == {
        ("Pengeluaran", "Makanan & Minuman"),
        ("Pemasukan", "Gaji"),
        ("Transfer", "Transfer"),
        ("Penyesuaian", "Penyesuaian"),
    }
    named = 'attachment; filename="lumbung-transaksi-2024-06-18.csv"'
    assert answer.headers["Content-Disposition"] == named
    ayu.put("/users/preferences", json={"language": "en"})
    named = 'attachment; filename="lumbung-transactions-2024-06-18.xlsx"'
    assert export(ayu, format="xlsx").headers["Content-Disposition"] == named


def test_a_transfer_has_both_wallets_and_its_fee(ayu: SignedIn) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    record(ayu, detail="Kopi", amount=25_000, date="2024-06-01")
    transfer(ayu, bank, cash, 500_000, fee=6_500, detail="Tarik", date="2024-06-02")
    transfer(ayu, cash, bank, 10_000, date="2024-06-03")
    adjust(ayu, bank, -520_000, date="2024-06-04")
    everything = {"include": "transfers,adjustments", "sort": "date", "format": "csv"}
    rows = read_csv(export(ayu, **everything))[1:]
    assert sorted(rows[1:3]) == [
        ["2024-06-02", "Expenses", "Fees & Admin", "Tarik", "6500", "BCA", "", ""],
        ["2024-06-02", "Transfer", "Transfer", "Tarik", "500000", "BCA", "Main wallet", "6500"],
    ]
    assert [rows[0], *rows[3:]] == [
        ["2024-06-01", "Expenses", "Food & Beverages", "Kopi", "25000", "Main wallet", "", ""],
        ["2024-06-03", "Transfer", "Transfer", "", "10000", "Main wallet", "BCA", ""],
        ["2024-06-04", "Adjustment", "Adjustment", "", "-23500", "BCA", "", ""],
    ]
    cells = read_xlsx(export(ayu, **{**everything, "format": "xlsx"}))[1:]
    assert [tuple(map(str, row[4:])) for row in cells] == [
        tuple(value or "None" for value in row[4:]) for row in rows
    ]
    assert {type(row[7]) for row in cells if row[7] is not None} == {int}


@pytest.mark.both_databases
def test_the_file_of_a_wallet_holds_what_went_in_and_out(ayu: SignedIn) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "=BCA")
    record(ayu, amount=25_000)
    record(ayu, amount=31_000, wallet_id=bank)
    transfer(ayu, cash, bank, 500_000, fee=6_500)
    adjust(ayu, bank, 0)

    def amounts(**query: str) -> list[tuple[str, int]]:
        rows = read_csv(export(ayu, format="csv", **query))[1:]
        return sorted((row[1], int(row[4])) for row in rows)

    bare = [("Expenses", 6_500), ("Expenses", 25_000), ("Expenses", 31_000)]
    moved, adjusted = ("Transfer", 500_000), ("Adjustment", -469_000)
    assert amounts() == bare
    assert amounts(include="transfers") == [*bare, moved]
    assert amounts(category="transfer") == [moved]
    everything = {"include": "transfers,adjustments"}
    assert amounts(wallet=bank, **everything) == [adjusted, bare[2], moved]
    assert amounts(wallet=bank) == [bare[2]]
    assert amounts(wallet=cash, **everything) == [*bare[:2], moved]
    # A name that a spreadsheet would run is marked as text.
    assert read_csv(export(ayu, format="csv", wallet=bank))[1][5] == "'=BCA"


def test_a_category_of_ones_own_cannot_run_either(ayu: SignedIn) -> None:
    made = ayu.post("/categories", json={"name": "=1+1", "type": "expenses", "group": "wants"})
    assert made.status_code == 201, made.text
    record(ayu, categoryName="=1+1")
    assert read_csv(export(ayu, format="csv"))[1][2] == "'=1+1"


def test_rows_beyond_what_a_sheet_holds_go_on_in_the_next_one(
    app: Flask, ayu: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spreadsheet, "MOST_ROWS", 3)
    fill(app, ("a", "b", "c", "d", "e"))
    rows = read_xlsx(export(ayu, format="xlsx", sort="amount"))
    assert [row[3] for row in rows] == ["Detail", "a", "b", "Detail", "c", "d", "Detail", "e"]


def peak(person: SignedIn, **query: str) -> int:
    """The most memory, in bytes, that making a file and sending it takes."""
    tracemalloc.start()
    try:
        with person.get("/transactions/export", query_string=query, buffered=False) as answer:
            assert sum(len(piece) for piece in answer.iter_encoded()) > 0
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("format_", ["csv", "xlsx"])
def test_memory_does_not_grow_with_the_rows(
    app: Flask, ayu: SignedIn, monkeypatch: pytest.MonkeyPatch, format_: str
) -> None:
    monkeypatch.setattr(spreadsheet, "IN_MEMORY", 32 * 1024)
    peak(ayu, format=format_)
    fill(app, ("y" * 150,) * 1_200)
    few = peak(ayu, format=format_)
    fill(app, ("y" * 150,) * 3_000)
    # Rows that are held take more than 300 bytes each.
    assert peak(ayu, format=format_) < few + 200_000


def test_a_slow_reader_holds_no_connection(app: Flask, ayu: SignedIn) -> None:
    fill(app, ("y" * 200,) * 1_000)
    answer = ayu.get("/transactions/export?format=csv", buffered=False)
    pieces = answer.iter_encoded()
    next(pieces)
    with app.app_context():
        assert db.engine.pool.checkedout() == 0
    fill(app, ("recorded meanwhile",))
    assert b"meanwhile" not in b"".join(pieces)
    answer.close()


def test_one_statement_reads_it_all_after_one_that_looks_ahead(app: Flask, ayu: SignedIn) -> None:
    fill(app, ("a",) * 2_500)
    with statements(app) as asked:
        assert len(read_csv(export(ayu, format="csv"))) == 2_501
    looked, read = (one for one in asked if "transactions" in one or "ledger_sums" in one)
    assert "detail" not in looked
    assert "detail" in read


def test_a_wrong_question_is_refused_at_its_field(ayu: SignedIn) -> None:
    for query in ({}, {"format": "pdf"}, {"format": "csv", "sort": "size"}):
        answer = ayu.get("/transactions/export", query_string=query)
        assert answer.status_code == 422
        assert len(answer.get_json()["payload"]["errors"]) == 1
    wrong = {"format": "pdf", "category_id": "nothing"}
    refused = ayu.get("/transactions/export", query_string=wrong)
    assert set(refused.get_json()["payload"]["errors"]) == set(wrong)


def test_bayu_never_takes_what_is_ayus(ayu: SignedIn, bayu: SignedIn, client: FlaskClient) -> None:
    record(ayu, detail="rahasia")
    assert read_csv(export(bayu, format="csv"))[1:] == []
    assert len(read_xlsx(export(bayu, format="xlsx"))) == 1
    assert client.get(f"{API}/transactions/export?format=csv").status_code == 401
