"""Transactions as they go over the wire."""

from collections.abc import Iterable
from typing import Any, Final

from server.categories.book import CategoryBook, CategoryLook
from server.transactions.queries import TransactionRow

Item = dict[str, Any]
"""An object of an answer."""


# The order of the fields; the row's other columns follow.
FIRST_FIELDS: Final[Item] = dict.fromkeys(
    ("id", "type", "category_id", "category_name", "category_label", "icon", "color")
)


def serialize_transactions(rows: Iterable[TransactionRow], book: CategoryBook) -> list[Item]:
    """The rows with what the viewer sees of their categories."""
    return [_serialize(row, book.shown(row["category_id"])) for row in rows]


def _serialize(row: TransactionRow, look: CategoryLook) -> Item:
    item = FIRST_FIELDS | row
    item["category_name"], item["category_label"], item["icon"], item["color"] = look
    source_id = item.pop("booked_for_id")
    if item["booked_for"]:
        item["booked_for"] = {"kind": item["booked_for"], "id": source_id}
    return item
