"""What was recorded before and may be recorded again, found while a detail is typed.

Only the newest rows are looked at, so it costs the same however long a ledger is.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from server.categories.service import CategoryBook, TransactionType
from server.core.database.collation import fold
from server.transactions import queries
from server.transactions.queries import Habit
from server.transactions.service import Reader
from server.transactions.showing import Item

NEWEST: Final = 3000
MOST: Final = 8
BEGINS, BEGINS_A_WORD, HOLDS = 0, 1, 2


@dataclass(slots=True)
class Suggestion:
    """One detail in all of its spellings and categories; `last` is the newest of them."""

    key: str
    last: Habit
    count: int = 0
    weight: int = 0

    def add(self, habit: Habit) -> None:
        """Count what was recorded alike but for spelling or category."""
        self.count += habit.uses
        self.weight += habit.weight
        self.last = max(self.last, habit, key=lambda one: one.last)


def suggest(owner_id: str, text: str, type_: str | None, reader: Reader) -> Item:
    """What the owner recorded with such a detail, best first, and the categories used lately."""
    offered = {one.id for one in reader.book.categories if not one.hidden}
    habits = queries.read_habits(owner_id, NEWEST, reader.today)
    known = [habit for habit in habits if habit.category_id in offered]
    best = _best(_together(known, type_), fold(text))
    return {
        "datas": [_shown(suggestion, reader.book) for suggestion in best],
        "recent_categories": _recent(known, reader.book),
    }


def _together(habits: Iterable[Habit], type_: str | None) -> Iterable[Suggestion]:
    found: dict[tuple[str, str], Suggestion] = {}
    for habit in habits:
        key = fold(habit.detail)
        if key and type_ in {None, habit.type}:
            found.setdefault((key, habit.type), Suggestion(key, habit)).add(habit)
    return found.values()


def _best(suggestions: Iterable[Suggestion], text: str) -> list[Suggestion]:
    """Those that contain the text: at their beginning, of a word, elsewhere; the heaviest first."""
    met = [one for one in suggestions if text in one.key]
    met.sort(key=lambda one: one.last.last, reverse=True)
    met.sort(key=lambda one: (_place(one.key, text), -one.weight))
    return met[:MOST]


def _place(key: str, text: str) -> int:
    if key.startswith(text):
        return BEGINS
    return BEGINS_A_WORD if f" {text}" in key else HOLDS


def _shown(suggestion: Suggestion, book: CategoryBook) -> Item:
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
    """The ids of the categories of each list, the one that was recorded last first."""
    # Identifiers sort by the moment of recording, days do not.
    last: dict[str, str] = {}
    for habit in habits:
        last[habit.category_id] = max(habit.id, last.get(habit.category_id, ""))
    ordered = sorted(last, key=last.__getitem__, reverse=True)
    lists = {type_: {one.id for one in book.of_type(type_)} for type_ in TransactionType}
    return {type_.value: [one for one in ordered if one in ids] for type_, ids in lists.items()}
