"""Categories from an archive: own ones by name, changes of built-in ones, and their order."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from server.categories.book import STEP, Category, CategoryBook, fresh_book, position_for_new
from server.categories.catalogue import BY_ID, CATCH_ALL, Group, TransactionType
from server.categories.errors import MOST_OWN, TooManyCategories
from server.categories.icons import COLORS, ICONS, UNKNOWN_ICON
from server.categories.queries import (
    delete_row,
    forget_changes,
    insert_category,
    lock_categories,
    set_positions,
    write_category,
)
from server.categories.usage import category_usages
from server.core.calendar.clock import now
from server.core.data_restore import Restoration, Restored, Restorer, Row, keys_of
from server.core.text.i18n import DEFAULT
from server.core.text.name_keys import name_key

KIND: Final = "categories"
ORDER: Final = "category_order"
FIRST_VERSION: Final = 1


def _match(restoration: Restoration) -> None:
    book = fresh_book(restoration.owner_id, DEFAULT)
    known = restoration.known.get(KIND, {})
    found = {}
    for row in restoration.rows(KIND):
        source = row["id"]
        category = book.get(known.get(source, "")) or book.get(source) or _named(book, row)
        if category is not None:
            found[source] = category.id
    restoration.settle(KIND, [row["id"] for row in restoration.rows(KIND)], found)


def _named(book: CategoryBook, row: Row) -> Category | None:
    key = name_key(row["name"])
    listed = book.of_type(TransactionType(row["type"]))
    return next((one for one in listed if key in one.names), None)


def _write(restoration: Restoration) -> None:
    missing = restoration.missing(KIND)
    book = fresh_book(restoration.owner_id, DEFAULT)
    changes = [*_find_changes(restoration, book)]
    orders = _find_orders(restoration, book)
    if not missing and not changes and not orders:
        return
    owner_id = restoration.owner_id
    lock_categories(owner_id, DEFAULT)
    if len(missing) + sum(one.own for one in book.categories) > MOST_OWN:
        raise TooManyCategories
    for row in missing:
        _add(restoration, book, row)
    for source, category, values in changes:
        write_category(owner_id, category, {**values, "version": category.version + 1})
        restoration.add(KIND, source, category.id, category.version + 1, before={})
    for type_, ids in orders.items():
        _put_in_order(restoration, type_, ids)


def _add(restoration: Restoration, book: CategoryBook, row: Row) -> None:
    type_, id_ = TransactionType(row["type"]), restoration.ids[KIND][row["id"]]
    is_expense, moment = type_ is TransactionType.EXPENSES, now()
    values = {
        "owner_id": restoration.owner_id,
        "id": id_,
        "type": type_.value,
        "name": row["name"],
        "name_key": name_key(row["name"]),
        "group": (row["group"] or Group.WANTS.value) if is_expense else None,
        "icon": row["icon"] if row["icon"] in ICONS else UNKNOWN_ICON,
        "color": row["color"] if row["color"] in COLORS else None,
        "hidden": row["hidden"],
        "position": position_for_new(book.of_type(type_)),
        "version": FIRST_VERSION,
        "created_at": moment,
        "updated_at": moment,
    }
    insert_category(values)
    restoration.add(KIND, row["id"], id_, FIRST_VERSION)


def _find_changes(
    restoration: Restoration, book: CategoryBook
) -> list[tuple[str, Category, dict[str, Any]]]:
    """The changes of built-in categories that the account has left as they are."""
    changes = []
    taken = {name_key(row["name"]) for row in restoration.missing(KIND)}
    for row in restoration.rows(KIND):
        category = book.get(restoration.found[KIND].get(row["id"], ""))
        if category is None or row["own"] or category.id != row["id"]:
            continue
        if not _is_unchanged(category):
            continue
        values = _changed_values(category, row)
        key = values.get("name_key")
        others = (one for one in book.of_type(category.type) if one.id != category.id)
        if key and (key in taken or any(key in one.names for one in others)):
            del values["name"], values["name_key"]
        if values:
            changes.append((row["id"], category, values))
    return changes


def _is_unchanged(category: Category) -> bool:
    built = BY_ID[category.id]
    shown = (category.name, category.group, category.icon, category.color, category.hidden)
    return shown == (built.name, built.group, built.icon, None, False)


def _changed_values(category: Category, row: Row) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if row["name"] and name_key(row["name"]) not in category.titles:
        values |= {"name": row["name"], "name_key": name_key(row["name"])}
    if category.type is TransactionType.EXPENSES and row["group"] not in {None, category.group}:
        values["group"] = row["group"]
    if row["icon"] != category.icon and row["icon"] in ICONS:
        values["icon"] = row["icon"]
    if row["color"] in COLORS:
        values["color"] = row["color"]
    if row["hidden"]:
        values["hidden"] = True
    return values


def _find_orders(restoration: Restoration, book: CategoryBook) -> dict[TransactionType, list[str]]:
    """The order of each list in an account that has neither own categories nor an own order."""
    if any(
        one.own or (one.position % STEP and one.id not in CATCH_ALL.values())
        for one in book.categories
    ):
        return {}
    orders = {}
    for type_ in TransactionType:
        listed = [row for row in restoration.rows(KIND) if row["type"] == type_.value]
        ids = [restoration.ids[KIND][row["id"]] for row in listed]
        usual = [one.id for one in book.of_type(type_)]
        own = [id_ for id_ in ids if id_ not in usual]
        at = len(usual) - (usual[-1] == CATCH_ALL[type_])
        if set(usual) <= set(ids) and ids != [*usual[:at], *own, *usual[at:]]:
            orders[type_] = ids
    return orders


def _put_in_order(restoration: Restoration, type_: TransactionType, ids: Sequence[str]) -> None:
    book = fresh_book(restoration.owner_id, DEFAULT)
    listed = {one.id: one for one in book.of_type(type_)}
    positions = [(listed[id_], (place + 1) * STEP) for place, id_ in enumerate(ids)]
    set_positions(restoration.owner_id, positions)
    restoration.add(ORDER, type_.value, type_.value, _order_stamp(restoration.owner_id, type_))


def _order_stamp(owner_id: str, type_: TransactionType) -> str:
    listed = fresh_book(owner_id, DEFAULT).of_type(type_)
    return str(sum(one.position for one in listed if not one.own))


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    if not restored:
        return set()
    book = lock_categories(owner_id, DEFAULT)
    kept = []
    for one in restored:
        if one.kind == ORDER:
            type_ = TransactionType(one.id)
            if _order_stamp(owner_id, type_) == one.stamp:
                forget_changes(owner_id, [each.id for each in book.of_type(type_)], order=True)
            continue
        category = book.get(one.id)
        if category is None:
            continue
        if str(category.version) != one.stamp or not _take_back_one(owner_id, category, one.before):
            kept.append(one)
    return keys_of(kept)


def _take_back_one(owner_id: str, category: Category, before: Mapping[str, Any] | None) -> bool:
    """Whether a category, unchanged since, is as it was before; one that is used stays."""
    if before is not None:
        forget_changes(owner_id, [category.id], order=False)
        return True
    if any(category_usages.count(owner_id, category.id).values()):
        return False
    # Deleted transactions that are restored later get the catch-all category.
    category_usages.move(owner_id, category.id, CATCH_ALL[category.type])
    delete_row(owner_id, category.id)
    return True


RESTORER: Final = Restorer(kinds=(KIND, ORDER), match=_match, write=_write, take_back=_take_back)
