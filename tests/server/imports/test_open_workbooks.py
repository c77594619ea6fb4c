import datetime as dt
import io
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements import zip_archive
from server.imports.statements.document import Table
from server.imports.statements.limits import MOST_MEMBERS, MOST_ROWS, MOST_UNPACKED_BYTES
from server.imports.statements.open_document import open_document
from server.imports.statements.statement import Fault, Unreadable
from tests.support.bank_files.workbook_files import (
    CellValue,
    encrypt_xlsx,
    write_encrypted_xls,
    write_ods,
    write_xls,
    write_xlsx,
    write_zip,
)

PASSWORD = "02081990"
ROWS: list[list[CellValue]] = [
    ["Tanggal", "Keterangan", "Nominal"],
    [dt.date(2026, 8, 2), "SARI CONTOH", -72000],
    ["03 Agu 2026", "ANDI\nCONTOH", "50.000,00"],
]


def tables(data: bytes, password: str | None = None) -> list[Table]:
    return [part for part in open_document(data, password) if isinstance(part, Table)]


def fault_of(data: bytes, password: str | None = None) -> Fault:
    with pytest.raises(Unreadable) as refused:
        open_document(data, password)
    return refused.value.fault


@pytest.mark.parametrize("write", [write_xlsx, write_xls])
def test_sheets_are_read_with_their_types(write: type) -> None:
    (found,) = tables(write(ROWS))
    assert found.rows[0] == ("Tanggal", "Keterangan", "Nominal")
    assert found.rows[1] == (dt.date(2026, 8, 2), "SARI CONTOH", -72000)
    assert found.rows[2] == ("03 Agu 2026", "ANDI\nCONTOH", "50.000,00")
    assert found.lines == ()


def test_a_sheet_of_opendocument_is_read() -> None:
    (found,) = tables(write_ods([["Tanggal", "Jumlah"], ["02/08/2026", "72.000"]]))
    assert found.rows == (("Tanggal", "Jumlah"), ("02/08/2026", "72.000"))


def test_rows_are_counted_from_the_first_of_the_sheet() -> None:
    (found,) = tables(write_xlsx([[], [], [None, None, "Tanggal"]]))
    assert len(found.rows) == 3
    assert found.rows[2] == (None, None, "Tanggal")


def test_each_sheet_that_holds_anything_is_a_table() -> None:
    found = tables(write_xlsx(ROWS, [], ROWS[:2]))
    assert [(table.name, len(table.rows)) for table in found] == [("Sheet1", 3), ("Sheet3", 2)]


def test_formulas_are_never_run() -> None:
    assert tables(write_xlsx([["Jumlah"], ["=1+1"]]))[0].rows == (("Jumlah",), (0,))


@pytest.mark.parametrize(
    "data",
    [encrypt_xlsx(write_xlsx(ROWS), PASSWORD), write_encrypted_xls(ROWS, PASSWORD)],
    ids=["agile XLSX", "RC4 XLS"],
)
def test_an_encrypted_workbook_opens_with_its_password_alone(data: bytes) -> None:
    assert fault_of(data) is Fault.LOCKED
    assert fault_of(data, "") is Fault.LOCKED
    assert fault_of(data, "01011990") is Fault.UNLOCK_FAILED
    assert tables(data, PASSWORD)[0].rows[1] == (dt.date(2026, 8, 2), "SARI CONTOH", -72000)


def test_a_password_for_a_workbook_without_one_is_not_needed() -> None:
    assert len(tables(write_xls(ROWS), PASSWORD)[0].rows) == 3


def test_texts_in_an_archive_are_tables() -> None:
    found = tables(write_zip({"a/entries.csv": "Tanggal;Jumlah\n1;2", "photo.jpg": b"\xff"}))
    assert [(table.name, table.rows[1]) for table in found] == [("entries", ("1", "2"))]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (write_zip({"word/document.xml": "<w/>"}), Fault.UNKNOWN_TYPE),
        (write_xlsx(ROWS)[:2000], Fault.DAMAGED),
        (write_xls(ROWS)[:3000], Fault.DAMAGED),
        (encrypt_xlsx(write_xlsx(ROWS), PASSWORD)[:4000], Fault.DAMAGED),
        (b"PK\x03\x04", Fault.DAMAGED),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"x" * 1000, Fault.DAMAGED),
        (write_zip({f"{number}.csv": "" for number in range(MOST_MEMBERS + 1)}), Fault.TOO_LARGE),
    ],
)
def test_what_is_no_workbook_is_refused(data: bytes, fault: Fault) -> None:
    assert fault_of(data, PASSWORD) is fault


def test_what_unpacks_to_too_much_is_refused_before_it_is_read() -> None:
    data = write_zip({"xl/workbook.xml": b" " * (MOST_UNPACKED_BYTES + 1)})
    assert len(data) < 100_000
    assert fault_of(data) is Fault.TOO_LARGE


def test_an_archive_that_lies_about_its_sizes_is_refused() -> None:
    data = bytearray(write_zip({"xl/workbook.xml": b" " * (MOST_UNPACKED_BYTES + 1)}))
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        size = archive.infolist()[0].file_size.to_bytes(4, "little")
    honest = bytes(data)
    data = bytearray(honest.replace(size, (10).to_bytes(4, "little")))
    assert bytes(data) != honest
    with pytest.raises(Unreadable) as refused:
        zip_archive.open_archive(bytes(data))
    assert refused.value.fault is Fault.TOO_LARGE


def test_a_cell_far_from_the_others_is_refused() -> None:
    rows: list[list[CellValue]] = [[] for _ in range(MOST_ROWS)]
    assert fault_of(write_xlsx([*rows, ["a"]])) is Fault.TOO_LARGE


@given(cut=st.integers(0, 4000), byte=st.integers(0, 255))
def test_a_damaged_workbook_is_read_or_refused(cut: int, byte: int) -> None:
    for whole in (XLSX, XLS, LOCKED):
        data = bytearray(whole)
        data[8 + cut % (len(data) - 8)] = byte
        try:
            open_document(bytes(data), PASSWORD)
        except Unreadable:
            continue


XLSX, XLS = write_xlsx(ROWS), write_xls(ROWS)
LOCKED = write_encrypted_xls(ROWS, PASSWORD)
