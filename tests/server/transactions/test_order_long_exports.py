"""Somebody with very many transactions orders a file, which the worker writes."""

import threading
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
import time_machine
from flask import Flask
from sqlalchemy import event
from werkzeug.test import TestResponse

from server.core import generated_files
from server.core.database.unit_of_work import unit_of_work
from server.core.operations import job_queue
from server.extensions import db
from server.settings import settings_of
from server.transactions import long_exports, spreadsheet
from tests.server.transactions.test_export_transactions import read_csv, read_xlsx
from tests.support.accounts import change, code_of, rows
from tests.support.ledger import SALARY, fill, record, write_ordered_export
from tests.support.people import AYU, SignedIn, sign_in
from tests.support.privacy import close, run_job
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer

DAY = 24 * 3600
MINUTE = 60
ROWS_AT_ONCE = 2


@pytest.fixture(autouse=True)
def _two_rows_at_once(app: Flask) -> Iterator[None]:
    before = settings_of(app)
    app.extensions["settings"] = replace(before, export_rows=ROWS_AT_ONCE)
    yield
    app.extensions["settings"] = before


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-20T18:00:00Z", tick=False) as clock:
        yield clock


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], None]], None]:
    """Let something happen, in a thread of its own, after each row that is written."""

    def install(happening: Callable[[], None]) -> None:
        advance = generated_files.Progress.advance

        def advance_and_wait(progress: generated_files.Progress) -> None:
            thread = threading.Thread(target=happening)
            thread.start()
            thread.join()
            advance(progress)

        monkeypatch.setattr(generated_files, "STEP_SECONDS", 0)
        monkeypatch.setattr(generated_files.Progress, "advance", advance_and_wait)

    return install


def order(person: SignedIn, **wanted: Any) -> dict[str, Any]:
    answer = person.post("/transactions/exports", json={"format": "csv", **wanted})
    assert answer.status_code == 202, answer.text
    (ordered,) = answer.get_json()["payload"]["datas"]
    return dict(ordered)


def exports_of(person: SignedIn) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/transactions/exports").get_json()["payload"]["datas"]
    return found


def file_of(person: SignedIn, export_id: str) -> TestResponse:
    return person.get(f"/transactions/exports/{export_id}/file")


def take(app: Flask, person: SignedIn, **wanted: Any) -> TestResponse:
    """Order a file, let the worker write it, and take it."""
    export = order(person, **wanted)
    write_ordered_export(app)
    answer = file_of(person, export["id"])
    assert answer.status_code == 200, answer.text
    return answer


@pytest.mark.both_databases
def test_only_a_long_list_is_refused_at_once(app: Flask, ayu: SignedIn) -> None:
    def statuses(**query: str) -> list[int]:
        asked = [{"format": kind, **query} for kind in ("xlsx", "csv")]
        return [ayu.get("/transactions/export", query_string=one).status_code for one in asked]

    fill(app, "ab")
    assert statuses() == [200, 200]
    fill(app, "c")
    assert statuses() == [409, 200]
    fill(app, "defghijk")
    assert statuses() == [409, 409]
    assert statuses(q="b") == [200, 200]
    assert code_of(ayu.get("/transactions/export?format=csv")) == "export_too_long"


@pytest.mark.both_databases
@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"q": "kopi", "sort": "-amount"},
        {"q": "25rb"},
        {"category": "expenses", "sort": "name", "from": "2026-06-02", "to": "2026-06-30"},
        {"category_id": "salary"},
        {"category_id": "salary,food-beverages", "to": "2026-06-02"},
        {"include": "transfers,adjustments"},
        {"category": "transfer"},
    ],
)
def test_the_file_is_the_one_that_a_short_list_gives(
    app: Flask, ayu: SignedIn, wanted: dict[str, str]
) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    record(ayu, **SALARY, date="2026-06-03")
    record(ayu, detail="=Kopi", amount=25_000, date="2026-06-02")
    record(ayu, detail="kopi susu", amount=30_000, date="2026-06-01")
    bank = open_wallet(ayu, "BCA")
    transfer(ayu, bank, starting_wallet(ayu), 500_000, fee=1_000, date="2026-06-02")
    adjust(ayu, bank, 7, date="2026-06-02")
    ordered = [take(app, ayu, format=kind, **wanted) for kind in ("csv", "xlsx")]
    app.extensions["settings"] = replace(settings_of(app), export_rows=100)
    at_once = [
        ayu.get("/transactions/export", query_string={"format": kind, **wanted})
        for kind in ("csv", "xlsx")
    ]
    assert ordered[0].data == at_once[0].data
    assert read_xlsx(ordered[1]) == read_xlsx(at_once[1])
    for one, other in zip(ordered, at_once, strict=True):
        for name in ("Content-Type", "Content-Disposition"):
            assert one.headers[name] == other.headers[name]
        assert one.headers["Cache-Control"] == "no-store"
        assert one.content_length == len(one.data)


