"""What the bytes of a file hold, before anybody knows which bank wrote it."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

Cell = str | int | float | dt.date | dt.datetime | dt.time | None
"""A cell of a sheet; all cells of a text file are strings."""


@dataclass(frozen=True, slots=True)
class Table:
    """A sheet, or the lines of a text that are cut into cells.

    `lines` are the lines of the text before they were cut, one for each of `rows`, for layouts
    whose texts hold delimiters that are not quoted; empty for a sheet. `name` is that of the
    sheet, or of the file in an archive without its suffix.
    """

    rows: Sequence[tuple[Cell, ...]]
    lines: Sequence[str] = ()
    delimiter: str = ""
    name: str = ""


class Word(NamedTuple):
    """A piece of text on a page, in points from the upper left corner."""

    text: str
    left: float
    right: float
    top: float


class Line(NamedTuple):
    """The words of a page that stand on one line, from left to right."""

    page: int
    words: tuple[Word, ...]

    @property
    def text(self) -> str:
        """The words with a blank between them."""
        return " ".join(word.text for word in self.words)

    def between(self, left: float, right: float) -> str:
        """The words whose middle lies between two distances from the left edge of the page."""
        return " ".join(
            word.text for word in self.words if left <= (word.left + word.right) / 2 < right
        )


@dataclass(frozen=True, slots=True)
class Pages:
    """The lines of all pages, downwards; `page` counts from 1. Glyphs that touch are one word.

    `creator` is the program that made the file, as far as it says so.
    """

    lines: tuple[Line, ...]
    count: int
    creator: str = ""


@dataclass(frozen=True, slots=True)
class PlainText:
    """A text that is no table, such as OFX, QIF, MT940 or CAMT."""

    text: str


@dataclass(frozen=True, slots=True)
class UnreadFile:
    """A file in an archive of several that cannot be read by itself; `fault` says why."""

    fault: str


Document = Table | Pages | PlainText | UnreadFile


def cell_text(cell: Cell) -> str:
    """A cell as a person would read it, in one line."""
    if cell is None:
        return ""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, dt.datetime) and cell.time() == dt.time():
        return cell.date().isoformat()
    folded = " ".join(str(cell).split())
    return cell if folded == cell and isinstance(cell, str) else folded  # one string, not two
