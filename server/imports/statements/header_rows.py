"""The row that names the columns of a table, for layouts that are known by all of their names."""

from collections.abc import Callable, Sequence

from server.imports.statements.document import Cell, Table, cell_text
from server.imports.statements.table_columns import HEADER_WITHIN


def folded(cell: Cell) -> str:
    """The cell in small letters with single blanks, for comparing names."""
    return cell_text(cell).casefold()


def folded_row(row: Sequence[Cell]) -> list[str]:
    """The names in a row up to the last that is not empty."""
    names = [folded(cell) for cell in row]
    while names and not names[-1]:
        names.pop()
    return names


def find_header_row(table: Table, is_header: Callable[[list[str]], bool]) -> int | None:
    """The index of the first row whose names are those of the header."""
    for index, row in enumerate(table.rows[:HEADER_WITHIN]):
        if is_header(folded_row(row)):
            return index
    return None


def cell_at(row: Sequence[Cell], column: int) -> Cell:
    """The cell of a column, or None in a row that ends before."""
    return row[column] if column < len(row) else None
