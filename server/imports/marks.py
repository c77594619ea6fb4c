"""Marks: what recognises a row that was imported before, once its text is gone."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    case,
    exists,
    insert,
    literal,
    or_,
    select,
    update,
)

from server.core.database.engine import db
from server.core.database.table_statistics import refresh_statistics
from server.core.database.upserts import upsert_into
from server.imports import mark_queries
from server.imports.models import MARKS, ROWS
from server.imports.states import RowStatus, TransferState
from server.transactions.imported_entries import entries_query
from server.transactions.service import FIRST_VERSION

_KEY: Final = ("owner_id", "wallet_id", "mark", "occurrence")
# What statements for many rows find marks by.
MARK_KEYS: Final = tuple(
    MARKS.c[name] for name in ("owner_id", "wallet_id", "mark", "entry_id", "import_id", "merchant")
)
_VALUES: Final = ("entry_id", "import_id", "made", "version", "pending", "layout", "merchant")


def drop_imported(draft: Mapping[str, Any]) -> None:
    """Leave out rows that another import has saved since the draft was compared."""
    if not mark_queries.has_marks(draft["owner_id"], draft["wallet_id"]):
        return
    known = (ROWS.c.include, is_imported(draft["wallet_id"]))
    _change(draft, *known, include=False, status=RowStatus.EXISTING.value, match_id=None)


def restore_unmatched(draft: Mapping[str, Any]) -> None:
    """Take rows whose entry was deleted since; nothing else would have them.

    One that was imported before says so by its mark, and stays deleted.
    """
    entries = entries_query()
    is_there = exists().where(
        entries.c.owner_id == ROWS.c.owner_id, entries.c.id == ROWS.c.match_id
    )
    gone = (ROWS.c.match_id.is_not(None), ROWS.c.amount != 0, ~is_there)
    was_imported = exists().where(*_same_mark(draft["wallet_id"]))
    _change(draft, *gone, ~was_imported, include=True, match_id=None, status=RowStatus.NEW.value)


def _change(draft: Mapping[str, Any], *conditions: Any, **values: Any) -> None:
    change = update(ROWS).where(*_of(draft), *conditions).values(**values)
    db.session.connection().execute(change)


def is_imported(wallet_id: str | None) -> ColumnElement[bool]:
    """Whether a row was imported into a wallet before, and is still there."""
    entries = entries_query()
    return exists().where(
        *_same_mark(wallet_id),
        entries.c.owner_id == MARKS.c.owner_id,
        entries.c.id == MARKS.c.entry_id,
    )


def write_marks(draft: Mapping[str, Any]) -> None:
    """Remember the rows that are entries now, and those that were before.

    The mark of an entry that was deleted since goes on with the new one.
    """
    names = [*_KEY, *_VALUES]
    connection = db.session.connection()
    if mark_queries.has_marks(draft["owner_id"], draft["wallet_id"]):
        added = upsert_into(MARKS).from_select(names, _marks_of(draft))
        changed = {name: added.excluded[name] for name in _VALUES}
        keys = [MARKS.c[name] for name in _KEY]
        # What is known already stays a mark of the import that made it.
        differs = MARKS.c.entry_id != added.excluded.entry_id
        connection.execute(
            added.on_conflict_do_update(index_elements=keys, set_=changed, where=differs)
        )
    else:
        # To look for what cannot be there takes PostgreSQL a quarter of the time.
        connection.execute(insert(MARKS).from_select(names, _marks_of(draft)))
    refresh_statistics(draft["row_count"], *MARK_KEYS)


def _marks_of(draft: Mapping[str, Any]) -> Select[Any]:
    """The marks of a draft as a statement."""
    has_pair = and_(
        ROWS.c.transfer == TransferState.CHOSEN.value, ROWS.c.pair_id.is_not(None), ROWS.c.include
    )
    values: dict[str, Any] = {
        "owner_id": ROWS.c.owner_id,
        "wallet_id": literal(draft["wallet_id"]),
        "mark": ROWS.c.mark,
        "occurrence": ROWS.c.occurrence,
        "entry_id": case(
            (has_pair, ROWS.c.pair_id), (ROWS.c.include, ROWS.c.entry_id), else_=ROWS.c.match_id
        ),
        "import_id": ROWS.c.import_id,
        "made": case((has_pair, literal(False)), else_=ROWS.c.include),
        "version": literal(FIRST_VERSION),
        "pending": ROWS.c.pending,
        "layout": literal(draft["layout"]),
        "merchant": ROWS.c.merchant,
    }
    wanted = select(*(value.label(name) for name, value in values.items())).where(
        *_of(draft),
        or_(ROWS.c.include, ROWS.c.match_id.is_not(None)),
    )
    # In the order of the index, which is much faster than all over it.
    return wanted.order_by(ROWS.c.mark, ROWS.c.occurrence)


def _same_mark(wallet_id: str | None) -> tuple[ColumnElement[bool], ...]:
    return (
        MARKS.c.owner_id == ROWS.c.owner_id,
        MARKS.c.wallet_id == (wallet_id or ""),
        MARKS.c.mark == ROWS.c.mark,
        MARKS.c.occurrence == ROWS.c.occurrence,
    )


def _of(draft: Mapping[str, Any]) -> tuple[ColumnElement[bool], ...]:
    return ROWS.c.owner_id == draft["owner_id"], ROWS.c.import_id == draft["id"]
