"""Files that the worker generates for a person, stored in the database in chunks.

Web and worker share no disk. A file is queued as a row, claimed for the length of a lease, written
to a temporary file, and stored. When a worker dies, the lease expires and another one starts over.
A row that is deleted meanwhile cancels its file.
"""

import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from typing import IO, Any, Final, Generic, TypeVar

import structlog
from sqlalchemy import (
    BigInteger,
    ForeignKey,
    LargeBinary,
    SmallInteger,
    String,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.calendar.clock import now
from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import db
from server.core.database.unit_of_work import read_mode, snapshot, unit_of_work, write_mode
from server.core.operations import job_queue

QUEUED: Final = "queued"
RUNNING: Final = "running"
READY: Final = "ready"
FAILED: Final = "failed"
EXPIRED: Final = "expired"
IN_PROGRESS: Final = (QUEUED, RUNNING)
IS_IN_PROGRESS: Final = text("state IN ('queued', 'running')")

# Renewed with each step; after it another worker takes over the file of a dead one.
LEASE: Final = timedelta(minutes=2)
RETRY_DELAY: Final = timedelta(minutes=1)
MOST_ATTEMPTS: Final = 4
CHUNK: Final = 256 * 1024
STEP_SECONDS: Final = 0.5

log = structlog.get_logger(__name__)


class FileColumns:
    """The columns of a generated file; a mixin for models.

    `progress` counts up to `Progress.begin`'s end, `size` is bytes; a worker has claimed the file
    until `claimed_until`.
    """

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    owner_id: Mapped[str] = mapped_column(id_type(), ForeignKey("users.id", ondelete="CASCADE"))
    language: Mapped[str] = mapped_column(String(2))
    state: Mapped[str] = mapped_column(String(10), default=QUEUED)
    progress: Mapped[int]
    size: Mapped[int | None] = mapped_column(BigInteger)
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    claimed_until: Mapped[datetime | None] = mapped_column(UtcDateTime)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    finished_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    expires_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class ChunkColumns:
    """The columns of a chunk, numbered from 0; its model adds `export_id`."""

    export_id: Mapped[str]
    number: Mapped[int] = mapped_column(primary_key=True)
    content: Mapped[bytes] = mapped_column(LargeBinary)


Entry = TypeVar("Entry", bound=FileColumns)


class Stopped(Exception):
    """The worker is shutting down: the file is queued again."""


class Lost(Exception):
    """Another worker took the file over, or it was cancelled, or erased with its account."""


class Progress:
    """Counts what is written, stores how much, and stops a job that was lost or shut down."""

    def __init__(self, store: Callable[..., bool]) -> None:
        self._store = store
        self._whole = self._end = 1
        self._done = 0
        self._stored_at = 0.0

    def begin(self, whole: int, end: int, **values: Any) -> None:
        """Expect so many steps, stored as progress from 0 to `end`, and store more values."""
        self._whole, self._end = max(1, whole), end
        self._renew(**values)

    def advance(self) -> None:
        """Count one more step; raises Stopped or Lost."""
        self._done += 1
        if time.monotonic() - self._stored_at >= STEP_SECONDS:
            self._renew()

    @property
    def end(self) -> int:
        """What the progress of the complete file is."""
        return self._end

    def _renew(self, **values: Any) -> None:
        if job_queue.stopping.is_set():
            raise Stopped
        progress = max(0, min(self._end - 1, self._done * self._end // self._whole))
        if not self._store(progress=progress, claimed_until=now() + LEASE, **values):
            raise Lost
        self._stored_at = time.monotonic()


@dataclass(frozen=True, kw_only=True)
class FileKind(Generic[Entry]):
    """A kind of generated files: its tables, how to write one, and for how long it is kept.

    `write` reads a consistent snapshot of the database; `announce` runs in the transaction that
    makes the file ready.
    """

    job: str
    model: type[Entry]
    chunks: type[ChunkColumns]
    write: Callable[[Entry, IO[bytes], Progress], None]
    announce: Callable[[Entry], None]
    kept: timedelta

    def write_next(self) -> int:
        """Write the file that waited longest, if any, and wake the worker for the next one.

        Returns how many were processed. Each person has one at a time, so the order is fair.
        """
        self._give_up()
        entry = None if job_queue.stopping.is_set() else self._claim()
        if entry is None:
            return 0
        self._make(entry)
        job_queue.wake(self.job)
        return 1

    def read_chunks(self, file_id: str) -> Iterator[bytes]:
        """The content; each chunk in its own transaction, so a slow client holds no connection."""
        engine = db.engine
        wanted = select(self.chunks.content).where(self.chunks.export_id == file_id)

        def read() -> Iterator[bytes]:
            for number in count():
                with read_mode(), engine.connect() as link:
                    content = link.execute(wanted.where(self.chunks.number == number)).scalar()
                if content is None:
                    return
                yield bytes(content)

        return read()

    def delete_expired_content(self) -> None:
        """Delete the content of ready files that expired, and mark them."""
        over = select(self.model.id).where(
            self.model.state == READY, self.model.expires_at <= now()
        )
        db.session.execute(delete(self.chunks).where(self.chunks.export_id.in_(over)))
        expire = update(self.model).where(self.model.id.in_(over)).values(state=EXPIRED)
        db.session.execute(expire.execution_options(synchronize_session=False))

    def _give_up(self) -> None:
        """Mark files as failed that no worker could finish."""
        stuck = (
            self.model.state == RUNNING,
            self.model.attempts >= MOST_ATTEMPTS,
            self.model.claimed_until < now(),
        )
        failed = {"state": FAILED, "claimed_until": None, "finished_at": now()}
        with unit_of_work():
            db.session.execute(update(self.model).where(*stuck).values(failed))

    def _claim(self) -> Entry | None:
        """Claim the file that waited longest, for the time of LEASE."""
        model, present = self.model, now()
        free = or_(model.claimed_until.is_(None), model.claimed_until < present)
        due = (
            select(model.id)
            .where(model.state.in_(IN_PROGRESS), free)
            .order_by(model.id)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        claim = (
            update(model)
            .where(model.id == due.scalar_subquery())
            .values(
                state=RUNNING,
                progress=0,
                claimed_until=present + LEASE,
                attempts=model.attempts + 1,
            )
            .returning(model)
            .execution_options(synchronize_session=False)
        )
        with unit_of_work():
            entry = db.session.execute(claim).scalar_one_or_none()
            if entry is not None:
                db.session.refresh(entry)
                db.session.expunge(entry)
        return entry

    def _make(self, entry: Entry) -> None:
        name = {"export": entry.id, "job": self.job}
        try:
            progress = Progress(lambda **new: self._store(entry, **new))
            with tempfile.TemporaryFile() as file:
                with snapshot():
                    self.write(entry, file, progress)
                self._keep(entry, file, progress.end)
        except Stopped:
            again = {"state": QUEUED, "progress": 0, "attempts": entry.attempts - 1}
            self._store(entry, claimed_until=None, **again)
        except Lost:
            log.info("export_lost", **name)
        except Exception as error:
            log.exception("export_failed", **name, error=type(error).__name__)
            if entry.attempts >= MOST_ATTEMPTS:
                self._store(entry, state=FAILED, claimed_until=None, finished_at=now())
            else:
                self._store(entry, claimed_until=now() + RETRY_DELAY)

    def _keep(self, entry: Entry, file: IO[bytes], progress: int) -> None:
        """Store the file, each chunk in a short transaction, and then make it ready."""
        size = file.seek(0, 2)
        file.seek(0)
        earlier = delete(self.chunks).where(self.chunks.export_id == entry.id)
        for number, content in enumerate(iter(lambda: file.read(CHUNK), b"")):
            with unit_of_work():
                self._require_claim(entry, claimed_until=now() + LEASE)
                if number == 0:
                    # A worker that died may have stored some.
                    db.session.execute(earlier)
                row = {"export_id": entry.id, "number": number, "content": content}
                db.session.execute(insert(self.chunks).values(row))
        moment = now()
        with unit_of_work():
            self._require_claim(
                entry,
                state=READY,
                progress=progress,
                size=size,
                claimed_until=None,
                finished_at=moment,
                expires_at=moment + self.kept,
            )
            self.announce(entry)

    def _require_claim(self, entry: Entry, **values: Any) -> None:
        if db.session.execute(self._change(entry, **values)).first() is None:
            raise Lost

    def _store(self, entry: Entry, **values: Any) -> bool:
        """Update a file on a separate connection; False when this worker has lost it."""
        with write_mode(), db.engine.begin() as link:
            return link.execute(self._change(entry, **values)).first() is not None

    def _change(self, entry: Entry, **values: Any) -> Any:
        model = self.model
        mine = (model.id == entry.id, model.state == RUNNING, model.attempts == entry.attempts)
        change = update(model).where(*mine).values(**values).returning(model.id)
        return change.execution_options(synchronize_session=False)
