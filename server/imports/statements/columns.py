"""Which column of a table holds what."""

from collections.abc import Sequence
from dataclasses import dataclass

from server.imports.statements import days
from server.imports.statements.document import Cell

Row = Sequence[Cell]


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """The columns of a table, counted from 0; None for what is not there or not known."""

    day: int | None = None
    text: int | None = None
    amount: int | None = None
    money_in: int | None = None
    money_out: int | None = None
    sign: int | None = None
    balance: int | None = None
    status: int | None = None

    @property
    def amount_columns(self) -> tuple[int | None, ...]:
        """The columns of the money that moved."""
        return self.amount, self.money_in, self.money_out

    @property
    def is_complete(self) -> bool:
        """Whether rows can be read by it."""
        has_amount = self.amount is not None or None not in {self.money_in, self.money_out}
        return has_amount and None not in {self.day, self.text}


def cell_at(row: Row, column: int | None) -> Cell:
    """The cell of a row that may be shorter than others."""
    return row[column] if column is not None and column < len(row) else None


def is_blank(cell: Cell) -> bool:
    """Whether the cell holds nothing."""
    return cell is None or (isinstance(cell, str) and not cell.strip())


def is_day(cell: Cell) -> bool:
    """Whether the cell is a day in any order of its parts."""
    return can_parse_day(cell, "dmy") or can_parse_day(cell, "mdy")


def can_parse_day(cell: Cell, order: days.Order) -> bool:
    """Whether the cell is a day whose parts are in this order."""
    try:
        days.parse_cell(cell, order)
    except ValueError:
        return False
    return True
