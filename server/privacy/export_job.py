"""The job that creates requested archives, one at a time; a killed worker loses none."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import IO, Any, Final

import structlog
from sqlalchemy import delete, insert, or_, select, update

from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported, personal_data_sources
from server.core.database.unit_of_work import read_mode, rollback, unit_of_work, write_mode
from server.core.mail import outbox
from server.core.operations.job_queue import stopping
from server.extensions import db
from server.privacy import archive
from server.privacy.enums import EXPIRED, FAILED, QUEUED, READY, RUNNING
from server.privacy.letters import EXPORT_READY
from server.privacy.models import Export, ExportChunk
from server.users import service as users

KEPT: Final = timedelta(hours=48)
FORGOTTEN_AFTER: Final = timedelta(days=30)
# Renewed with each step; after it another worker takes over the archive of a dead one.
LEASE: Final = timedelta(minutes=2)
REST: Final = timedelta(minutes=1)
MOST_TRIES: Final = 4
MOST_AT_ONCE: Final = 100
CHUNK: Final = 256 * 1024
STEP_SECONDS: Final = 0.5
DONE: Final = 100

log = structlog.get_logger(__name__)


class Stopped(Exception):
    """The worker is shutting down: the archive is queued again."""


class Lost(Exception):
    """Another worker took the archive over, or it was erased with its account."""


class Meter:
    """Counts written rows, stores the progress, and stops a job that was lost or shut down."""

    def __init__(self, export: Export, parts: dict[str, Exported]) -> None:
        tables = [table for part in parts.values() for table in part.tables]
        self._whole = max(1, len(parts) + sum(table.count for table in tables))
        self._export = export
        self._done = 0
        self._stored_at = time.monotonic()

    def advance(self) -> None:
        """Count one more row or part; raises Stopped or Lost."""
        self._done += 1
        if time.monotonic() - self._stored_at < STEP_SECONDS:
            return
        if stopping.is_set():
            raise Stopped
        percent = min(DONE - 1, self._done * DONE // self._whole)
        if not _store(self._export, progress=percent, claimed_until=now() + LEASE):
            raise Lost
        self._stored_at = time.monotonic()


def run_export_job() -> int:
    """Create every queued archive; returns how many were processed."""
    _give_up()
    for turn in range(MOST_AT_ONCE):
        export = None if stopping.is_set() else _claim()
        if export is None:
            return turn
        _make(export)
    return MOST_AT_ONCE


def remove_old_exports() -> None:
    """Delete the content of archives after 48 hours, and their records after 30 days."""
    over = select(Export.id).where(Export.state == READY, Export.expires_at <= now())
    db.session.execute(delete(ExportChunk).where(ExportChunk.export_id.in_(over)))
    db.session.execute(update(Export).where(Export.id.in_(over)).values(state=EXPIRED))
    finished = Export.state.in_((FAILED, EXPIRED))
    past = Export.created_at < now() - FORGOTTEN_AFTER
    db.session.execute(delete(Export).where(finished, past))


def _give_up() -> None:
    """Mark archives as failed that no worker could finish."""
    stuck = (
        Export.state == RUNNING,
        Export.attempts >= MOST_TRIES,
        Export.claimed_until < now(),
    )
    with unit_of_work():
        db.session.execute(
            update(Export).where(*stuck).values(state=FAILED, claimed_until=None, finished_at=now())
        )


def _claim() -> Export | None:
    """Claim the oldest queued archive for the time of LEASE."""
    present = now()
    free = or_(Export.claimed_until.is_(None), Export.claimed_until < present)
    due = (
        select(Export.id)
        .where(Export.state.in_((QUEUED, RUNNING)), free)
        .order_by(Export.id)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    claim = (
        update(Export)
        .where(Export.id == due.scalar_subquery())
        .values(
            state=RUNNING,
            progress=0,
            claimed_until=present + LEASE,
            attempts=Export.attempts + 1,
        )
        .returning(Export)
        .execution_options(synchronize_session=False)
    )
    with unit_of_work():
        export = db.session.execute(claim).scalar_one_or_none()
        if export is not None:
            db.session.refresh(export)
            db.session.expunge(export)
    return export


def _make(export: Export) -> None:
    try:
        with tempfile.TemporaryFile() as file:
            _fill(export, file)
            _keep(export, file)
    except Stopped:
        _store(export, state=QUEUED, claimed_until=None, attempts=export.attempts - 1)
    except Lost:
        log.info("export_lost", export=export.id)
    except Exception as error:
        log.exception("export_failed", export=export.id, error=type(error).__name__)
        if export.attempts >= MOST_TRIES:
            _store(export, state=FAILED, claimed_until=None, finished_at=now())
        else:
            _store(export, claimed_until=now() + REST)


def _fill(export: Export, file: IO[bytes]) -> None:
    with _snapshot():
        if users.find_recipient(export.owner_id) is None:
            raise Lost
        parts = {
            source.name: source.export(export.owner_id)
            for source in personal_data_sources.all()
            if source.export
        }
        archive.write_archive(
            file,
            parts,
            language=export.language,
            moment=format_utc(now()),
            advance=Meter(export, parts).advance,
        )


@contextmanager
def _snapshot() -> Iterator[None]:
    """Read a consistent snapshot without blocking writers."""
    rollback()
    with read_mode():
        if db.session.get_bind().dialect.name == "postgresql":
            db.session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        try:
            yield
        finally:
            rollback()


def _keep(export: Export, file: IO[bytes]) -> None:
    """Store the file in the database and notify its owner, in one transaction."""
    size = file.tell()
    moment = now()
    with unit_of_work():
        ready = _change(
            export,
            state=READY,
            progress=DONE,
            size=size,
            claimed_until=None,
            finished_at=moment,
            expires_at=moment + KEPT,
        )
        if db.session.execute(ready).first() is None:
            raise Lost
        file.seek(0)
        for number, content in enumerate(iter(lambda: file.read(CHUNK), b"")):
            row = {"export_id": export.id, "number": number, "content": content}
            db.session.execute(insert(ExportChunk).values(row))
        _notify(export)


def _notify(export: Export) -> None:
    owner = users.find_recipient(export.owner_id)
    if owner is not None:
        outbox.put(
            template=EXPORT_READY,
            recipient=owner.email,
            language=export.language,
            cause=f"export:{export.id}",
            parameters={"account": owner.id},
            owner_id=owner.id,
        )


def _store(export: Export, **values: Any) -> bool:
    """Update an archive on a separate connection; False when this worker has lost it."""
    with write_mode(), db.engine.begin() as link:
        return link.execute(_change(export, **values)).first() is not None


def _change(export: Export, **values: Any) -> Any:
    mine = (
        Export.id == export.id,
        Export.state == RUNNING,
        Export.attempts == export.attempts,
    )
    table = Export.metadata.tables[Export.__tablename__]
    return update(table).where(*mine).values(**values).returning(table.c.id)
