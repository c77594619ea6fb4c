"""The reminder of a budget review comes as often as the quiz was answered."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, Final

import pytest
import time_machine
from flask import Flask

from server.quiz.schemas import QuizSchema
from tests.support.ledger import statements
from tests.support.people import SignedIn
from tests.support.quiz import NOTHING, answers, result, take
from tests.support.reminders import agenda, answer_date, states

REVIEW: Final = "Review my budget"
DAILY, WEEKLY, MONTHLY = (answers(q12=often) for often in ("Daily", "Weekly", "Monthly"))
DEVICES: Final = 4


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """Wednesday, 25 November 2026, at ten: tomorrow is not a Monday, nor a first of the month."""
    with time_machine.travel("2026-11-25T03:00:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def choose(person: SignedIn, *kinds: str) -> dict[str, Any]:
    answer = person.put("/quiz/reminders", json={"kinds": list(kinds)})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return found


def reviews(person: SignedIn) -> list[dict[str, Any]]:
    """The reminders of a review in the coming year."""
    listed = agenda(person, "2026-11-25", "2027-11-25")["datas"]
    return [one for one in listed if one["description"] == REVIEW]


def review(person: SignedIn) -> dict[str, Any]:
    (found,) = reviews(person)
    return found


def rule(person: SignedIn) -> tuple[str, str, int | None]:
    found = review(person)
    return found["frequency"], found["day"], found["month_day"]


def rhythm(person: SignedIn) -> tuple[str, int | None]:
    """When the review comes, as the result of the quiz says."""
    (told,) = result(person)
    assert QuizSchema().validate(told) == {}
    (found,) = [one for one in told["schedules"] if one["kind"] == "budget_review"]
    return found["rhythm"], found["month_day"]


@pytest.mark.parametrize(
    ("often", "expected", "due", "told"),
    [
        ("Daily", ("daily", "2026-11-26", None), "2026-11-26T01:00:00.000Z", "daily"),
        ("Weekly", ("weekly", "2026-11-30", None), "2026-11-30T01:00:00.000Z", "mondays"),
        ("Monthly", ("monthly", "2026-12-25", 25), "2026-12-25T01:00:00.000Z", "month_start"),
        ("As needed", ("monthly", "2026-12-25", 25), "2026-12-25T01:00:00.000Z", "month_start"),
        ("", ("monthly", "2026-12-25", 25), "2026-12-25T01:00:00.000Z", "month_start"),
    ],
)
def test_it_comes_as_often_as_answered(
    ayu: SignedIn, often: str, expected: tuple[str, str, int | None], due: str, told: str
) -> None:
    ayu.put("/users/preferences", json={"payday": 25})
    assert take(ayu, answers(q12=often))["schedules"] == []
    schedules = choose(ayu, "bill", "budget_review")["schedules"]
    assert schedules == [
        {"kind": "bill", "rhythm": "month_start", "month_day": None},
        {"kind": "budget_review", "rhythm": told, "month_day": None},
    ]
    assert rule(ayu) == expected
    assert review(ayu)["time"] == "08:00"
    assert review(ayu)["next"]["due_at"] == due


def test_on_a_monday_the_next_one_is_the_first(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    clock.move_to("2026-11-30T00:00:00Z")
    ayu.refresh()
    take(ayu, WEEKLY)
    choose(ayu, "budget_review")
    assert rule(ayu) == ("weekly", "2026-12-07", None)


def test_new_answers_change_an_untouched_one(ayu: SignedIn) -> None:
    take(ayu, WEEKLY)
    choose(ayu, "budget_review", "bill")
    for texts, expected, told in (
        (DAILY, ("daily", "2026-11-26", None), "daily"),
        (WEEKLY, ("weekly", "2026-11-30", None), "mondays"),
        (MONTHLY, ("monthly", "2026-12-01", 1), "month_start"),
        (DAILY, ("daily", "2026-11-26", None), "daily"),
        (NOTHING, ("monthly", "2026-12-01", 1), "month_start"),
    ):
        assert take(ayu, texts)["schedules"][1]["rhythm"] == told
        assert (rule(ayu), rhythm(ayu)) == (expected, (told, None))
    choose(ayu, "bill")
    assert reviews(ayu) == []


def test_the_same_answer_leaves_its_days(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    take(ayu, DAILY)
    choose(ayu, "budget_review")
    clock.move_to("2026-11-28T03:00:00Z")
    ayu.refresh()
    before = review(ayu)
    take(ayu, DAILY)
    choose(ayu, "budget_review")
    assert review(ayu) == before


def test_answered_days_stay_when_the_answer_changes(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    take(ayu, DAILY)
    choose(ayu, "budget_review")
    clock.move_to("2026-11-27T03:00:00Z")
    ayu.refresh()
    answer_date(ayu, review(ayu)["id"], "done", "2026-11-26")
    take(ayu, WEEKLY)
    assert rule(ayu) == ("weekly", "2026-11-30", None)
    shown = states(agenda(ayu, "2026-11-25", "2026-12-08"))
    assert shown == {"2026-11-26": "done", "2026-11-30": "open", "2026-12-07": "open"}


def test_a_changed_one_stays_as_its_owner_left_it(ayu: SignedIn) -> None:
    take(ayu, WEEKLY)
    choose(ayu, "budget_review")
    ayu.put(f"/reminders/{review(ayu)['id']}", json={"time": "19:00"})
    before = review(ayu)
    take(ayu, DAILY)
    choose(ayu, "budget_review")
    assert review(ayu) == before
    assert rhythm(ayu) == ("changed", None)


def test_one_that_follows_the_answers_can_still_be_changed(ayu: SignedIn) -> None:
    take(ayu, WEEKLY)
    choose(ayu, "budget_review")
    take(ayu, DAILY)
    ayu.put(f"/reminders/{review(ayu)['id']}", json={"frequency": "weekly", "day": "2026-12-01"})
    take(ayu, MONTHLY)
    assert rule(ayu) == ("weekly", "2026-12-01", None)


def test_a_removed_one_stays_removed(ayu: SignedIn) -> None:
    take(ayu, WEEKLY)
    choose(ayu, "budget_review")
    ayu.delete(f"/reminders/{review(ayu)['id']}")
    take(ayu, DAILY)
    choose(ayu, "budget_review", "bill")
    assert (reviews(ayu), rhythm(ayu)) == ([], ("removed", None))
    choose(ayu, "bill")
    choose(ayu, "budget_review", "bill")
    assert (rule(ayu), rhythm(ayu)) == (("daily", "2026-11-26", None), ("daily", None))


def test_answers_alone_make_none(ayu: SignedIn) -> None:
    take(ayu, WEEKLY)
    take(ayu, DAILY)
    assert reviews(ayu) == []
    choose(ayu, "bill")
    take(ayu, WEEKLY)
    assert reviews(ayu) == []


def test_a_monthly_one_follows_the_payday(ayu: SignedIn) -> None:
    take(ayu, MONTHLY)
    choose(ayu, "budget_review", "bill")
    by_name = {one["description"]: one for one in agenda(ayu, "2026-11-25", "2027-11-25")["datas"]}
    ayu.put(f"/reminders/{by_name['Pay the bills']['id']}", json={"description": "Listrik"})
    ayu.put("/users/preferences", json={"payday": 28})
    assert rule(ayu) == ("monthly", "2026-11-28", 28)
    assert rhythm(ayu) == ("month_start", None)
    by_name = {one["description"]: one for one in agenda(ayu, "2026-11-25", "2027-11-25")["datas"]}
    assert by_name["Listrik"]["month_day"] == 1
    take(ayu, DAILY)
    ayu.put("/users/preferences", json={"payday": 5})
    assert rule(ayu) == ("daily", "2026-11-26", None)


def test_a_payday_that_avoids_holidays_is_told_by_its_day(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"payday": 28, "payday_shift": True})
    take(ayu, MONTHLY)
    choose(ayu, "budget_review")
    assert rule(ayu) == ("monthly", "2026-11-28", 28)
    assert rhythm(ayu) == ("month_day", 28)


def test_nobody_sees_or_moves_that_of_another(ayu: SignedIn, bayu: SignedIn) -> None:
    take(ayu, WEEKLY)
    choose(ayu, "budget_review")
    bayu.refresh()
    take(bayu, DAILY)
    assert result(bayu)[0]["schedules"] == []
    assert rule(ayu) == ("weekly", "2026-11-30", None)


@pytest.mark.both_databases
def test_devices_that_choose_at_once_make_one(app: Flask, ayu: SignedIn) -> None:
    take(ayu, WEEKLY)
    start = Barrier(DEVICES)

    def tap(_device: int) -> None:
        alone = SignedIn(ayu.person, app.test_client(), ayu.token)
        start.wait()
        choose(alone, "budget_review")

    with ThreadPoolExecutor(DEVICES) as devices:
        list(devices.map(tap, range(DEVICES)))
    assert rule(ayu) == ("weekly", "2026-11-30", None)


@pytest.mark.both_databases
def test_devices_that_answer_and_choose_at_once_leave_one_that_fits_the_answers(
    app: Flask, ayu: SignedIn
) -> None:
    take(ayu, MONTHLY)
    start = Barrier(DEVICES)

    def send(device: int) -> None:
        alone = SignedIn(ayu.person, app.test_client(), ayu.token)
        start.wait()
        if device % 2:
            choose(alone, "budget_review")
        else:
            take(alone, DAILY if device else WEEKLY)

    with ThreadPoolExecutor(DEVICES) as devices:
        list(devices.map(send, range(DEVICES)))
    often = result(ayu)[0]["answers"][11]
    assert review(ayu)["frequency"] == often.lower()
    take(ayu, MONTHLY)
    assert rule(ayu) == ("monthly", "2026-12-01", 1)


def test_another_answer_costs_few_statements(app: Flask, ayu: SignedIn) -> None:
    take(ayu, WEEKLY)
    choose(ayu, "budget_review", "bill", "saving_goal", "investment")
    with statements(app) as asked:
        take(ayu, DAILY)
    assert len(asked) <= 20, asked
