"""What in an account comes from archives, for the next one and for the undo."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import delete, insert, select

from server.core.data_restore import Restoration, Restored
from server.core.database.bulk_insert import insert_many
from server.core.database.engine import db
from server.imports.models import MARKS, ORIGINS
from server.transactions.imported_entries import batches

ENTRIES: Final = "transactions"
_NAMES: Final = ("owner_id", "kind", "source_id", "id", "import_id", "made", "stamp")


def list_known(owner_id: str) -> dict[str, dict[str, str]]:
    """The ids of what comes from archives, by kind and key."""
    wanted = select(ORIGINS.c.kind, ORIGINS.c.source_id, ORIGINS.c.id)
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    rows = db.session.connection().execute(wanted.where(ORIGINS.c.owner_id == owner_id))
    for kind, source, id_ in rows:
        found[kind][source] = id_
    return found


def list_exact(owner_id: str) -> frozenset[str]:
    """The entries whose day is that of a statement or an archive."""
    marks = select(MARKS.c.entry_id).where(MARKS.c.owner_id == owner_id)
    made = select(ORIGINS.c.id).where(ORIGINS.c.owner_id == owner_id, ORIGINS.c.kind == ENTRIES)
    connection = db.session.connection()
    return frozenset([*connection.scalars(marks), *connection.scalars(made)])


def save_origins(import_id: str, restoration: Restoration) -> None:
    """Remember what an import made, and what it found."""
    owner_id = restoration.owner_id
    filled = [one for one in restoration.restored if one.before is not None]
    for one in filled:
        # Found before, perhaps by an import that changed nothing.
        _delete(owner_id, one.kind, [one.source])
    rows = _rows(import_id, restoration, {(one.kind, one.source) for one in filled})
    insert_many(ORIGINS, _NAMES, rows)
    if filled:
        values = [dict(zip(_NAMES, _made(owner_id, import_id, one), strict=True)) for one in filled]
        befores = [{"before": one.before} for one in filled]
        given = [{**row, **before} for row, before in zip(values, befores, strict=True)]
        db.session.connection().execute(insert(ORIGINS), given)


def _rows(
    import_id: str, restoration: Restoration, but: set[tuple[str, str]]
) -> Iterator[tuple[Any, ...]]:
    owner_id, seen = restoration.owner_id, set(but)
    for one in restoration.restored:
        if one.before is None:
            seen.add((one.kind, one.source))
            yield _made(owner_id, import_id, one)
    for kind, found in restoration.found.items():
        known = restoration.known.get(kind, {})
        for source, id_ in found.items():
            if source not in known and (kind, source) not in seen:
                yield owner_id, kind, source, id_, import_id, False, ""


def _made(owner_id: str, import_id: str, one: Restored) -> tuple[Any, ...]:
    return owner_id, one.kind, one.source, one.id, import_id, True, one.stamp


def list_made(owner_id: str, import_id: str) -> list[Restored]:
    """What an import made or filled in."""
    columns = (ORIGINS.c[name] for name in ("kind", "source_id", "id", "stamp", "before"))
    wanted = select(*columns).where(
        ORIGINS.c.owner_id == owner_id, ORIGINS.c.import_id == import_id, ORIGINS.c.made
    )
    return [Restored(*row) for row in db.session.connection().execute(wanted)]


def forget_origins(owner_id: str, import_id: str, made: Sequence[Restored]) -> None:
    """Forget what an import found, and what it made of these."""
    mine = (ORIGINS.c.owner_id == owner_id, ORIGINS.c.import_id == import_id)
    db.session.connection().execute(delete(ORIGINS).where(*mine, ~ORIGINS.c.made))
    by_kind: defaultdict[str, list[str]] = defaultdict(list)
    for one in made:
        by_kind[one.kind].append(one.source)
    for kind, sources in by_kind.items():
        _delete(owner_id, kind, sources)


def _delete(owner_id: str, kind: str, sources: Sequence[str]) -> None:
    for part in batches(sources):
        mine = (ORIGINS.c.owner_id == owner_id, ORIGINS.c.kind == kind)
        gone = delete(ORIGINS).where(*mine, ORIGINS.c.source_id.in_(part))
        db.session.connection().execute(gone)


def follow(owner_id: str, kind: str, source_id: str, target_id: str) -> None:
    """Let what comes from archives be another row, into which it was merged.

    An undo leaves that one alone.
    """
    mine = (ORIGINS.c.owner_id == owner_id, ORIGINS.c.kind == kind, ORIGINS.c.id == source_id)
    db.session.connection().execute(ORIGINS.update().where(*mine).values(id=target_id, made=False))
