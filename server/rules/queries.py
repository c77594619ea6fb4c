"""Reads and writes of rules; every function takes the owner first."""

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, cast

from sqlalchemy import (
    CursorResult,
    FromClause,
    Select,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    union_all,
    update,
)

from server.core.database.engine import db
from server.core.database.json_arrays import ArrayOf, ArrayOfRows, elements_of, parts_of
from server.rules.engine import Rule
from server.rules.models import APPLICATIONS, CHANGE_GROUPS, CHANGES, RULES

_FIELDS: Final = tuple(field.name for field in fields(Rule))
_COLUMNS: Final = tuple(RULES.c[name] for name in _FIELDS)
_MINE: Final = RULES.c.owner_id == bindparam("owner")
_PRESENT: Final = RULES.c.removed_at.is_(None)
_LIST: Final = select(*_COLUMNS).where(_MINE, _PRESENT).order_by(RULES.c.position, RULES.c.id)
_UPDATE: Final = update(RULES).where(_MINE, RULES.c.id == bindparam("rule"))


def list_rules(owner_id: str) -> list[Rule]:
    """The owner's rules in their order."""
    found = db.session.connection().execute(_LIST, {"owner": owner_id})
    return [_rule(row) for row in found]


def find_rule(owner_id: str, id_: str, *, removed: bool = False) -> Rule | None:
    """A rule of the owner; a removed one if wanted."""
    is_meant = RULES.c.removed_at.is_not(None) if removed else _PRESENT
    wanted = select(*_COLUMNS).where(_MINE, RULES.c.id == bindparam("rule"), is_meant)
    given = {"owner": owner_id, "rule": id_}
    row = db.session.connection().execute(wanted, given).first()
    return None if row is None else _rule(row)


def insert_rule(owner_id: str, rule: Rule) -> None:
    """Store a new rule."""
    values = {name: getattr(rule, name) for name in _FIELDS}
    db.session.connection().execute(insert(RULES), {"owner_id": owner_id, **values})


def update_rule(owner_id: str, id_: str, values: Mapping[str, Any]) -> None:
    """Give columns of a rule new values."""
    db.session.connection().execute(_UPDATE, {"owner": owner_id, "rule": id_, **values})


def set_positions(owner_id: str, ids: Sequence[str]) -> None:
    """Number the owner's rules from 1 in this order."""
    if ids:
        places = {id_: place for place, id_ in enumerate(ids, start=1)}
        moved = update(RULES).where(RULES.c.owner_id == owner_id, RULES.c.id.in_(ids))
        position = case(places, value=RULES.c.id)
        db.session.connection().execute(moved.values(position=position))


def add_hits(owner_id: str, hits: Mapping[str, int], moment: dt.datetime) -> None:
    """Count rows that rules decided about, by the ids of the rules."""
    given = [
        {"owner": owner_id, "rule": id_, "more": count, "moment": moment}
        for id_, count in hits.items()
        if count
    ]
    if given:
        counted = _UPDATE.values(
            hits=RULES.c.hits + bindparam("more"), last_hit_at=bindparam("moment")
        )
        db.session.connection().execute(counted, given)


def delete_rules(owner_id: str, ids: Sequence[str]) -> None:
    """Delete rules of the owner, removed ones too."""
    mine = (RULES.c.owner_id == owner_id, RULES.c.id.in_(ids))
    db.session.connection().execute(delete(RULES).where(*mine))


def delete_removed_before(moment: dt.datetime) -> int:
    """Delete rules that were removed before a moment, of every owner, and count them."""
    gone = delete(RULES).where(RULES.c.removed_at < moment)
    return cast("CursorResult[Any]", db.session.connection().execute(gone)).rowcount


def count_with(owner_id: str, column: str, id_: str) -> int:
    """How many of the owner's rules name a category or a wallet."""
    wanted = select(func.count()).where(_MINE, _PRESENT, RULES.c[column] == id_)
    return _count(wanted, owner=owner_id)


