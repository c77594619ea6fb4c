"""Rules and guesses as they go over the wire; money in whole rupiah."""

from collections.abc import Iterable
from typing import Any, Final

from server.categories.book import CategoryBook
from server.core.calendar.clock import to_text
from server.rules.engine import Rule

Item = dict[str, Any]
_PLAIN: Final = (
    "id",
    "position",
    "text",
    "type",
    "min_amount",
    "max_amount",
    "wallet_id",
    "category_id",
    "detail",
    "leave_out",
    "hits",
)
_MOMENTS: Final = ("last_hit_at", "created_at")


def serialize_rules(rules: Iterable[Rule]) -> list[Item]:
    """Rules in their order."""
    return [
        {name: getattr(rule, name) for name in _PLAIN}
        | {name: to_text(getattr(rule, name)) for name in _MOMENTS}
        for rule in rules
    ]


def serialize_category(category_id: str, book: CategoryBook) -> Item:
    """A category, named and drawn as in lists of entries."""
    look = book.shown(category_id)
    return {"id": category_id, **look._asdict()}
