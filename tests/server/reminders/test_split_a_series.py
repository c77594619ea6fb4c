"""A change is about one date, or about that and all later ones; what was before stays."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import code_of, errors_of
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.reminders import agenda, answer_date, dispatch_due, go, remind, split

FIRST: Final = "2026-01-31"
RENT: Final = {
    "description": "Sewa",
    "day": FIRST,
    "frequency": "monthly",
    "amount": 2_000_000,
    "category_id": "rent",
}
SPAN: Final = ("2026-01-01", "2026-06-30")


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """The morning of 31 January 2026 in Jakarta."""
    with time_machine.travel("2026-01-31T00:30:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def dates(person: SignedIn) -> list[tuple[str, int, str]]:
    return [
        (one["day"], one["amount"], one["state"]) for one in agenda(person, *SPAN)["occurrences"]
    ]


def test_this_one_alone(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)
    series, single = split(ayu, rent["id"], "2026-02-28", "one", amount=5, description="Sewa +")
    assert series["id"] == rent["id"] != single["id"]
    assert (single["frequency"], single["day"], single["amount"]) == ("once", "2026-02-28", 5)
    assert dates(ayu) == [
        ("2026-01-31", 2_000_000, "open"),
        ("2026-02-28", 5, "open"),
        ("2026-03-31", 2_000_000, "open"),
        ("2026-04-30", 2_000_000, "open"),
        ("2026-05-31", 2_000_000, "open"),
        ("2026-06-30", 2_000_000, "open"),
    ]
    refused = ayu.post(f"/reminders/{rent['id']}/done", json={"day": "2026-02-28"})
    assert refused.status_code == 404
    # Taken back, the date is again as it was.
    assert ayu.delete(f"/reminders/{single['id']}").status_code == 200
    assert len(dates(ayu)) == 5
    answer_date(ayu, rent["id"], "open", "2026-02-28")
    assert dates(ayu)[1] == ("2026-02-28", 2_000_000, "open")


def test_a_single_date_moves_to_another_day(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)
    _series, single = split(ayu, rent["id"], "2026-02-28", "one", day="2026-03-02")
    assert (single["day"], single["amount"]) == ("2026-03-02", 2_000_000)
    assert [day for day, *_rest in dates(ayu)][:3] == ["2026-01-31", "2026-03-02", "2026-03-31"]


def test_this_and_later_keeps_what_was_and_the_31st(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)
    answer_date(ayu, rent["id"], "done", FIRST)
    series, rest = split(ayu, rent["id"], "2026-02-28", "later", amount=2_200_000)
    assert (series["until"], rest["until"]) == ("2026-02-27", None)
    assert (rest["day"], rest["month_day"]) == (FIRST, 31)
    assert dates(ayu) == [
        ("2026-01-31", 2_000_000, "done"),
        ("2026-02-28", 2_200_000, "open"),
        ("2026-03-31", 2_200_000, "open"),
        ("2026-04-30", 2_200_000, "open"),
        ("2026-05-31", 2_200_000, "open"),
        ("2026-06-30", 2_200_000, "open"),
    ]


def test_the_times_that_are_left_go_on(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT, times=4, every=2)
    series, rest = split(ayu, rent["id"], "2026-05-31", "later", amount=5)
    assert (series["times"], series["until"], rest["times"]) == (None, "2026-05-30", 2)
    assert [(day, amount) for day, amount, _state in dates(ayu)] == [
        ("2026-01-31", 2_000_000),
        ("2026-03-31", 2_000_000),
        ("2026-05-31", 5),
    ]
    found = agenda(ayu, "2026-07-01", "2027-01-31")["occurrences"]
    assert [one["day"] for one in found] == ["2026-07-31"]


def test_the_rest_goes_on_with_the_amount_of_the_last_time(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT, amount_mode="last")
    answer_date(ayu, rent["id"], "done", FIRST, amount=2_150_000)
    _series, rest = split(ayu, rent["id"], "2026-02-28", "later", description="Sewa +")
    assert (rest["amount_mode"], rest["amount"]) == ("last", 2_150_000)
    assert dates(ayu)[1] == ("2026-02-28", 2_150_000, "open")


def test_what_was_answered_early_is_not_asked_again(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    rent = remind(ayu, **RENT)["id"]
    go(clock, ayu, "2026-02-28T05:00:00Z")
    answer_date(ayu, rent, "done", "2026-03-31")
    answer_date(ayu, rent, "skip", FIRST)
    _series, rest = split(ayu, rent, "2026-02-28", "later", amount=7)
    assert dates(ayu)[1:4] == [
        ("2026-02-28", 7, "open"),
        ("2026-03-31", 2_000_000, "done"),
        ("2026-04-30", 7, "open"),
    ]
    twice = ayu.post(f"/reminders/{rest['id']}/done", json={"day": "2026-03-31"})
    assert twice.status_code == 404


def test_from_the_first_date_it_is_the_whole_series(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)
    series, rest = split(ayu, rent["id"], FIRST, "later", amount=5)
    assert series == rest
    assert (series["id"], series["amount"], series["version"]) == (rent["id"], 5, 2)


def test_a_date_that_was_told_is_told_by_its_own_reminder(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    rent = remind(ayu, **RENT)["id"]
    go(clock, ayu, "2026-03-01T05:00:00Z")
    dispatch_due(app)
    assert (centre(ayu)["unread"], len(agenda(ayu)["waiting"])) == (1, 2)
    split(ayu, rent, "2026-02-28", "later", amount=7)
    assert centre(ayu)["unread"] == 0
    assert [(one["day"], one["amount"]) for one in agenda(ayu)["waiting"]] == [
        ("2026-01-31", 2_000_000),
        ("2026-02-28", 7),
    ]


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"day": "2026-02-27", "scope": "one", "changes": {}}, 404),
        ({"day": "2026-02-28", "scope": "all", "changes": {}}, 422),
        ({"day": "2026-02-28", "scope": "one", "changes": {"amount": 0}}, 422),
        ({"day": "2026-02-28", "scope": "one", "changes": {"wallet_id": "0" * 26}}, 422),
        ({"day": "2026-02-28", "scope": "later", "changes": {"until": "2026-01-01"}}, 422),
    ],
)
def test_what_is_no_change_is_refused(ayu: SignedIn, change: dict[str, Any], status: int) -> None:
    rent = remind(ayu, **RENT)["id"]
    assert ayu.post(f"/reminders/{rent}/split", json=change).status_code == status
    assert len(agenda(ayu, *SPAN)["datas"]) == 1


@pytest.mark.both_databases
def test_what_is_done_or_changed_meanwhile_is_shown(ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)["id"]
    change = {"day": FIRST, "scope": "one", "changes": {"amount": 1}}
    path = f"/reminders/{rent}/split"
    stale = ayu.post(path, json=change, headers={"If-Match": '"9"'})
    assert (stale.status_code, code_of(stale)) == (412, "changed_meanwhile")
    answer_date(ayu, rent, "done", FIRST)
    done = ayu.post(path, json=change, headers={"If-Match": '"1"'})
    assert (done.status_code, code_of(done)) == (409, "already_done")
    assert not errors_of(done)
