"""From a text to the table that it holds: its delimiter, its rows and their cells."""

import csv
import re
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, overload

from server.imports.statements.amounts import find_style
from server.imports.statements.days import parse_day
from server.imports.statements.document import Table
from server.imports.statements.headings import find_role, is_header
from server.imports.statements.limits import MOST_COLUMNS, MOST_ROWS
from server.imports.statements.statement import Fault, Unreadable

# The comma is the last, because numbers and texts have commas too.
DELIMITERS: Final = ("\t", ";", "|", ",")
_SEARCHED_LINES: Final = 60
_SAMPLE_LINES: Final = 200
_LONGEST_SAMPLE: Final = 5_000
# More than any layout looks through for its heading.
HEAD_ROWS: Final = 200
# A quotation mark that is not closed within so many lines was a part of the text.
_MOST_LINES_OF_ROW: Final = 30
Row = tuple[str, ...]


def cut_table(text: str, name: str = "") -> Table:
    """The table of a text, each row beside the text that it was cut from."""
    lines = text.removesuffix("\n").split("\n") if text else []
    delimiter = find_delimiter(lines)
    starts = array("L", [0])
    for line, row in _cut_rows(lines, delimiter):
        starts.append(starts[-1] + len(line) + 1)
        if len(starts) > MOST_ROWS + 1 or len(row) > MOST_COLUMNS:
            raise Unreadable(Fault.TOO_LARGE)
    raw = RowTexts(text, starts)
    return Table(CutRows(raw, delimiter), raw, delimiter, name)


class RowTexts(Sequence[str]):
    """The texts of rows, which are taken from the whole text when they are asked for."""

    def __init__(self, text: str, starts: Sequence[int]) -> None:
        self._text, self._starts = text, starts

    def __len__(self) -> int:
        return len(self._starts) - 1

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        places = range(len(self))[index]
        if isinstance(places, int):
            return self._text[self._starts[places] : self._starts[places + 1] - 1]
        return tuple(self[place] for place in places)


class CutRows(Sequence[Row]):
    """The rows of a text. Recognition needs the first ones alone; all are cut when one more is.

    So a long text whose reader takes the lines is not held in cells as well.
    """

    def __init__(self, texts: RowTexts, delimiter: str) -> None:
        self._texts, self._delimiter = texts, delimiter
        self._cut: tuple[Row, ...] = ()

    def __len__(self) -> int:
        return len(self._texts)

    @overload
    def __getitem__(self, index: int) -> Row: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...

    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        places = range(len(self))[index]
        last = places if isinstance(places, int) else max(places, default=-1)
        if last >= len(self._cut):
            end = HEAD_ROWS if last < HEAD_ROWS else len(self)
            texts = (self._texts[place] for place in range(min(end, len(self))))
            self._cut = tuple(_cells(text, self._delimiter) for text in texts)
        if isinstance(places, int):
            return self._cut[places]
        return tuple(self._cut[place] for place in places)


def find_delimiter(lines: Sequence[str]) -> str:
    """The delimiter that cuts the heading into the names of columns.

    Titles above a table have commas of their own. Without a heading it is the delimiter that
    cuts most lines into a day and an amount, and then the one that cuts them evenly.
    """
    best, names = "", 1
    for line in lines[:_SEARCHED_LINES]:
        if len(line) > _LONGEST_SAMPLE:
            continue
        for delimiter in DELIMITERS:
            if delimiter not in line:
                continue
            cells = _cut_line(line, delimiter) or line.split(delimiter)
            count = sum(find_role(cell) is not None for cell in cells)
            if count > names and is_header(cells):
                best, names = delimiter, count
    return best or _delimiter_of_rows(lines)


def _delimiter_of_rows(lines: Sequence[str]) -> str:
    sample = [line for line in lines[:_SAMPLE_LINES] if line.strip()]
    sample = [line for line in sample if len(line) <= _LONGEST_SAMPLE]
    scores = {delimiter: _evenness(sample, delimiter) for delimiter in DELIMITERS}
    best = max(scores, key=lambda delimiter: scores[delimiter])
    return best if scores[best] > (0, 0.0) else ","


def _evenness(lines: Sequence[str], delimiter: str) -> tuple[int, float]:
    """How many rows have a day and an amount, and the share of rows that are equally wide."""
    rows = [row for _, row in _cut_rows(lines, delimiter)]
    widths = Counter(len(row) for row in rows if len(row) > 1)
    if not widths:
        return 0, 0.0
    dated = sum(_has_day_and_amount(row) for row in rows)
    return dated, widths.most_common(1)[0][1] / len(rows)


def _has_day_and_amount(row: Sequence[str]) -> bool:
    days = [index for index, cell in enumerate(row) if _is_day(cell)]
    return bool(days) and any(
        find_style([cell]) is not None for index, cell in enumerate(row) if index not in days
    )


def _is_day(cell: str) -> bool:
    try:
        parse_day(cell)
    except ValueError:
        return False
    return True


def _cut_rows(lines: Sequence[str], delimiter: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The rows, each with the lines that it was cut from."""
    closing = re.compile(rf'"\s*(?:{re.escape(delimiter)}|$)')
    index = 0
    while index < len(lines):
        end, cells = _cut_row(lines, index, delimiter, closing)
        yield "\n".join(lines[index:end]), cells
        index = end


def _cut_row(
    lines: Sequence[str], index: int, delimiter: str, closing: re.Pattern[str]
) -> tuple[int, tuple[str, ...]]:
    """Where the row that begins here ends, and its cells."""
    line = lines[index]
    cells = _cut_closed(line, delimiter)
    if cells is not None:
        return index + 1, cells
    for end in range(index + 2, min(index + _MOST_LINES_OF_ROW, len(lines)) + 1):
        if closing.search(lines[end - 1]):
            cells = _cut_line("\n".join(lines[index:end]), delimiter)
            if cells is not None:
                return end, cells
    return index + 1, tuple(line.split(delimiter))


def _cells(text: str, delimiter: str) -> Row:
    """The cells of a row whose end is known."""
    return _cut_closed(text, delimiter) or tuple(text.split(delimiter))


def _cut_closed(text: str, delimiter: str) -> Row | None:
    return _cut_line(text, delimiter) if '"' in text else tuple(text.split(delimiter))


def _cut_line(text: str, delimiter: str) -> tuple[str, ...] | None:
    """The cells of a row, or None where a quotation mark is still open."""
    try:
        return tuple(next(csv.reader([text], delimiter=delimiter, strict=True)))
    except csv.Error:
        return _cut_leniently(text, delimiter)


def _cut_leniently(text: str, delimiter: str) -> tuple[str, ...] | None:
    """As `_cut_line`, for texts whose own quotation marks were not doubled."""
    end = re.escape(delimiter)
    field = re.compile(rf'"((?:[^"]|""|"(?!\s*(?:{end}|$)))*+)"\s*(?={end}|$)|([^{end}]*)')
    cells, position = [], 0
    while True:
        match = field.match(text, position)
        if match is None:  # the second alternative matches always
            return None
        if match[1] is None and match[2].lstrip().startswith('"'):
            return None
        cells.append(match[2] if match[1] is None else match[1].replace('""', '"'))
        position = match.end() + 1
        if position > len(text):
            return tuple(cells)
