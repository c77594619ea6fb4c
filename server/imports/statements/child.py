"""The process that reads one file: `python -m server.imports.statements.child MEMORY SECONDS`."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from server.imports.statements import sandbox
from server.imports.statements.catalogue import read_known_layout
from server.imports.statements.currencies import require_rupiah_table
from server.imports.statements.document import Document, Table
from server.imports.statements.exchange import (
    FileContent,
    ReadRequest,
    pack_content,
    pack_fault,
    unpack_request,
)
from server.imports.statements.file_kind import find_kind
from server.imports.statements.generic_table import read_table
from server.imports.statements.joined_accounts import join_accounts
from server.imports.statements.lumbung_archive import find_archive, read_archive
from server.imports.statements.lumbung_list import read_list
from server.imports.statements.open_document import find_opener, open_document
from server.imports.statements.shape import Shape, describe_shape
from server.imports.statements.statement import Fault, Note, Unreadable
from server.imports.statements.unknown_table import describe_table, has_headings_alone


def prepare(head: bytes, data: bytes) -> Callable[[], bytes]:
    """What answers a packed request, with all modules loaded that its file needs."""
    request = unpack_request(head, data)
    find_opener(request.data)
    return partial(_answer, request)


def _answer(request: ReadRequest) -> bytes:
    try:
        return pack_content(read_request(request))
    except Unreadable as unreadable:
        return pack_fault(unreadable)


def read_request(request: ReadRequest) -> FileContent:
    """What the file holds; raises `Unreadable`."""
    archive = find_archive(request.data)
    if archive is not None:
        return read_archive(archive, request.today)
    documents = open_document(request.data, request.password)
    entries = read_list(documents, request.today)
    if entries is not None:
        return entries
    statements = read_known_layout(documents, request.today)
    if statements is not None:
        return join_accounts(statements, request.today) if request.whole else statements
    return _read_unknown(documents, request)


def _read_unknown(documents: list[Document], request: ReadRequest) -> FileContent:
    """The table with the most rows that have a day, read by the mapping if there is one.

    With it come those of the same headings, such as a sheet for each month, as statements of
    their own; that others are left out is noted.
    """
    tables = [document for document in documents if isinstance(document, Table)]
    if len(tables) == 1 and request.mapping is not None:
        return [read_table(tables[0], request.mapping, request.number_style)]
    described = [
        (unknown, table) for table in tables if (unknown := describe_table(table)) is not None
    ]
    if not described:
        if any(map(has_headings_alone, tables)):
            raise Unreadable(Fault.NO_ROWS)
        raise Unreadable(Fault.UNKNOWN_LAYOUT, shape=_shape_of(documents, request))
    unknown, table = max(described, key=lambda pair: pair[0].row_count)
    if request.mapping is None:
        require_rupiah_table(table)
        return replace(unknown, shape=_shape_of(documents, request))
    alike = [one for other, one in described if other.key == unknown.key and one is not table]
    notes = {Note.MORE_TABLES} if alike else set[Note]()
    if len(alike) + 1 < len(described):
        notes.add(Note.OTHER_TABLES)
    read = (read_table(one, request.mapping, request.number_style) for one in (table, *alike))
    return [replace(statement, notes=statement.notes | notes) for statement in read]


def _shape_of(documents: list[Document], request: ReadRequest) -> Shape:
    kind = find_kind(request.data).value
    return Shape(kind, len(request.data), describe_shape(documents))


if __name__ == "__main__":
    sandbox.answer(prepare, memory=int(sys.argv[1]), cpu_seconds=int(sys.argv[2]))
