"""The cursor of the list: the order, the last row and the totals, so that none are summed twice.

The totals belong to the owner and the filters; with other filters the list continues from the row
and sums again.
"""

import datetime as dt
from typing import Any, Final, NamedTuple

from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor
from server.core.ids import ALPHABET, LENGTH
from server.transactions.filters import Filters
from server.transactions.list_queries import CursorKey, Sort
from server.transactions.list_totals import Totals
from server.transactions.models import LARGEST_AMOUNT, LONGEST_DETAIL
from server.transactions.queries import TransactionRow

# The largest number that a column of either database holds.
LARGEST: Final = 2**63 - 1
PART_TYPES: Final = (str, str, int, int, int, str, str, int, str, str)


class CursorPosition(NamedTuple):
    """Where a page ended; totals are None when they belong to other filters."""

    key: CursorKey
    totals: Totals | None


def write_position(
    owner_id: str, last: TransactionRow, sort: Sort, filters: Filters, totals: Totals
) -> str:
    """The cursor to the rows after the last one of a page."""
    sums = (totals.income, totals.expenses, totals.count)
    return encode_cursor(sort.value, filters.digest(owner_id), *sums, *_key_parts(last, sort))


def read_position(owner_id: str, cursor: str, sort: Sort, filters: Filters) -> CursorPosition:
    """Where a list in this order continues; BadCursor when it is no cursor of it."""
    parts: Any = decode_cursor(cursor)
    if tuple(type(part) for part in parts) != PART_TYPES or parts[0] != sort.value:
        raise InvalidCursor
    _order, digest, income, expenses, count, category_id, detail, amount, day, id_ = parts
    if not all(0 <= number <= LARGEST for number in (income, expenses, count)):
        raise InvalidCursor
    # The amount of an adjustment may be below zero.
    if abs(amount) > LARGEST_AMOUNT or not _is_id(id_) or not _is_detail(detail):
        raise InvalidCursor
    totals = Totals(income, expenses, count) if digest == filters.digest(owner_id) else None
    return CursorPosition(CursorKey(category_id, detail, amount, _day(day), id_), totals)


def require_same_list(owner_id: str, cursor: str, sort: Sort, filters: Filters) -> None:
    """Refuse a cursor of a list with other filters, where continuing from its row means nothing."""
    if read_position(owner_id, cursor, sort, filters).totals is None:
        raise InvalidCursor


def _key_parts(last: TransactionRow, sort: Sort) -> tuple[str, str, int, str, str]:
    """Only what the order compares: a URL should reveal no more than it must."""
    by_name = sort.by == "name"
    return (
        last["category_id"] if by_name else "",
        last["detail"] if by_name else "",
        last["amount"] if sort.by == "amount" else 0,
        last["date"],
        last["id"],
    )


def _is_id(text: str) -> bool:
    return len(text) == LENGTH and ALPHABET.issuperset(text)


def _is_detail(text: str) -> bool:
    return len(text) <= LONGEST_DETAIL and "\0" not in text


def _day(text: str) -> dt.date:
    try:
        day = dt.date.fromisoformat(text)
    except ValueError as broken:
        raise InvalidCursor from broken
    if day.isoformat() != text:
        raise InvalidCursor
    return day
