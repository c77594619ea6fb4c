"""Transactions as they go over the wire."""

from collections.abc import Iterable
from typing import Any

from server.categories.book import CategoryBook, CategoryLook
from server.transactions.queries import TransactionRow

Item = dict[str, Any]
"""An object of an answer."""


def serialize_transactions(rows: Iterable[TransactionRow], book: CategoryBook) -> list[Item]:
    """The rows with what the viewer sees of their categories."""
    return [_serialize(row, book.shown(row["category_id"])) for row in rows]


def _serialize(row: TransactionRow, category: CategoryLook) -> Item:
    item = {
        "id": row["id"],
        "type": row["type"],
        "category_id": row["category_id"],
        "category_name": category.name,
        "category_label": category.label,
        "icon": category.icon,
        "color": category.color,
        **row,
    }
    source, source_id = row["booked_for"], item.pop("booked_for_id")
    item["booked_for"] = {"kind": source, "id": source_id} if source else None
    return item
