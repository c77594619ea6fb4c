"""Files are written a few at a time, and only so many an hour."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from werkzeug.test import TestResponse

from server.core.operations.bulkhead import Bulkhead
from server.transactions import spreadsheet
from tests.support.people import SignedIn


@contextmanager
def full(gate: Bulkhead) -> Iterator[None]:
    tickets = [gate.acquire() for _place in range(gate.most)]
    try:
        yield
    finally:
        for ticket in tickets:
            gate.release(ticket)


def export(person: SignedIn) -> TestResponse:
    return person.get("/transactions/export?format=csv")


def test_who_finds_no_room_is_asked_to_come_again_and_has_used_nothing_up(
    ayu: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spreadsheet.AT_ONCE, "patience", 0.01)
    # Nobody waits behind those who wait already.
    for gate in (spreadsheet.AT_ONCE, spreadsheet.IN_LINE):
        with full(gate):
            for _time in range(20):
                answer = export(ayu)
                assert answer.get_json()["payload"]["code"] == "overloaded"
        assert answer.status_code == 503
        assert answer.get_json()["message"].startswith("We're preparing other files")
        assert int(answer.headers["Retry-After"]) == spreadsheet.RETRY_AFTER_SECONDS
    assert export(ayu).status_code == 200


@pytest.mark.both_databases
def test_a_third_one_at_once_waits_for_its_turn(ayu: SignedIn) -> None:
    tickets = [spreadsheet.AT_ONCE.acquire() for _place in range(spreadsheet.AT_ONCE.most)]
    leaving = threading.Timer(0.1, spreadsheet.AT_ONCE.release, [tickets.pop()])
    leaving.start()
    try:
        assert export(ayu).status_code == 200
    finally:
        leaving.join()
        spreadsheet.AT_ONCE.release(tickets.pop())


def test_too_many_are_refused_until_later(ayu: SignedIn) -> None:
    for _time in range(30):
        assert export(ayu).status_code == 200
    answer = export(ayu)
    assert (answer.status_code, answer.get_json()["payload"]["code"]) == (429, "rate_limited")
    assert int(answer.headers["Retry-After"]) > 0
