"""The table of KlikBCA Bisnis that was copied from the web page with its title."""

import datetime as dt
from typing import Final

from server.imports.statements.amounts import find_style
from server.imports.statements.document import Cell, Table, cell_text
from server.imports.statements.header_rows import cell_at, find_header_row, folded
from server.imports.statements.posting_order import oldest_first
from server.imports.statements.reader import Reader
from server.imports.statements.readers.bca_texts import ISSUER, understand
from server.imports.statements.row_values import (
    Place,
    net_amount,
    read_amount,
    read_day,
    rounding_notes,
)
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    NumberStyle,
    Statement,
    StatementRow,
    Unreadable,
)

LAYOUT: Final = "bca-bisnis-preview"
NAMES: Final = ["no", "tanggal", "keterangan", "debit", "kredit", "saldo"]
# Other tables have the same names, therefore the page's title is needed.
TITLES: Final = ("pratinjau data", "klikbca", "informasi rekening - mutasi rekening")
FIRST_MONEY, LAST_MONEY = 3, 5


def _header(table: Table) -> int | None:
    index = find_header_row(table, lambda names: names == NAMES)
    if index is None:
        return None
    titles = " ".join(folded(cell) for row in table.rows[:index] for cell in row)
    return index if any(title in titles for title in TITLES) else None


def _style(rows: list[tuple[int, tuple[Cell, ...]]]) -> NumberStyle:
    """The web page has dots for thousands, the file of the bank has commas."""
    money = range(FIRST_MONEY, LAST_MONEY + 1)
    style = find_style(cell_text(cell_at(row, column)) for _, row in rows for column in money)
    return NumberStyle.ENGLISH if style is NumberStyle.ENGLISH else NumberStyle.INDONESIAN


def _row(number: int, row: tuple[Cell, ...], style: NumberStyle) -> StatementRow:
    place = Place(number)
    _, day, text, debit, credit, balance = (cell_text(cell_at(row, column)) for column in range(6))
    amount = net_amount(read_amount(credit, style, place), read_amount(debit, style, place), place)
    kind, name = understand(text, amount)
    return StatementRow(
        day=read_day(day, place),
        amount=amount,
        text=" ".join(text.split()),
        position=number,
        kind=kind,
        name=name,
        balance=read_amount(balance, style, place),
    )


def _read(table: Table, _today: dt.date) -> list[Statement]:
    header = _header(table)
    below = list(enumerate(table.rows, 1))[(header or 0) + 1 :]
    numbered = [
        (number, row) for number, row in below if cell_text(cell_at(row, 1)) or _has_money(row)
    ]
    if header is None or not numbered:
        raise Unreadable(Fault.NO_ROWS)
    style = _style(numbered)
    rows = oldest_first([_row(number, row, style) for number, row in numbered])
    return [
        Statement(
            layout=LAYOUT,
            issuer=ISSUER,
            rows=rows,
            balance_step=BalanceStep.ROW,
            number_style=style,
            notes=rounding_notes(rows),
        )
    ]


def _has_money(row: tuple[Cell, ...]) -> bool:
    return any(cell_text(cell_at(row, column)) for column in range(FIRST_MONEY, LAST_MONEY + 1))


READERS: Final = (
    Reader(
        layout=LAYOUT,
        issuer=ISSUER,
        takes=Table,
        recognise=lambda table: _header(table) is not None,
        read=_read,
    ),
)
