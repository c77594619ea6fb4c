"""The owner's copy of the categories."""

from typing import Final

from server.categories.book import fresh_book
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import DEFAULT, _

COLUMNS: Final = ("id", "type", "name", "group", "icon", "color", "hidden", "own")


def export(owner_id: str) -> Exported:
    """Every category in the owner's order, with the owner's names and changes."""
    rows: list[Row] = [
        (one.id, one.type.value, one.name, one.group, one.icon, one.color, one.hidden, one.own)
        for one in fresh_book(owner_id, DEFAULT).categories
    ]
    about = _("Your categories in your order, those that came with Lumbung too.")
    return Exported(tables=[Table.of("categories", about, COLUMNS, rows)])
