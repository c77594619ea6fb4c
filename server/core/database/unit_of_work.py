"""One request or one job is one database transaction, committed at the edge."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from flask import Flask, Response, request
from flask.typing import ResponseReturnValue
from sqlalchemy import text

from server.core.database.connection_pool import JOB, LONG, LONG_STATEMENT_MS, transaction_mode
from server.core.database.engine import db

Action = Callable[[], None]

READ_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LISTS: Final = "carried"
BEFORE_COMMIT: Final = "before_commit"
AFTER_COMMIT: Final = "after_commit"
AFTER_END: Final = "after_end"


class UnitOfWorkFlask(Flask):
    """A Flask application whose every dispatch is one transaction."""

    def full_dispatch_request(self, *args: Any, **kwargs: Any) -> Response:
        token = transaction_mode.set("read" if request.method in READ_METHODS else "write")
        try:
            return super().full_dispatch_request(*args, **kwargs)
        finally:
            transaction_mode.reset(token)

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The function itself: none of ours waits for an event loop, and asking costs each call."""
        return func

    def dispatch_request(self, *args: Any, **kwargs: Any) -> ResponseReturnValue:
        """Commit what the view did before its answer leaves; undo it when the view raised."""
        try:
            answer = super().dispatch_request(*args, **kwargs)
            commit()
        except BaseException:
            rollback()
            raise
        return answer


def commit() -> None:
    """Run what belongs right before it, commit, then run what waited for it."""
    if not db.session.registry.has():
        return
    for action in transaction_list(BEFORE_COMMIT):
        action()
    # Only then: what waits for the end must run as well when the commit itself fails.
    db.session.commit()
    waiting = _pop_lists()
    for action in (*waiting.get(AFTER_COMMIT, ()), *waiting.get(AFTER_END, ())):
        action()


def rollback() -> None:
    """Undo the transaction and forget what waited for its commit."""
    if not db.session.registry.has():
        return
    waiting = _pop_lists()
    db.session.rollback()
    for action in waiting.get(AFTER_END, ()):
        action()


def before_commit(action: Action) -> None:
    """Run an action once, as the last part of the present transaction; not if it is undone."""
    _add_action(BEFORE_COMMIT, action)


def after_commit(action: Action) -> None:
    """Run an action once, as soon as the present transaction is durable; it must not raise."""
    _add_action(AFTER_COMMIT, action)


def after_end(action: Action) -> None:
    """Run an action once, when the present transaction is kept or undone; it must not raise."""
    _add_action(AFTER_END, action)


def transaction_list(name: str) -> list[Any]:
    """A list that the present transaction carries along; it is empty again when that ends."""
    lists: dict[str, list[Any]] = db.session.info.setdefault(LISTS, {})
    return lists.setdefault(name, [])


def _add_action(when: str, action: Action) -> None:
    actions = transaction_list(when)
    if action not in actions:
        actions.append(action)


def _pop_lists() -> dict[str, list[Any]]:
    lists: dict[str, list[Any]] = db.session.info.pop(LISTS, {})
    return lists


def begin_read() -> None:
    """Let a POST keep nobody from writing until `begin_writing`; call it before any statement."""
    transaction_mode.set("read")


def release_connection() -> None:
    """End a transaction that only read, so that slow work without it holds no connection."""
    db.session.rollback()


def begin_probe() -> None:
    """Let a GET find out soon whether it could write; call it before any statement."""
    transaction_mode.set("probe")


def begin_write() -> None:
    """Let a GET write: ends the reading transaction, the next statement opens a writing one."""
    if transaction_mode.get() == "read":
        db.session.rollback()
        transaction_mode.set("write")


def extend_timeout() -> None:
    """Give the statements that follow in this request 20 seconds: they meet very many rows."""
    if transaction_mode.get() == JOB:
        return
    transaction_mode.set(LONG)
    if db.session.get_bind().dialect.name == "postgresql":
        limit = text(f"SET LOCAL statement_timeout = {LONG_STATEMENT_MS}")
        db.session.connection().execute(limit)


@contextmanager
def write_mode() -> Iterator[None]:
    """Let the transactions within write, also those of a GET, whose own one has ended."""
    mode = transaction_mode.get()
    token = transaction_mode.set("write" if mode == "read" else mode)
    try:
        yield
    finally:
        transaction_mode.reset(token)


@contextmanager
def read_mode() -> Iterator[None]:
    """Let the transactions that begin within only read, so that they keep nobody from writing."""
    token = transaction_mode.set("read")
    try:
        yield
    finally:
        transaction_mode.reset(token)


@contextmanager
def unit_of_work() -> Iterator[None]:
    """One transaction outside of requests: commits at the end, undoes everything on an error.

    A mode that was begun within ends with it: threads of the worker serve one job after another.
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
