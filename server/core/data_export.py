"""What a feature keeps of a person: how they take it along, and how it is erased."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from server.core.extension_point import ExtensionPoint
from server.core.text.i18n import Message

Cell = str | int | bool | None
"""A value of a table: texts are guarded against spreadsheets, numbers stay numbers."""

Row = Sequence[Cell]


@dataclass(frozen=True, kw_only=True)
class Table:
    """Rows for a CSV file and, under the same name, for the JSON file.

    `rows` is called once and read bit by bit, so it may be longer than the memory; `count` is
    how many there will be, as far as the feature knows. `about` explains the file to its owner.
    """

    name: str
    about: Message
    columns: Sequence[str]
    rows: Callable[[], Iterable[Row]]
    count: int


@dataclass(frozen=True, kw_only=True)
class File:
    """A file that is taken along as it is; `name` has its ending."""

    name: str
    about: Message
    content: bytes


@dataclass(frozen=True, kw_only=True)
class Exported:
    """What one feature gives to its owner: a JSON object, tables and files."""

    data: Mapping[str, Any] = field(default_factory=dict)
    tables: Sequence[Table] = ()
    files: Sequence[File] = ()


Export = Callable[[str], Exported]
"""What a feature keeps of the owner with this id."""

Erase = Callable[[str], None]
"""Erase what a feature keeps of the owner with this id; harmless when it is gone already.

It runs in the transaction that deletes the account, so rows that hang on `users` need no word.
"""


@dataclass(frozen=True, kw_only=True)
class PersonalDataSource:
    """How the personal data of one feature is exported and erased."""

    name: str
    export: Export | None
    erase: Erase | None


personal_data_sources: Final = ExtensionPoint[PersonalDataSource]("personal data")
