"""The ledger as a file that spreadsheets open: rows go out one by one and are never held."""

import csv
import datetime as dt
import io
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import IO, Final, NamedTuple

from xlsxwriter import Workbook
from xlsxwriter.worksheet import Worksheet


class Format(StrEnum):
    """What kind of file is asked for."""

    CSV = "csv"
    XLSX = "xlsx"


class SheetRow(NamedTuple):
    """One transaction in words of the reader; the amount is whole rupiah."""

    date: dt.date
    type: str
    category: str
    detail: str
    amount: int


class Words(NamedTuple):
    """What stands above the columns, and what the sheet is called."""

    title: str
    columns: Sequence[str]


Write = Callable[[IO[bytes], Words, Iterable[SheetRow]], None]

TYPES: Final = {
    Format.CSV: "text/csv",
    Format.XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
# Tells spreadsheets that the file is UTF-8.
MARK: Final = "\ufeff"
# What spreadsheets take for the beginning of a formula, and the sign that tells them otherwise:
# one at the beginning is always ours, so that taking it away gives back what was typed.
GUARDED: Final = ("=", "+", "-", "@", "\t", "\r", "\0", "'")
GUARD: Final = "'"

WIDTHS: Final = (12, 14, 28, 48, 18)
# What an XLSX sheet holds, one row of it for the words above the columns.
MOST_ROWS: Final = 1_048_576
# The day as the reader's own spreadsheet writes days.
SHORT_DAY: Final = 14
HEAD: Final = {"bold": True, "bg_color": "#E8EFE4", "bottom": 1, "valign": "vcenter"}


def guarded(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return GUARD + text if text.startswith(GUARDED) else text


def write_csv(file: IO[bytes], words: Words, rows: Iterable[SheetRow]) -> None:
    """Write the rows as CSV (RFC 4180, UTF-8 with a mark)."""
    text = io.TextIOWrapper(file, "utf-8", newline="")
    text.write(MARK)
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(words.columns)
    for row in rows:
        day = row.date.isoformat()
        writer.writerow((day, row.type, guarded(row.category), guarded(row.detail), row.amount))
    # It would close the file as well.
    text.detach()


def write_xlsx(file: IO[bytes], words: Words, rows: Iterable[SheetRow]) -> None:
    """Write the rows as XLSX: text as text, numbers as numbers, days as days."""
    # Each row goes to the disk when the next one begins.
    with Workbook(file, {"constant_memory": True}) as workbook:
        writer = _Sheets(workbook, words)
        for row in rows:
            writer.write(row)
        writer.finish()


class _Sheets:
    """One sheet after the other, as many as the rows need."""

    def __init__(self, workbook: Workbook, words: Words) -> None:
        self._workbook = workbook
        self._words = words
        self._head = workbook.add_format(HEAD)
        self._day = workbook.add_format({"num_format": SHORT_DAY, "align": "left"})
        self._amount = workbook.add_format({"num_format": "#,##0"})
        self._sheets = 0
        self._begin()

    def write(self, row: SheetRow) -> None:
        """Write one row below the last one."""
        if self._next == MOST_ROWS:
            self.finish()
            self._begin()
        sheet, at = self._sheet, self._next
        sheet.write_datetime(at, 0, row.date, self._day)
        sheet.write_string(at, 1, row.type)
        sheet.write_string(at, 2, row.category)
        sheet.write_string(at, 3, row.detail)
        sheet.write_number(at, 4, row.amount, self._amount)
        self._next += 1

    def finish(self) -> None:
        """Let the reader filter by every column."""
        self._sheet.autofilter(0, 0, max(1, self._next - 1), len(WIDTHS) - 1)

    def _begin(self) -> None:
        self._sheets += 1
        name = self._words.title if self._sheets == 1 else f"{self._words.title} {self._sheets}"
        self._sheet: Worksheet = self._workbook.add_worksheet(name)
        self._next = 1
        self._sheet.freeze_panes(1, 0)
        for column, width in enumerate(WIDTHS):
            self._sheet.set_column(column, column, width)
        for column, word in enumerate(self._words.columns):
            self._sheet.write_string(0, column, word, self._head)


WRITERS: Final[dict[Format, Write]] = {Format.CSV: write_csv, Format.XLSX: write_xlsx}
