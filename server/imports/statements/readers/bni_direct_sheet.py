"""BNIDirect's movements as a sheet, whose merged cells move the values away from their names."""

import datetime as dt
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from server.imports.statements import amounts, days
from server.imports.statements.document import Cell, Table, cell_text
from server.imports.statements.kind_words import kind_of
from server.imports.statements.page_columns import fold
from server.imports.statements.posting_order import oldest_first
from server.imports.statements.reader import Reader
from server.imports.statements.row_values import Place, account_tail, rounding_notes
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)
from server.imports.statements.table_columns import HEADER_WITHIN

LAYOUT: Final = "bni-direct-sheet"
ISSUER: Final = "BNI"
# These names, folded, stand in one row; it comes again about every 25 rows.
HEADER: Final = frozenset({"postingdate", "amount", "db/cr", "balance"})
ACCOUNT_LABELS: Final = frozenset({"accountno", "accountno.", "accountnumber", "no.rekening"})
PERIOD_LABELS: Final = frozenset({"period", "periode", "transactionperiod"})
OPENING_LABELS: Final = frozenset({"openingbalance", "beginningbalance", "saldoawal"})
CLOSING_LABELS: Final = frozenset({"closingbalance", "endingbalance", "saldoakhir"})
OUT_MARKS: Final = frozenset({"d", "db", "db."})
IN_MARKS: Final = frozenset({"k", "c", "cr", "cr."})
# Posting day, effective day, branch, journal, text, amount, mark and balance.
VALUES: Final = 8
FEWEST_VALUES: Final = 4

_PERSON: Final = re.compile(r"^transfer (?:ke|dari) (?P<name>[^|/0-9]+)", re.IGNORECASE)
_DATES: Final = re.compile(r"[0-9]{1,2}[-/ ][0-9A-Za-z]{2,9}[-/ ][0-9]{2,4}")
_DAY_SECONDS: Final = 86_400


class _Values(NamedTuple):
    """The cells of a row that are not empty, in order."""

    place: Place
    cells: tuple[Cell, ...]


def _filled(row: Sequence[Cell]) -> tuple[Cell, ...]:
    return tuple(cell for cell in row if cell_text(cell))


def _is_header(row: Sequence[Cell]) -> bool:
    return {fold(cell) for cell in row if isinstance(cell, str)} >= HEADER


def _recognise(table: Table) -> bool:
    return any(_is_header(row) for row in table.rows[:HEADER_WITHIN])


def _read(table: Table, _today: dt.date) -> list[Statement]:
    below = next(index for index, row in enumerate(table.rows) if _is_header(row))
    lines = [
        _Values(Place(position), _filled(row))
        for position, row in enumerate(table.rows, 1)
        if position > below and not _is_header(row)
    ]
    lines = [line for line in lines if line.cells and _is_day(line.cells[0])]
    style = _find_style(lines)
    rows = [row for line in lines if (row := _row(line, style)).amount]
    if not rows:
        raise Unreadable(Fault.NO_ROWS)
    start, end = _period(table)
    return [
        Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=oldest_first(rows),
            account_tail=account_tail(cell_text(_beside(table, ACCOUNT_LABELS))),
            start=start,
            end=end,
            totals=PrintedTotals(
                opening=_amount(_beside(table, OPENING_LABELS), style, Place(1)),
                closing=_amount(_beside(table, CLOSING_LABELS), style, Place(1)),
            ),
            balance_step=BalanceStep.ROW,
            number_style=style,
            notes=rounding_notes(rows),
        )
    ]


def _find_style(lines: Sequence[_Values]) -> NumberStyle:
    """English unless texts can be read in another style alone; numbers have none."""
    texts = [
        cell for line in lines for cell in (*line.cells[-3:-2], *line.cells[-1:])
        if isinstance(cell, str)
    ]  # fmt: skip
    found = amounts.find_style(texts)
    return NumberStyle.INDONESIAN if found is NumberStyle.INDONESIAN else NumberStyle.ENGLISH


def _is_day(cell: Cell) -> bool:
    try:
        days.parse_cell(cell)
    except ValueError:
        return isinstance(cell, str) and bool(_DATES.match(cell))
    return True


def _row(line: _Values, style: NumberStyle) -> StatementRow:
    """The values from both ends; branch, journal and text between them may be empty."""
    place, cells = line
    if len(cells) < FEWEST_VALUES:
        raise Unreadable(Fault.BAD_AMOUNT, *place)
    *front, printed, mark, after = cells
    middle = front[1:]
    if middle and _is_day(middle[0]):
        middle = middle[1:]
    has_text = bool(middle) and (len(cells) == VALUES or not cell_text(middle[-1]).isdecimal())
    text = " ".join(cell_text(middle[-1]).split()) if has_text else ""
    amount = _signed(_amount(printed, style, place), mark, place)
    balance = _amount(after, style, place)
    if balance is None:
        raise Unreadable(Fault.BAD_AMOUNT, *place)
    kind = kind_of(text, amount)
    person = _PERSON.match(text) if kind in {RowKind.TRANSFER_IN, RowKind.TRANSFER_OUT} else None
    return StatementRow(
        day=_day(front[0], place),
        time=_time(front[0]),
        amount=amount,
        text=text,
        kind=kind,
        name=person["name"].strip() if person else "",
        position=place.position,
        balance=balance,
    )


def _signed(amount: int | None, mark: Cell, place: Place) -> int:
    folded = fold(cell_text(mark))
    if amount is None or folded not in OUT_MARKS | IN_MARKS:
        raise Unreadable(Fault.BAD_AMOUNT, *place)
    return amount if folded in IN_MARKS else -amount


def _amount(cell: Cell, style: NumberStyle, place: Place) -> int | None:
    try:
        return amounts.parse_cell(cell, style)
    except ValueError as error:
        raise Unreadable(Fault.BAD_AMOUNT, *place) from error


def _day(cell: Cell, place: Place) -> dt.date:
    try:
        return days.parse_cell(cell)
    except ValueError as error:
        raise Unreadable(Fault.BAD_DAY, *place) from error


def _time(cell: Cell) -> dt.time | None:
    """The part of a serial behind its comma, or the time in a text; midnight is none."""
    if isinstance(cell, dt.datetime):
        found: dt.time | None = cell.time()
    elif isinstance(cell, float):
        seconds = min(round(cell % 1 * _DAY_SECONDS), _DAY_SECONDS - 1)
        found = dt.time(seconds // 3600, seconds // 60 % 60, seconds % 60)
    else:
        found = days.find_time(cell) if isinstance(cell, str) else None
    return found if found != dt.time() else None


def _beside(table: Table, labels: frozenset[str]) -> Cell:
    """The value that follows a label, in its cell behind a colon or in the next ones."""
    for row in table.rows:
        cells = _filled(row)
        for index, cell in enumerate(cells):
            label, _, inside = cell_text(cell).partition(":")
            if fold(label) in labels:
                rest = [inside.strip(), *cells[index + 1 :]]
                return next((value for value in rest if cell_text(value).strip(": ")), None)
    return None


def _period(table: Table) -> tuple[dt.date | None, dt.date | None]:
    dates = _DATES.findall(cell_text(_beside(table, PERIOD_LABELS)))
    if len(dates) != 2:
        return None, None
    return _day(dates[0], Place(1)), _day(dates[1], Place(1))


READERS: Final = (
    Reader(layout=LAYOUT, issuer=ISSUER, takes=Table, recognise=_recognise, read=_read),
)
