"""An account is erased 72 hours after it was closed."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask
from redis import Redis
from sqlalchemy import inspect, text

from server.core.clock import now
from server.core.unit_of_work import unit_of_work
from server.extensions import db
from server.investments.risk import QUESTIONS
from tests.support.accounts import ask, code_of, login, pending, rows
from tests.support.budgets import look
from tests.support.budgets import plan as plan_budgets
from tests.support.calendars import calendar_of
from tests.support.goals import add_goal, put
from tests.support.investments import DAILY, answer, plan
from tests.support.ledger import LUNCH, listed, record
from tests.support.mailbox import Mailbox
from tests.support.notifications import id_of, news, told
from tests.support.operators import enrol
from tests.support.people import API, BAYU, Person, SignedIn, register, sign_in
from tests.support.pictures import picture, upload
from tests.support.privacy import ask_for_export, close, run_job
from tests.support.quiz import take
from tests.support.reminders import remind, said, tell_due

CLOSED_AT = "2026-11-20T03:00:00Z"
HOURS_72 = 72 * 3600
LAKSMI = Person("Laksmi Wiratmaja", "laksmi.w", "laksmi@example.com", "081377788899")
PARENT = "ibunda@example.org"
NEXT_ADDRESS = "laksmi.next@example.net"
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


def everything(app: Flask, redis: Redis) -> str:
    """Every table and every key of Redis, as one text."""
    found = []
    with app.app_context():
        for name in inspect(db.engine).get_table_names():
            for row in db.session.execute(text(f'SELECT * FROM "{name}"')):
                found.append(f"{name}: {[_plain(value) for value in row]}")
    for key in redis.keys("*"):
        found.append(f"{key!r}: {redis.dump(key)!r}")
    return "\n".join(found)


def _plain(value: object) -> object:
    return bytes(value) if isinstance(value, memoryview) else value


def live(app: Flask, mailbox: Mailbox, person: Person) -> SignedIn:
    """Somebody with everything that the product keeps of a person."""
    register(app.test_client(), mailbox, person)
    someone = sign_in(app, person)
    someone.put(
        "/users/profile",
        json={"age": "Under 18", "country": "Indonesia", "email": NEXT_ADDRESS},
    )
    upload(someone, picture())
    someone.put("/users/opening-balance", json={"amount": 1_000, "date": "2026-11-01"})
    someone.post("/categories", json={"name": "Kucing rahasia", "type": "expenses"})
    record(someone, **{**LUNCH, "detail": "rahasia makan"})
    someone.post(
        "/transaction/add",
        json={**LUNCH, "detail": "rahasia lagi"},
        headers={"Idempotency-Key": "once"},
    )
    someone.post("/categories", json={"name": "Kopi rahasia", "type": "expenses"})
    gone = record(someone, **{**LUNCH, "detail": "rahasia dihapus"})
    someone.delete(f"/transactions/{gone['id']}")
    goal = add_goal(someone, name="Umrah rahasia", saved=5)["id"]
    put(someone, goal, 5, detail="rahasia disisihkan")
    put(someone, goal, 5, detail="rahasia dicatat", book=True)
    someone.post("/support", json={"message": f"rahasia dari {person.fullname}"})
    someone.post("/data-requests", json={"kind": "access", "text": "rahasia"})
    asked = someone.post("/users/parental-consent", json={"email": PARENT})
    assert asked.status_code == 200, asked.text
    someone.put("/users/notifications", json={"suggestion": False})
    told(app, news(id_of(app, someone), about={"name": "Kopi rahasia"}))
    take(someone)
    be_reminded(app, someone)
    plan_budgets(someone, food=1_000)
    skipped = plan(someone, **DAILY)
    answer(someone, skipped["id"], skipped["starts"], "skipped")
    someone.post("/risk-profile", json={"answers": [one[0] for one in QUESTIONS.values()]})
    mailbox.to(person.email)
    enrol(someone)
    ask_for_export(someone)
    run_job(app, "exports")
    app.test_client().post(f"{API}/password/forgot", json={"email": person.email})
    login(app.test_client(), person.email, "not her password")
    return someone


def be_reminded(app: Flask, someone: SignedIn) -> None:
    """Have reminders, some answered, and every way in which they are told."""
    given = {"day": "2026-11-20", "frequency": "daily", "time": "10:00"}
    bill = remind(someone, description="Listrik rahasia", amount=7, **given)["id"]
    said(someone, bill, "done", "2026-11-20")
    gone = remind(someone, description="Air rahasia", **given)["id"]
    assert someone.delete(f"/reminders/{gone}").status_code == 200
    tell_due(app)
    calendar_of(someone)
    someone.put("/quiz/reminders", json={"kinds": ["bill"]})
    look(app, "monthly_letters_enrol")
    owner_id = id_of(app, someone)
    keep(app, "password_resets", owner_id=owner_id)
    keep(app, "allocations", owner_id=owner_id, needs=50, wants=30, savings=20)
    keep(app, "push_subscriptions", owner_id=owner_id, id="1", device="Browser rahasia")
    keep(app, "push_messages", owner_id=owner_id, subscription_id="1", title="Listrik rahasia")


def keep(app: Flask, name: str, **given: Any) -> None:
    """Write a row with something in each column."""
    table = db.metadata.tables[name]
    usual = {str: "rahasia", int: 1, bool: True, bytes: b"rahasia"}
    row = {column.name: usual.get(column.type.python_type, now()) for column in table.c}
    # Every language has two letters.
    row = {name: "en" if name == "language" else value for name, value in row.items()}
    with app.app_context(), unit_of_work():
        db.session.execute(table.insert().values({**row, **given}))


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
        tables = [table.name for table in db.metadata.sorted_tables if "owner_id" in table.c]
        counts = {
            name: db.session.scalar(text(f'SELECT count(*) FROM "{name}"')) for name in tables
        }
    assert len(counts) > 10
    return counts


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
