"""Rows of the ledger as they go over the wire."""

from collections.abc import Iterable
from typing import Any

from server.categories.service import CategoryBook, Shown
from server.transactions.queries import Line

Item = dict[str, Any]
"""Something of the ledger as it goes over the wire."""


def items(lines: Iterable[Line], book: CategoryBook) -> list[Item]:
    """The lines with what the reader sees of their categories."""
    return [_item(line, book.shown(line.category_id)) for line in lines]


def _item(line: Line, category: Shown) -> Item:
    return {
        "id": line.id,
        "type": line.type,
        "category_id": line.category_id,
        "category_name": category.name,
        "category_label": category.label,
        "icon": category.icon,
        "color": category.color,
        "detail": line.detail,
        "amount": line.amount,
        "date": line.date,
        "created_at": line.created_at,
        "version": line.version,
        "booked_for": _booking(line),
    }


def _booking(line: Line) -> Item | None:
    return {"kind": line.booked_for, "id": line.booked_for_id} if line.booked_for else None
