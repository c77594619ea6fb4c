"""The sheets of XLSX, XLS and ODS files; formulas show what they were when the file was saved."""

import datetime as dt
import io

from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook, PasswordError

from server.imports.statements.document import Cell, Table
from server.imports.statements.limits import MOST_CELLS, MOST_ROWS
from server.imports.statements.statement import Fault, Unreadable


def read_sheets(data: bytes) -> list[Table]:
    """The sheets that hold anything, in their order; the rows begin at the first of the sheet."""
    try:
        workbook = CalamineWorkbook.from_filelike(io.BytesIO(data))
        sheets = [workbook.get_sheet_by_name(name) for name in workbook.sheet_names]
    except PasswordError as error:
        raise Unreadable(Fault.UNKNOWN_TYPE) from error
    except (CalamineError, OSError, ValueError) as error:
        raise Unreadable(Fault.DAMAGED) from error
    sizes = [(row + 1, column + 1) for row, column in (sheet.end or (-1, -1) for sheet in sheets)]
    if sum(height for height, _ in sizes) > MOST_ROWS:
        raise Unreadable(Fault.TOO_LARGE)
    if sum(height * width for height, width in sizes) > MOST_CELLS:
        raise Unreadable(Fault.TOO_LARGE)
    return [table for sheet in sheets if (table := _table(sheet)).rows]


def _table(sheet: CalamineSheet) -> Table:
    rows = sheet.to_python(skip_empty_area=False)
    return Table(tuple(tuple(_cell(cell) for cell in row) for row in rows), name=sheet.name)


def _cell(cell: object) -> Cell:
    if isinstance(cell, bool):
        return str(cell).upper()
    if cell == "":
        return None
    if isinstance(cell, dt.timedelta):
        return _time(cell)
    if isinstance(cell, str | int | float | dt.date | dt.time):
        return cell
    return None


def _time(span: dt.timedelta) -> dt.time | None:
    """A cell that is formatted as hours is a time of day, unless it is longer than one."""
    if not dt.timedelta() <= span < dt.timedelta(days=1):
        return None
    return (dt.datetime(2000, 1, 1, tzinfo=dt.UTC) + span).time()
