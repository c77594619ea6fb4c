"""A transaction looks for its connection once, and never hands out that of another one."""

import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, InvalidRequestError, PendingRollbackError

from server.core.calendar.clock import now
from server.core.database.engine import db
from server.core.database.unit_of_work import begin_write, commit, read_mode, rollback
from server.core.mail.outbox import OutboxMail
from tests.server.core.conftest import STORE, stored

LOOKUPS = frozenset({"Engine.connect", "Session._connection_for_bind"})

pytestmark = pytest.mark.both_databases


@pytest.fixture(autouse=True)
def _in_the_application(app: Flask) -> Iterator[None]:
    with app.app_context():
        yield


def keep(id_: str) -> None:
    db.session.connection().execute(STORE, {"id": id_})


def mail(id_: str) -> OutboxMail:
    return OutboxMail(
        id=id_,
        cause=id_,
        template="t",
        parameters={},
        recipient="r@example.com",
        language="en",
        state="waiting",
        attempts=0,
        due_at=now(),
        created_at=now(),
    )


def is_live(connection: Connection) -> bool:
    return not connection.closed and connection.scalar(text("SELECT 1")) == 1


def lookups(action: Callable[[], object]) -> int:
    """How often a connection is opened, or the ORM looks for that of its session, meanwhile."""
    count = 0

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        nonlocal count
        code = frame.f_code
        count += event == "call" and code.co_qualname in LOOKUPS

    sys.setprofile(note)
    try:
        action()
    finally:
        sys.setprofile(None)
    return count


def test_the_statements_of_a_transaction_look_for_its_connection_once() -> None:
    def write() -> None:
        for number in range(5):
            keep(f"row {number}")

    assert lookups(write) == 1
    assert lookups(lambda: keep("another")) == 0
    commit()
    assert lookups(lambda: keep("of the next")) == 1


def test_the_statements_of_a_savepoint_look_for_its_connection_once_more() -> None:
    keep("before")

    def write() -> None:
        with db.session.begin_nested():
            keep("first within")
            keep("second within")

    assert lookups(write) == 1
    assert lookups(lambda: keep("after")) == 1
    assert lookups(lambda: keep("long after")) == 0


def fail_within_a_savepoint(depth: int = 1) -> None:
    with db.session.begin_nested():
        keep(f"lost {depth}")
        if depth > 1:
            fail_within_a_savepoint(depth - 1)
        raise ZeroDivisionError


@pytest.mark.parametrize("depth", [1, 3])
def test_a_savepoint_undoes_its_own_statements_alone(depth: int) -> None:
    keep("before")
    with pytest.raises(ZeroDivisionError):
        fail_within_a_savepoint(depth)
    keep("between")
    with db.session.begin_nested():
        keep("within")
        with pytest.raises(ZeroDivisionError):
            fail_within_a_savepoint(depth)
        keep("still within")
    keep("after")
    commit()
    assert stored() == ["after", "before", "between", "still within", "within"]


def test_a_savepoint_that_a_statement_fails_in_lets_one_try_again() -> None:
    keep("taken")
    with pytest.raises(IntegrityError), db.session.begin_nested():
        keep("taken")
    keep("free")
    commit()
    assert stored() == ["free", "taken"]


def test_a_savepoint_undone_by_hand_takes_no_statement_before_it_is_left() -> None:
    keep("before")
    with db.session.begin_nested() as savepoint:
        savepoint.rollback()
        with pytest.raises(InvalidRequestError, match="closed transaction"):
            keep("too early")
    keep("after")
    commit()
    assert stored() == ["after", "before"]


@pytest.mark.parametrize("end", [commit, rollback, db.session.remove])
@pytest.mark.parametrize("is_nested", [False, True])
def test_the_statement_after_a_transaction_gets_a_live_connection(
    end: Callable[[], None], *, is_nested: bool
) -> None:
    if is_nested:
        db.session.begin_nested()
    ended = db.session.connection()
    assert is_live(ended)
    end()
    assert ended.closed
    following = db.session.connection()
    assert following is not ended
    assert is_live(following)


def test_the_statement_after_a_failed_one_gets_a_live_connection_once_it_is_undone() -> None:
    keep("taken")
    commit()
    with pytest.raises(IntegrityError):
        keep("taken")
    rollback()
    keep("free")
    commit()
    assert stored() == ["free", "taken"]


def test_a_failed_flush_takes_no_statement_before_it_is_undone() -> None:
    keep("taken")
    commit()
    assert is_live(db.session.connection())
    db.session.add(mail("taken"))
    with pytest.raises(IntegrityError):
        db.session.flush()
    with pytest.raises(PendingRollbackError):
        db.session.connection()
    rollback()
    assert is_live(db.session.connection())


def test_a_get_that_begins_to_write_leaves_the_connection_that_only_read() -> None:
    with read_mode():
        reading = db.session.connection()
        assert is_live(reading)
        begin_write()
        assert reading.closed
        keep("late")
        commit()
    assert stored() == ["late"]


def test_the_orm_writes_in_the_transaction_of_plain_statements() -> None:
    keep("plain")
    db.session.add(mail("mapped"))
    commit()
    assert stored() == ["mapped", "plain"]


def test_a_rollback_undoes_plain_statements_and_what_the_orm_wrote() -> None:
    keep("plain")
    db.session.add(mail("mapped"))
    db.session.flush()
    rollback()
    assert stored() == []


def test_a_session_that_began_first_shares_its_connection_with_plain_statements() -> None:
    db.session.add(mail("mapped"))
    db.session.flush()
    keep("plain")
    assert db.session.connection() is db.session.link()
    commit()
    assert stored() == ["mapped", "plain"]


def test_the_next_application_context_has_a_connection_of_its_own(app: Flask) -> None:
    outer = db.session.connection()
    with app.app_context(), read_mode():
        inner = db.session.connection()
        assert inner is not outer
        assert is_live(inner)
    assert inner.closed
    assert db.session.connection() is outer
    assert is_live(outer)
