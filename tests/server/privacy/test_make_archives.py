"""The worker makes archives, whatever happens to it meanwhile."""

import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from datetime import timedelta
from secrets import token_hex
from typing import Any

import pytest
import time_machine
from flask import Flask

from scripts.demo.ledger import add_transactions
from server.categories.catalogue import TransactionType
from server.core.calendar.clock import today
from server.core.data_export import Exported, PersonalDataSource, Row, Table, personal_data_sources
from server.core.database.unit_of_work import unit_of_work
from server.core.operations import job_queue
from server.transactions.service import NewTransaction
from tests.support.accounts import change, rows
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, SignedIn, sign_in
from tests.support.privacy import ask_for_export, data_in, export_of, run_job, take_export

MINUTE = 60
Happening = Callable[[], None]


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False) as clock:
        yield clock


@pytest.fixture
def meanwhile(app: Flask) -> Iterator[Callable[[Happening], None]]:
    """Let something happen in the middle of an archive, between two rows of its first part."""
    before = personal_data_sources.items()
    happenings: list[Happening] = []

    def listed() -> Iterator[Row]:
        for turn in range(3):
            yield (turn,)
            for happening in happenings:
                happening()

    def export(_owner_id: str) -> Exported:
        table = Table(name="turns", about="Turns.", columns=("turn",), rows=listed, count=3)
        return Exported(tables=[table])

    source = PersonalDataSource(name="turns", export=export, erase=None)
    personal_data_sources.bind([(source.name, source), *before])
    yield happenings.append
    personal_data_sources.bind(before)


def record_many(app: Flask, number: int) -> None:
    """Give Ayu many transactions, on different days.

    PostgreSQL looks through all versions that a transaction made of the sum of one day.
    """
    owner_id = rows(app, "SELECT id FROM users")[0][0]
    last = today("Asia/Jakarta")
    with app.app_context(), unit_of_work():
        entries = [
            NewTransaction(
                TransactionType.EXPENSES,
                *("food-beverages", 1000, token_hex(20)),
                last - timedelta(days=turn % 300),
            )
            for turn in range(number)
        ]
        add_transactions(owner_id, entries)


def state(app: Flask) -> tuple[Any, ...]:
    """State, tries and progress of the only archive."""
    return rows(app, "SELECT state, attempts, progress FROM exports")[0]


@pytest.mark.both_databases
def test_a_worker_that_died_leaves_its_archive_to_the_next_one(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    ask_for_export(sign_in(app, AYU))
    change(
        app,
        "UPDATE exports SET state = 'running', attempts = 1, claimed_until = :until",
        until="2026-11-20 03:02:00.000000",
    )
    run_job(app, "exports")
    assert state(app)[0] == "running"
    clock.shift(2 * MINUTE + 1)
    run_job(app, "exports")
    assert state(app) == ("ready", 2, 100)


def test_an_archive_that_kills_every_worker_is_given_up(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    ask_for_export(sign_in(app, AYU))
    change(
        app,
        "UPDATE exports SET state = 'running', attempts = 4, claimed_until = :until",
        until="2026-11-20 03:02:00.000000",
    )
    clock.shift(2 * MINUTE + 1)
    run_job(app, "exports")
    assert state(app)[0] == "failed"


@pytest.mark.both_databases
def test_a_worker_that_is_told_to_stop_gives_its_archive_back(
    app: Flask, ayu: SignedIn, meanwhile: Callable[[Happening], None]
) -> None:
    def stop() -> None:
        job_queue.stopping.set()
        time.sleep(0.6)

    meanwhile(stop)
    ask_for_export(ayu)
    try:
        run_job(app, "exports")
        assert state(app)[:2] == ("queued", 0)
    finally:
        job_queue.stopping.clear()


@pytest.mark.both_databases
def test_what_fails_is_tried_again_each_minute_and_then_given_up(
    app: Flask,
    ayu: SignedIn,
    clock: time_machine.Traveller,
    meanwhile: Callable[[Happening], None],
) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    meanwhile(fail)
    person = sign_in(app, AYU)
    ask_for_export(person)
    states = []
    for _turn in range(5):
        run_job(app, "exports")
        states.append(state(app)[:2])
        clock.shift(MINUTE + 1)
    tries = [("running", 1), ("running", 2), ("running", 3)]
    assert states == [*tries, ("failed", 4), ("failed", 4)]
    assert ask_for_export(sign_in(app, AYU))["state"] == "queued"


@pytest.mark.both_databases
def test_an_account_that_is_erased_meanwhile_leaves_nothing(
    app: Flask, ayu: SignedIn, meanwhile: Callable[[Happening], None]
) -> None:
    def erase() -> None:
        change(app, "DELETE FROM users")
        time.sleep(0.6)

    ask_for_export(ayu)
    waiting = threading.Event()

    def once() -> None:
        if not waiting.is_set():
            waiting.set()
            thread = threading.Thread(target=erase)
            thread.start()
            thread.join()

    meanwhile(once)
    run_job(app, "exports")
    assert rows(app, "SELECT * FROM exports") == rows(app, "SELECT * FROM export_chunks") == []


@pytest.mark.both_databases
def test_two_workers_make_one_archive_once(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    mailbox.to(AYU.email)
    ask_for_export(ayu)
    workers = [threading.Thread(target=run_job, args=(app, "exports")) for _worker in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert state(app)[:2] == ("ready", 1)
    mailbox.clear()
    assert len(mailbox.to(AYU.email)) == 1


@pytest.mark.both_databases
def test_progress_advances_while_it_is_made(
    app: Flask, ayu: SignedIn, meanwhile: Callable[[Happening], None]
) -> None:
    export = ask_for_export(ayu)
    seen: list[int] = []

    def look() -> None:
        time.sleep(0.6)
        seen.append(export_of(ayu, export["id"])["progress"])

    def in_a_thread() -> None:
        thread = threading.Thread(target=look)
        thread.start()
        thread.join()

    meanwhile(in_a_thread)
    run_job(app, "exports")
    assert seen == sorted(seen)
    assert 0 < seen[1] < 100
    assert export_of(ayu, export["id"])["progress"] == 100


@pytest.mark.both_databases
def test_others_write_while_it_is_made_and_it_tells_of_one_moment(
    app: Flask, ayu: SignedIn, bayu: SignedIn, meanwhile: Callable[[Happening], None]
) -> None:
    answers: list[int] = []

    def write() -> None:
        for person in (bayu, ayu):
            answers.append(person.post("/support", json={"message": "Halo"}).status_code)

    def in_a_thread() -> None:
        thread = threading.Thread(target=write)
        thread.start()
        thread.join()

    meanwhile(in_a_thread)
    archive = take_export(app, ayu)
    assert answers == [201] * 6
    assert data_in(archive)["turns"]["turns"] == [{"turn": 0}, {"turn": 1}, {"turn": 2}]
    assert data_in(archive)["support"]["support_messages"] == []


def test_the_memory_does_not_grow_with_the_ledger(app: Flask, ayu: SignedIn) -> None:
    record_many(app, 10_000)
    export = ask_for_export(ayu)
    tracemalloc.start()
    run_job(app, "exports")
    _present, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    # The rows alone would take more.
    assert peak < 5_000_000
    answer = ayu.get(f"/users/exports/{export['id']}/file")
    assert answer.content_length == len(answer.data)
    assert rows(app, "SELECT count(*) FROM export_chunks")[0][0] > 1