def replace_id(owner_id: str, column: str, from_id: str, to_id: str) -> int:
    """Let rules name another category or wallet, removed ones too; how many are present."""
    moved = count_with(owner_id, column, from_id)
    change = update(RULES).where(RULES.c.owner_id == owner_id, RULES.c[column] == from_id)
    db.session.connection().execute(change.values({column: to_id}))
    return moved


def count_rules_of_all() -> int:
    """How many rules everybody has."""
    return _count(select(func.count()).where(_PRESENT))


def count_applications_of_all() -> int:
    """How many applications can still be undone."""
    return _count(select(func.count()).select_from(APPLICATIONS))


def insert_application(owner_id: str, values: Mapping[str, Any]) -> None:
    """Store that a rule is applied."""
    db.session.connection().execute(insert(APPLICATIONS), {"owner_id": owner_id, **values})


def update_application(owner_id: str, id_: str, values: Mapping[str, Any]) -> None:
    """Give columns of an application new values."""
    mine = (APPLICATIONS.c.owner_id == owner_id, APPLICATIONS.c.id == id_)
    db.session.connection().execute(update(APPLICATIONS).where(*mine).values(**values))


def find_application(owner_id: str, id_: str) -> Any:
    """An application of the owner, locked until the transaction ends, so that no job deletes it."""
    mine = (APPLICATIONS.c.owner_id == owner_id, APPLICATIONS.c.id == id_)
    wanted = select(APPLICATIONS).where(*mine).with_for_update()
    return db.session.connection().execute(wanted).first()


def insert_changes(owner_id: str, application_id: str, before: Select[Any]) -> None:
    """Store what an undo needs: entries with `id`, `category_id`, `detail` and their version then.

    Every entry is stored once.
    """
    was = before.subquery().c
    groups = select(
        literal(owner_id),
        literal(application_id),
        func.min(was.id),
        was.category_id,
        ArrayOfRows(ArrayOf(was.id, was.detail, was.version)),
    ).group_by(was.category_id)
    names = ["owner_id", "application_id", "first_entry_id", "category_id", "entries"]
    db.session.connection().execute(insert(CHANGE_GROUPS).from_select(names, groups))


def select_changes(owner_id: str, application_id: str) -> FromClause:
    """What an application changed: `entry_id`, `version`, `category_id` and `detail`."""
    groups, was = CHANGE_GROUPS.c, elements_of(CHANGE_GROUPS.c.entries)
    entry = parts_of(was)
    grouped = select(
        entry[0].as_string().label("entry_id"),
        entry[2].as_integer().label("version"),
        groups.category_id,
        entry[1].as_string().label("detail"),
    ).select_from(CHANGE_GROUPS, was)
    mine = (groups.owner_id == owner_id, groups.application_id == application_id)
    # The release before stored a row for each entry.
    rows = CHANGES.c
    single = select(rows.entry_id, rows.version, rows.category_id, rows.detail).where(
        rows.owner_id == owner_id, rows.application_id == application_id
    )
    return union_all(grouped.where(*mine), single).subquery("logged")


def delete_changes(owner_id: str, application_id: str) -> None:
    """Delete what an undo has put back."""
    for table in (CHANGE_GROUPS, CHANGES):
        mine = (table.c.owner_id == owner_id, table.c.application_id == application_id)
        db.session.connection().execute(delete(table).where(*mine))


def move_changes(owner_id: str, source_id: str, target_id: str) -> None:
    """Let an undo put entries back into another category."""
    for table in (CHANGE_GROUPS, CHANGES):
        mine = (table.c.owner_id == owner_id, table.c.category_id == source_id)
        moved = update(table).where(*mine).values(category_id=target_id)
        db.session.connection().execute(moved)


def delete_applications_before(moment: dt.datetime) -> int:
    """Delete applications whose time is over, of every owner, and count them."""
    gone = delete(APPLICATIONS).where(APPLICATIONS.c.undo_until < moment)
    return cast("CursorResult[Any]", db.session.connection().execute(gone)).rowcount


def _count(counted: Select[Any], **given: Any) -> int:
    return int(db.session.connection().execute(counted, given).scalar_one())


def _rule(row: Any) -> Rule:
    return Rule(**dict(zip(_FIELDS, row, strict=True)))
