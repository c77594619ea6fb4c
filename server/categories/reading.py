"""Where the books come from: what is built in, and one query for those who changed something.

Books are kept in the process by their version, which grows with every change, so that nobody
has to be told of a change that another process made.
"""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import Any, Final

from sqlalchemy import Row, bindparam, select

from server.categories.book import Category, CategoryBook
from server.categories.catalogue import BY_ID, CATALOGUE, CATCH_ALL, BuiltIn, Group, TransactionType
from server.categories.looks import UNKNOWN_ICON
from server.categories.models import CategoryRow
from server.categories.naming import fold
from server.core.database.unit_of_work import carried
from server.extensions import db
from server.sessions.service import Account
from server.users.balances import CATEGORIES_VERSIONS

Key = tuple[str, int, str]

MOST_KEPT: Final = 512
# Room between the places of the built-in ones; the last of a list comes after whatever is added.
STEP: Final = 1024
LAST: Final = 1_000_000
CHANGED: Final = "categories changed"

ROWS: Final = CategoryRow.metadata.tables[CategoryRow.__tablename__]
# The version in the same statement: both speak of the same moment.
READ: Final = (
    select(CATEGORIES_VERSIONS.c.categories_version, ROWS)
    .select_from(CATEGORIES_VERSIONS.outerjoin(ROWS, ROWS.c.owner_id == CATEGORIES_VERSIONS.c.id))
    .where(CATEGORIES_VERSIONS.c.id == bindparam("reader"))
)

kept: Final[OrderedDict[Key, CategoryBook]] = OrderedDict()
_lock: Final = Lock()


def book_of(account: Account, language: str) -> CategoryBook:
    """The categories of an account, labelled in a language; no query while nothing was changed."""
    if not account.categories_version:
        return plain_book(language)
    key = (account.id, account.categories_version, language)
    with _lock:
        book = kept.get(key)
        if book is not None:
            kept.move_to_end(key)
            return book
    book = fresh_book(account.id, language)
    # What this transaction changed may yet be undone.
    if book.version == account.categories_version and not carried(CHANGED):
        _keep(key, book)
    return book


def fresh_book(owner_id: str, language: str) -> CategoryBook:
    """The categories of an owner as the database has them at this moment; one query."""
    rows = db.session.connection().execute(READ, {"reader": owner_id}).all()
    version = rows[0].categories_version if rows else 0
    changes = {row.id: row for row in rows if row.id is not None}
    if not changes:
        plain = plain_book(language)
        return CategoryBook(plain.categories, version, language)
    built = [_built(one, changes.get(one.id), language) for one in CATALOGUE]
    own = [_own(row) for row in changes.values() if row.id not in BY_ID]
    return CategoryBook(_in_order([*built, *own]), version, language)


@cache
def plain_book(language: str) -> CategoryBook:
    """The categories of somebody who changed nothing."""
    return CategoryBook(_in_order([_built(one, None, language) for one in CATALOGUE]), 0, language)


def place_for_new(categories: Sequence[Category]) -> int:
    """Where a new category stands in its list: before what fits nowhere else, or last."""
    last = categories[-1]
    return last.place if last.id == CATCH_ALL[last.type] else last.place + 1


def _keep(key: Key, book: CategoryBook) -> None:
    with _lock:
        kept[key] = book
        while len(kept) > MOST_KEPT:
            kept.popitem(last=False)


def _in_order(categories: list[Category]) -> list[Category]:
    types = list(TransactionType)
    # At the same place own ones come first, in the order they were made.
    return sorted(
        categories, key=lambda one: (types.index(one.type), one.place, not one.own, one.id)
    )


@cache
def _places() -> dict[str, int]:
    listed = {one.id: (index + 1) * STEP for index, one in enumerate(CATALOGUE)}
    return {**listed, **dict.fromkeys(CATCH_ALL.values(), LAST)}


def _built(one: BuiltIn, row: Row[Any] | None, language: str) -> Category:
    spellings = frozenset(fold(text) for text in (one.id, one.name, *one.aliases))
    if row is None:
        return Category(
            id=one.id,
            name=one.name,
            label=one.label(language),
            type=one.type,
            group=one.group,
            icon=one.icon,
            place=_places()[one.id],
            titles=one.titles,
            spellings=spellings,
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
        place=_places()[one.id] if row.position is None else row.position,
        version=row.version,
        titles=frozenset({row.name_key}) if row.name else one.titles,
        spellings=spellings,
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
        place=row.position,
        version=row.version,
        titles=frozenset({row.name_key}),
        spellings=frozenset({fold(row.id)}),
    )
