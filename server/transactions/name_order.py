"""The order of a list by the names of categories, and which of them hold a page of it."""

from itertools import groupby
from typing import Final

from server.categories.book import CategoryBook
from server.core.database.text_search import sort_text
from server.transactions.filters import Filters
from server.transactions.ledger_sums import count_by_category

SEPARATOR: Final = ","
# Reading a part of the categories row by row is worth it if they hold at most this share.
PART: Final = 2


def ids_by_label(book: CategoryBook) -> str:
    """The ids of the categories in the order of their labels, one text."""
    ordered = sorted(book.categories, key=lambda one: (sort_text(one.label), one.type, one.id))
    return SEPARATOR.join(["", *(one.id for one in ordered), ""])


def place_of(category_id: str, order: str) -> int:
    """The place of a category in such a text; 0 where it is not in it."""
    return order.find(f"{SEPARATOR}{category_id}{SEPARATOR}") + 1


def categories_of_page(
    owner_id: str, filters: Filters, order: str, *, limit: int, backwards: bool, after: int | None
) -> list[str]:
    """The categories that hold the next rows, at least `limit` of them; none where all may.

    The rows follow one in the category at the place `after`, or are the first ones. Sums tell how
    many rows each category has; they know neither texts nor wallets.
    """
    if filters.search or filters.wallet_id:
        return []
    rows = count_by_category(owner_id, filters)
    found: list[str] = []
    missing = limit
    ordered = sorted(rows, key=lambda id_: place_of(id_, order), reverse=backwards)
    for place, ids in groupby(ordered, lambda id_: place_of(id_, order)):
        if after is not None and (place > after if backwards else place < after):
            continue
        alike = list(ids)
        found += alike
        # How many of the row's own category follow it is not known.
        missing -= sum(rows[id_] for id_ in alike) if place != after else 0
        if missing <= 0:
            break
    read = sum(rows[id_] for id_ in found)
    return found if read * PART <= sum(rows.values()) else []
