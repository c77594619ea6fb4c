import contextlib
import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements.document import Cell, Document, PlainText, Table
from server.imports.statements.limits import MOST_BYTES, MOST_ROWS
from server.imports.statements.open_document import open_document
from server.imports.statements.statement import Fault, Unreadable
from server.imports.statements.text_tables import DELIMITERS, HEAD_ROWS, cut_table
from tests.support.bank_files.bank_ledger import august
from tests.support.bank_files.generic_files import TableOptions, write_html_table, write_table

HEADER = "Tanggal,Keterangan,Jumlah"


def table(data: bytes) -> Table:
    found: list[Document] = [part for part in open_document(data) if isinstance(part, Table)]
    assert len(found) == 1
    assert isinstance(found[0], Table)
    return found[0]


def rows_of(data: bytes) -> list[tuple[Cell, ...]]:
    return list(table(data).rows)


def fault_of(data: bytes) -> Fault:
    with pytest.raises(Unreadable) as refused:
        open_document(data)
    return refused.value.fault


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_the_encoding_is_found(encoding: str) -> None:
    text = f"{HEADER}\r\n02/08/2026,Kafé ☕ “Bu Sari”,72000\r\n"
    assert table(text.encode(encoding)).rows[1] == ("02/08/2026", "Kafé ☕ “Bu Sari”", "72000")


def test_texts_of_windows_are_read() -> None:
    text = f"{HEADER}\r\n02/08/2026,Kafé – “Bu Sari”,72000\r\n"
    assert table(text.encode("cp1252")).rows[1][1] == "Kafé – “Bu Sari”"


def test_a_text_that_excel_calls_unicode_has_tabs() -> None:
    data = write_table(august(), delimiter="\t", encoding="utf-16")
    assert table(data).delimiter == "\t"
    assert table(data).rows[1][:2] == ("02/08/2026", "SARI CONTOH")


def test_padding_with_zero_bytes_is_passed_over() -> None:
    data = write_table(august()) + b"\0" * 3000
    assert rows_of(data) == rows_of(write_table(august()))
    assert rows_of(b"\0\0" + write_table(august())) == rows_of(write_table(august()))


def test_rows_are_the_same_however_they_are_asked_for() -> None:
    lines = [f'02/08/2026,"Warung\n {number}",{number}' for number in range(3 * HEAD_ROWS)]
    data = "\n".join([HEADER, *lines]).encode()
    expected = [("Tanggal", "Keterangan", "Jumlah")]
    expected += [("02/08/2026", f"Warung\n {number}", str(number)) for number in range(len(lines))]
    spans = (slice(0, 9), slice(HEAD_ROWS - 1, HEAD_ROWS + 1), slice(-2, None), slice(9, 2, -3))
    for span in (*spans, slice(None)):
        assert list(table(data).rows[span]) == expected[span]
        assert [text.count("\n") for text in table(data).lines[span]] == [
            row[1].count("\n") for row in expected[span]
        ]
    for place in (0, HEAD_ROWS, -1):
        assert table(data).rows[place] == expected[place]
    assert rows_of(data) == expected
    with pytest.raises(IndexError):
        table(data).rows[len(expected)]


@pytest.mark.parametrize("line_end", ["\r\n", "\n", "\r", "\r\r\n"])
def test_lines_end_in_any_way(line_end: str) -> None:
    lines = table(write_table(august(), line_end=line_end)).lines
    assert len(lines) == 6
    assert lines[2].startswith("03/08/2026,ANDI CONTOH")


@pytest.mark.parametrize("delimiter", DELIMITERS)
@pytest.mark.parametrize("header", [True, False])
def test_the_delimiter_is_found(delimiter: str, header: bool) -> None:
    data = write_table(august(), TableOptions(header=header), delimiter=delimiter)
    found = table(data)
    assert found.delimiter == delimiter
    assert {len(row) for row in found.rows} == {4}


def test_commas_of_a_title_are_not_the_delimiter_of_the_table() -> None:
    titles = ("Mutasi rekening, Agustus 2026, BUDI, CONTOH", "Dicetak, 01/09/2026, 10:00, WIB")
    found = table(write_table(august(), TableOptions(titles=titles), delimiter=";"))
    assert found.delimiter == ";"
    assert found.rows[0] == (titles[0],)
    assert found.rows[3][2] == "-72.000,00"


