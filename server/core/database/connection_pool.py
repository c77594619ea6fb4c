"""A connection pool and connections that do not block all threads when the database hangs."""

import threading
import time
from collections import deque
from contextvars import ContextVar
from typing import Any, Final, TypeVar, cast

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from sqlalchemy import exc
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool
from sqlalchemy.util.queue import Empty, Full

from server.core.operations.bulkhead import Bulkhead, BulkheadFull

Answer = TypeVar("Answer")

# What the next transaction of this thread is for: "read", "brief", "write", "long", "probe", "job"
# or "snapshot".
transaction_mode: ContextVar[str] = ContextVar("transaction_mode", default="job")

JOB: Final = "job"
LONG: Final = "long"
# A job that reads one moment of the database.
SNAPSHOT: Final = "snapshot"
# A read whose caller does without its result rather than wait.
BRIEF: Final = "brief"
READ_ONLY: Final = frozenset({"read", BRIEF, SNAPSHOT})
# A request waits less than a job: the response 503 must leave within three seconds, and getting
# a connection may take one of them.
REQUEST_WAIT_MS: Final = 1500
BRIEF_WAIT_MS: Final = 400
# For requests that change very many rows; the wait for locks stays bounded.
LONG_STATEMENT_MS: Final = 20_000

# An idle connection only answers a ping or sets its timeouts.
IDLE_SECONDS: Final = 0.8
# What the server may take beyond its own timeout.
GRACE_SECONDS: Final = 0.5
LONGEST_STATEMENT_MS: Final = {LONG: LONG_STATEMENT_MS, BRIEF: BRIEF_WAIT_MS}
# The key of a connection's info under which it holds the write lock.
WRITE_LOCK: Final = "write_lock"


class FairLock:
    """One holder at a time; of the waiting threads, the one that waited longest is next."""

    def __init__(self) -> None:
        # Each of them waits for a lock of its own, which the one before it releases.
        self._line: deque[threading.Lock] = deque()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """How many hold the lock or wait for it."""
        return len(self._line)

    def acquire(self, patience: float) -> bool:
        """Wait at most `patience` seconds; whether the lock was acquired."""
        mine = threading.Lock()
        mine.acquire()
        with self._lock:
            self._line.append(mine)
            if self._line[0] is mine:
                return True
        if mine.acquire(timeout=patience):
            return True
        with self._lock:
            # It may have been handed over after the timeout.
            if self._line[0] is mine:
                return True
            self._line.remove(mine)
            return False

    def release(self) -> None:
        """Hand the lock to the next waiting thread."""
        with self._lock:
            self._line.popleft()
            if self._line:
                self._line[0].release()


class IdleConnections:
    """The queue of a pool whose bulkhead admits nobody for whom there is no connection.

    So nobody ever waits here, and the locks and conditions of the library's queue are not needed.
    """

    def __init__(self, maxsize: int, use_lifo: bool) -> None:
        self.maxsize = maxsize
        self.use_lifo = use_lifo
        self._idle: deque[Any] = deque()

    def get(self, _wait: bool, _timeout: float | None = None) -> Any:
        """The connection that has been idle for longest, or Empty."""
        try:
            return self._idle.popleft()
        except IndexError:
            raise Empty from None

    def put(self, record: Any, _wait: bool) -> None:
        """Keep a connection, or raise Full."""
        if len(self._idle) >= self.maxsize:
            raise Full
        self._idle.append(record)

    def qsize(self) -> int:
        """How many connections are idle."""
        return len(self._idle)


class BoundedPool(QueuePool):
    """A pool with bounded waiting: it fails at once when all connections are stuck."""

    _queue_class = cast("Any", IdleConnections)

    def __init__(
        self, creator: Any, pool_size: int = 5, max_overflow: int = 10, **options: Any
    ) -> None:
        super().__init__(creator, pool_size=pool_size, max_overflow=max_overflow, **options)
        self._bulkhead = Bulkhead(pool_size + max_overflow, patience=self.timeout())
        self._tickets: dict[ConnectionPoolEntry, int] = {}
        self._write_lock = FairLock()

    def acquire_write_lock(self, known: dict[Any, Any], patience: float) -> float:
        """Let a connection write until it is returned; the seconds that are left to wait.

        The driver polls a locked file, so without this lock a later writer may come first.
        """
        if WRITE_LOCK in known:
            return patience
        began = time.monotonic()
        if not self._write_lock.acquire(patience):
            raise exc.TimeoutError("Others write.")
        known[WRITE_LOCK] = self._write_lock
        return max(0.0, patience - (time.monotonic() - began))

    def writers(self) -> int:
        """How many connections write or wait to write."""
        return len(self._write_lock)

    def _do_get(self) -> ConnectionPoolEntry:
        try:
            ticket = self._bulkhead.acquire()
        except BulkheadFull as error:
            raise exc.TimeoutError("All connections are stuck.") from error
        try:
            record = super()._do_get()
        except BaseException:
            self._bulkhead.release(ticket)
            raise
        self._tickets[record] = ticket
        return record

    def _do_return_conn(self, record: ConnectionPoolEntry) -> None:
        ticket = self._tickets.pop(record)
        write_lock = record.info.pop(WRITE_LOCK, None)
        if write_lock:
            write_lock.release()
        try:
            super()._do_return_conn(record)
        finally:
            self._bulkhead.release(ticket)


class LeanCursor(psycopg.Cursor[Any]):
    """A cursor that describes columns by their names and types alone.

    SQLAlchemy asks for the description of every result and looks at it once per statement; the
    driver would work out the size and the type name of each column, by Python and in vain.
    """

    @property
    def description(self) -> Any:
        result = self.pgresult
        if result is None or not result.nfields:
            return super().description
        columns = range(result.nfields)
        return [((result.fname(each) or b"").decode(), result.ftype(each)) for each in columns]


class TimeoutConnection(psycopg.Connection[Any]):
    """A connection with a timeout on the client's side.

    The server's own timeouts end a slow statement, but not when the server itself hangs.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.cursor_factory = LeanCursor

    def is_direct(self) -> bool:
        """Whether one server process serves this connection alone; a pooler names another."""
        serving = self.execute("SELECT pg_backend_pid()").fetchone()
        return serving is not None and serving[0] == self.info.backend_pid

    def wait(
        self, gen: PQGen[Answer], interval: float = 0.1, timeout: float | None = None
    ) -> Answer:
        try:
            return super().wait(gen, interval, self._seconds() if timeout is None else timeout)
        except psycopg.OperationalError:
            # A late result would be taken for that of the next statement.
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                self.pgconn.finish()
            raise

    def _seconds(self) -> float | None:
        # A migration may take as long as it needs.
        if transaction_mode.get() in {JOB, SNAPSHOT}:
            return None
        if self.pgconn.transaction_status == TransactionStatus.IDLE:
            return IDLE_SECONDS
        longest = LONGEST_STATEMENT_MS.get(transaction_mode.get(), REQUEST_WAIT_MS)
        return longest / 1000 + GRACE_SECONDS
