"""Finding categories the way people and older clients write them."""

import unicodedata
from collections.abc import Iterable

from server.categories.catalogue import (
    BY_ID,
    CATALOGUE,
    EXPENSES,
    INCOME,
    UNKNOWN_ICON,
    Category,
    Group,
    TransactionType,
)

__all__ = [
    "UNKNOWN_ICON",
    "Category",
    "Group",
    "TransactionType",
    "find_category",
    "get_category",
    "list_categories",
]


def list_categories() -> tuple[Category, ...]:
    """Every category in the order it is offered, expenses first."""
    return CATALOGUE


def get_category(category_id: str) -> Category | None:
    """The category with exactly this id."""
    return BY_ID.get(category_id)


def find_category(text: str, type_: TransactionType) -> Category | None:
    """The category a text means by id, name or alias, without case.

    A name that both lists know is looked up in the list of the type first.
    """
    key = _fold(text)
    own, other = (_INCOME, _EXPENSES) if type_ is TransactionType.INCOME else (_EXPENSES, _INCOME)
    return own.get(key) or other.get(key)


def _fold(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _spellings(categories: Iterable[Category]) -> dict[str, Category]:
    return {
        _fold(spelling): category
        for category in categories
        for spelling in (category.id, category.name, *category.aliases)
    }


_EXPENSES = _spellings(EXPENSES)
_INCOME = _spellings(INCOME)
