"""Acts are remembered with what they did, and refused ones by themselves."""

import threading

import pytest
from flask import Flask
from sqlalchemy import event, literal, select

from server.audit import actions, service
from server.audit.models import AuditOrigin
from server.audit.verification import first_fault
from server.core.database.unit_of_work import begin_read, unit_of_work
from server.core.http.request_origin import clear_origin, set_origin
from server.extensions import db
from server.settings import settings_of
from tests.server.audit.conftest import AYU_ID, BAYU_ID, acts
from tests.support.audit import store_counted_acts

pytestmark = pytest.mark.both_databases

WRITERS = 20


def test_an_act_is_kept_with_its_transaction(context: None) -> None:
    with unit_of_work():
        service.record(actions.ROLE_CHANGED, actor_id=AYU_ID, target_id=BAYU_ID)
    (act,) = acts()
    assert (act.action, act.actor_id, act.target_id, act.result) == (
        "role.changed",
        AYU_ID,
        BAYU_ID,
        "done",
    )


def record_and_fail() -> None:
    """A transaction that ends in an error."""
    with unit_of_work():
        service.record(actions.PASSWORD_CHANGED, actor_id=AYU_ID)
        service.record_refused(actions.ACCESS_DENIED, actor_id=AYU_ID)
        raise ZeroDivisionError


def test_an_act_that_is_undone_leaves_no_row_and_a_refused_one_leaves_one(
    app: Flask, context: None
) -> None:
    with pytest.raises(ZeroDivisionError):
        record_and_fail()
    with unit_of_work():
        service.record(actions.VERIFIED, actor_id=AYU_ID)
    store_counted_acts(app)
    assert [(act.action, act.result) for act in acts()] == [
        ("verified", "done"),
        ("access.denied", "refused"),
    ]


def test_an_act_of_a_transaction_that_only_reads_is_kept(context: None) -> None:
    with unit_of_work():
        begin_read()
        db.session.execute(select(literal(1)))
        service.record(actions.EXPORT_DOWNLOADED, actor_id=AYU_ID)
    assert [act.action for act in acts()] == ["export.downloaded"]


def test_many_writers_at_once_make_one_chain(app: Flask) -> None:
    failures: list[Exception] = []

    def write() -> None:
        try:
            with app.app_context(), unit_of_work():
                service.record(actions.SESSION_STARTED, actor_id=AYU_ID)
                service.record(actions.SESSION_ENDED, actor_id=AYU_ID)
        except Exception as error:
            failures.append(error)

    writers = [threading.Thread(target=write) for _ in range(WRITERS)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert failures == []
    with app.app_context():
        assert [act.number for act in acts()] == list(range(1, 2 * WRITERS + 1))
        assert first_fault(settings_of(app).secret_keys) is None


def test_the_chain_is_locked_after_everything_else(context: None) -> None:
    asked: list[str] = []

    def note(_link: object, _cursor: object, statement: str, *_rest: object) -> None:
        asked.append(statement)

    event.listen(db.engine, "before_cursor_execute", note)
    try:
        with unit_of_work():
            service.record(actions.SESSION_STARTED, actor_id=AYU_ID)
            db.session.execute(select(literal(4711)))
    finally:
        event.remove(db.engine, "before_cursor_execute", note)
    work = next(place for place, statement in enumerate(asked) if "SELECT" in statement)
    locks = [place for place, statement in enumerate(asked) if "audit_head" in statement]
    assert "audit" not in asked[work]
    assert locks
    assert min(locks) > work


def test_an_act_before_slow_work_keeps_nobody_from_recording(app: Flask) -> None:
    recorded, done = threading.Event(), threading.Event()

    def work_slowly() -> None:
        with app.app_context(), unit_of_work():
            service.record(actions.SESSION_STARTED, actor_id=AYU_ID)
            recorded.set()
            assert done.wait(10)

    slow = threading.Thread(target=work_slowly)
    slow.start()
    assert recorded.wait(10)
    with app.app_context(), unit_of_work():
        service.record(actions.SESSION_STARTED, actor_id=BAYU_ID)
    done.set()
    slow.join()
    with app.app_context():
        assert [act.actor_id for act in acts()] == [BAYU_ID, AYU_ID]


def test_where_an_act_came_from_stands_apart_from_it(context: None) -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"
    set_origin("203.0.113.7", firefox, "ID")
    try:
        with unit_of_work():
            service.record(actions.SESSION_STARTED, actor_id=AYU_ID)
    finally:
        clear_origin()
    (act,) = acts()
    with unit_of_work():
        origin = db.session.scalars(select(AuditOrigin)).one()
        assert (origin.audit_id, origin.owner_id) == (act.id, AYU_ID)
        assert (origin.address, origin.browser) == ("203.0.113.7", "Firefox")
    assert "203.0.113.7" not in str(vars(act))
