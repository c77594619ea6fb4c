"""The columns of a table by the names in its header."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from server.imports.statements.document import Table, cell_text

# A header stands below at most so many rows of titles.
HEADER_WITHIN: Final = 60


class Header(NamedTuple):
    """The row of the names, counted from 1, and the column of each name."""

    position: int
    columns: dict[str, int]


def find_header(table: Table, names: Sequence[str]) -> Header | None:
    """The first row that has all names, whatever else it has."""
    for position, row in enumerate(table.rows[:HEADER_WITHIN], 1):
        columns = {
            text.casefold(): index
            for index, cell in reversed(tuple(enumerate(row)))
            if (text := cell_text(cell))
        }
        if all(name.casefold() in columns for name in names):
            return Header(position, columns)
    return None


def rows_below(table: Table, header: Header) -> Iterator[tuple[int, dict[str, str]]]:
    """Position and cells by name of each row that is not blank; names are in small letters."""
    for position, row in enumerate(table.rows[header.position :], header.position + 1):
        texts = [cell_text(cell) for cell in row]
        if any(texts):
            yield (
                position,
                {
                    name: texts[index] if index < len(texts) else ""
                    for name, index in header.columns.items()
                },
            )
