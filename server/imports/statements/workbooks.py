"""Workbooks, encrypted or not, and archives of text files."""

from pathlib import PurePosixPath
from typing import Final
from zipfile import ZipFile

from server.imports.statements.document import Document, Table
from server.imports.statements.file_kind import FileKind, find_kind
from server.imports.statements.limits import MOST_ROWS
from server.imports.statements.office_encryption import decrypt_workbook
from server.imports.statements.sheets import read_sheets
from server.imports.statements.statement import Fault, Unreadable
from server.imports.statements.text_encoding import decode_text
from server.imports.statements.text_tables import cut_table
from server.imports.statements.zip_archive import open_archive

_SHEET_MEMBERS: Final = frozenset(("xl/workbook.xml", "xl/workbook.bin", "content.xml"))
_TABLE_SUFFIXES: Final = frozenset((".csv", ".tsv"))


def open_file(data: bytes, password: str | None) -> list[Document]:
    """The sheets, or the tables in an archive, each a document of its own."""
    if find_kind(data) is FileKind.OLE:
        data = decrypt_workbook(data, password)
    if find_kind(data) is FileKind.OLE:
        return [*read_sheets(data)]
    with open_archive(data) as archive:
        names = archive.namelist()
        if _SHEET_MEMBERS.isdisjoint(names):
            return [*_read_members(archive, names)]
    return [*read_sheets(data)]


def _read_members(archive: ZipFile, names: list[str]) -> list[Table]:
    """The tables of an archive of text files, such as another app's export."""
    tables, rows = [], 0
    for name in names:
        if PurePosixPath(name.lower()).suffix in _TABLE_SUFFIXES:
            table = cut_table(decode_text(archive.read(name)), name=PurePosixPath(name).stem)
            rows += len(table.rows)
            tables.append(table)
    if rows > MOST_ROWS:
        raise Unreadable(Fault.TOO_LARGE)
    if not tables:
        raise Unreadable(Fault.UNKNOWN_TYPE)
    return tables
