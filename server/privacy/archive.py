"""The ZIP archive with all data of a person: a JSON file, CSV files, attachments, a README."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from server.core.data_export import Cell, Exported, Row, Table
from server.core.text.i18n import Message, _, translate
from server.core.text.spreadsheet_cells import guard_text

# Tells spreadsheets that the file is UTF-8.
MARK: Final = "\ufeff"
DATA_NAME: Final = "data.json"
ABOUT_DATA: Final = _("All your data in one file that programs can read.")
# By it an import recognises the archive; a new version is one that the releases before cannot read.
MANIFEST_NAME: Final = "lumbung.json"
FORMAT: Final = "lumbung"
VERSION: Final = 1
ABOUT_MANIFEST: Final = _("What another Lumbung account needs to import this archive.")
ABOUT_README: Final = _("This file.")
TITLE: Final = _("Your Lumbung data")
MADE: Final = _("Created on {moment} (UTC).")
OPENING: Final = _("These files are in the archive:")
CLOSING: Final = _("Amounts are in whole rupiah, times in UTC.")

Advance = Callable[[], None]
"""Called after each written row and part; may raise to stop."""


def write_archive(
    file: IO[bytes],
    parts: Mapping[str, Exported],
    *,
    owner_id: str,
    language: str,
    moment: str,
    advance: Advance,
) -> None:
    """Write the archive of an account's parts, by the name of their feature, into a file.

    Rows are streamed, so the memory needed does not grow with their number.
    """
    with TemporaryDirectory() as directory, ZipFile(file, "w", ZIP_DEFLATED) as archive:
        writer = _Writer(Path(directory), advance)
        for sheet in writer.write_data(archive, parts, moment):
            archive.write(sheet, sheet.name)
        manifest = {"format": FORMAT, "version": VERSION, "made_at": moment, "account": owner_id}
        archive.writestr(MANIFEST_NAME, _json({**manifest, "rows": writer.counts}))
        for part in parts.values():
            for extra in part.files:
                archive.writestr(extra.name, extra.content, ZIP_STORED)
        archive.writestr("README.txt", _readme(parts, language, moment))


def escape_formula(value: Cell) -> Cell:
    """Escape a text that a spreadsheet would treat as a formula; numbers stay numbers."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return guard_text(value) if isinstance(value, str) else value


class _Writer:
    """Reads each table once and writes it to the JSON file and to its CSV file."""

    def __init__(self, directory: Path, advance: Advance) -> None:
        self._directory = directory
        self._advance = advance
        self._sheets: list[Path] = []
        self.counts: dict[str, int] = {}
        """How many rows each table has."""

    def write_data(
        self, archive: ZipFile, parts: Mapping[str, Exported], moment: str
    ) -> list[Path]:
        """Write the JSON file and return where the CSV files are."""
        with (
            archive.open(DATA_NAME, "w", force_zip64=True) as entry,
            io.TextIOWrapper(entry, "utf-8", newline="\n") as text,
        ):
            text.write(f'{{\n"made_at": {_json(moment)}')
            for name, part in parts.items():
                text.write(f",\n{_json(name)}: {{")
                self._write_part(text, part)
                text.write("\n}")
                self._advance()
            text.write("\n}\n")
        return self._sheets

    def _write_part(self, text: IO[str], part: Exported) -> None:
        separator = ""
        for key, value in part.data.items():
            text.write(f"{separator}\n{_json(key)}: {_json(value)}")
            separator = ","
        for table in part.tables:
            text.write(f"{separator}\n{_json(table.name)}: [")
            separator = ","
            self._sheets.append(self._write_rows(text, table))
            text.write("]")

    def _write_rows(self, text: IO[str], table: Table) -> Path:
        path = self._directory / f"{table.name}.csv"
        with path.open("w", encoding="utf-8", newline="") as sheet:
            sheet.write(MARK)
            writer = csv.writer(sheet, lineterminator="\r\n")
            writer.writerow(table.columns)
            self.counts[table.name] = 0
            for row in _separated(text, table.rows()):
                self.counts[table.name] += 1
                text.write(_json(dict(zip(table.columns, row, strict=True))))
                writer.writerow([escape_formula(value) for value in row])
                self._advance()
        return path


def _separated(text: IO[str], rows: Iterable[Row]) -> Iterable[Row]:
    separator = "\n"
    for row in rows:
        text.write(separator)
        separator = ",\n"
        yield row


def _readme(parts: Mapping[str, Exported], language: str, moment: str) -> str:
    files: list[tuple[str, Message]] = [(DATA_NAME, ABOUT_DATA)]
    for part in parts.values():
        files += [(f"{table.name}.csv", table.about) for table in part.tables]
        files += [(file.name, file.about) for file in part.files]
    files += [(MANIFEST_NAME, ABOUT_MANIFEST), ("README.txt", ABOUT_README)]
    lines = [
        translate(TITLE, language),
        translate(MADE, language, moment=moment),
        "",
        translate(OPENING, language),
        "",
        *(f"{name}: {translate(about, language)}" for name, about in files),
        "",
        translate(CLOSING, language),
        "",
    ]
    return "\r\n".join(lines)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
