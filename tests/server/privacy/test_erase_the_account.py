"""An account is erased 72 hours after it was closed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import time_machine
from flask import Flask
from redis import Redis
from sqlalchemy import text

from server.core.database.engine import FILE_PARTS
from server.extensions import db
from tests.support.accounts import ask, code_of, login, pending, rows
from tests.support.full_account import NEXT_ADDRESS, PARENT, everything, live
from tests.support.ledger import listed, record
from tests.support.mailbox import Mailbox
from tests.support.people import API, BAYU, Person, SignedIn, register, sign_in
from tests.support.privacy import close, run_job

CLOSED_AT = "2026-11-20T03:00:00Z"
HOURS_72 = 72 * 3600
LAKSMI = Person("Laksmi Wiratmaja", "laksmi.w", "laksmi@example.com", "081377788899")
# What could still tell of her; the phone number as it is typed and as it is kept.
TRACES = (
    "Laksmi",
    "Wiratmaja",
    LAKSMI.username,
    LAKSMI.email,
    NEXT_ADDRESS,
    PARENT,
    LAKSMI.phone_number[1:],
    "rahasia",
)


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel(CLOSED_AT, tick=False) as clock:
        yield clock


@pytest.mark.both_databases
def test_nothing_of_the_person_is_left_anywhere(
    app: Flask, redis: Redis, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app, mailbox, LAKSMI)
    before = everything(app, redis)
    assert [trace for trace in TRACES if trace not in before] == []
    owner_id = rows(app, "SELECT id FROM users")[0][0]
    close(someone)
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    after = everything(app, redis)
    assert [trace for trace in TRACES if trace in after] == []
    named = {line.split(":")[0] for line in after.splitlines() if owner_id in line}
    assert named == {"audit_log"}


def test_nothing_is_left_in_the_bytes_of_the_files(
    app: Flask, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app, mailbox, LAKSMI)
    with app.app_context():
        if db.engine.dialect.name != "sqlite":
            return
    assert {"Wiratmaja", "rahasia"} <= traces_in_files(app)
    close(someone)
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    assert traces_in_files(app) == set()


def traces_in_files(app: Flask) -> set[str]:
    """What the files of SQLite contain of her."""
    with app.app_context():
        name = str(db.engine.url.database)
    files = [Path(name + part) for part in FILE_PARTS]
    content = b"".join(path.read_bytes() for path in files if path.exists())
    assert [path for path in files if path.exists() and path.stat().st_mode & 0o077] == []
    return {trace for trace in TRACES if trace.encode() in content}


@pytest.mark.both_databases
def test_every_table_that_names_an_owner_is_emptied(
    app: Flask, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app, mailbox, LAKSMI)
    assert {name for name, count in owned(app).items() if not count} == set()
    close(someone)
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    assert set(owned(app).values()) == {0}


def owned(app: Flask) -> dict[str, int]:
    """How many rows there are of each table that names an owner."""
    with app.app_context():
        # Nobody can commit a row of this one.
        left = db.metadata.tables.keys() - {"paused_sums"}
        tables = [name for name in left if "owner_id" in db.metadata.tables[name].c]
        counts = {
            name: db.session.scalar(text(f'SELECT count(*) FROM "{name}"')) for name in tables
        }
    assert len(counts) > 10
    return counts


@pytest.mark.both_databases
def test_what_others_asked_for_with_her_address_or_number_goes_too(
    app: Flask, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app, mailbox, LAKSMI)
    close(someone)
    clock.shift(HOURS_72 - 60)
    other = Person("Somebody", "somebody", LAKSMI.email, "081399988877")
    number = Person("Else", "else.where", "else@example.com", LAKSMI.phone_number)
    for person in (other, number, BAYU):
        ask(app.test_client(), person)
    assert len(rows(app, "SELECT 1 FROM users WHERE status = 'pending'")) == 3
    clock.shift(60)
    run_job(app, "erase_accounts")
    assert rows(app, "SELECT username FROM users") == [(BAYU.username,)]


def test_mails_that_wait_or_were_sent_are_gone_and_no_more_come(
    app: Flask, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app, mailbox, LAKSMI)
    close(someone)
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    mailbox.clear()
    assert mailbox.to(LAKSMI.email) == mailbox.to(PARENT) == mailbox.to(NEXT_ADDRESS) == []
    assert rows(app, "SELECT * FROM outbox") == []


def test_no_mail_about_an_account_can_be_turned_off(
    app: Flask, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app, mailbox, LAKSMI)
    close(someone)
    addresses = {LAKSMI.email, NEXT_ADDRESS, PARENT}
    letters = [letter for address in addresses for letter in mailbox.to(address)]
    assert len({letter.subject for letter in letters}) >= 7
    turned_off = [one.subject for one in letters if one.message["List-Unsubscribe"]]
    assert turned_off == []


def test_sessions_that_redis_could_not_forget_at_the_closing_are_gone(
    app: Flask, ayu: SignedIn, redis: Redis, clock: time_machine.Traveller
) -> None:
    person = sign_in(app, ayu.person)
    kept = {key: redis.dump(key) for key in redis.keys("sess*")}
    assert kept
    close(person)
    for key, content in kept.items():
        redis.restore(key, HOURS_72 * 1000, content)
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    assert redis.keys("sess*") == []


@pytest.mark.both_databases
def test_before_the_time_nothing_is_erased(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    close(sign_in(app, ayu.person))
    clock.shift(HOURS_72 - 1)
    run_job(app, "erase_accounts")
    assert rows(app, "SELECT count(*) FROM users") == [(1,)]


def test_afterwards_the_address_is_unknown_and_may_register_anew(
    app: Flask, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app, mailbox, LAKSMI)
    close(someone)
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    refused = login(app.test_client(), LAKSMI.email, LAKSMI.password)
    assert (refused.status_code, code_of(refused)) == (401, "invalid_credentials")
    mailbox.clear()
    app.test_client().post(f"{API}/password/forgot", json={"email": LAKSMI.email})
    assert mailbox.to(LAKSMI.email) == []
    register(app.test_client(), mailbox, LAKSMI)
    assert listed(sign_in(app, LAKSMI))["datas"] == []


@pytest.mark.both_databases
def test_somebody_else_loses_nothing(
    app: Flask, mailbox: Mailbox, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    record(bayu)
    bayu.post("/support", json={"message": "Halo"})
    someone = live(app, mailbox, LAKSMI)
    waiting = rows(app, "SELECT count(*) FROM outbox WHERE recipient = :email", email=BAYU.email)
    close(someone)
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    kept = rows(app, "SELECT count(*) FROM outbox WHERE recipient = :email", email=BAYU.email)
    assert kept == waiting
    other = sign_in(app, BAYU)
    assert len(listed(other)["datas"]) == 1
    assert len(other.get("/support").get_json()["payload"]["datas"]) == 1


def test_whoever_asked_for_the_address_meanwhile_can_ask_again(
    app: Flask, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    someone = live(app, mailbox, LAKSMI)
    close(someone)
    clock.shift(HOURS_72 - 60)
    ask(app.test_client(), LAKSMI, username="somebody.else", fullname="Somebody")
    clock.shift(60)
    run_job(app, "erase_accounts")
    assert rows(app, "SELECT username FROM users") == []
    assert pending(app.test_client(), mailbox, LAKSMI)
