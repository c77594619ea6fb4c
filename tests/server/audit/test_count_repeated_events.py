"""Strangers cannot fill the log: what they can repeat is counted, in a few rows a window."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask
from redis import Redis
from sqlalchemy import select

from server.audit import actions, service
from server.audit.models import AuditEntry, AuditOrigin
from server.audit.repeated_events import EXPIRY_SECONDS, MAX_ROWS, OTHERS
from server.audit.verification import first_fault
from server.core.database.unit_of_work import unit_of_work
from server.core.http.request_origin import clear_origin, set_origin
from server.extensions import db
from server.settings import settings_of
from tests.conftest import MakeSettings
from tests.server.audit.conftest import AYU_ID, BAYU_ID, acts
from tests.support.accounts import another_app, ask, login
from tests.support.audit import store_counted_acts
from tests.support.people import API, AYU, BAYU, SignedIn

TRIES = 1000
PASSWORDS = {"password": AYU.password, "confPassword": AYU.password, "acceptTerms": True}
PRESENT = datetime(2026, 11, 20, 8, 0, tzinfo=UTC)
AFTERWARDS = PRESENT + timedelta(hours=1)


@pytest.fixture(autouse=True)
def _clock() -> Iterator[None]:
    with time_machine.travel(PRESENT, tick=False):
        yield
    clear_origin()


def refuse(address: str, target_id: str | None, action: actions.Action) -> None:
    """Refuse an action that comes from an address."""
    set_origin(address, "", "")
    with unit_of_work():
        service.record_refused(action, target_id=target_id)


def test_a_thousand_refused_sign_ins_of_many_addresses_make_few_rows_that_add_up(
    app: Flask, context: None
) -> None:
    for number in range(TRIES):
        refuse(f"198.51.{number // 250}.{number % 250}", None, actions.SESSION_REFUSED)
    assert acts() == []
    store_counted_acts(app)
    rows = acts()
    assert len(rows) == MAX_ROWS + 1
    assert sum(row.times for row in rows) == TRIES
    assert [row.times for row in rows if row.target_id == OTHERS] == [TRIES - MAX_ROWS]
    assert {(row.action, row.result) for row in rows} == {("session.refused", "refused")}
    assert first_fault(settings_of(app).secret_keys) is None


def test_what_strangers_can_call_again_and_again_writes_no_row_each(
    app: Flask, ayu: SignedIn
) -> None:
    with app.app_context():
        before = len(acts())
    stranger = app.test_client()
    for _time in range(3):
        login(stranger, AYU.email, "a wrong one")
        stranger.post(f"{API}/password/forgot", json={"email": AYU.email})
        stranger.post(f"{API}/password/reset", json={"token": "none", **PASSWORDS})
        ayu.post("/users/confirm", json={"password": "a wrong one"})
        ask(stranger, BAYU)
        assert ayu.get("/admin/audit").status_code == 403
    with app.app_context():
        assert len(acts()) == before
        store_counted_acts(app)
        assert {(row.action, row.times) for row in acts()[before:]} == {
            ("session.refused", 3),
            ("password.forgotten", 3),
            ("password.reset_refused", 3),
            ("reauthentication.refused", 3),
            ("access.denied", 3),
            ("registered", 1),
        }


@pytest.mark.both_databases
def test_a_row_counts_one_action_target_and_network_of_a_window(app: Flask, context: None) -> None:
    for address, target in (
        ("203.0.113.7", AYU_ID),
        ("203.0.113.7", AYU_ID),
        ("203.0.113.7", BAYU_ID),
        ("203.0.113.8", AYU_ID),
        ("2001:db8::1", AYU_ID),
        ("2001:db8::2", AYU_ID),
    ):
        refuse(address, target, actions.SESSION_REFUSED)
    refuse("203.0.113.7", AYU_ID, actions.ACCESS_DENIED)
    store_counted_acts(app)
    with time_machine.travel(AFTERWARDS, tick=False):
        refuse("203.0.113.7", AYU_ID, actions.SESSION_REFUSED)
        store_counted_acts(app)
    found = sorted((row.action, row.target_id, row.times, row.at.hour) for row in acts())
    assert found == [
        ("access.denied", AYU_ID, 1, 8),
        ("session.refused", AYU_ID, 1, 8),
        ("session.refused", AYU_ID, 1, 9),
        ("session.refused", AYU_ID, 2, 8),
        ("session.refused", AYU_ID, 2, 8),
        ("session.refused", BAYU_ID, 1, 8),
    ]
    asked = select(AuditOrigin.address).join(AuditEntry, AuditEntry.id == AuditOrigin.audit_id)
    with unit_of_work():
        twice = set(db.session.scalars(asked.where(AuditEntry.times == 2)))
    assert twice == {"203.0.113.7", "2001:db8::"}
    assert first_fault(settings_of(app).secret_keys) is None


def test_what_people_do_again_and_again_with_their_own_account_is_counted(
    app: Flask, context: None
) -> None:
    for _time in range(150):
        with unit_of_work():
            service.record(actions.CONSENT_GIVEN, actor_id=AYU_ID, target_id=AYU_ID)
    with unit_of_work():
        service.record(actions.CONSENT_GIVEN, actor_id=BAYU_ID, target_id=BAYU_ID)
        service.record(actions.SIGNED_OUT, actor_id=AYU_ID, target_id=BAYU_ID)
    assert len(acts()) == 102
    store_counted_acts(app)
    assert acts()[-1].times == 50
    assert sum(act.times for act in acts()) == 152


@pytest.mark.both_databases
def test_two_workers_and_a_killed_one_write_a_window_once(
    app: Flask, context: None, redis: Redis
) -> None:
    refuse("203.0.113.7", AYU_ID, actions.SESSION_REFUSED)
    counted = {key: redis.dump(key) for key in redis.keys("{audit}:*")}
    with time_machine.travel(AFTERWARDS, tick=False), ThreadPoolExecutor(2) as pool:
        list(pool.map(store, [app, app]))
    assert redis.keys("{audit}:*") == []
    # A worker that is killed after the commit leaves the window in Redis.
    for key, value in counted.items():
        redis.restore(key, 0, value)
    store_counted_acts(app)
    assert [row.times for row in acts()] == [1]
    assert redis.keys("{audit}:*") == []


def store(app: Flask) -> None:
    """Let a worker write the windows that are over now."""
    with app.app_context(), unit_of_work():
        service.store_repeated()


def test_an_open_window_waits_and_none_waits_for_ever(
    app: Flask, context: None, redis: Redis
) -> None:
    refuse("203.0.113.7", AYU_ID, actions.SESSION_REFUSED)
    store(app)
    assert acts() == []
    windows = [key for key in redis.keys("{audit}:*") if key != b"{audit}:open"]
    assert len(windows) == 2
    assert all(0 < redis.ttl(key) <= EXPIRY_SECONDS for key in windows)


def test_a_count_whose_first_time_was_evicted_is_written_all_the_same(
    app: Flask, context: None, redis: Redis
) -> None:
    refuse("203.0.113.7", AYU_ID, actions.SESSION_REFUSED)
    redis.delete(*redis.keys("{audit}:*:first"))
    store_counted_acts(app)
    assert [row.times for row in acts()] == [1]


def test_an_erased_account_leaves_its_counts_without_an_origin(
    app: Flask, context: None, redis: Redis
) -> None:
    for target in (AYU_ID, BAYU_ID):
        refuse("203.0.113.7", target, actions.SESSION_REFUSED)
    with unit_of_work():
        service.erase(AYU_ID)
    assert [(row.target_id, row.times) for row in acts()] == [(AYU_ID, 1)]
    assert AYU_ID not in str([redis.dump(key) for key in redis.keys("{audit}:*")])
    store_counted_acts(app)
    assert [row.target_id for row in acts()] == [AYU_ID, BAYU_ID]
    with unit_of_work():
        assert list(db.session.scalars(select(AuditOrigin.owner_id))) == [BAYU_ID]


def test_without_redis_a_bounded_number_of_rows_is_written_at_once(
    app: Flask, make_settings: MakeSettings
) -> None:
    with (
        another_app(make_settings(REDIS_URL="redis://127.0.0.1:1/0")) as cut_off,
        cut_off.app_context(),
    ):
        for _time in range(MAX_ROWS + 20):
            refuse("203.0.113.7", AYU_ID, actions.SESSION_REFUSED)
        assert [row.times for row in acts()] == [1] * MAX_ROWS
