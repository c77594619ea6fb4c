"""Shapes of unknown layouts, on their way from a person to the operators.

What is sent is what the person saw: the stored text, recognised by its digest. Nothing of the
sender goes with it, so that nobody can find out whose bank it is.
"""

import datetime as dt
import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from sqlalchemy import CursorResult, and_, delete, exists, func, select, update

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import today
from server.core.database.engine import db
from server.core.database.upserts import upsert_into
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.http.pagination import Page, PageRequest
from server.core.ids import LENGTH
from server.imports.errors import ShapeChanged, ShapeSent
from server.imports.import_counts import ZONE
from server.imports.models import IMPORTS, LAYOUT_SHAPES, SHAPES
from server.imports.statements.shape import Shape
from server.imports.states import ImportState, ShapeState

Item = dict[str, Any]
RETENTION: Final = dt.timedelta(days=180)
SENT: Final = "sent"
READY: Final = "ready"
NONE: Final = "none"
# The upper ends of the classes of sizes.
SIZES_KB: Final = (10, 100, 1_000, 10_000, 20_480)
# While these last the person looks at the file.
SENDABLE: Final = tuple(
    state.value for state in (ImportState.MAPPING, ImportState.REVIEW, ImportState.FAILED)
)
_LINE: Final = ("id", "kind", "size_kb", "bank", "state", "times", "sent_on", "version")


def store_shape(owner_id: str, import_id: str, shape: Shape) -> None:
    """Store the shape of a file; the same one is sent once, however often the file is read."""
    digest = hashlib.sha256(shape.text.encode()).digest()
    mine = SHAPES.c.owner_id == owner_id
    was_sent = select(exists().where(mine, SHAPES.c.digest == digest, SHAPES.c.is_sent))
    is_sent = db.session.connection().execute(was_sent).scalar_one()
    key = {"owner_id": owner_id, "import_id": import_id}
    values = {"kind": shape.kind, "size": shape.size, "content": shape.text, "digest": digest}
    added = upsert_into(SHAPES).values(**key, **values, is_sent=is_sent)
    keys = [SHAPES.c[name] for name in key]
    db.session.connection().execute(added.on_conflict_do_update(index_elements=keys, set_=values))


def find_states(owner_id: str, import_ids: Iterable[str]) -> dict[str, str]:
    """Which of the imports have a shape, ready or sent; one query."""
    wanted = select(SHAPES.c.import_id, SHAPES.c.is_sent).where(
        SHAPES.c.owner_id == owner_id, SHAPES.c.import_id.in_([*import_ids])
    )
    found = db.session.connection().execute(wanted)
    return {import_id: SENT if is_sent else READY for import_id, is_sent in found}


def get_shape(owner_id: str, import_id: str) -> Item:
    """The shape of the file of an import, as it would be sent; NotFound."""
    found = db.session.connection().execute(select(SHAPES).where(*_sendable(owner_id, import_id)))
    row = found.mappings().first()
    if row is None:
        raise NotFound
    return {
        "kind": row["kind"],
        "size_kb": _size_class(row["size"]),
        "content": row["content"],
        "digest": row["digest"].hex(),
        "is_sent": row["is_sent"],
    }


def send_shape(owner_id: str, import_id: str, digest: str, bank: str) -> None:
    """Send the shape that the person saw, once; NotFound, ShapeChanged, ShapeSent."""
    shape = get_shape(owner_id, import_id)
    if shape["digest"] != digest:
        raise ShapeChanged
    change = update(SHAPES).where(
        SHAPES.c.owner_id == owner_id, SHAPES.c.digest == bytes.fromhex(digest)
    )
    sent = db.session.connection().execute(change.where(~SHAPES.c.is_sent).values(is_sent=True))
    if not cast("CursorResult[Any]", sent).rowcount:
        raise ShapeSent
    values = {"bank": bank, "sent_on": today(ZONE)}
    added = upsert_into(LAYOUT_SHAPES).values(
        id=_random_id(),
        digest=bytes.fromhex(digest),
        kind=shape["kind"],
        size_kb=shape["size_kb"],
        content=shape["content"],
        state=ShapeState.NEW.value,
        times=1,
        version=1,
        **values,
    )
    again = {"times": LAYOUT_SHAPES.c.times + 1, "sent_on": values["sent_on"]}
    db.session.connection().execute(
        added.on_conflict_do_update(index_elements=[LAYOUT_SHAPES.c.digest], set_=again)
    )


