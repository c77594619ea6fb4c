"""Writes of own and changed categories."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, update
from sqlalchemy.dialects import postgresql, sqlite

from server.categories.book import CHANGED, Category, CategoryBook, fresh_book
from server.categories.catalogue import BY_ID
from server.categories.models import CategoryRow
from server.core.calendar.clock import now
from server.core.database.engine import dialect_name
from server.core.database.unit_of_work import transaction_list
from server.extensions import db
from server.users.balances import increment_categories_version

ROWS: Final = CategoryRow.metadata.tables[CategoryRow.__tablename__]
KEY: Final = ("owner_id", "id")


def lock_categories(owner_id: str, language: str) -> CategoryBook:
    """Lock the owner's account for a change and return the present categories."""
    increment_categories_version(owner_id)
    transaction_list(CHANGED).append(owner_id)
    return fresh_book(owner_id, language)


def insert_category(row: Mapping[str, Any]) -> None:
    """Insert the row of a new category."""
    db.session.connection().execute(ROWS.insert(), dict(row))


def set_positions(owner_id: str, positions: Sequence[tuple[Category, int]]) -> None:
    """Set the positions of categories, in one statement; built-in ones may have no row yet."""
    rows = [{**_first(owner_id, one), "position": position} for one, position in positions]
    statement = _insert().values(rows)
    moved = {key: statement.excluded[key] for key in ("position", "updated_at")}
    db.session.connection().execute(statement.on_conflict_do_update(index_elements=KEY, set_=moved))


def write_category(owner_id: str, category: Category, values: Mapping[str, Any]) -> None:
    """Update the row of a category, or insert that of a built-in one."""
    moment = now()
    if category.own:
        mine = (ROWS.c.owner_id == owner_id, ROWS.c.id == category.id)
        changed = update(ROWS).where(*mine).values(**values, updated_at=moment)
        db.session.connection().execute(changed)
        return
    statement = _insert().values({**_first(owner_id, category), **values})
    renewed = {**values, "updated_at": moment}
    db.session.connection().execute(
        statement.on_conflict_do_update(index_elements=KEY, set_=renewed)
    )


def delete_row(owner_id: str, category_id: str) -> None:
    """Delete the row of an own category."""
    gone = delete(ROWS).where(ROWS.c.owner_id == owner_id, ROWS.c.id == category_id)
    db.session.connection().execute(gone)


def forget_changes(owner_id: str, category_ids: Sequence[str], *, order: bool) -> None:
    """Give built-in categories their places back, or all else that a person changed of them.

    Rows that say nothing any more are deleted.
    """
    mine = (
        ROWS.c.owner_id == owner_id,
        ROWS.c.id.in_([id_ for id_ in category_ids if id_ in BY_ID]),
    )
    names = ("position",) if order else ("name", "name_key", "group", "icon", "color")
    values = {**dict.fromkeys(names), **({} if order else {"hidden": False})}
    empty = [ROWS.c[name].is_(None) for name in ("position", "name", "group", "icon", "color")]
    connection = db.session.connection()
    connection.execute(update(ROWS).where(*mine).values(**values, updated_at=now()))
    connection.execute(delete(ROWS).where(*mine, *empty, ROWS.c.hidden.is_(False)))


def _insert() -> postgresql.Insert | sqlite.Insert:
    if dialect_name() == "postgresql":
        return postgresql.insert(ROWS)
    return sqlite.insert(ROWS)


def _first(owner_id: str, category: Category) -> dict[str, Any]:
    """The values of a built-in category's first row."""
    moment = now()
    return {
        "owner_id": owner_id,
        "id": category.id,
        "type": category.type.value,
        "hidden": False,
        "version": 0,
        "created_at": moment,
        "updated_at": moment,
    }
