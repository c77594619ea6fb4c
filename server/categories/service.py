"""Adding, changing, ordering, merging and deleting categories.

Every change first raises the owner's version of categories. That locks the row of the account,
where recording money waits as well, so no transaction gets a category that is being removed.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypedDict

from server.categories.book import STEP, Category, CategoryBook, fresh_book, position_for_new
from server.categories.catalogue import BY_ID, CATCH_ALL, Group, TransactionType
from server.categories.errors import (
    MOST_OWN,
    CategoryBuiltIn,
    CategoryInUse,
    LastVisible,
    TooManyCategories,
    UnknownCategory,
)
from server.categories.icons import UNKNOWN_ICON
from server.categories.queries import (
    delete_row,
    insert_category,
    lock_categories,
    set_positions,
    write_category,
)
from server.categories.usage import category_usages
from server.core.calendar.clock import now
from server.core.data_export import Exported, Row, Table
from server.core.database.unit_of_work import extend_timeout
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.core.text.i18n import DEFAULT, _
from server.core.text.name_keys import name_key
from server.users.balances import LockedAccount

OTHER_LIST: Final = _("This list doesn't have every category exactly once. Reload it.")
NEEDED: Final = _("This field is required.")
NAME_TAKEN: Final = _("You already have a category with this name.")
NO_GROUP: Final = _("Only expenses belong to needs, wants or savings.")
SAME: Final = _("Choose another category.")
OTHER_TYPE: Final = _("You can't merge income and expenses.")
COLUMNS: Final = ("id", "type", "name", "group", "icon", "color", "hidden", "own")


class NewCategory(NamedTuple):
    """A category to add."""

    name: str
    type: TransactionType
    group: Group | None
    icon: str | None
    color: str | None


class CategoryChanges(TypedDict, total=False):
    """New values of a category; a missing key stays, None restores the original value."""

    name: str | None
    group: Group | None
    icon: str | None
    color: str | None
    hidden: bool


class MergedCategory(NamedTuple):
    """The target of a merge, and how many rows of each feature moved there."""

    book: CategoryBook
    target: Category
    moved: dict[str, int]


def add_category(owner_id: str, new: NewCategory, language: str) -> tuple[CategoryBook, Category]:
    """Add an own category; TooManyCategories, or ValidationFailed for a name that is taken."""
    book = lock_categories(owner_id, language)
    if sum(one.own for one in book.categories) >= MOST_OWN:
        raise TooManyCategories
    _require_free_name(book, new.name, new.type, None)
    _require_groupable(new.type, new.group)
    category_id, moment = new_id(), now()
    row = {
        "owner_id": owner_id,
        "id": category_id,
        "type": new.type.value,
        "name": new.name,
        "name_key": name_key(new.name),
        "group": _own_group(new.type, new.group),
        "icon": new.icon or UNKNOWN_ICON,
        "color": new.color,
        "hidden": False,
        "position": position_for_new(book.of_type(new.type)),
        "version": 1,
        "created_at": moment,
        "updated_at": moment,
    }
    insert_category(row)
    return _read_back(owner_id, category_id, language)


def change_category(
    owner_id: str, category_id: str, changes: CategoryChanges, match: IfMatch, language: str
) -> tuple[CategoryBook, Category]:
    """Change a category of the owner; NotFound, or ValidationFailed at the field.

    ChangedMeanwhile when the sender does not accept its version.
    """
    book = lock_categories(owner_id, language)
    before = _get(book, category_id)
    if not match.allows(before.version):
        raise ChangedMeanwhile(book.serialize_one(before))
    if "name" in changes:
        _require_name(book, before, changes["name"])
    if "group" in changes:
        _require_groupable(before.type, changes["group"])
    if changes.get("hidden") and not before.hidden:
        _require_other_visible(book, before, "hidden")
    values = _values(before, changes)
    if values:
        write_category(owner_id, before, {**values, "version": before.version + 1})
    return _read_back(owner_id, before.id, language)


def order_categories(
    owner_id: str, type_: TransactionType, ids: Sequence[str], language: str
) -> CategoryBook:
    """Put the categories of a list into this order; ValidationFailed unless it names all once."""
    book = lock_categories(owner_id, language)
    listed = {one.id: one for one in book.of_type(type_)}
    if len(ids) != len(listed) or set(ids) != set(listed):
        raise ValidationFailed(errors={"ids": [OTHER_LIST]})
    set_positions(owner_id, [(listed[id_], (index + 1) * STEP) for index, id_ in enumerate(ids)])
    return fresh_book(owner_id, language)


def merge_categories(
    owner_id: str, category_id: str, into_id: str, language: str
) -> MergedCategory:
    """Move everything from a category to another one of its list, and delete an own one.

    A built-in one is hidden. NotFound, or ValidationFailed at `into_id`.
    """
    book = lock_categories(owner_id, language)
    source = _get(book, category_id)
    target = _get_merge_target(book, source, into_id)
    if not source.hidden and target.hidden:
        _require_other_visible(book, source, "into_id")
    extend_timeout()
    moved = category_usages.move(owner_id, source.id, target.id)
    if source.own:
        delete_row(owner_id, source.id)
    else:
        write_category(owner_id, source, {"hidden": True, "version": source.version + 1})
    return MergedCategory(*_read_back(owner_id, target.id, language), moved)


def delete_category(owner_id: str, category_id: str, language: str) -> CategoryBook:
    """Delete an unused own category; CategoryInUse, CategoryBuiltIn or NotFound."""
    book = lock_categories(owner_id, language)
    category = _get(book, category_id)
    if not category.own:
        raise CategoryBuiltIn
    if any(category_usages.count(owner_id, category.id).values()):
        raise CategoryInUse
    if not category.hidden:
        _require_other_visible(book, category, "id")
    # Deleted transactions that are restored later get the catch-all category.
    category_usages.move(owner_id, category.id, CATCH_ALL[category.type])
    delete_row(owner_id, category.id)
    return fresh_book(owner_id, language)


def count_usage(owner_id: str, category_id: str, book: CategoryBook) -> dict[str, int]:
    """The number of rows of each feature in a category; NotFound when it is not the owner's."""
    category = book.get(category_id)
    if category is None:
        raise NotFound
    return category_usages.count(owner_id, category.id)


