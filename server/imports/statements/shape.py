"""What a file looks like, without what it says: every letter is an a, every digit a 9."""

import datetime as dt
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from server.imports.statements.document import (
    Cell,
    Document,
    Line,
    Pages,
    PlainText,
    Table,
    UnreadFile,
    cell_text,
)

T = TypeVar("T")
# Of each document so many lines of its beginning, its middle and its end.
HEAD: Final = 40
MIDDLE: Final = 10
TAIL: Final = 10
WIDEST: Final = 240
MOST_DOCUMENTS: Final = 5
MOST_CHARACTERS: Final = 16_000
_CUT: Final = " ..."
# Punctuation, separators, and the signs of currencies and sums.
_PLAIN: Final = frozenset({"Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Zs", "Sc", "Sm"})


@dataclass(frozen=True, slots=True)
class Shape:
    """The kind of a file, its size in bytes, and its masked text."""

    kind: str
    size: int
    text: str


def describe_shape(documents: Sequence[Document]) -> str:
    """The masked lines of all documents; at most MOST_CHARACTERS."""
    shown = [one for one in documents if not isinstance(one, UnreadFile)]
    if any(isinstance(one, Table) for one in shown):
        # A text is there twice: cut into cells, and as it is.
        shown = [one for one in shown if not isinstance(one, PlainText)]
    lines = [line for document in shown[:MOST_DOCUMENTS] for line in _describe_document(document)]
    if len(shown) > MOST_DOCUMENTS:
        lines.append(f"({len(shown) - MOST_DOCUMENTS} more documents)")
    text = "\n".join(lines)
    if len(text) <= MOST_CHARACTERS:
        return text
    return text[: MOST_CHARACTERS - len(_CUT)] + _CUT


def mask(text: str) -> str:
    """The text with a or A for every letter and 9 for every digit; punctuation stays.

    What is neither, such as a pictogram or an accent of its own, becomes a question mark.
    """
    return "".join(map(_mask_letter, text))


@lru_cache(maxsize=4_096)
def _mask_letter(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind[0] == "L":
        return "A" if kind in {"Lu", "Lt"} else "a"
    if kind[0] == "N":
        return "9"
    if letter == "\n":
        return "\\n"
    return letter if kind in _PLAIN or letter == "\t" or letter in "^`" else "?"


def _describe_document(document: Table | Pages | PlainText) -> Iterator[str]:
    if isinstance(document, Pages):
        yield f"(pages: {document.count}, lines: {len(document.lines)})"
        yield from _sample(document.lines, _describe_line)
    elif isinstance(document, PlainText):
        lines = document.text.split("\n")
        yield f"(text, lines: {len(lines)})"
        yield from _sample(lines, mask)
    elif document.lines:
        yield f"(table, rows: {len(document.rows)})"
        yield from _sample(document.lines, mask)
    else:
        yield f"(sheet {mask(document.name)!r}, rows: {len(document.rows)})"
        yield from _sample(document.rows, _describe_row)


def _sample(items: Sequence[T], describe: Callable[[T], str]) -> Iterator[str]:
    """The first, some middle and the last items, and how many are left out between them."""
    count = len(items)
    if count <= HEAD + MIDDLE + TAIL:
        spans = [(0, count)]
    else:
        middle = HEAD + (count - HEAD - MIDDLE - TAIL) // 2
        spans = [(0, HEAD), (middle, middle + MIDDLE), (count - TAIL, count)]
    end = 0
    for start, stop in spans:
        if start > end:
            yield f"({start - end} more)"
        yield from (_cut(describe(item)) for item in items[start:stop])
        end = stop


def _cut(line: str) -> str:
    return line if len(line) <= WIDEST else line[: WIDEST - len(_CUT)] + _CUT


def _describe_line(line: Line) -> str:
    """The words of a line of a page, each with its left and its right edge."""
    top = round(line.words[0].top) if line.words else 0
    words = (f"[{word.left:.0f}-{word.right:.0f}] {mask(word.text)}" for word in line.words)
    return f"(page {line.page}, {top}) " + " ".join(words)


def _describe_row(row: Sequence[Cell]) -> str:
    cells = [*map(_describe_cell, row)]
    while cells and not cells[-1]:
        cells.pop()
    return " | ".join(cells)


def _describe_cell(cell: Cell) -> str:
    """Texts in quotation marks, dates and times in brackets, numbers bare."""
    if cell is None:
        return ""
    if isinstance(cell, str):
        return f'"{mask(cell)}"'
    masked = mask(str(cell) if isinstance(cell, float) else cell_text(cell))
    return f"[{masked}]" if isinstance(cell, dt.date | dt.time) else masked
