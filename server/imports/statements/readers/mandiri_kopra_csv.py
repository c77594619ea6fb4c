"""The CSV of Kopra by Mandiri, formerly Mandiri Cash Management, in its old and its new form."""

import datetime as dt
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from server.imports.statements.days import find_time
from server.imports.statements.document import Cell, Table, cell_text
from server.imports.statements.header_rows import cell_at, find_header_row, folded
from server.imports.statements.posting_order import oldest_first
from server.imports.statements.reader import Reader
from server.imports.statements.readers.mandiri_texts import ISSUER, understand
from server.imports.statements.row_values import (
    Place,
    account_tail,
    net_amount,
    read_amount,
    read_day,
    rounding_notes,
)
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    Statement,
    StatementRow,
    Unreadable,
)

OLD: Final = "mandiri-kopra-old-csv"
NEW: Final = "mandiri-kopra-csv"
STYLE: Final = NumberStyle.ENGLISH

# The first eight digits are the day.
_JOURNAL: Final = re.compile(r"(?<![0-9A-Z])(20[0-9]{6}[A-Z]{4}IDJ[0-9A-Z]{8,})(?![0-9A-Z])")


@dataclass(frozen=True, slots=True)
class _Form:
    """The columns of a form, counted from 0."""

    layout: str
    names: tuple[str, ...]
    day: int
    texts: tuple[int, ...]
    money_in: int
    money_out: int
    currency: int | None = None
    balance: int | None = None

    def is_header(self, names: list[str]) -> bool:
        return names == list(self.names)


_OLD: Final = _Form(
    layout=OLD,
    names=(
        *("accountno", "ccy", "postdate", "remarks", "additionaldesc"),
        *("credit amount", "debit amount", "close balance"),
    ),
    day=2,
    texts=(3, 4),
    money_in=5,
    money_out=6,
    currency=1,
    balance=7,
)
_NEW: Final = _Form(
    layout=NEW,
    names=(
        *("account no", "date", "val. date", "transaction code", "description", "description"),
        *("reference no.", "debit", "credit"),
    ),
    day=1,
    texts=(4, 5),
    money_in=8,
    money_out=7,
)


def _read(table: Table, _today: dt.date, *, form: _Form) -> list[Statement]:
    header = find_header_row(table, form.is_header)
    if header is None:
        raise Unreadable(Fault.NO_ROWS)
    accounts: dict[str, list[StatementRow]] = {}
    is_foreign = False
    for position, cells in enumerate(table.rows[header + 1 :], header + 2):
        if not any(cell_text(cell) for cell in cells):
            continue
        if form.currency is not None and folded(cell_at(cells, form.currency)) != "idr":
            is_foreign = True
            continue
        number = cell_text(cell_at(cells, 0)).lstrip("'")
        accounts.setdefault(number, []).append(_row(cells, form, Place(position)))
    if not accounts:
        raise Unreadable(Fault.FOREIGN_CURRENCY if is_foreign else Fault.NO_ROWS)
    notes = frozenset({Note.FOREIGN_CURRENCY}) if is_foreign else frozenset()
    return [_statement(form, number, rows, notes) for number, rows in accounts.items()]


def _row(cells: Sequence[Cell], form: _Form, place: Place) -> StatementRow:
    money_in, money_out, balance = (
        None if column is None else _amount(cell_at(cells, column), place)
        for column in (form.money_in, form.money_out, form.balance)
    )
    amount = net_amount(money_in, money_out, place)
    texts = [cell_text(cell_at(cells, column)) for column in form.texts]
    stamp = cell_text(cell_at(cells, form.day))
    kind, name = understand("\n".join(text for text in texts if text), amount)
    text = " ".join(" ".join(texts).split())
    journal = _JOURNAL.search(text)
    return StatementRow(
        day=read_day(stamp, place),
        time=find_time(stamp),
        amount=amount,
        text=text,
        position=place.position,
        kind=kind,
        name=name,
        balance=balance,
        reference=journal[1] if journal else "",
    )


def _amount(cell: Cell, place: Place) -> int | None:
    return read_amount(cell_text(cell), STYLE, place)


def _statement(
    form: _Form, number: str, rows: Iterable[StatementRow], notes: frozenset[Note]
) -> Statement:
    ordered = oldest_first(tuple(rows))
    return Statement(
        layout=form.layout,
        issuer=ISSUER,
        rows=ordered,
        account_tail=account_tail(number),
        balance_step=BalanceStep.NEVER if form.balance is None else BalanceStep.ROW,
        number_style=STYLE,
        notes=notes | rounding_notes(ordered),
    )


def _recognises(form: _Form) -> Callable[[Table], bool]:
    return lambda table: find_header_row(table, form.is_header) is not None


READERS: Final = tuple(
    Reader(
        layout=form.layout,
        issuer=ISSUER,
        takes=Table,
        recognise=_recognises(form),
        read=partial(_read, form=form),
    )
    for form in (_OLD, _NEW)
)