@pytest.mark.both_databases
def test_the_file_of_a_wallet_is_ordered_as_its_list(app: Flask, ayu: SignedIn) -> None:
    bank = open_wallet(ayu, "BCA")
    record(ayu)
    transfer(ayu, bank, starting_wallet(ayu), 500_000, fee=1_000)
    ordered = take(app, ayu, wallet=bank, include="transfers,adjustments")
    assert sorted(row[4:] for row in read_csv(ordered)[1:]) == [
        ["1000", "BCA", "", ""],
        ["500000", "BCA", "Main wallet", "1000"],
    ]


@pytest.mark.both_databases
def test_progress_is_told_in_rows(
    app: Flask, ayu: SignedIn, meanwhile: Callable[[Callable[[], None]], None]
) -> None:
    fill(app, "abc")
    seen = []
    meanwhile(lambda: seen.append(exports_of(ayu)[0]))
    ordered = order(ayu)
    assert (ordered["state"], ordered["progress"], ordered["total"]) == ("queued", 0, 3)
    write_ordered_export(app)
    assert [(one["state"], one["progress"]) for one in seen] == [
        ("running", progress) for progress in (0, 1, 2)
    ]
    (ready,) = exports_of(ayu)
    assert (ready["state"], ready["progress"], ready["total"]) == ("ready", 3, 3)
    assert ready["size"] > 0


@pytest.mark.both_databases
def test_the_rows_are_those_of_one_moment(
    app: Flask, ayu: SignedIn, meanwhile: Callable[[Callable[[], None]], None]
) -> None:
    fill(app, "abc")
    meanwhile(lambda: fill(app, ["recorded meanwhile"]))
    assert len(read_csv(take(app, ayu))) == 4


def test_one_file_of_a_person_is_written_at_a_time(app: Flask, ayu: SignedIn) -> None:
    fill(app, "abc")
    first = order(ayu)
    assert order(ayu)["id"] == first["id"]
    other = ayu.post("/transactions/exports", json={"format": "xlsx"})
    assert (other.status_code, code_of(other)) == (409, "export_running")
    write_ordered_export(app)
    second = order(ayu, format="xlsx")
    assert [one["id"] for one in exports_of(ayu)] == [second["id"]]
    assert file_of(ayu, first["id"]).status_code == 404
    assert code_of(file_of(ayu, second["id"])) == "export_not_ready"


