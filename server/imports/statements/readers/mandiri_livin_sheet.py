"""Livin' by Mandiri's e-statement as a sheet, or as the text that the sheet was saved as."""

import datetime as dt
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from server.imports.statements.amounts import parse_cell as parse_amount_cell
from server.imports.statements.days import parse_cell as parse_day_cell
from server.imports.statements.document import Cell, Table, cell_text
from server.imports.statements.header_rows import cell_at, find_header_row, folded
from server.imports.statements.page_columns import fold
from server.imports.statements.reader import Reader
from server.imports.statements.readers.mandiri_livin_heading import STYLE, read_heading
from server.imports.statements.readers.mandiri_texts import ISSUER, understand
from server.imports.statements.row_values import Place, net_amount, read_time, rounding_notes
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "mandiri-livin-sheet"
NAMES: Final = ("tanggal", "keterangan", "dana masuk (idr)", "dana keluar (idr)", "saldo (idr)")

_TIME: Final = re.compile(r"([0-9]{2}[:.][0-9]{2}[:.][0-9]{2})\s*(?:WIB|WITA|WIT)?")


class _Columns(NamedTuple):
    day: int
    text: int
    money_in: int
    money_out: int
    balance: int


def _is_header(names: list[str]) -> bool:
    return [name for name in names if name in NAMES] == list(NAMES)


def _recognise(table: Table) -> bool:
    return find_header_row(table, _is_header) is not None


def _read(table: Table, _today: dt.date) -> list[Statement]:
    header = find_header_row(table, _is_header)
    if header is None:
        raise Unreadable(Fault.NO_ROWS)
    heading = read_heading(
        "\n".join(fold("".join(cell_text(cell) for cell in row)) for row in table.rows[:header])
    )
    names = [folded(cell) for cell in table.rows[header]]
    rows = _rows(table, header, _Columns(*(names.index(name) for name in NAMES)))
    if not rows:
        raise Unreadable(Fault.NO_ROWS)
    return [
        Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=tuple(rows),
            account_tail=heading.account_tail,
            start=heading.start,
            end=heading.end,
            totals=heading.totals,
            balance_step=BalanceStep.ROW,
            number_style=STYLE,
            notes=rounding_notes(rows),
        )
    ]


def _rows(table: Table, header: int, columns: _Columns) -> list[StatementRow]:
    """The rows, each of which has a second one below with the time alone."""
    rows: list[StatementRow] = []
    for index, cells in enumerate(table.rows[header + 1 :], header + 2):
        if _is_header([folded(cell) for cell in cells]):
            continue  # each page of the statement repeats it
        day = cell_at(cells, columns.day)
        money = [_amount(cell_at(cells, column), index) for column in columns[2:]]
        time = _time(day)
        if time is not None and not any(money):
            if rows and rows[-1].time is None:
                rows[-1] = replace(rows[-1], time=time)
        elif any(amount is not None for amount in money):
            rows.append(_row(cells, columns, money, index))
    return rows


def _row(
    cells: Sequence[Cell], columns: _Columns, money: Sequence[int | None], position: int
) -> StatementRow:
    money_in, money_out, balance = money
    amount = net_amount(money_in, money_out, Place(position))
    # The breaks inside of the cell tell the kind from the name.
    text = str(cell_at(cells, columns.text) or "")
    kind, name = understand(text, amount)
    return StatementRow(
        day=_day(cell_at(cells, columns.day), position),
        amount=amount,
        text=" ".join(text.split()),
        position=position,
        kind=kind,
        name=name,
        balance=balance,
    )


def _amount(cell: Cell, position: int) -> int | None:
    """The amount of a cell; names of columns and words of the footer are none."""
    if isinstance(cell, str) and not re.search(r"[0-9]", cell):
        return None
    try:
        return parse_amount_cell(cell, STYLE)
    except (ValueError, ArithmeticError) as error:
        raise Unreadable(Fault.BAD_AMOUNT, position) from error


def _day(cell: Cell, position: int) -> dt.date:
    try:
        return parse_day_cell(cell)
    except (ValueError, ArithmeticError) as error:
        raise Unreadable(Fault.BAD_DAY, position) from error


def _time(cell: Cell) -> dt.time | None:
    if isinstance(cell, dt.time):
        return cell
    match = _TIME.fullmatch(cell.strip()) if isinstance(cell, str) else None
    return read_time(match[1]) if match else None


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Table, recognise=_recognise, read=_read),
)
