"""The categories of a person in one object: built-in ones with their changes, and own ones.

Books are cached in the process by the version of the account's categories, which grows with every
change, so changes by other processes need no invalidation.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, bindparam, select

from server.categories.catalogue import (
    BY_ID,
    CATALOGUE,
    CATCH_ALL,
    LOOKS_WITHOUT_CATEGORY,
    BuiltIn,
    Group,
    TransactionType,
)
from server.categories.icons import UNKNOWN_ICON
from server.categories.models import CategoryRow
from server.core.database.engine import db
from server.core.database.unit_of_work import transaction_list
from server.core.text.name_keys import name_key
from server.sessions.accounts import Account
from server.users.balances import CATEGORIES_VERSIONS

OTHER: Final = {
    TransactionType.EXPENSES: TransactionType.INCOME,
    TransactionType.INCOME: TransactionType.EXPENSES,
}


class CategoryLook(NamedTuple):
    """What lists show of a category."""

    name: str
    label: str
    icon: str
    color: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Category:
    """A category as one person has it, its label in one language.

    `titles` are its present names, `spellings` its id and earlier names; both as name keys. `hint`
    tells a built-in one from a similar one, in the language of the label.
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
    position: int
    version: int = 0
    titles: frozenset[str]
    spellings: frozenset[str]
    hint: str | None = None

    @property
    def names(self) -> frozenset[str]:
        """All that means this category alone, as name keys; a name that it gave up is free."""
        given_up = frozenset() if self.own else BY_ID[self.id].titles
        return self.titles | (self.spellings - given_up)


class CategoryBook:
    """The categories of one person in their order, expenses first; immutable."""

    __slots__ = (
        *("_ids", "_keys", "_shown", "_spellings", "_titles"),
        *("categories", "language", "version"),
    )

    def __init__(self, categories: Sequence[Category], version: int, language: str) -> None:
        self.categories = tuple(categories)
        self.version = version
        self.language = language
        self._keys: Mapping[str, str] | None = None
        self._ids = {name_key(one.id): one for one in categories}
        self._shown = {
            one.id: CategoryLook(one.name, one.label, one.icon, one.color) for one in categories
        }
        for id_, look in LOOKS_WITHOUT_CATEGORY.items():
            self._shown[id_] = CategoryLook(look.english, look.label(language), look.icon, None)
        self._titles: dict[str, dict[str, Category]] = {type_: {} for type_ in TransactionType}
        self._spellings: dict[str, dict[str, Category]] = {type_: {} for type_ in TransactionType}
        for one in categories:
            self._titles[one.type].update(dict.fromkeys(one.titles, one))
            self._spellings[one.type].update(dict.fromkeys(one.spellings, one))

    def shown(self, category_id: str) -> CategoryLook:
        """What lists show of a category; an unknown one is named by its id."""
        known = self._shown.get(category_id)
        return known or CategoryLook(category_id, category_id, UNKNOWN_ICON, None)

    def get(self, category_id: str) -> Category | None:
        """The category with this id, case-insensitive."""
        return self._ids.get(name_key(category_id))

    def find(self, text: str, type_: TransactionType) -> Category | None:
        """The category that a text means, case-insensitive.

        The list of the type comes first, and present names before ids and earlier names, so that
        another category can take a name that was given up.
        """
        key = name_key(text)
        for listed in (type_, OTHER[type_]):
            found = self._titles[listed].get(key) or self._spellings[listed].get(key)
            if found:
                return found
        return None

    def matching(self, text: str) -> frozenset[str]:
        """The ids of the categories whose label or name contains the text, case-insensitive.

        Also the types of entries without a category, which have their type in its place.
        """
        key = name_key(text)
        if not key:
            return frozenset()
        return frozenset([id_ for id_, names in self._searched().items() if key in names])

    def _searched(self) -> Mapping[str, str]:
        """The keys of the label and the name that are shown, by id; made at the first search."""
        if self._keys is None:
            self._keys = {
                id_: f"{name_key(look.label)}\n{name_key(look.name)}"
                for id_, look in self._shown.items()
            }
        return self._keys

    def of_type(self, type_: TransactionType) -> tuple[Category, ...]:
        """The categories of one list in their order, with hidden ones."""
        return tuple(one for one in self.categories if one.type is type_)

    def serialize(self) -> list[dict[str, Any]]:
        """Every category as it goes over the wire; `position` counts within its list."""
        return [
            _serialize(one, position)
            for type_ in TransactionType
            for position, one in enumerate(self.of_type(type_))
        ]

    def serialize_one(self, category: Category) -> dict[str, Any]:
        """One of the categories as it goes over the wire."""
        return _serialize(category, self.of_type(category.type).index(category))


def _serialize(one: Category, position: int) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": one.name,
        "label": one.label,
        "hint": one.hint,
        "aliases": sorted(one.names - {name_key(one.label), name_key(one.id)}),
        "type": one.type,
        "group": one.group,
        "icon": one.icon,
        "color": one.color,
        "hidden": one.hidden,
        "own": one.own,
        "position": position,
        "version": one.version,
    }