def require_existing_category(
    owner_id: str, book: CategoryBook, account: LockedAccount, category_id: str
) -> None:
    """Raise UnknownCategory when a category was merged or deleted while the call waited.

    Costs a query only when categories changed meanwhile.
    """
    if account.categories_version == book.version:
        return
    if fresh_book(owner_id, book.language).get(category_id) is None:
        raise UnknownCategory


def _require_name(book: CategoryBook, before: Category, name: str | None) -> None:
    """Check that a name is free in the list; None restores the built-in one."""
    if name is not None:
        _require_free_name(book, name, before.type, before)
    elif before.own:
        raise ValidationFailed(errors={"name": [NEEDED]})
    else:
        _require_built_name_free(book, before)


def _require_free_name(
    book: CategoryBook, name: str, type_: TransactionType, other_than: Category | None
) -> None:
    """Check that a name is visible and means no category but the one to change."""
    key = name_key(name)
    if not key:
        raise ValidationFailed(errors={"name": [NEEDED]})
    if other_than is not None and key in other_than.titles:
        # It keeps its name, even if a built-in category that came later is also called so.
        return
    others = (one for one in book.of_type(type_) if other_than is None or one.id != other_than.id)
    if any(key in one.names for one in others):
        raise ValidationFailed(errors={"name": [NAME_TAKEN]})


def _require_groupable(type_: TransactionType, group: Group | None) -> None:
    """Check that only an expense gets a group."""
    if group is not None and type_ is not TransactionType.EXPENSES:
        raise ValidationFailed(errors={"group": [NO_GROUP]})


def _require_other_visible(book: CategoryBook, going: Category, field: str) -> None:
    """Check that another category of the list is visible."""
    if not any(one.id != going.id and not one.hidden for one in book.of_type(going.type)):
        raise LastVisible(field)


def _get_merge_target(book: CategoryBook, source: Category, into_id: str) -> Category:
    """The category to merge the source into; ValidationFailed at `into_id`."""
    target = book.get(into_id)
    if target is None:
        raise UnknownCategory("into_id")
    if target.id == source.id:
        raise ValidationFailed(errors={"into_id": [SAME]})
    if target.type is not source.type:
        raise ValidationFailed(errors={"into_id": [OTHER_TYPE]})
    return target


def _read_back(owner_id: str, category_id: str, language: str) -> tuple[CategoryBook, Category]:
    book = fresh_book(owner_id, language)
    return book, _get(book, category_id)


def _get(book: CategoryBook, category_id: str) -> Category:
    category = book.get(category_id)
    if category is None:
        raise NotFound
    return category


def _own_group(type_: TransactionType, group: Group | None) -> str | None:
    if type_ is not TransactionType.EXPENSES:
        return None
    return (group or Group.WANTS).value


def _values(before: Category, changes: CategoryChanges) -> dict[str, Any]:
    values: dict[str, Any] = dict(changes)
    if "name" in changes:
        name = changes["name"]
        values["name_key"] = None if name is None else name_key(name)
    if before.own and "group" in changes:
        values["group"] = _own_group(before.type, changes["group"])
    return values


def _require_built_name_free(book: CategoryBook, before: Category) -> None:
    """Check that no other category took the built-in name meanwhile."""
    others = [one for one in book.of_type(before.type) if one.id != before.id]
    if any(one.titles & BY_ID[before.id].titles for one in others):
        raise ValidationFailed(errors={"name": [NAME_TAKEN]})


def export(owner_id: str) -> Exported:
    """Every category in the owner's order, with the owner's names and changes."""
    rows: list[Row] = [
        (one.id, one.type.value, one.name, one.group, one.icon, one.color, one.hidden, one.own)
        for one in fresh_book(owner_id, DEFAULT).categories
    ]
    about = _("Your categories in your order, including the ones that came with Lumbung.")
    return Exported(tables=[Table.of("categories", about, COLUMNS, rows)])
