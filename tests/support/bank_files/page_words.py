"""Pages as our PDF engine gives them, and as others could cut them into words."""

from collections.abc import Iterator
from itertools import groupby
from typing import Literal

from server.imports.statements.document import Line, Pages, Word
from tests.support.bank_files.opened import open_pages
from tests.support.bank_files.pdf_writer import A4, Text, text_width, write_pdf

Cut = Literal["file", "words", "cells", "pieces"]
CUTS: tuple[Cut, ...] = ("file", "cells", "pieces")
LONGEST_PIECE = 3


def as_pages(pages: list[list[Text]], cut: Cut = "words") -> Pages:
    """The lines of the texts.

    `file` writes a PDF and opens it; the others do without: `words` are those between blanks,
    `cells` leaves the blanks in, `pieces` cuts words into parts that touch.
    """
    if cut == "file":
        return open_pages(write_pdf(pages, page_size=_page_size(pages)))
    lines = []
    for number, texts in enumerate(pages, 1):
        ordered = sorted(texts, key=lambda text: (text.y, _left(text)))
        for _, group in groupby(ordered, key=lambda text: text.y):
            words = [word for text in group for word in _words(text, cut)]
            lines.append(Line(number, tuple(sorted(words, key=lambda word: word.left))))
    return Pages(tuple(lines), len(pages))


def _page_size(pages: list[list[Text]]) -> tuple[float, float]:
    """A4, or more where texts stand outside of it."""
    texts = [text for page in pages for text in page]
    width = max(_left(text) + text_width(text.text, text.size) for text in texts)
    height = max(text.y for text in texts)
    return max(A4[0], width + 20), max(A4[1], height + 20)


def _left(text: Text) -> float:
    return text.x - text_width(text.text, text.size) if text.right else text.x


def _words(text: Text, cut: Cut) -> Iterator[Word]:
    left, size = _left(text), text.size

    def at(begin: int, end: int) -> Word:
        return Word(
            text.text[begin:end],
            left + text_width(text.text[:begin], size),
            left + text_width(text.text[:end], size),
            text.y,
        )

    if cut == "cells":
        yield at(0, len(text.text))
        return
    begin = 0
    for word in text.text.split(" "):
        step = max(len(word), 1) if cut == "words" else LONGEST_PIECE
        for offset in range(0, len(word), step):
            yield at(begin + offset, begin + min(offset + step, len(word)))
        begin += len(word) + 1