Key = tuple[str, int, str]

MOST_CACHED: Final = 512
# The distance between built-in positions; the catch-all comes after everything that is added.
STEP: Final = 1024
LAST: Final = 1_000_000
CHANGED: Final = "categories changed"

ROWS: Final = CategoryRow.metadata.tables[CategoryRow.__tablename__]
# The version in the same statement, so that both are of the same moment.
READ: Final = (
    select(CATEGORIES_VERSIONS.c.categories_version, ROWS)
    .select_from(CATEGORIES_VERSIONS.outerjoin(ROWS, ROWS.c.owner_id == CATEGORIES_VERSIONS.c.id))
    .where(CATEGORIES_VERSIONS.c.id == bindparam("reader"))
)

cached_books: Final[OrderedDict[Key, CategoryBook]] = OrderedDict()
_lock: Final = Lock()


def book_of(account: Account, language: str) -> CategoryBook:
    """The categories of an account, labelled in a language; no query while nothing was changed."""
    if not account.categories_version:
        return plain_book(language)
    key = (account.id, account.categories_version, language)
    with _lock:
        book = cached_books.get(key)
        if book is not None:
            cached_books.move_to_end(key)
            return book
    book = fresh_book(account.id, language)
    # This transaction may still be rolled back.
    if book.version == account.categories_version and not transaction_list(CHANGED):
        _cache(key, book)
    return book


def fresh_book(owner_id: str, language: str) -> CategoryBook:
    """The categories of an owner as the database has them at this moment; one query."""
    rows = db.session.connection().execute(READ, {"reader": owner_id}).all()
    version = rows[0].categories_version if rows else 0
    changes = {row.id: row for row in rows if row.id is not None}
    if not changes:
        plain = plain_book(language)
        return CategoryBook(plain.categories, version, language)
    own = [_own(row) for row in changes.values() if row.id not in BY_ID]
    # Built-in categories are added over the years: what was called so before keeps its name.
    taken = {(row.type, row.name_key) for row in changes.values() if row.name}
    built = [
        _built(one, changes.get(one.id), language)
        for one in CATALOGUE
        if one.id in changes or taken.isdisjoint((one.type.value, title) for title in one.titles)
    ]
    return CategoryBook(_in_order([*built, *own]), version, language)


@cache
def plain_book(language: str) -> CategoryBook:
    """The built-in categories, without changes."""
    return CategoryBook(_in_order([_built(one, None, language) for one in CATALOGUE]), 0, language)


def position_for_new(categories: Sequence[Category]) -> int:
    """The position of a new category in its list: before the catch-all, or last."""
    last = categories[-1]
    return last.position if last.id == CATCH_ALL[last.type] else last.position + 1


def _cache(key: Key, book: CategoryBook) -> None:
    with _lock:
        cached_books[key] = book
        while len(cached_books) > MOST_CACHED:
            cached_books.popitem(last=False)


def _in_order(categories: list[Category]) -> list[Category]:
    types = list(TransactionType)
    # At the same position own ones come first, by age.
    return sorted(
        categories, key=lambda one: (types.index(one.type), one.position, not one.own, one.id)
    )


@cache
def _positions() -> dict[str, int]:
    listed = {one.id: (index + 1) * STEP for index, one in enumerate(CATALOGUE)}
    return {**listed, **dict.fromkeys(CATCH_ALL.values(), LAST)}


def _built(one: BuiltIn, row: Row[Any] | None, language: str) -> Category:
    spellings = frozenset(name_key(text) for text in (one.id, one.name, *one.aliases))
    if row is None:
        return Category(
            id=one.id,
            name=one.name,
            label=one.label(language),
            type=one.type,
            group=one.group,
            icon=one.icon,
            position=_positions()[one.id],
            titles=one.titles,
            spellings=spellings,
            hint=one.hint(language),
        )
    return Category(
        id=one.id,
        name=row.name or one.name,
        label=row.name or one.label(language),
        type=one.type,
        group=Group(row.group) if row.group else one.group,
        icon=row.icon or one.icon,
        color=row.color,
        hidden=row.hidden,
        position=_positions()[one.id] if row.position is None else row.position,
        version=row.version,
        titles=frozenset({row.name_key}) if row.name else one.titles,
        spellings=spellings,
        hint=None if row.name else one.hint(language),
    )


def _own(row: Row[Any]) -> Category:
    return Category(
        id=row.id,
        name=row.name,
        label=row.name,
        type=TransactionType(row.type),
        group=Group(row.group) if row.group else None,
        icon=row.icon or UNKNOWN_ICON,
        color=row.color,
        hidden=row.hidden,
        own=True,
        position=row.position,
        version=row.version,
        titles=frozenset({row.name_key}),
        spellings=frozenset({name_key(row.id)}),
    )