def list_shapes(state: str | None, which: PageRequest) -> Page:
    """A page of what was sent, the newest day first; two queries."""
    wanted = () if state is None else (LAYOUT_SHAPES.c.state == state,)
    counted = select(func.count()).select_from(LAYOUT_SHAPES).where(*wanted)
    total = db.session.connection().execute(counted).scalar_one()
    listed = (
        select(*(LAYOUT_SHAPES.c[name] for name in _LINE))
        .where(*wanted)
        .order_by(LAYOUT_SHAPES.c.sent_on.desc(), LAYOUT_SHAPES.c.id)
        .limit(which.per_page)
        .offset(which.offset)
    )
    found = db.session.connection().execute(listed).mappings()
    return Page([_serialize(row) for row in found], total)


def read_shape(shape_id: str) -> Item:
    """What somebody sent; NotFound."""
    return _read(shape_id, lock=False)


def set_state(actor_id: str, shape_id: str, state: str, match: IfMatch) -> Item:
    """Mark a shape as done, or as new again; NotFound, ChangedMeanwhile."""
    shape = _lock(shape_id, match)
    if shape["state"] == state:
        return shape
    values = {"state": state, "version": shape["version"] + 1}
    mine = LAYOUT_SHAPES.c.id == shape_id
    db.session.connection().execute(update(LAYOUT_SHAPES).where(mine).values(**values))
    is_done = state == ShapeState.DONE
    action = actions.SHAPE_DONE if is_done else actions.SHAPE_REOPENED
    record(action, actor_id=actor_id, target_id=shape_id)
    return {**shape, **values}


def delete_shape(actor_id: str, shape_id: str, match: IfMatch) -> None:
    """Remove a shape; NotFound, ChangedMeanwhile."""
    _lock(shape_id, match)
    db.session.connection().execute(delete(LAYOUT_SHAPES).where(LAYOUT_SHAPES.c.id == shape_id))
    record(actions.SHAPE_REMOVED, actor_id=actor_id, target_id=shape_id)


def delete_old() -> int:
    """Delete what was sent long ago; how many."""
    old = LAYOUT_SHAPES.c.sent_on < today(ZONE) - RETENTION
    gone = db.session.connection().execute(delete(LAYOUT_SHAPES).where(old))
    return cast("CursorResult[Any]", gone).rowcount


def _sendable(owner_id: str, import_id: str) -> Sequence[Any]:
    is_import = and_(IMPORTS.c.owner_id == SHAPES.c.owner_id, IMPORTS.c.id == SHAPES.c.import_id)
    return (
        SHAPES.c.owner_id == owner_id,
        SHAPES.c.import_id == import_id,
        exists().where(is_import, IMPORTS.c.state.in_(SENDABLE)),
    )


def _lock(shape_id: str, match: IfMatch) -> Item:
    shape = _read(shape_id, lock=True)
    if not match.allows(shape["version"]):
        raise ChangedMeanwhile(shape)
    return shape


def _read(shape_id: str, *, lock: bool) -> Item:
    wanted = select(LAYOUT_SHAPES).where(LAYOUT_SHAPES.c.id == shape_id)
    locked = wanted.with_for_update() if lock else wanted
    row = db.session.connection().execute(locked).mappings().first()
    if row is None:
        raise NotFound
    return {**_serialize(row), "content": row["content"]}


def _serialize(row: Any) -> Item:
    return {**{name: row[name] for name in _LINE}, "sent_on": row["sent_on"].isoformat()}


def _size_class(size: int) -> int:
    return next((end for end in SIZES_KB if size <= end * 1024), SIZES_KB[-1])


def _random_id() -> str:
    """An id that tells no time, unlike those of other rows."""
    return secrets.token_hex(LENGTH // 2)
