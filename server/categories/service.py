"""Finding categories the way people and older clients write them."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

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
    "Shown",
    "TransactionType",
    "describe_categories",
    "find_category",
    "get_category",
    "shown_categories",
]


class Shown(NamedTuple):
    """What a list shows of a category."""

    name: str
    label: str
    icon: str


def describe_categories(language: str) -> list[dict[str, str | None]]:
    """Every category as it goes over the wire, its label in the reader's language."""
    return [
        {
            "id": category.id,
            "name": category.name,
            "label": category.label(language),
            "type": category.type,
            "group": category.group,
            "icon": category.icon,
        }
        for category in CATALOGUE
    ]


def get_category(category_id: str) -> Category | None:
    """The category with this id, without case."""
    return BY_ID.get(_fold(category_id))


@cache
def shown_categories(language: str) -> Mapping[str, Shown]:
    """What lists show of each category in the reader's language, by id."""
    return MappingProxyType(
        {
            category.id: Shown(category.name, category.label(language), category.icon)
            for category in CATALOGUE
        }
    )


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
