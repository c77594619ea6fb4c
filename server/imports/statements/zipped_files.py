"""An archive of statements: tables, such as another app's export, and the PDFs of banks."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import PurePosixPath
from typing import Final
from zipfile import ZipFile

from server.imports.statements.document import Document, Pages, Table, UnreadFile
from server.imports.statements.limits import MOST_PAGES, MOST_ROWS
from server.imports.statements.statement import Fault, Unreadable
from server.imports.statements.text_encoding import decode_text
from server.imports.statements.text_tables import cut_table

_TABLES: Final = frozenset((".csv", ".tsv"))
_PAGES: Final = ".pdf"
# What is read when it is chosen by itself.
_SINGLE: Final = frozenset(
    (
        *(".xlsx", ".xls", ".ods", ".ofx", ".qfx", ".qif", ".sta", ".940", ".mt940"),
        *(".xml", ".txt", ".json", ".zip"),
    )
)
# Documents and programs that are archives themselves.
_NO_ARCHIVE: Final = frozenset(
    ("[Content_Types].xml", "word/document.xml", "mimetype", "META-INF/MANIFEST.MF")
)
# What a Mac adds to an archive.
_RESOURCES: Final = "__MACOSX"
# Of one PDF these say nothing about the others.
_OF_ONE_FILE: Final = frozenset((Fault.DAMAGED, Fault.NO_TEXT, Fault.EMPTY))
_MOST_TYPES: Final = 4
_LONGEST_TYPE: Final = 5


def read_members(archive: ZipFile, password: str | None) -> list[Document]:
    """The tables and PDFs of an archive; `Unreadable` when it has none, with the types it has."""
    names = sorted(filter(_is_file, archive.namelist()))
    documents: list[Document] = [
        *_read_tables(archive, names),
        *_read_pdfs(archive, names, password),
    ]
    if documents:
        return documents
    if not _NO_ARCHIVE.isdisjoint(names):
        raise Unreadable(Fault.UNKNOWN_TYPE)
    if not names:
        raise Unreadable(Fault.EMPTY)
    is_single = any(_suffix(name) in _SINGLE for name in names)
    raise Unreadable(Fault.ZIP_UNPACK if is_single else Fault.ZIP_OTHERS, part=_list_types(names))


def _read_tables(archive: ZipFile, names: Iterable[str]) -> list[Table]:
    tables, rows = [], 0
    for name in names:
        if _suffix(name) in _TABLES:
            table = cut_table(decode_text(archive.read(name)), name=PurePosixPath(name).stem)
            rows += len(table.rows)
            tables.append(table)
    if rows > MOST_ROWS:
        raise Unreadable(Fault.TOO_LARGE)
    return tables


def _read_pdfs(
    archive: ZipFile, names: Iterable[str], password: str | None
) -> Iterator[Pages | UnreadFile]:
    """The PDFs, which have no more pages together than a single one; one password opens all."""
    left = MOST_PAGES
    for name in names:
        if _suffix(name) != _PAGES:
            continue
        found = _read_pdf(archive.read(name), password, left)
        if isinstance(found, Pages):
            left -= found.count
        yield found


def _read_pdf(data: bytes, password: str | None, most: int) -> Pages | UnreadFile:
    # Loaded before the process was closed; tables alone do not need it.
    pdf_pages = import_module(f"{__package__}.pdf_pages")
    try:
        pages: Pages = pdf_pages.read_pages(data, password, most)
    except Unreadable as error:
        if error.fault not in _OF_ONE_FILE:
            raise
        return UnreadFile(error.fault)
    return pages


def _is_file(name: str) -> bool:
    path = PurePosixPath(name)
    is_hidden = path.name.startswith(".") or _RESOURCES in path.parts
    return not name.endswith("/") and not is_hidden


def _suffix(name: str) -> str:
    return PurePosixPath(name.lower()).suffix


def _list_types(names: Iterable[str]) -> str:
    """The types of files by their suffixes, such as 'HEIC, JPG'."""
    types = sorted({_suffix(name).removeprefix(".").upper() for name in names})
    known = [one for one in types if one.isascii() and one.isalnum() and len(one) <= _LONGEST_TYPE]
    return ", ".join(known[:_MOST_TYPES])
