"""The words of the pages of a PDF, with their places."""

import ctypes
import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import pypdfium2
import pypdfium2.raw as pdfium

from server.imports.statements.document import Document, Line, Pages, Word
from server.imports.statements.limits import MOST_PAGES
from server.imports.statements.statement import Fault, Unreadable

# In parts of the height of a glyph: how far apart glyphs of one word are at most, how far they
# overlap, and how far apart the feet of words on one line are.
_GAP: Final = 0.13
_OVERLAP: Final = 0.3
_LINE_DRIFT: Final = 0.3
# The pages of a scan hold at most what the scanning program wrote about itself.
_FEWEST_GLYPHS: Final = 30
# The library takes a hyphen at the end of a line for one that parts a word.
_LINE_END_HYPHEN: Final = 2
_LEVEL: Final = math.radians(5)


class _Piece(NamedTuple):
    """Glyphs that touch, as the file wrote them; `foot` is where they stand, downwards."""

    text: str
    left: float
    right: float
    top: float
    foot: float

    @property
    def height(self) -> float:
        return max(self.foot - self.top, 1.0)

    def touches(self, other: "_Piece") -> bool:
        """Whether the other one, further to the right, continues this one."""
        gap = other.left - self.right
        return (
            abs(other.foot - self.foot) <= _LINE_DRIFT * self.height
            and -_OVERLAP * self.height <= gap <= _GAP * self.height
        )

    def joined(self, other: "_Piece") -> "_Piece":
        return _Piece(
            self.text + other.text,
            self.left,
            max(self.right, other.right),
            min(self.top, other.top),
            self.foot,
        )


def open_file(data: bytes, password: str | None) -> list[Document]:
    """The pages of a PDF as the one document in it."""
    return [read_pages(data, password)]


def read_pages(data: bytes, password: str | None = None, most: int = MOST_PAGES) -> Pages:
    """The lines of all pages, so many at most; raises `Unreadable`."""
    document = _open(data, password)
    try:
        count = len(document)
        if count > most:
            raise Unreadable(Fault.TOO_LARGE)
        creator = document.get_metadata_value("Creator")
        lines: list[Line] = []
        for index in range(count):
            lines += _lines(list(_pieces(document[index])), index + 1)
    except pypdfium2.PdfiumError as error:
        raise Unreadable(Fault.DAMAGED) from error
    finally:
        document.close()
    glyphs = sum(len(word.text) for line in lines for word in line.words)
    if glyphs < _FEWEST_GLYPHS * count:
        raise Unreadable(Fault.NO_TEXT)
    return Pages(tuple(lines), count, creator)


def _open(data: bytes, password: str | None) -> pypdfium2.PdfDocument:
    try:
        return pypdfium2.PdfDocument(data, password=password)
    except pypdfium2.PdfiumError as error:
        if error.err_code == pdfium.FPDF_ERR_PASSWORD:
            raise Unreadable(Fault.UNLOCK_FAILED if password else Fault.LOCKED) from error
        raise Unreadable(Fault.DAMAGED) from error


def _pieces(page: pypdfium2.PdfPage) -> Iterator[_Piece]:
    """The glyphs of a page, those that follow and touch each other together.

    Blanks are passed over: where there is room between glyphs is what tells words apart, since
    some programs write a blank and then place the next glyph over it.
    """
    text_page = page.get_textpage()
    current: _Piece | None = None
    for glyph in _glyphs(page, text_page):
        if current is not None and current.touches(glyph):
            current = current.joined(glyph)
            continue
        if current is not None:
            yield current
        current = glyph
    if current is not None:
        yield current
    text_page.close()
    page.close()


def _glyphs(page: pypdfium2.PdfPage, text_page: pypdfium2.PdfTextPage) -> Iterator[_Piece]:
    handle = text_page.raw
    turn = page.get_rotation()
    frame = page.get_cropbox()
    box, x, y = pdfium.FS_RECTF(), ctypes.c_double(), ctypes.c_double()
    for index in range(text_page.count_chars()):
        code = pdfium.FPDFText_GetUnicode(handle, index)
        letter = "-" if code == _LINE_END_HYPHEN else chr(code)
        if letter < " " or letter.isspace() or 0xD800 <= code < 0xE000:
            continue
        angle = pdfium.FPDFText_GetCharAngle(handle, index) + math.radians(turn)
        if abs(math.remainder(angle, math.tau)) > _LEVEL:
            continue  # a watermark
        pdfium.FPDFText_GetLooseCharBox(handle, index, box)
        pdfium.FPDFText_GetCharOrigin(handle, index, x, y)
        start, over = _place(box.left, box.top, frame, turn)
        end, under = _place(box.right, box.bottom, frame, turn)
        _, foot = _place(x.value, y.value, frame, turn)
        yield _Piece(letter, min(start, end), max(start, end), min(over, under), foot)


def _place(
    x: float, y: float, frame: tuple[float, float, float, float], turn: int
) -> tuple[float, float]:
    """A point from the upper left corner of the page as it is shown, which may be turned."""
    left, bottom, right, top = frame
    return {
        0: (x - left, top - y),
        90: (y - bottom, x - left),
        180: (right - x, y - bottom),
        270: (top - y, right - x),
    }[turn]


def _lines(pieces: list[_Piece], page: int) -> Iterator[Line]:
    """The pieces that stand on one line, downwards."""
    row: list[_Piece] = []
    for piece in sorted(pieces, key=lambda piece: piece.foot):
        if row and piece.foot - row[0].foot > _LINE_DRIFT * min(piece.height, row[0].height):
            yield Line(page, tuple(_words(row)))
            row = []
        row.append(piece)
    if row:
        yield Line(page, tuple(_words(row)))


def _words(row: list[_Piece]) -> Iterator[Word]:
    """The words of a line from left to right; pieces that touch are one word."""
    words: list[_Piece] = []
    for piece in sorted(row, key=lambda piece: piece.left):
        if words and words[-1].touches(piece):
            words[-1] = words[-1].joined(piece)
        else:
            words.append(piece)
    for word in words:
        yield Word(word.text, word.left, word.right, word.top)
