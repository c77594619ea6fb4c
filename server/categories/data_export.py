"""The owner's copy of the categories."""

from collections.abc import Iterator
from typing import Final

from server.categories.book import fresh_book
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import DEFAULT, _

COLUMNS: Final = ("id", "type", "name", "group", "icon", "color", "hidden", "own")


def export(owner_id: str) -> Exported:
    """Every category in the owner's order, with the owner's names and changes."""
    listed = fresh_book(owner_id, DEFAULT).categories

    def rows() -> Iterator[Row]:
        for one in listed:
            looks = (one.icon, one.color)
            yield (one.id, one.type.value, one.name, one.group, *looks, one.hidden, one.own)

    about = _("Your categories in your order, those that came with Lumbung too.")
    return Exported(
        tables=[
            Table(name="categories", about=about, columns=COLUMNS, rows=rows, count=len(listed))
        ]
    )
