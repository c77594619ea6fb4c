"""Where a page of the list ended: the order, the row, and the totals, so that none is summed twice.

Totals count for the owner and the filters they were summed with; a cursor that is used with others
goes on from its row and leaves the totals to be summed.
"""

import datetime as dt
from typing import Any, Final, NamedTuple

from server.core.http.pagination import BadCursor, read_cursor, write_cursor
from server.core.ids import ALPHABET, LENGTH
from server.transactions.bounds import LARGEST_AMOUNT, LONGEST_DETAIL
from server.transactions.filtering import Filters
from server.transactions.listing import Seen, Totals
from server.transactions.queries import Line
from server.transactions.statements import Sort

# What a column of either database holds.
LARGEST: Final = 2**63 - 1
KINDS: Final = (str, str, int, int, int, str, str, int, str, str)


class Place(NamedTuple):
    """Where a page ended; totals are None when they are of something else."""

    seen: Seen
    totals: Totals | None


def write_place(owner_id: str, line: Line, sort: Sort, filters: Filters, totals: Totals) -> str:
    """The cursor to what follows a row of this list."""
    row = (line.category_id, line.detail, line.amount, line.date, line.id)
    sums = (totals.income, totals.expenses, totals.count)
    return write_cursor(sort.value, filters.digest(owner_id), *sums, *_needed(row, sort))


def read_place(owner_id: str, cursor: str, sort: Sort, filters: Filters) -> Place:
    """Where a list in this order goes on; raises BadCursor for what is no cursor of it."""
    parts: Any = read_cursor(cursor)
    if tuple(type(part) for part in parts) != KINDS or parts[0] != sort.value:
        raise BadCursor
    _order, digest, income, expenses, count, category_id, detail, amount, day, id_ = parts
    if not all(0 <= number <= LARGEST for number in (income, expenses, count)):
        raise BadCursor
    if not 0 <= amount <= LARGEST_AMOUNT or not _is_id(id_) or not _is_detail(detail):
        raise BadCursor
    totals = Totals(income, expenses, count) if digest == filters.digest(owner_id) else None
    return Place(Seen(category_id, detail, amount, _day(day), id_), totals)


def _needed(row: tuple[str, str, int, str, str], sort: Sort) -> tuple[str, str, int, str, str]:
    """Only what the order compares: an address should tell no more than it must."""
    category_id, detail, amount, day, id_ = row
    if sort.by != "name":
        category_id, detail = "", ""
    return category_id, detail, amount if sort.by == "amount" else 0, day, id_


def _is_id(text: str) -> bool:
    return len(text) == LENGTH and ALPHABET.issuperset(text)


def _is_detail(text: str) -> bool:
    return len(text) <= LONGEST_DETAIL and "\0" not in text


def _day(text: str) -> dt.date:
    try:
        day = dt.date.fromisoformat(text)
    except ValueError as broken:
        raise BadCursor from broken
    if day.isoformat() != text:
        raise BadCursor
    return day