def test_texts_with_line_breaks_stay_beside_their_lines() -> None:
    text = f'{HEADER}\n02/08/2026,"Pembayaran QR\nke ""WARUNG, CONTOH""",72000\n03/08/2026,b,1\n'
    found = table(text.encode())
    assert found.rows[1][1] == 'Pembayaran QR\nke "WARUNG, CONTOH"'
    assert found.lines[1].count("\n") == 1
    assert len(found.lines) == len(found.rows) == 3
    assert found.rows[2] == ("03/08/2026", "b", "1")


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        ('02/08/2026,"WARUNG "JAYA" TOKO",1', ("02/08/2026", 'WARUNG "JAYA" TOKO', "1")),
        ('02/08/2026,TV 32" LED,1', ("02/08/2026", 'TV 32" LED', "1")),
        ('02/08/2026,"TV 32,1', ("02/08/2026", '"TV 32', "1")),
        ('02/08/2026,"",1', ("02/08/2026", "", "1")),
        ('02/08/2026,"a" ,1', ("02/08/2026", "a", "1")),
    ],
)
def test_loose_quotation_marks_harm_their_own_row_alone(line: str, cells: tuple[str, ...]) -> None:
    found = table(f"{HEADER}\n{line}\n03/08/2026,b,1\n".encode())
    assert tuple(found.rows) == (
        ("Tanggal", "Keterangan", "Jumlah"),
        cells,
        ("03/08/2026", "b", "1"),
    )


def test_a_text_without_table_is_a_text_too() -> None:
    parts = open_document(b"Pembayaran QRIS sebesar Rp50.500 berhasil.")
    assert PlainText("Pembayaran QRIS sebesar Rp50.500 berhasil.") in parts


@pytest.mark.parametrize(
    "start",
    [
        "OFXHEADER:100\r\n",
        "<?xml version='1.0'?><OFX>",
        "!Type:Bank\n",
        "{1:F01CENAIDJA",
        ":20:X",
        '{"entries": [',
        "[\n  {",
    ],
)
def test_texts_with_a_structure_are_no_tables(start: str) -> None:
    parts = open_document(f"{start}\na,b\nc,d".encode())
    assert [type(part) for part in parts] == [PlainText]


def test_a_page_of_html_is_read_under_the_name_of_a_sheet() -> None:
    found = table(write_html_table(august()))
    assert found.rows[0] == ("Tanggal", "Keterangan", "Nominal", "Saldo")
    assert found.rows[1] == ("02/08/2026", "SARI CONTOH", "-72.000,00", "928.000,00")


def test_html_keeps_line_breaks_and_the_places_of_columns() -> None:
    page = (
        "<!DOCTYPE html><table><tr><td colspan=2>Mutasi<td>Saldo</tr>"
        "<tr><td>A&amp;B<br>baris  dua</td><td><table><tr><td>dalam</td></tr></table></td>"
        "<td>1<script>alert(1)</script></td></tr>"
    )
    rows = table(page.encode()).rows
    assert rows[0] == ("Mutasi", "", "Saldo")
    assert ("dalam",) in rows
    assert ("A&B\nbaris dua", "", "1") in rows


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", Fault.EMPTY),
        (b" \r\n\0", Fault.EMPTY),
        (b"\xef\xbb\xbf", Fault.EMPTY),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4, Fault.UNKNOWN_TYPE),
        (b"\x1f\x8b\x08" + bytes(range(256)) * 4, Fault.UNKNOWN_TYPE),
        (b"x" * (MOST_BYTES + 1), Fault.TOO_LARGE),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, fault: Fault) -> None:
    assert fault_of(data) is fault


def test_too_many_rows_or_columns_are_refused() -> None:
    assert fault_of(b"a,b\n" * (MOST_ROWS + 1)) is Fault.TOO_LARGE
    assert fault_of(b"," * MOST_BYTES) is Fault.TOO_LARGE


cells = st.text(alphabet='ab ,;|\t"\n1', max_size=8)


@given(
    rows=st.lists(st.lists(cells, min_size=3, max_size=3), max_size=8),
    delimiter=st.sampled_from(DELIMITERS),
)
def test_any_table_is_cut_as_it_was_written(rows: list[list[str]], delimiter: str) -> None:
    output = io.StringIO()
    writer = csv.writer(output, delimiter=delimiter, lineterminator="\n")
    writer.writerows([["Tanggal", "Keterangan", "Jumlah"], *rows])
    found = cut_table(output.getvalue())
    assert found.delimiter == delimiter
    assert [list(row) for row in found.rows[1:]] == rows
    assert len(found.lines) == len(found.rows)


@given(data=st.binary(max_size=200))
def test_any_bytes_are_opened_or_refused(data: bytes) -> None:
    with contextlib.suppress(Unreadable):
        open_document(data)
