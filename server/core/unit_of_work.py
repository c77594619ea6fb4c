"""One request or one job is one database transaction, committed at the edge."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from flask import Flask, Response, request
from flask.typing import ResponseReturnValue

from server.core.database import db
from server.core.pool import transaction_mode

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
WAITING: Final = "after_commit"


class UnitOfWorkFlask(Flask):
    """A Flask application whose every dispatch is one transaction."""

    def full_dispatch_request(self, *args: Any, **kwargs: Any) -> Response:
        token = transaction_mode.set("read" if request.method in READING else "write")
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
    """Commit, then run what waited for it."""
    if not db.session.registry.has():
        return
    waiting: list[Callable[[], None]] = db.session.info.pop(WAITING, [])
    db.session.commit()
    for action in waiting:
        action()


def rollback() -> None:
    """Undo the transaction and forget what waited for it."""
    if not db.session.registry.has():
        return
    db.session.info.pop(WAITING, None)
    db.session.rollback()


def after_commit(action: Callable[[], None]) -> None:
    """Run an action once, as soon as the present transaction is durable; it must not raise."""
    actions: list[Callable[[], None]] = db.session.info.setdefault(WAITING, [])
    if action not in actions:
        actions.append(action)


def begin_reading() -> None:
    """Let a POST keep nobody from writing until `begin_writing`; call it before any statement."""
    transaction_mode.set("read")


def pause() -> None:
    """End a transaction that only read, so that slow work without it holds no connection."""
    db.session.rollback()


def begin_probing() -> None:
    """Let a GET find out soon whether it could write; call it before any statement."""
    transaction_mode.set("probe")


def begin_writing() -> None:
    """Let a GET write: ends the reading transaction, the next statement opens a writing one."""
    if transaction_mode.get() == "read":
        db.session.rollback()
        transaction_mode.set("write")


@contextmanager
def unit_of_work() -> Iterator[None]:
    """One transaction outside of requests: commits at the end, undoes everything on an error."""
    try:
        yield
        commit()
    except BaseException:
        rollback()
        raise
