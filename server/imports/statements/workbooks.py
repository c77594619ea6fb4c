"""Workbooks, encrypted or not, and archives of statements."""

from typing import Final

from server.imports.statements.document import Document
from server.imports.statements.file_kind import FileKind, find_kind
from server.imports.statements.office_encryption import decrypt_workbook
from server.imports.statements.sheets import read_sheets
from server.imports.statements.zip_archive import open_archive
from server.imports.statements.zipped_files import read_members

_SHEET_MEMBERS: Final = frozenset(("xl/workbook.xml", "xl/workbook.bin", "content.xml"))


def open_file(data: bytes, password: str | None) -> list[Document]:
    """The sheets, or the tables and PDFs in an archive, each a document of its own."""
    if find_kind(data) is FileKind.OLE:
        data = decrypt_workbook(data, password)
    if find_kind(data) is FileKind.OLE:
        return [*read_sheets(data)]
    with open_archive(data) as archive:
        if _SHEET_MEMBERS.isdisjoint(archive.namelist()):
            return read_members(archive, password)
    return [*read_sheets(data)]
