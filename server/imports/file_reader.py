"""Reads the bytes of a file in a process of its own, for what a draft stores of it."""

import datetime as dt
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from server.imports.statements.child_process import decrypt_file, read_file
from server.imports.statements.columns import ColumnMapping
from server.imports.statements.exchange import ReadRequest, ReadStatement
from server.imports.statements.lumbung_archive import LedgerArchive
from server.imports.statements.shape import Shape
from server.imports.statements.statement import NumberStyle
from server.imports.statements.unknown_table import UnknownTable


@dataclass(frozen=True, slots=True, kw_only=True)
class FileRequest:
    """A file to read, and what the person said about it; the password is used once.

    `whole` asks for all its accounts as one ledger.
    """

    content: bytes
    today: dt.date
    password: str | None = None
    number_style: str | None = None
    mapping: Mapping[str, int] | None = None
    whole: bool = False

    @classmethod
    def of(cls, draft: Mapping[str, Any], content: bytes, password: str | None = None) -> Self:
        """The file of a draft, with what the person said about it."""
        return cls(
            content=content,
            today=draft["today"],
            password=password,
            number_style=draft["number_style"],
            mapping=draft["mapping"],
        )


@dataclass(frozen=True, slots=True)
class FileContent:
    """The statements of a file, the columns of an unknown table, or a whole ledger.

    `shape` is that of a file of an unknown layout.
    """

    statements: tuple[ReadStatement, ...] = ()
    columns: dict[str, Any] | None = None
    archive: LedgerArchive | None = None
    shape: Shape | None = None


def read_content(request: FileRequest) -> FileContent:
    """What a file holds; raises Unreadable. It takes a while, so no transaction is open."""
    style = NumberStyle(request.number_style) if request.number_style else None
    mapping = None if request.mapping is None else ColumnMapping(**request.mapping)
    found = read_file(
        ReadRequest(
            data=request.content,
            today=request.today,
            password=request.password,
            mapping=mapping,
            number_style=style,
            whole=request.whole,
        )
    )
    if isinstance(found, UnknownTable):
        return FileContent(columns=_describe(found), shape=found.shape)
    if isinstance(found, LedgerArchive):
        return FileContent(archive=found)
    return FileContent(statements=tuple(found))


def read_clear(content: bytes, today: dt.date, password: str) -> bytes:
    """An encrypted workbook without its encryption; raises Unreadable. No transaction is open."""
    return decrypt_file(ReadRequest(data=content, today=today, password=password))


def _describe(table: UnknownTable) -> dict[str, Any]:
    """A table as a draft stores it; `key` recognises others of its layout."""
    style = table.number_style
    return {
        "header": list(table.header),
        "sample": [list(row) for row in table.sample],
        "guess": {
            name: column for name, column in asdict(table.guess).items() if column is not None
        },
        "number_style": style.value if style else None,
        "key": table.key,
        "rows": table.row_count,
    }
