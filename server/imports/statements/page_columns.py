"""Where the columns of a table stand on a page, however its glyphs were cut into words."""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from server.imports.statements.document import Line, Pages, Word
from server.imports.statements.row_values import Place

# Words whose edges are nearer than this, in points, are pieces of one word.
NARROWEST_GAP: Final = 0.5

# A number or a piece of one, which may be the sign alone.
NUMBER: Final = re.compile(r"[+\-−]?[0-9.,]*")
# PDF engines cut a number where its glyphs were moved apart: `5.704 .768`.
SPLIT_NUMBER: Final = re.compile(r"(?<=\d)\s+(?=[.,]\d)|(?<=\d[.,])\s+(?=\d)")


class Span(NamedTuple):
    """The left and the right edge of a column's name."""

    left: float
    right: float

    @property
    def center(self) -> float:
        """Where columns of numbers are told apart, whose names are shorter than the numbers."""
        return (self.left + self.right) / 2


def fold(text: str) -> str:
    """The text without blanks and capitals, for comparing printed words."""
    return "".join(text.split()).casefold()


def join_numbers(text: str) -> str:
    """The text with the pieces of split numbers put together."""
    return SPLIT_NUMBER.sub("", text)


def split_words(line: Line) -> tuple[Word, ...]:
    """The words of the line, cut where a word holds blanks, and joined where two touch."""
    words: list[Word] = []
    for word in line.words:
        for piece in _pieces(word):
            if words and abs(piece.left - words[-1].right) <= NARROWEST_GAP:
                before = words[-1]
                words[-1] = before._replace(text=before.text + piece.text, right=piece.right)
            else:
                words.append(piece)
    return tuple(words)


def _pieces(word: Word) -> Sequence[Word]:
    if word.text.isascii() and word.text.isprintable() and " " not in word.text:
        return (word,)
    width = (word.right - word.left) / max(len(word.text), 1)
    return [
        Word(match[0], word.left + width * match.start(), word.left + width * match.end(), word.top)
        for match in re.finditer(r"\S+", word.text)
    ]


def find_columns(line: Line, names: Sequence[str]) -> tuple[Span, ...] | None:
    """Where the names stand on the line in their order, or None when one is missing."""
    if fold(names[0]) not in fold(line.text):
        return None
    words = split_words(line)
    letters = "".join(word.text for word in words).casefold()
    edges = [edge for word in words for edge in _edges(word)]
    spans, start = [], 0
    for name in names:
        wanted = fold(name)
        at = letters.find(wanted, start)
        if at < 0 or len(edges) != len(letters):
            return None
        start = at + len(wanted)
        spans.append(Span(edges[at].left, edges[start - 1].right))
    return tuple(spans)


def _edges(word: Word) -> list[Span]:
    width = (word.right - word.left) / len(word.text)
    return [
        Span(word.left + width * index, word.left + width * (index + 1))
        for index in range(len(word.text))
    ]


def join_words(words: Iterable[Word]) -> str:
    """The words with a blank between them where there is a gap on the page."""
    text, edge = "", math.inf
    for word in words:
        text += (" " if word.left - edge > NARROWEST_GAP else "") + word.text
        edge = word.right
    return text


def line_text(line: Line) -> str:
    """The text of a line, with the pieces of its words joined."""
    return join_words(split_words(line))


def text_between(words: Iterable[Word], left: float, right: float) -> str:
    """The words that begin between the two edges."""
    return join_words(word for word in words if left <= word.left < right)


def number_lines(pages: Pages) -> Iterator[tuple[Place, Line]]:
    """The lines with their places, as errors name them."""
    page = position = 0
    for line in pages.lines:
        position = position + 1 if line.page == page else 1
        page = line.page
        yield Place(position, page), line


def heading_text(pages: Pages, lines: int) -> str:
    """The first lines as one folded text, in which readers look for the name of their layout."""
    return fold(" ".join(line.text for line in pages.lines[:lines]))


def middle(word: Word) -> float:
    """The point of a word that tells columns of numbers apart, which end on the right."""
    return (word.left + word.right) / 2


def trailing_numbers(words: Sequence[Word], left: float) -> list[Word]:
    """The numbers at the end of a line, where texts may reach over the edge of their column."""
    numbers: list[Word] = []
    for word in reversed(words):
        if middle(word) < left or not NUMBER.fullmatch(word.text):
            break
        numbers.insert(0, word)
    return numbers


def cut_at_centers(words: Iterable[Word], bounds: Sequence[float]) -> list[str]:
    """The words by the bounds that their middle lies between; pieces of a number are joined."""
    cells = [""] * (len(bounds) + 1)
    for word in words:
        cells[sum(middle(word) >= bound for bound in bounds)] += word.text
    return cells


def cut_at_right_edges(words: Iterable[Word], bounds: Sequence[float]) -> list[str]:
    """The same for columns whose numbers end before the name of the next column begins."""
    cells = [""] * (len(bounds) + 1)
    for word in words:
        cells[sum(word.right > bound for bound in bounds)] += word.text
    return cells
