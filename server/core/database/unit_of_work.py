"""One request or one job is one database transaction, committed at the edge."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from flask import Flask, Response, request
from flask.typing import ResponseReturnValue
from sqlalchemy import text

from server.core.database.connection_pool import (
    BRIEF,
    JOB,
    LONG,
    LONG_STATEMENT_MS,
    SNAPSHOT,
    transaction_mode,
)
from server.core.database.engine import DEADLINE, db, enlarge_memory, limit_transaction
from server.core.database.session_scope import current_scope

Action = Callable[[], None]

READ_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
# The proxy itself, to get at its object once.
_REQUEST: Final[Any] = request
BEFORE_COMMIT: Final = "before_commit"
AFTER_COMMIT: Final = "after_commit"
AFTER_END: Final = "after_end"


class UnitOfWorkFlask(Flask):
    """A Flask application whose every dispatch is one transaction."""

    def full_dispatch_request(self, *args: Any, **kwargs: Any) -> Response:
        method = _REQUEST._get_current_object().method
        token = transaction_mode.set("read" if method in READ_METHODS else "write")
        try:
            return super().full_dispatch_request(*args, **kwargs)
        finally:
            transaction_mode.reset(token)

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function itself: no view is async, and the check would cost time in each request."""
        return func

    def dispatch_request(self, *args: Any, **kwargs: Any) -> ResponseReturnValue:
        """Commit before the response is sent; roll back when the view raises."""
        try:
            answer = super().dispatch_request(*args, **kwargs)
            commit()
        except BaseException:
            rollback()
            raise
        return answer


def commit() -> None:
    """Run the before_commit actions, commit, then run the after_commit and after_end actions."""
    scope = current_scope()
    for action in scope.lists.get(BEFORE_COMMIT, ()):
        action()
    # Only then take the lists: after_end actions also run when the commit itself fails.
    db.session.commit()
    actions, scope.lists = scope.lists, {}
    for action in (*actions.get(AFTER_COMMIT, ()), *actions.get(AFTER_END, ())):
        action()


def rollback() -> None:
    """Roll back, drop the after_commit actions and run the after_end actions."""
    scope = current_scope()
    actions, scope.lists = scope.lists, {}
    db.session.rollback()
    for action in actions.get(AFTER_END, ()):
        action()


def before_commit(action: Action) -> None:
    """Run an action once, at the end of this transaction; not after a rollback."""
    _add_action(BEFORE_COMMIT, action)


def after_commit(action: Action) -> None:
    """Run an action once this transaction is committed; it must not raise."""
    _add_action(AFTER_COMMIT, action)


def after_end(action: Action) -> None:
    """Run an action once this transaction is committed or rolled back; it must not raise."""
    _add_action(AFTER_END, action)


def transaction_list(name: str) -> list[Any]:
    """A list that lives as long as this transaction."""
    return current_scope().lists.setdefault(name, [])


def _add_action(when: str, action: Action) -> None:
    actions = transaction_list(when)
    if action not in actions:
        actions.append(action)


def begin_read() -> None:
    """Let a POST only read until `begin_write`, so that it locks nobody out; call it first."""
    transaction_mode.set("read")


def release_connection() -> None:
    """End a transaction that only read, so that slow work holds no connection."""
    db.session.rollback()


def begin_probe() -> None:
    """Let a GET find out soon whether it could write; call it before any statement."""
    transaction_mode.set("probe")


def begin_write() -> None:
    """Let a GET write: end the read transaction; the next statement begins a write transaction."""
    if transaction_mode.get() == "read":
        db.session.rollback()
        transaction_mode.set("write")


def extend_timeout() -> None:
    """Give the following statements of this request 20 seconds and more memory, for very many rows.

    A job has time enough.
    """
    connection = db.session.connection()
    enlarge_memory(connection)
    if transaction_mode.get() == JOB:
        return
    transaction_mode.set(LONG)
    if connection.dialect.name == "sqlite":
        limit_transaction(connection, LONG_STATEMENT_MS)
    else:
        connection.execute(text(f"SET LOCAL statement_timeout = {LONG_STATEMENT_MS}"))


def lift_deadline() -> None:
    """Let a result that is read in parts take its time; PostgreSQL limits each part by itself."""
    db.session.connection().info.pop(DEADLINE, None)


@contextmanager
def write_mode() -> Iterator[None]:
    """Let the transactions within write, also in a GET whose own transaction has ended."""
    mode = transaction_mode.get()
    token = transaction_mode.set({"read": "write", SNAPSHOT: JOB}.get(mode, mode))
    try:
        yield
    finally:
        transaction_mode.reset(token)


@contextmanager
def read_mode() -> Iterator[None]:
    """Let the transactions within only read, so that they lock nobody out."""
    token = transaction_mode.set("read")
    try:
        yield
    finally:
        transaction_mode.reset(token)


@contextmanager
def brief_read_mode() -> Iterator[None]:
    """Let the transactions within only read, and fail soon: the caller can do without them."""
    token = transaction_mode.set(BRIEF)
    try:
        yield
    finally:
        transaction_mode.reset(token)


@contextmanager
def snapshot() -> Iterator[None]:
    """Let a job read one moment of the database for as long as it needs, blocking no writer."""
    rollback()
    token = transaction_mode.set(SNAPSHOT)
    try:
        yield
    finally:
        rollback()
        transaction_mode.reset(token)


@contextmanager
def unit_of_work() -> Iterator[None]:
    """One transaction outside of requests: commits at the end, rolls back on an error.

    It also resets the transaction mode, because a worker thread runs one job after another.
    """
    token = transaction_mode.set(transaction_mode.get())
    try:
        yield
        commit()
    except BaseException:
        rollback()
        raise
    finally:
        transaction_mode.reset(token)
