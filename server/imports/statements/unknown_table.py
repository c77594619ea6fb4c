"""What a person sees of a table whose layout nobody knows yet."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from server.imports.statements import amounts
from server.imports.statements.column_guess import find_day_column, guess_columns
from server.imports.statements.columns import ColumnMapping, Row, cell_at, is_blank, is_day
from server.imports.statements.document import Table, cell_text
from server.imports.statements.headings import SEARCHED_ROWS, find_header, fold_heading
from server.imports.statements.marks import split_mark
from server.imports.statements.shape import Shape
from server.imports.statements.statement import NumberStyle

SAMPLE_ROWS: Final = 5
PROFILED_ROWS: Final = 300
_WIDEST: Final = 60


@dataclass(frozen=True, slots=True)
class UnknownTable:
    """What a person sees of a table whose columns nobody knows yet.

    `key` is the same for all tables of one layout, so that a mapping can be remembered.
    """

    header: tuple[str, ...]
    sample: tuple[tuple[str, ...], ...]
    guess: ColumnMapping
    number_style: NumberStyle | None
    key: str
    row_count: int
    shape: Shape | None = None


def describe_table(table: Table) -> UnknownTable | None:
    """The table with a guess of its columns, or None if it has no row with a day."""
    header, body = split_header(table)
    day = find_day_column(header, body)
    if day is None:
        return None
    dated = [row[:_WIDEST] for row in body if is_day(cell_at(row, day))]
    guess = guess_columns(header, dated[:PROFILED_ROWS], day)
    width = max(map(len, dated))
    return UnknownTable(
        header=tuple(cell_text(cell) for cell in header),
        sample=tuple(
            tuple(cell_text(cell_at(row, column)) for column in range(width))
            for row in dated[:SAMPLE_ROWS]
        ),
        guess=guess,
        number_style=find_style(dated, guess),
        key=_key(header, width, guess),
        row_count=len(dated),
    )


def _find_unknown_headings(rows: Sequence[Row]) -> int | None:
    """The index of the row right above the first day, if it has words above every column."""
    searched = rows[:SEARCHED_ROWS]
    first = next((index for index, row in enumerate(searched) if any(map(is_day, row))), 0)
    if first == 0:
        return None
    names = [cell_text(cell) for cell in rows[first - 1][:_WIDEST] if not is_blank(cell)]
    needed = sum(not is_blank(cell) for cell in rows[first][:_WIDEST])
    names_all = len(names) >= max(needed, 2) and not any(map(_has_digit, names))
    return first - 1 if names_all else None


def has_headings_alone(table: Table) -> bool:
    """Whether the table names its columns, and nothing is below the names."""
    header, body = split_header(table)
    return bool(header) and all(is_blank(cell) for row in body for cell in row)


def split_header(table: Table) -> tuple[Row, Sequence[Row]]:
    """The headings, empty if there are none, and the rows below them; unknown words may be some."""
    index = find_header(table.rows)
    if index is None:
        index = _find_unknown_headings(table.rows)
    if index is None:
        return (), table.rows
    return table.rows[index][:_WIDEST], table.rows[index + 1 :]


def find_style(rows: Sequence[Row], mapping: ColumnMapping) -> NumberStyle | None:
    """The style in which the file writes its amounts, or None if it cannot be told."""
    columns = {mapping.amount, mapping.money_in, mapping.money_out, mapping.balance} - {None}
    cells = [cell_at(row, column) for row in rows for column in columns if column is not None]
    texts = [split_mark(cell)[0] for cell in cells if isinstance(cell, str)]
    if any(isinstance(cell, int | float) for cell in cells) and not any(map(_has_digit, texts)):
        return NumberStyle.PLAIN
    return amounts.find_style(texts)


def _has_digit(text: str) -> bool:
    return any(map(str.isdigit, text))


def _key(header: Row, width: int, guess: ColumnMapping) -> str:
    names = "|".join(map(fold_heading, header)) if header else f"{width} columns: {guess}"
    return hashlib.sha256(names.encode()).hexdigest()
