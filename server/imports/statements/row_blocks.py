"""Tables on pages whose rows take several lines, from a day to a time, without rules between."""

import datetime as dt
import re
from dataclasses import dataclass, field
from typing import Final

from server.imports.statements.days import find_time
from server.imports.statements.document import Line, Word
from server.imports.statements.page_columns import fold, join_numbers, join_words, split_words
from server.imports.statements.row_values import Place, read_day
from server.imports.statements.statement import Fault, Unreadable

# A text below the last row of a page is this row's up to such a distance in points.
LINE_DISTANCE: Final = 16


@dataclass(slots=True)
class RowBlock:
    """A row; `texts` are its lines downwards, `asides` what stands in the column behind."""

    day: dt.date
    place: Place
    last_top: float
    texts: list[str] = field(default_factory=list)
    asides: list[str] = field(default_factory=list)
    amounts: tuple[str, ...] = ()
    time: dt.time | None = None

    @property
    def is_whole(self) -> bool:
        return bool(self.amounts) and self.time is not None


@dataclass(slots=True)
class RowBlocks:
    """The rows of all pages, and texts that stand between two of them.

    `stamp` is what stands left of the texts, with groups `day` and `time`; `amounts` ends the
    line that has them. The texts of a row may begin above its day and end below its time.
    """

    stamp: re.Pattern[str]
    amounts: re.Pattern[str]
    text_left: float = 0
    aside_left: float = float("inf")
    rows: list[RowBlock] = field(default_factory=list)
    loose: list[tuple[float, str]] = field(default_factory=list)

    def add(self, line: Line, place: Place) -> bool:
        """Take a line; False when it is no part of a row."""
        words = split_words(line)
        left = self.stamp.fullmatch(
            join_words(word for word in words if word.left < self.text_left)
        )
        if left is None or not words:
            return False
        right = [word for word in words if word.left >= self.text_left]
        text = join_words(right)
        amounts = self.amounts.search(text) or self.amounts.search(join_numbers(text))
        top = words[0].top
        if left["day"]:
            self._start(read_day(left["day"], place), place, top)
        if amounts is not None:
            self._set_amounts(amounts, place)
            right = _without_ending(right, len(fold(amounts[0])))
        if self.rows and left["time"]:
            self.rows[-1].time = find_time(left["time"])
        self._add_text(
            join_words(word for word in right if word.left < self.aside_left),
            join_words(word for word in right if word.left >= self.aside_left),
            top,
            belongs=bool(left[0] or amounts),
        )
        return True

    def _start(self, day: dt.date, place: Place, top: float) -> None:
        """Begin a row, to which the texts belong that stand nearer to it than to the last."""
        before = self.rows[-1] if self.rows else None
        row = RowBlock(day, place, top)
        for at, text in self.loose:
            is_before = before is not None and 0 < at - before.last_top < top - at
            (before if before and is_before else row).texts.append(text)
        self.loose.clear()
        self.rows.append(row)

    def _set_amounts(self, amounts: re.Match[str], place: Place) -> None:
        if not self.rows or self.rows[-1].amounts:
            raise Unreadable(Fault.BAD_DAY, *place)
        self.rows[-1].amounts = amounts.groups()
        self.rows[-1].place = place

    def _add_text(self, text: str, aside: str, top: float, *, belongs: bool) -> None:
        row = self.rows[-1] if self.rows else None
        if row is not None and aside:
            row.asides.append(aside)
        if row is not None and (belongs or not row.is_whole):
            row.last_top = top
            if text:
                row.texts.append(text)
        elif text:
            self.loose.append((top, text))

    def end_page(self) -> None:
        """Give the last row of a page the texts close below it."""
        for at, text in self.loose:
            if self.rows and 0 < at - self.rows[-1].last_top <= LINE_DISTANCE:
                self.rows[-1].texts.append(text)
        self.loose.clear()


def _without_ending(words: list[Word], letters: int) -> list[Word]:
    """The words without so many of the last letters."""
    kept = list(words)
    while kept and letters > 0:
        last = kept.pop()
        if len(last.text) > letters:
            kept.append(last._replace(text=last.text[:-letters]))
        letters -= len(last.text)
    return kept
