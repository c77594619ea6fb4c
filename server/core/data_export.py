"""The data export and the erasure of a person: the types that features fill."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self

from server.core.extension_point import ExtensionPoint
from server.core.text.i18n import Message

Cell = str | int | bool | None
"""A cell of a table: texts are neutralised for spreadsheets, numbers stay numbers."""

Row = Sequence[Cell]


@dataclass(frozen=True, kw_only=True)
class Table:
    """Rows for a CSV file and, under the same name, for the JSON file.

    `rows` is called once and streamed, so it may exceed the memory; `count` is the expected number
    of rows. `about` explains the file to its owner.
    """

    name: str
    about: Message
    columns: Sequence[str]
    rows: Callable[[], Iterable[Row]]
    count: int

    @classmethod
    def of(cls, name: str, about: Message, columns: Sequence[str], rows: Sequence[Row]) -> Self:
        """A table whose rows are in memory."""
        return cls(name=name, about=about, columns=columns, rows=lambda: rows, count=len(rows))


@dataclass(frozen=True, kw_only=True)
class File:
    """A file of the export; `name` has its suffix."""

    name: str
    about: Message
    content: bytes


@dataclass(frozen=True, kw_only=True)
class Exported:
    """The data of one feature: a JSON object, tables and files."""

    data: Mapping[str, Any] = field(default_factory=dict)
    tables: Sequence[Table] = ()
    files: Sequence[File] = ()


Export = Callable[[str], Exported]
"""Exports the data of the owner with this id."""

Erase = Callable[[str], None]
"""Erases the data of the owner with this id; harmless to repeat.

It runs in the transaction that deletes the account, which also deletes rows that refer to `users`.
"""


@dataclass(frozen=True, kw_only=True)
class PersonalDataSource:
    """How the personal data of one feature is exported and erased."""

    name: str
    export: Export | None
    erase: Erase | None


personal_data_sources: Final = ExtensionPoint[PersonalDataSource]("personal data")
