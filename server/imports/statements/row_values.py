"""The values of a row, with the row's place in the error when one cannot be read."""

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from server.imports.statements.amounts import parse_amount
from server.imports.statements.days import parse_day
from server.imports.statements.statement import (
    SEN,
    TAIL_DIGITS,
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    StatementRow,
    Unreadable,
)

ROUNDED: Final = frozenset({Note.ROUNDED})


class Place(NamedTuple):
    """Where a row is, as `StatementRow` counts."""

    position: int
    page: int | None = None


def read_day(text: str, place: Place) -> dt.date:
    """The day that a cell shows."""
    try:
        return parse_day(text)
    except ValueError as error:
        raise Unreadable(Fault.BAD_DAY, *place) from error


def read_time(text: str) -> dt.time | None:
    """The time that a cell shows with `:` or `.`; it decides nothing, so a bad one is none."""
    try:
        return dt.time.fromisoformat("".join(text.split()).replace(".", ":"))
    except ValueError:
        return None


def read_amount(text: str, style: NumberStyle, place: Place) -> int | None:
    """The amount in sen, or None in a blank cell."""
    try:
        return parse_amount(text, style)
    except ValueError as error:
        raise Unreadable(Fault.BAD_AMOUNT, *place) from error


def require_amount(text: str, style: NumberStyle, place: Place) -> int:
    """The amount in sen of a cell that may not be blank."""
    amount = read_amount(text, style, place)
    if amount is None:
        raise Unreadable(Fault.BAD_AMOUNT, *place)
    return amount


def net_amount(money_in: int | None, money_out: int | None, place: Place) -> int:
    """The signed amount of two columns, of which one has to be blank or zero."""
    if money_in and money_out:
        raise Unreadable(Fault.BOTH_SIDES, *place)
    if money_in is None and money_out is None:
        raise Unreadable(Fault.BAD_AMOUNT, *place)
    return (money_in or 0) - (money_out or 0)


def account_tail(text: str) -> str:
    """The last digits of an account's number."""
    return "".join(char for char in text if char.isdecimal())[-TAIL_DIGITS:]


def rounding_notes(rows: Iterable[StatementRow]) -> frozenset[Note]:
    """The note that amounts were rounded, when one carries sen."""
    return ROUNDED if any(row.amount % SEN for row in rows) else frozenset()


def totals_without_trailer(rows: Sequence[StatementRow]) -> PrintedTotals:
    """What is known of a file whose layout has a trailer, but which ends without it.

    An opening balance without a closing one tells the proof that the end is missing.
    """
    first = rows[0]
    return PrintedTotals(opening=None if first.balance is None else first.balance - first.amount)