@pytest.mark.both_databases
def test_the_file_that_waited_longest_is_next(
    app: Flask, ayu: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    ayu, bayu = sign_in(app, AYU), sign_in(app, bayu.person)
    order(ayu)
    clock.shift(1)
    order(bayu)
    write_ordered_export(app)
    assert [exports_of(person)[0]["state"] for person in (ayu, bayu)] == ["ready", "queued"]


def test_bayu_gets_nothing_of_ayus_file(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    export = order(ayu)
    write_ordered_export(app)
    assert exports_of(bayu) == []
    assert file_of(bayu, export["id"]).status_code == 404
    assert bayu.delete(f"/transactions/exports/{export['id']}").status_code == 404
    assert file_of(ayu, export["id"]).status_code == 200


@pytest.mark.both_databases
def test_others_write_while_the_rows_of_an_order_are_counted(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    answers: list[int] = []

    def write_meanwhile(_link: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        if "sum(" in statement.lower() and not answers:
            neighbour = threading.Thread(target=lambda: answers.append(attempt()))
            neighbour.start()
            neighbour.join()

    def attempt() -> int:
        return bayu.post("/transaction/add", json=SALARY).status_code

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", write_meanwhile)
    try:
        order(ayu, q="kopi")
    finally:
        event.remove(engine, "before_cursor_execute", write_meanwhile)
    assert answers == [201]


def nothing_is_left(app: Flask) -> bool:
    tables = ("transaction_exports", "transaction_export_chunks")
    return all(rows(app, f"SELECT count(*) FROM {table}") == [(0,)] for table in tables)


@pytest.mark.both_databases
def test_a_file_is_cancelled_while_it_is_written_and_when_it_is_ready(
    app: Flask, ayu: SignedIn, meanwhile: Callable[[Callable[[], None]], None]
) -> None:
    fill(app, "abc")
    path = f"/transactions/exports/{order(ayu)['id']}"
    write_ordered_export(app)
    assert ayu.delete(path).status_code == 200
    assert ayu.delete(path).status_code == 404
    assert nothing_is_left(app)
    path = f"/transactions/exports/{order(ayu)['id']}"
    answers = []
    meanwhile(lambda: answers.append(ayu.delete(path).status_code))
    write_ordered_export(app)
    assert answers == [200]
    assert nothing_is_left(app)


def test_a_file_is_gone_after_24_hours_and_then_removed(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    export = order(sign_in(app, AYU))
    write_ordered_export(app)
    clock.shift(DAY)
    later = sign_in(app, AYU)
    assert exports_of(later) == []
    assert file_of(later, export["id"]).status_code == 404
    with app.app_context(), unit_of_work():
        long_exports.delete_old_exports()
    assert nothing_is_left(app)


def test_a_file_is_gone_when_its_owner_signs_out_everywhere(app: Flask, ayu: SignedIn) -> None:
    order(ayu)
    write_ordered_export(app)
    sign_in(app, AYU).client.delete("/api/v1/logout")
    assert exports_of(ayu)[0]["state"] == "ready"
    assert ayu.delete("/sessions").status_code == 200
    assert exports_of(ayu) == []
    assert nothing_is_left(app)


def test_a_file_is_erased_with_its_account(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    order(sign_in(app, AYU))
    write_ordered_export(app)
    close(sign_in(app, AYU))
    clock.shift(3 * DAY)
    run_job(app, "erase_accounts")
    assert nothing_is_left(app)


@pytest.mark.both_databases
def test_a_worker_that_died_leaves_its_file_to_the_next_one(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    fill(app, "abc")
    export = order(sign_in(app, AYU))
    change(
        app,
        "UPDATE transaction_exports SET state = 'running', attempts = 1, claimed_until = :until",
        until="2026-11-20 18:02:00.000000",
    )
    # Killed while it stored the content.
    change(
        app,
        "INSERT INTO transaction_export_chunks (export_id, number, content)"
        " VALUES (:id, 0, :content)",
        id=export["id"],
        content=b"half",
    )
    write_ordered_export(app)
    assert exports_of(sign_in(app, AYU))[0]["state"] == "running"
    clock.shift(2 * MINUTE + 1)
    write_ordered_export(app)
    person = sign_in(app, AYU)
    assert [one["state"] for one in exports_of(person)] == ["ready"]
    assert len(read_csv(file_of(person, export["id"]))) == 4


@pytest.mark.both_databases
def test_a_worker_that_is_told_to_stop_gives_its_file_back(
    app: Flask, ayu: SignedIn, meanwhile: Callable[[Callable[[], None]], None]
) -> None:
    fill(app, "abc")
    order(ayu)
    meanwhile(job_queue.stopping.set)
    try:
        write_ordered_export(app)
    finally:
        job_queue.stopping.clear()
    queued = rows(app, "SELECT state, attempts, progress FROM transaction_exports")
    assert queued == [("queued", 0, 0)]


@pytest.mark.both_databases
def test_a_file_that_fails_four_times_is_failed_and_can_be_ordered_again(
    app: Flask,
    ayu: SignedIn,
    clock: time_machine.Traveller,
    meanwhile: Callable[[Callable[[], None]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fill(app, "abc")
    person = sign_in(app, AYU)
    order(person)
    with monkeypatch.context() as broken:
        broken.setattr(spreadsheet, "WRITERS", {})
        for _attempt in range(4):
            write_ordered_export(app)
            clock.shift(MINUTE + 1)
    person = sign_in(app, AYU)
    assert exports_of(person)[0]["state"] == "failed"
    assert order(person)["state"] == "queued"


def test_memory_does_not_grow_with_the_rows(app: Flask, ayu: SignedIn) -> None:
    fill(app, ("y" * 150,) * 5_000)
    order(ayu, format="xlsx")
    tracemalloc.start()
    try:
        write_ordered_export(app)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    # The rows alone would take more than 1.5 MB.
    assert peak < 2_000_000
