"""Suggestions while a detail is typed, from what was recorded before.

Only the newest rows are read, so the cost does not grow with the ledger.
"""

import datetime as dt
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Select,
    String,
    bindparam,
    case,
    cast,
    func,
    select,
)

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.core.database.column_types import DateText
from server.core.database.engine import db
from server.core.database.text_search import fold
from server.core.ids import LENGTH
from server.transactions.filters import conditions_of
from server.transactions.models import TABLE
from server.transactions.queries import Item, newest_first
from server.transactions.viewer_context import ViewerContext

NEWEST: Final = 3000
MOST: Final = 8
BEGINS, BEGINS_A_WORD, CONTAINS = 0, 1, 2
# The weight of a row that is at most so many days old; older ones weigh 1.
WEIGHTS: Final = {30: 8, 90: 4, 365: 2}
# Where the amount begins in Habit.last.
AMOUNT_AT: Final = len("2024-06-18") + LENGTH


class Habit(NamedTuple):
    """Rows with the same type, category and detail: their number, weight and newest row.

    Newer rows weigh more. `last` sorts habits by their newest row; `id` is the one recorded last.
    """

    type: str
    category_id: str
    detail: str
    rows: int
    weight: int
    last: str
    id: str

    @property
    def amount(self) -> int:
        """The amount of its newest row, in whole rupiah."""
        return int(self.last[AMOUNT_AT:])


@dataclass(slots=True)
class Suggestion:
    """One detail in all of its spellings and categories; `last` is the newest of them."""

    key: str
    last: Habit
    count: int = 0
    weight: int = 0

    def add(self, habit: Habit) -> None:
        """Add rows that differ in spelling or category only."""
        self.count += habit.rows
        self.weight += habit.weight
        self.last = max(self.last, habit, key=lambda one: one.last)


def suggest(owner_id: str, text: str, type_: str | None, viewer: ViewerContext) -> Item:
    """The owner's details that match the text, best first, and recently used categories."""
    offered = {one.id for one in viewer.book.categories if not one.hidden}
    habits = read_habits(owner_id, NEWEST, viewer.today)
    known = [habit for habit in habits if habit.category_id in offered]
    best = _rank(_group(known, type_), fold(text))
    return {
        "datas": [_serialize(suggestion, viewer.book) for suggestion in best],
        "recent_categories": _recent(known, viewer.book),
    }


def _group(habits: Iterable[Habit], type_: str | None) -> Iterable[Suggestion]:
    found: dict[tuple[str, str], Suggestion] = {}
    for habit in habits:
        key = fold(habit.detail)
        if key and type_ in {None, habit.type}:
            found.setdefault((key, habit.type), Suggestion(key, habit)).add(habit)
    return found.values()


def _rank(suggestions: Iterable[Suggestion], text: str) -> list[Suggestion]:
    """Those with the text at the beginning, then of a word, then elsewhere; the heaviest first."""
    found = [one for one in suggestions if text in one.key]
    found.sort(key=lambda one: one.last.last, reverse=True)
    found.sort(key=lambda one: (_match_rank(one.key, text), -one.weight))
    return found[:MOST]


def _match_rank(key: str, text: str) -> int:
    if key.startswith(text):
        return BEGINS
    return BEGINS_A_WORD if f" {text}" in key else CONTAINS


def _serialize(suggestion: Suggestion, book: CategoryBook) -> Item:
    last = suggestion.last
    category = book.shown(last.category_id)
    return {
        "detail": last.detail,
        "type": last.type,
        "category_id": last.category_id,
        "category_label": category.label,
        "icon": category.icon,
        "color": category.color,
        "amount": last.amount,
        "count": suggestion.count,
    }


def _recent(habits: Sequence[Habit], book: CategoryBook) -> dict[str, list[str]]:
    """The ids of the categories of each list, the last used first."""
    # Identifiers sort by the moment of recording, days do not.
    last: dict[str, str] = {}
    for habit in habits:
        last[habit.category_id] = max(habit.id, last.get(habit.category_id, ""))
    ordered = sorted(last, key=last.__getitem__, reverse=True)
    lists = {type_: {one.id for one in book.of_type(type_)} for type_ in TransactionType}
    return {type_.value: [one for one in ordered if one in ids] for type_, ids in lists.items()}


def read_habits(owner_id: str, limit: int, today: dt.date) -> list[Habit]:
    """The habits in the owner's newest rows."""
    since = {f"since_{days}": today - dt.timedelta(days=days) for days in WEIGHTS}
    given = {"owner_id": owner_id, "limit": limit, **since}
    return [Habit(*row) for row in db.session.connection().execute(HABITS, given)]


def _habits() -> Select[Any]:
    new = newest_first(select(TABLE).where(conditions_of({"owner_id"}))).subquery("newest").c
    weight = case(
        *((new.date >= bindparam(f"since_{days}"), weight) for days, weight in WEIGHTS.items()),
        else_=1,
    )
    # One text that sorts like the rows and ends with the amount.
    last = func.max(DateText(new.date) + new.id + cast(new.amount, String))
    alike = (new.type, new.category_id, new.detail)
    sums = (func.count(), func.sum(weight), last, func.max(new.id))
    return select(*alike, *sums).group_by(*alike)


HABITS = _habits()
