"""Lumbung's own archive of all data: recognised by its manifest, read from its CSV files.

Nothing but these files is unpacked, so that neither a photo nor the JSON file, which says the same
again, counts. Every value is checked, and so is every reference from one table to another.
"""

import csv
import datetime as dt
import io
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import orjson

from server.imports.statements.archive_links import check_links
from server.imports.statements.archive_tables import (
    AHEAD,
    FORMAT,
    LATER,
    MANIFEST,
    TABLES,
    VERSION,
    BadValue,
    Column,
    Columns,
)
from server.imports.statements.limits import MOST_ROWS, MOST_UNPACKED_BYTES
from server.imports.statements.statement import Fault, Unreadable

Row = Mapping[str, Any]
LAYOUT: Final = "lumbung-archive"
# An archive of a release that wrote no manifest is known by its file for programs.
_OLD: Final = frozenset({"data.json", "transactions.csv"})
_GUARD: Final = "'"
_PIECE: Final = 256 * 1024
_DAMAGES: Final = (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError)
_HEADING: Final = 1


@dataclass(frozen=True, slots=True)
class LedgerArchive:
    """What an archive, or a list of entries, holds: the rows of its tables by their names.

    `exporter` is the id of its account, `made_at` the moment of the export as it is written in it;
    both are empty for a list.
    """

    layout: str
    exporter: str
    made_at: str
    tables: Mapping[str, list[Row]] = field(repr=False)


def find_archive(data: bytes) -> zipfile.ZipFile | None:
    """The archive, when the file is one of ours."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        names = set(archive.namelist())
    except (*_DAMAGES, ValueError):
        return None
    return archive if MANIFEST in names or names >= _OLD else None


def read_archive(archive: zipfile.ZipFile, today: dt.date) -> LedgerArchive:
    """What an archive holds; raises `Unreadable` with the table and the row."""
    reader = _Members(archive)
    manifest = _read_manifest(reader)
    tables: dict[str, list[Row]] = {}
    for name, columns in TABLES.items():
        if name in LATER and name not in manifest["rows"]:
            tables[name] = []
            continue
        text = _decode(reader.read(f"{name}.csv", Fault.MISSING_TABLE, name), name)
        tables[name] = list(_read_table(text, name, columns))
        if len(tables[name]) != manifest["rows"].get(name):
            raise Unreadable(Fault.MISSING_ROWS, part=name)
    if sum(map(len, tables.values())) > MOST_ROWS:
        raise Unreadable(Fault.TOO_LARGE)
    check_links(tables, today + AHEAD)
    return LedgerArchive(LAYOUT, manifest["account"], manifest["made_at"], tables)


class _Members:
    """The members of an archive, which unpack to no more than the limit, all together."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._unpacked = 0

    def read(self, name: str, missing: Fault, part: str = "") -> bytes:
        """A member as a whole; raises `Unreadable`, with `missing` when it is not there."""
        try:
            member = self._archive.getinfo(name)
        except KeyError as error:
            raise Unreadable(missing, part=part) from error
        if member.flag_bits & 1:
            raise Unreadable(Fault.UNKNOWN_TYPE)  # encrypted, as ours never is
        pieces = []
        try:
            # The size that it states can be false.
            with self._archive.open(member) as content:
                while piece := content.read(_PIECE):
                    self._unpacked += len(piece)
                    if self._unpacked > MOST_UNPACKED_BYTES:
                        raise Unreadable(Fault.TOO_LARGE)
                    pieces.append(piece)
        except _DAMAGES as error:
            raise Unreadable(Fault.DAMAGED) from error
        return b"".join(pieces)


def _read_manifest(reader: _Members) -> dict[str, Any]:
    content = reader.read(MANIFEST, Fault.OTHER_VERSION)
    try:
        manifest = orjson.loads(content)
    except orjson.JSONDecodeError as error:
        raise Unreadable(Fault.DAMAGED) from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise Unreadable(Fault.DAMAGED)
    if manifest.get("version") != VERSION:
        raise Unreadable(Fault.OTHER_VERSION)
    texts = (manifest.get("account"), manifest.get("made_at"))
    if not all(isinstance(text, str) and text for text in texts):
        raise Unreadable(Fault.DAMAGED)
    if not isinstance(manifest.get("rows"), dict):
        raise Unreadable(Fault.DAMAGED)
    return manifest


def _decode(content: bytes, name: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(Fault.DAMAGED, part=name) from error


def _read_table(text: str, name: str, columns: Columns) -> Iterator[Row]:
    lines = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        heading = next(lines, [])
        places = {column: heading.index(column) for column in columns if column in heading}
        needed = {name for name, column in columns.items() if not column.is_added}
        if not needed <= places.keys() or len(set(heading)) < len(heading):
            raise Unreadable(Fault.OTHER_COLUMNS, part=name)
        for number, cells in enumerate(lines, _HEADING + 1):
            if len(cells) != len(heading):
                raise Unreadable(Fault.DAMAGED, number, part=name)
            yield _read_row(cells, places, columns, (number, name))
    except csv.Error as error:
        raise Unreadable(Fault.DAMAGED, part=name) from error


def _read_row(
    cells: list[str], places: Mapping[str, int], columns: Columns, where: tuple[int, str]
) -> Row:
    try:
        row = {
            name: read_cell(column, cells[places[name]] if name in places else "")
            for name, column in columns.items()
        }
    except BadValue as error:
        raise Unreadable(error.fault, where[0], part=where[1]) from error
    return row


def read_cell(column: Column, cell: str) -> Any:
    """The value of a cell, without the guard in front of what is no formula; raises BadValue."""
    if cell == "" and column.nullable:
        return None
    return column.parse(cell.removeprefix(_GUARD))
