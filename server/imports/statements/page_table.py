"""The table that runs over the pages of a statement, and its rows of several lines."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from server.imports.statements.document import Line, Pages, Word
from server.imports.statements.page_columns import (
    Span,
    find_columns,
    number_lines,
    split_words,
)
from server.imports.statements.row_values import Place


class TableLine(NamedTuple):
    """A line below a header."""

    place: Place
    words: tuple[Word, ...]
    columns: tuple[Span, ...]

    @property
    def top(self) -> float:
        """How far down its page it stands."""
        return self.words[0].top if self.words else 0


@dataclass(frozen=True, slots=True)
class PageTable:
    """The lines above the first header, and those below headers.

    A page may repeat the header; what stands above it there belongs to neither.
    """

    heading: tuple[Line, ...]
    lines: tuple[TableLine, ...]


def find_header(line: Line, variants: Sequence[Sequence[str]]) -> tuple[Span, ...] | None:
    """Where the columns stand, when the line is a header in one of the languages."""
    for names in variants:
        columns = find_columns(line, names)
        if columns is not None:
            return columns
    return None


def has_header(pages: Pages, variants: Sequence[Sequence[str]]) -> bool:
    """Whether a page has such a table."""
    return any(find_header(line, variants) for line in pages.lines)


def find_table(pages: Pages, variants: Sequence[Sequence[str]]) -> PageTable:
    """The table with the columns of these names, in one of several languages."""
    headers = {id(line): found for line in pages.lines if (found := find_header(line, variants))}
    repeated = {line.page for line in pages.lines if id(line) in headers}
    heading: list[Line] = []
    lines: list[TableLine] = []
    columns: tuple[Span, ...] | None = None
    waiting_on = 0
    for place, line in number_lines(pages):
        if place.position == 1 and line.page in repeated:
            waiting_on = line.page
        if id(line) in headers:
            columns, waiting_on = headers[id(line)], 0
        elif columns is None:
            heading.append(line)
        elif waiting_on != line.page:
            lines.append(TableLine(place, split_words(line), columns))
    return PageTable(tuple(heading), tuple(lines))


@dataclass(slots=True)
class RowBlock:
    """The lines of a row, of which `anchor` is the one that begins with its day."""

    anchor: TableLine
    lines: list[TableLine] = field(default_factory=list)


def find_blocks(
    lines: Sequence[TableLine],
    is_anchor: Callable[[TableLine], bool],
    *,
    text_above: bool,
) -> list[RowBlock]:
    """Each anchor with the lines around it; a line belongs to the nearest of them.

    `text_above` decides where a line is as near to the one as to the other, and where a page
    begins with it.
    """
    anchors = [index for index, line in enumerate(lines) if is_anchor(line)]
    blocks = [RowBlock(lines[index]) for index in anchors]
    following = 0
    for index, line in enumerate(lines):
        if following < len(anchors) and index == anchors[following]:
            blocks[following].lines.append(line)
            following += 1
            continue
        before = blocks[following - 1] if following else None
        after = blocks[following] if following < len(blocks) else None
        block = _nearer(line, before, after, text_above=text_above)
        if block is not None:
            block.lines.append(line)
    return blocks


def _nearer(
    line: TableLine, before: RowBlock | None, after: RowBlock | None, *, text_above: bool
) -> RowBlock | None:
    if before is None or after is None:
        return before or after
    gap_before = _gap(before.lines[-1], line)
    gap_after = _gap(line, after.anchor)
    if math.isclose(gap_before, gap_after, abs_tol=1) or math.inf in (gap_before, gap_after):
        return after if text_above and gap_after < math.inf else before
    return before if gap_before < gap_after else after


def _gap(upper: TableLine, lower: TableLine) -> float:
    return lower.top - upper.top if upper.place.page == lower.place.page else math.inf
