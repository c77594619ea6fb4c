"""To remove a date of a series takes later ones too, or all of it; what was before stays."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import time_machine
from flask import Flask
from werkzeug.test import TestResponse

from tests.support.accounts import errors_of
from tests.support.ledger import balance
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.reminders import agenda, answer_date, dispatch_due, go, remind
from tests.support.transfers import open_wallet, starting_wallet

FIRST: Final = "2026-01-31"
RENT: Final = {"description": "Sewa", "day": FIRST, "frequency": "monthly", "amount": 2_000_000}
SPAN: Final = ("2026-01-01", "2026-05-31")


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """The morning of 31 January 2026 in Jakarta."""
    with time_machine.travel("2026-01-31T00:30:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def dates(person: SignedIn) -> list[tuple[str, str]]:
    return [(one["day"], one["state"]) for one in agenda(person, *SPAN)["occurrences"]]


def remove(person: SignedIn, reminder_id: str, **query: str) -> TestResponse:
    return person.delete(f"/reminders/{reminder_id}", query_string=query)


def removed_id(answer: TestResponse) -> str:
    assert answer.status_code == 200, answer.text
    removed: Any = answer.get_json()["payload"]["removed"]
    return str(removed)


ALL: Final = [
    ("2026-01-31", "open"),
    ("2026-02-28", "open"),
    ("2026-03-31", "open"),
    ("2026-04-30", "open"),
    ("2026-05-31", "open"),
]


@pytest.mark.both_databases
def test_this_and_later_go_and_come_back(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)["id"]
    removed = removed_id(remove(ayu, rent, **{"from": "2026-03-31"}))
    assert (removed != rent, dates(ayu)) == (True, ALL[:2])
    assert ayu.post(f"/reminders/{removed}/restore").status_code == 200
    # The 31st comes back after February.
    assert dates(ayu) == ALL


def test_from_the_first_date_on_it_is_all_of_it(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)["id"]
    assert removed_id(remove(ayu, rent, **{"from": FIRST})) == rent
    assert dates(ayu) == []
    assert ayu.post(f"/reminders/{rent}/restore").status_code == 200
    assert removed_id(remove(ayu, rent)) == rent
    once = remind(ayu, description="Pajak", day=FIRST)["id"]
    assert removed_id(remove(ayu, once, **{"from": FIRST})) == once


def test_the_times_that_are_left_come_back(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT, times=3)["id"]
    removed = removed_id(remove(ayu, rent, **{"from": "2026-02-28"}))
    assert dates(ayu) == ALL[:1]
    assert ayu.post(f"/reminders/{removed}/restore").status_code == 200
    assert dates(ayu) == ALL[:3]


def test_what_was_recorded_and_answered_early_stays(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    rent = remind(ayu, **RENT)["id"]
    go(clock, ayu, "2026-02-28T05:00:00Z")
    answer_date(ayu, rent, "done", FIRST)
    answer_date(ayu, rent, "done", "2026-03-31")
    removed = removed_id(remove(ayu, rent, **{"from": "2026-02-28"}))
    kept = [(FIRST, "done"), ("2026-03-31", "done")]
    assert (dates(ayu), balance(ayu)) == (kept, -4_000_000)
    assert ayu.post(f"/reminders/{removed}/restore").status_code == 200
    assert dates(ayu)[:4] == [kept[0], ("2026-02-28", "open"), kept[1], ("2026-04-30", "open")]


def test_what_told_of_later_dates_is_settled(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    rent = remind(ayu, **RENT)["id"]
    go(clock, ayu, "2026-03-01T05:00:00Z")
    dispatch_due(app)
    assert centre(ayu)["unread"] == 1
    removed = removed_id(remove(ayu, rent, **{"from": "2026-02-28"}))
    assert centre(ayu)["unread"] == 0
    assert [one["day"] for one in agenda(ayu)["waiting"]] == [FIRST]
    go(clock, ayu, "2026-03-31T05:00:00Z")
    assert dispatch_due(app) == 0
    assert ayu.post(f"/reminders/{removed}/restore").status_code == 200
    assert [one["day"] for one in agenda(ayu)["waiting"]] == [day for day, _state in ALL[:3]]


def test_a_transfer_whose_wallets_became_one_can_end(ayu: SignedIn) -> None:
    saved = open_wallet(ayu, "Tabungan")
    moved = remind(ayu, **RENT, to_wallet_id=saved)["id"]
    into = {"into_id": starting_wallet(ayu)}
    assert ayu.post(f"/wallets/{saved}/merge", json=into).status_code == 200
    removed = removed_id(remove(ayu, moved, **{"from": "2026-02-28"}))
    assert (removed != moved, dates(ayu)) == (True, ALL[:1])


def test_only_dates_of_ones_own_are_removed(ayu: SignedIn, bayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)["id"]
    bayu.refresh()
    assert remove(bayu, rent, **{"from": FIRST}).status_code == 404
    assert remove(ayu, rent, **{"from": "2026-02-27"}).status_code == 404
    assert list(errors_of(remove(ayu, rent, **{"from": "soon"}))) == ["from"]
    assert dates(ayu) == ALL
