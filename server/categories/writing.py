"""Changing categories.

Every change first raises the owner's version of categories. That locks the row of the account,
where whoever records money waits as well, so no row lands in a category that is going away.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypedDict

from server.categories.book import Category, CategoryBook
from server.categories.catalogue import CATCH_ALL, Group, TransactionType
from server.categories.errors import (
    MOST_OWN,
    CategoryBuiltIn,
    CategoryInUse,
    TooManyCategories,
)
from server.categories.looks import UNKNOWN_ICON
from server.categories.naming import fold
from server.categories.reading import STEP, fresh_book, place_for_new
from server.categories.rows import begin, erase, insert, place, write
from server.categories.rules import (
    require_another,
    require_free,
    require_groupable,
    require_name,
    target_of,
)
from server.categories.uses import uses
from server.core.calendar.clock import now
from server.core.database.unit_of_work import work_long
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, Match
from server.core.ids import new_id
from server.core.text.i18n import _

OTHER_LIST: Final = _("This list does not name every category once. Load it again.")


class NewCategory(NamedTuple):
    """What somebody adds."""

    name: str
    type: TransactionType
    group: Group | None
    icon: str | None
    color: str | None


class Changes(TypedDict, total=False):
    """What to change of a category; a missing key stays, None goes back to what it began with."""

    name: str | None
    group: Group | None
    icon: str | None
    color: str | None
    hidden: bool


class Merged(NamedTuple):
    """Where the rows are now, and how many of each feature were moved."""

    book: CategoryBook
    target: Category
    moved: dict[str, int]


def add(owner_id: str, new: NewCategory, language: str) -> tuple[CategoryBook, Category]:
    """Make an own category; TooManyCategories, or ValidationFailed for a name that is taken."""
    book = begin(owner_id, language)
    if sum(one.own for one in book.categories) >= MOST_OWN:
        raise TooManyCategories
    require_free(book, new.name, new.type, None)
    require_groupable(new.type, new.group)
    category_id, moment = new_id(), now()
    row = {
        "owner_id": owner_id,
        "id": category_id,
        "type": new.type.value,
        "name": new.name,
        "name_key": fold(new.name),
        "group": _own_group(new.type, new.group),
        "icon": new.icon or UNKNOWN_ICON,
        "color": new.color,
        "hidden": False,
        "position": place_for_new(book.of_type(new.type)),
        "version": 1,
        "created_at": moment,
        "updated_at": moment,
    }
    insert(row)
    return _shown(owner_id, category_id, language)


def change(
    owner_id: str, category_id: str, changes: Changes, match: Match, language: str
) -> tuple[CategoryBook, Category]:
    """Change a category of the owner; NotFound, or ValidationFailed at the field.

    ChangedMeanwhile when its version is none that the sender accepts.
    """
    book = begin(owner_id, language)
    before = _known(book, category_id)
    if not match.allows(before.version):
        raise ChangedMeanwhile(book.described_one(before))
    if "name" in changes:
        require_name(book, before, changes["name"])
    if "group" in changes:
        require_groupable(before.type, changes["group"])
    if changes.get("hidden") and not before.hidden:
        require_another(book, before, "hidden")
    values = _values(before, changes)
    if values:
        write(owner_id, before, {**values, "version": before.version + 1})
    return _shown(owner_id, before.id, language)


def order(owner_id: str, type_: TransactionType, ids: Sequence[str], language: str) -> CategoryBook:
    """Put the categories of a list into this order; ValidationFailed unless it names all once."""
    book = begin(owner_id, language)
    listed = {one.id: one for one in book.of_type(type_)}
    if len(ids) != len(listed) or set(ids) != set(listed):
        raise ValidationFailed(errors={"ids": [OTHER_LIST]})
    place(owner_id, [(listed[id_], (index + 1) * STEP) for index, id_ in enumerate(ids)])
    return fresh_book(owner_id, language)


def merge(owner_id: str, category_id: str, into_id: str, language: str) -> Merged:
    """Move all that is in a category into another one of its list; an own one is gone then.

    A built-in one is hidden. NotFound, or ValidationFailed at `into_id`.
    """
    book = begin(owner_id, language)
    source = _known(book, category_id)
    target = target_of(book, source, into_id)
    if not source.hidden and target.hidden:
        require_another(book, source, "into_id")
    work_long()
    moved = uses.move(owner_id, source.id, target.id)
    if source.own:
        erase(owner_id, source.id)
    else:
        write(owner_id, source, {"hidden": True, "version": source.version + 1})
    return Merged(*_shown(owner_id, target.id, language), moved)


def remove(owner_id: str, category_id: str, language: str) -> CategoryBook:
    """Delete an own category in which nothing is; CategoryInUse, CategoryBuiltIn or NotFound."""
    book = begin(owner_id, language)
    category = _known(book, category_id)
    if not category.own:
        raise CategoryBuiltIn
    if any(uses.count(owner_id, category.id).values()):
        raise CategoryInUse
    if not category.hidden:
        require_another(book, category, "id")
    # What was deleted and can still be undone comes back under what fits nowhere else.
    uses.move(owner_id, category.id, CATCH_ALL[category.type])
    erase(owner_id, category.id)
    return fresh_book(owner_id, language)


def _shown(owner_id: str, category_id: str, language: str) -> tuple[CategoryBook, Category]:
    book = fresh_book(owner_id, language)
    return book, _known(book, category_id)


def _known(book: CategoryBook, category_id: str) -> Category:
    category = book.get(category_id)
    if category is None:
        raise NotFound
    return category


def _own_group(type_: TransactionType, group: Group | None) -> str | None:
    if type_ is TransactionType.INCOME:
        return None
    return (group or Group.WANTS).value


def _values(before: Category, changes: Changes) -> dict[str, Any]:
    values: dict[str, Any] = dict(changes)
    if "name" in changes:
        name = changes["name"]
        values["name_key"] = None if name is None else fold(name)
    if before.own and "group" in changes:
        values["group"] = _own_group(before.type, changes["group"])
    return values
