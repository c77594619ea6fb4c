"""A person's categories in one object: built-in ones, what was changed of them, and own ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from server.categories.catalogue import Group, TransactionType
from server.categories.looks import UNKNOWN_ICON
from server.categories.naming import fold

OTHER: Final = {
    TransactionType.EXPENSES: TransactionType.INCOME,
    TransactionType.INCOME: TransactionType.EXPENSES,
}


class Shown(NamedTuple):
    """What a list shows of a category."""

    name: str
    label: str
    icon: str
    color: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Category:
    """A category as one person has it, its label in one language.

    `titles` are what it is called, `spellings` its id and earlier names; both as they are compared.
    """

    id: str
    name: str
    label: str
    type: TransactionType
    group: Group | None
    icon: str
    color: str | None = None
    hidden: bool = False
    own: bool = False
    place: int
    version: int = 0
    titles: frozenset[str]
    spellings: frozenset[str]


class CategoryBook:
    """The categories of one person in their order, expenses first; it never changes."""

    __slots__ = ("_ids", "_shown", "_spellings", "_titles", "categories", "language", "version")

    def __init__(self, categories: Sequence[Category], version: int, language: str) -> None:
        self.categories = tuple(categories)
        self.version = version
        self.language = language
        self._ids = {fold(one.id): one for one in categories}
        self._shown = {
            one.id: Shown(one.name, one.label, one.icon, one.color) for one in categories
        }
        self._titles: dict[str, dict[str, Category]] = {type_: {} for type_ in TransactionType}
        self._spellings: dict[str, dict[str, Category]] = {type_: {} for type_ in TransactionType}
        for one in categories:
            self._titles[one.type].update(dict.fromkeys(one.titles, one))
            self._spellings[one.type].update(dict.fromkeys(one.spellings, one))

    def shown(self, category_id: str) -> Shown:
        """What lists show of a category; one that is not known is called by its id."""
        known = self._shown.get(category_id)
        return known or Shown(category_id, category_id, UNKNOWN_ICON, None)

    def get(self, category_id: str) -> Category | None:
        """The category with this id, without case."""
        return self._ids.get(fold(category_id))

    def find(self, text: str, type_: TransactionType) -> Category | None:
        """The category a text means, without case.

        The list of the type comes first, and what a category is called now before its id and
        its earlier names, so that a name given up can be given to another one.
        """
        key = fold(text)
        for listed in (type_, OTHER[type_]):
            found = self._titles[listed].get(key) or self._spellings[listed].get(key)
            if found:
                return found
        return None

    def matching(self, text: str) -> frozenset[str]:
        """The ids of the categories whose label or name contains the text, without case."""
        key = fold(text)
        if not key:
            return frozenset()
        return frozenset(
            one.id for one in self.categories if key in fold(one.label) or key in fold(one.name)
        )

    def of_type(self, type_: TransactionType) -> tuple[Category, ...]:
        """The categories of one list in their order, hidden ones too."""
        return tuple(one for one in self.categories if one.type is type_)

    def described(self) -> list[dict[str, Any]]:
        """Every category as it goes over the wire; `position` counts within its list."""
        return [
            _described(one, position)
            for type_ in TransactionType
            for position, one in enumerate(self.of_type(type_))
        ]

    def described_one(self, category: Category) -> dict[str, Any]:
        """One of the categories as it goes over the wire."""
        return _described(category, self.of_type(category.type).index(category))


def _described(one: Category, position: int) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": one.name,
        "label": one.label,
        "aliases": sorted(one.titles - {fold(one.label)}),
        "type": one.type,
        "group": one.group,
        "icon": one.icon,
        "color": one.color,
        "hidden": one.hidden,
        "own": one.own,
        "position": position,
        "version": one.version,
    }
