"""Marks that say on which side of an account an amount stands."""

import re
from collections.abc import Iterable
from typing import Final

from server.imports.statements.document import Cell, cell_text

OUT: Final = -1
IN: Final = 1

_SIDES: Final = {
    **dict.fromkeys(("d", "db", "dr", "debit", "debet", "keluar", "out", "-"), OUT),
    **dict.fromkeys(("dana keluar", "uang keluar", "pengeluaran", "money out"), OUT),
    **dict.fromkeys(("expense", "withdrawal"), OUT),
    **dict.fromkeys(("c", "cr", "k", "kr", "kredit", "credit", "masuk", "in", "+"), IN),
    **dict.fromkeys(("dana masuk", "uang masuk", "pemasukan", "money in"), IN),
    **dict.fromkeys(("income", "deposit"), IN),
}
_MARKED_AMOUNT: Final = re.compile(
    r"\s*(.*[0-9])\s*\(?\b(DB|CR|DR|D|C|K|DEBIT|DEBET|KREDIT|CREDIT)\b\.?\)?\s*", re.IGNORECASE
)


class Marks:
    """The marks of a column, of which all together tell what one means.

    `K` is kredit, but keluar beside `M` for masuk. Where only one side is marked, no mark is
    the other.
    """

    def __init__(self, cells: Iterable[Cell]) -> None:
        marks = {_fold(cell) for cell in cells}
        self._sides = _SIDES | ({"k": OUT, "m": IN} if "m" in marks else {})
        known = {self._sides[mark] for mark in marks if mark in self._sides}
        self.are_all_known = bool(known) and not marks - self._sides.keys() - {""}
        self._side_of_none = -known.pop() if len(known) == 1 and "" in marks else None

    def side(self, cell: Cell) -> int:
        """IN or OUT; raises ValueError for what is no mark."""
        mark = _fold(cell)
        side = self._sides.get(mark) if mark else self._side_of_none
        if side is None:
            msg = "not a mark"
            raise ValueError(msg)
        return side


def split_mark(text: str) -> tuple[str, int | None]:
    """The amount without the mark behind it, such as `287,490.00 DB`, and its side."""
    if text[-1:].isdecimal():
        return text, None
    match = _MARKED_AMOUNT.fullmatch(text)
    if match is None:
        return text, None
    return match[1], _SIDES[match[2].lower()]


def _fold(cell: Cell) -> str:
    return cell_text(cell).lower().rstrip(".")
