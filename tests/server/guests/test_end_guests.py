"""A guest ends with its device or after 14 days without use, and nothing of it stays."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
import time_machine
from flask import Flask
from redis import Redis

from server.sessions.session_store import handle_of, session_key
from server.users import guest_accounts
from tests.support.accounts import code_of, cookie_of, rows
from tests.support.full_account import everything
from tests.support.goals import add_goal, put
from tests.support.guests import become, guest, keep, profile
from tests.support.imports import august_day, bank_ledger, draft_of, write_file
from tests.support.ledger import record
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn
from tests.support.pictures import picture, upload
from tests.support.privacy import ask_for_export, close, run_job
from tests.support.sign_ins import WRONG
from tests.support.traffic import run

BEGUN = "2026-11-20T03:00:00Z"
COUNT = "SELECT count(*) FROM users"
COUNTS = "SELECT sum(begun), sum(kept), sum(ended) FROM guest_counts"


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel(BEGUN, tick=False) as clock:
        yield clock


def live(app: Flask) -> SignedIn:
    """A guest with something in many places."""
    someone = guest(app)
    record(someone, detail="Kopi-rahasia")
    put(someone, add_goal(someone, name="Goal-rahasia")["id"], 5_000)
    entries = [(august_day(3), -25_000, "WARUNG-RAHASIA")]
    draft_of(someone, write_file(bank_ledger(entries)))
    assert upload(someone, picture()).status_code == 200
    ask_for_export(someone)
    run_job(app, "exports")
    someone.post("/calendar", json={})
    assert keep(someone).status_code == 201
    return someone


def expire_sessions(redis: Redis) -> None:
    """Let every session end, as Redis does with one that nobody uses."""
    for key in redis.keys("sess:*"):
        redis.delete(key)


def assert_nothing_is_left(app: Flask, redis: Redis, owner_id: str) -> None:
    left = everything(app, redis)
    for trace in ("rahasia", "RAHASIA", AYU.email, AYU.fullname, "guest.invalid"):
        assert trace not in left, trace
    named = {line.split(":")[0] for line in left.splitlines() if owner_id in line}
    assert named == {"audit_log"}


@pytest.mark.both_databases
def test_14_days_without_use_end_a_guest_whole(
    app: Flask, redis: Redis, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app)
    ((owner_id,),) = rows(app, "SELECT id FROM users WHERE status = 'active'")
    run(app, "active_users")
    clock.shift(timedelta(days=13))
    expire_sessions(redis)
    assert run(app, "unused_guests") == 0
    clock.shift(timedelta(days=2))
    assert run(app, "unused_guests") == 1
    assert someone.client.get(f"{API}/token").status_code == 401
    assert run(app, "erase_accounts") == 1
    assert rows(app, COUNT) == [(0,)]
    assert_nothing_is_left(app, redis, owner_id)
    assert rows(app, COUNTS) == [(1, 0, 1)]


def test_use_keeps_a_guest(app: Flask, redis: Redis, clock: time_machine.Traveller) -> None:
    someone = guest(app)
    clock.shift(timedelta(days=13))
    someone.refresh()
    run(app, "active_users")
    clock.shift(timedelta(days=13))
    expire_sessions(redis)
    assert run(app, "unused_guests") == 0
    clock.shift(timedelta(days=2))
    assert run(app, "unused_guests") == 1


def test_a_session_keeps_a_guest_whose_use_was_not_noted(
    app: Flask, redis: Redis, clock: time_machine.Traveller
) -> None:
    someone = guest(app)
    for key in redis.keys("{active}:*"):
        redis.delete(key)
    clock.shift(timedelta(days=20))
    assert run(app, "unused_guests") == 0
    assert profile(SignedIn(AYU, someone.client, someone.refresh()))["is_guest"] is True


@pytest.mark.both_databases
def test_many_guests_end_in_batches(
    app: Flask, redis: Redis, clock: time_machine.Traveller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.guests.service.AT_ONCE", 2)
    stays = guest(app)
    others = [guest(app) for _guest in range(5)]
    clock.shift(timedelta(days=16))
    for other in others:
        redis.delete(session_key(handle_of(cookie_of(other.client))))
    assert run(app, "unused_guests") == 5
    assert stays.refresh()


def test_registered_people_and_kept_guests_stay(
    app: Flask, redis: Redis, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = guest(app)
    become(app, someone, mailbox, BAYU)
    clock.shift(timedelta(days=100))
    expire_sessions(redis)
    assert run(app, "unused_guests") == 0
    assert run(app, "erase_accounts") == 0
    assert rows(app, COUNT) == [(2,)]
    assert rows(app, COUNTS) == [(1, 1, 0)]


def test_signing_out_leaves_no_account_that_nobody_can_open(
    app: Flask, redis: Redis, mailbox: Mailbox
) -> None:
    someone = live(app)
    ((owner_id,),) = rows(app, "SELECT id FROM users WHERE status = 'active'")
    assert someone.client.delete(f"{API}/logout").status_code == 200
    assert someone.get("/users").status_code == 401
    assert run(app, "erase_accounts") == 1
    assert_nothing_is_left(app, redis, owner_id)
    assert someone.client.delete(f"{API}/logout").status_code == 200


def test_ending_the_own_device_is_signing_out(app: Flask) -> None:
    someone = guest(app)
    (device,) = someone.get("/sessions").get_json()["payload"]["datas"]
    assert someone.delete(f"/sessions/{device['id']}").status_code == 200
    assert run(app, "erase_accounts") == 1
    assert rows(app, COUNT) == [(0,)]


def test_a_guest_deletes_the_account_without_a_password_and_at_once(
    app: Flask, mailbox: Mailbox
) -> None:
    someone = guest(app)
    assert someone.delete("/users", json={"confirmation": "no"}).status_code == 422
    close(someone)
    assert someone.get("/users").status_code == 401
    assert run(app, "erase_accounts") == 1
    assert rows(app, COUNT) == [(0,)]
    mailbox.deliver()
    assert mailbox.letters == []


def test_a_session_of_the_time_before_still_signs_a_kept_guest_out_only(
    app: Flask, mailbox: Mailbox
) -> None:
    someone = guest(app)
    become(app, someone, mailbox)
    assert someone.client.delete(f"{API}/logout").status_code == 200
    assert run(app, "erase_accounts") == 0
    assert rows(app, COUNT) == [(1,)]


def test_ending_twice_ends_once(app: Flask) -> None:
    guest(app)
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    with app.test_request_context():
        assert guest_accounts.end_guest(owner_id) is True
        assert guest_accounts.end_guest(owner_id) is False


def test_a_full_account_is_closed_with_its_password_as_before(app: Flask, ayu: SignedIn) -> None:
    refused = ayu.post("/users/confirm", json={"password": WRONG})
    assert code_of(refused) == "wrong_password"
    close(ayu)
    assert run(app, "erase_accounts") == 0
