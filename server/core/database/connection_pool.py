"""Connections to the database that never take all threads with them when it is stuck."""

import time
from contextvars import ContextVar
from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from sqlalchemy import exc
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from server.core.database.fair_lock import FairLock
from server.core.operations.bulkhead import Bulkhead, BulkheadFull

Answer = TypeVar("Answer")

# What the next transaction of this thread is for: "read", "write", "long", "probe" or "job".
transaction_mode: ContextVar[str] = ContextVar("transaction_mode", default="job")

JOB: Final = "job"
LONG: Final = "long"
# A person waits less than a job does: the answer 503 must leave within three seconds, and a
# second of them may pass before there is a connection.
REQUEST_WAIT_MS: Final = 1500
# What somebody does to very many rows at once; waiting for others is bounded as ever.
LONG_STATEMENT_MS: Final = 20_000

# A connection at rest is only asked whether it lives, or told its time-outs.
IDLE_SECONDS: Final = 0.8
# What the server may take beyond the time-out that it was told.
GRACE_SECONDS: Final = 0.5
# What a connection carries while it is its turn to write.
WRITE_LOCK: Final = "turns"


class BoundedPool(QueuePool):
    """A pool whose waiting is bounded: who cannot hope for a connection is told so at once."""

    def __init__(
        self, creator: Any, pool_size: int = 5, max_overflow: int = 10, **options: Any
    ) -> None:
        super().__init__(creator, pool_size=pool_size, max_overflow=max_overflow, **options)
        self._gate = Bulkhead(pool_size + max_overflow, patience=self.timeout())
        self._tickets: dict[ConnectionPoolEntry, int] = {}
        self._turns = FairLock()

    def take_turn(self, known: dict[Any, Any], patience: float) -> float:
        """Make it the turn of a connection to write, until it comes back; what is left to wait.

        The driver asks a locked file now and then only, and whoever comes later may get it first.
        """
        if WRITE_LOCK in known:
            return patience
        began = time.monotonic()
        if not self._turns.take(patience):
            raise exc.TimeoutError("Others write.")
        known[WRITE_LOCK] = self._turns
        return max(0.0, patience - (time.monotonic() - began))

    def writers(self) -> int:
        """How many have their turn to write, or wait for it."""
        return len(self._turns)

    def _do_get(self) -> ConnectionPoolEntry:
        try:
            ticket = self._gate.enter()
        except BulkheadFull as error:
            raise exc.TimeoutError("All connections are stuck.") from error
        try:
            record = super()._do_get()
        except BaseException:
            self._gate.leave(ticket)
            raise
        self._tickets[record] = ticket
        return record

    def _do_return_conn(self, record: ConnectionPoolEntry) -> None:
        ticket = self._tickets.pop(record)
        turns = record.info.pop(WRITE_LOCK, None)
        if turns:
            turns.end()
        try:
            super()._do_return_conn(record)
        finally:
            self._gate.leave(ticket)


class TimeoutConnection(psycopg.Connection[Any]):
    """A connection that gives up on a server from which nothing comes any more.

    The server's own time-outs end a slow statement, but a server that hangs keeps none of them.
    """

    def wait(
        self, gen: PQGen[Answer], interval: float = 0.1, timeout: float | None = None
    ) -> Answer:
        try:
            return super().wait(gen, interval, self._seconds() if timeout is None else timeout)
        except psycopg.OperationalError:
            # Its answer may still come and would be taken for that of the next statement.
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                self.pgconn.finish()
            raise

    def _seconds(self) -> float | None:
        # A migration may take as long as it needs.
        if transaction_mode.get() == JOB:
            return None
        if self.pgconn.transaction_status == TransactionStatus.IDLE:
            return IDLE_SECONDS
        longest = LONG_STATEMENT_MS if transaction_mode.get() == LONG else REQUEST_WAIT_MS
        return longest / 1000 + GRACE_SECONDS
