"""Pages of the list in any order, each read in one statement."""

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from server.categories.service import CategoryBook
from server.core.database.collation import plain
from server.core.database.engine import db
from server.transactions import statements
from server.transactions.filtering import Filters
from server.transactions.queries import Line
from server.transactions.statements import BETWEEN, Cells, Sort

# PostgreSQL would hand over everything at once, and the driver would hold it.
BIT_BY_BIT: Final = {"stream_results": True, "yield_per": 1000}


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of the rows a filter meets, in whole rupiah, and their number."""

    income: int
    expenses: int
    count: int

    def told(self) -> dict[str, int]:
        """As it goes over the wire."""
        return {"income": self.income, "expenses": self.expenses, "count": self.count}


class Seen(NamedTuple):
    """The last row that was seen, by all that a list may be sorted by."""

    category_id: str
    detail: str
    amount: int
    date: dt.date
    id: str


class Ask(NamedTuple):
    """Which rows are asked for, in which order; the book knows the names."""

    filters: Filters
    sort: Sort
    book: CategoryBook
    limit: int | None = None


def read_first(owner_id: str, ask: Ask) -> tuple[Totals, list[Line]]:
    """Totals of all that the filters meet, and the first rows of them.

    Both come in one statement, so they speak of the same moment; totals stand on every row
    and on the single empty one of an empty page.
    """
    values = _values(owner_id, ask)
    statement = statements.first_lines(frozenset(values), ask.sort)
    found = db.session.connection().execute(statement, values).all()
    return Totals(*found[0][:3]), [Line(*row[3:]) for row in found if row[3] is not None]


def read_after(owner_id: str, ask: Ask, seen: Seen) -> list[Line]:
    """The rows that follow the one that was seen."""
    values = {**_values(owner_id, ask), **_key(ask, seen)}
    statement = statements.lines_after(frozenset(values), ask.sort)
    return [Line(*row) for row in db.session.connection().execute(statement, values)]


def sum_up(owner_id: str, filters: Filters) -> Totals:
    """Totals of all that the filters meet."""
    values = {"owner_id": owner_id, **filters.given()}
    statement = statements.totals_of(frozenset(values))
    return Totals(*db.session.connection().execute(statement, values).one())


def stream(owner_id: str, ask: Ask) -> Iterator[Cells]:
    """Every row that is asked for, as of this moment; few are held at a time."""
    values = _values(owner_id, ask)
    found = db.session.connection().execute(
        statements.all_cells(frozenset(values), ask.sort), values, execution_options=BIT_BY_BIT
    )
    for row in found:
        yield Cells(*row)


def _values(owner_id: str, ask: Ask) -> dict[str, Any]:
    values = {"owner_id": owner_id, **ask.filters.given()}
    if ask.limit is not None:
        values["limit"] = ask.limit
    if ask.sort.by == "name":
        values["order"] = _by_label(ask.book)
    return values


def _by_label(book: CategoryBook) -> str:
    """The ids of the categories in the order of their labels, one text."""
    ordered = sorted(book.categories, key=lambda one: (plain(one.label), one.type, one.id))
    return BETWEEN.join(["", *(one.id for one in ordered), ""])


def _key(ask: Ask, seen: Seen) -> dict[str, Any]:
    """The last row that was seen, by what its order compares."""
    key: dict[str, Any] = {"after_date": seen.date, "after_id": seen.id}
    if ask.sort.by == "amount":
        key["after_amount"] = seen.amount
    if ask.sort.by == "name":
        place = _by_label(ask.book).find(f"{BETWEEN}{seen.category_id}{BETWEEN}") + 1
        key |= {"after_place": place, "after_detail": plain(seen.detail)}
    return key
