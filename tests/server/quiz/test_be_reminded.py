"""PUT /quiz/reminders makes real reminders of the kinds that somebody wishes for."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from tests.support.ledger import statements
from tests.support.people import SignedIn
from tests.support.quiz import take
from tests.support.reminders import agenda, answer_date, remind

KINDS = ["bill", "saving_goal", "budget_review", "investment", "articles"]
NAMES = {
    "Pay the bills": "bill",
    "Put money aside for my goals": "saving",
    "Review my budget": "other",
    "Make this month's investment": "investment",
}


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-22T03:00:00Z", tick=False) as clock:
        ayu.refresh()
        take(ayu)
        yield clock


def wish(person: SignedIn, *kinds: str) -> list[str]:
    answer = person.put("/quiz/reminders", json={"kinds": list(kinds)})
    assert answer.status_code == 200, answer.text
    kept: list[str] = answer.get_json()["payload"]["datas"][0]["reminder_kinds"]
    return kept


def reminders(person: SignedIn) -> dict[str, dict[str, Any]]:
    """The reminders of the coming year by what they say."""
    listed = agenda(person, "2026-11-22", "2027-11-22")["datas"]
    found = {one["description"]: one for one in listed}
    assert len(found) == len(listed)
    return found


def test_each_kind_becomes_a_reminder_on_the_first_of_the_money_month(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"payday": 31, "payday_shift": True})
    assert wish(ayu, *KINDS) == KINDS
    found = reminders(ayu)
    assert {name: one["kind"] for name, one in found.items()} == NAMES
    for one in found.values():
        rule = {name: one[name] for name in ("day", "time", "frequency", "month_day", "amount")}
        assert rule == {
            "day": "2026-11-30",
            "time": "08:00",
            "frequency": "monthly",
            "month_day": 31,
            "amount": None,
        }
        assert one["next"]["due_at"] == "2026-11-30T01:00:00.000Z"


def test_they_speak_the_language_of_the_account(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    wish(ayu, "bill")
    assert list(reminders(ayu)) == ["Bayar tagihan"]


def test_nothing_is_made_twice(ayu: SignedIn) -> None:
    for _ in range(2):
        wish(ayu, "bill", "bill", "investment")
    (bill, _invest) = reminders(ayu).values()
    take(ayu)
    wish(ayu, "bill", "saving_goal", "investment")
    assert len(reminders(ayu)) == 3
    assert reminders(ayu)["Pay the bills"]["id"] == bill["id"]


def test_an_untouched_one_goes_with_its_kind(ayu: SignedIn) -> None:
    remind(ayu, description="Mine", day="2026-12-01", frequency="monthly")
    wish(ayu, "bill", "budget_review")
    assert wish(ayu, "budget_review") == ["budget_review"]
    assert set(reminders(ayu)) == {"Mine", "Review my budget"}
    wish(ayu)
    assert set(reminders(ayu)) == {"Mine"}
    wish(ayu, "bill")
    assert set(reminders(ayu)) == {"Mine", "Pay the bills"}


@pytest.mark.both_databases
def test_what_was_changed_or_answered_stays(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    wish(ayu, "bill", "saving_goal", "investment")
    found = reminders(ayu)
    ayu.put(f"/reminders/{found['Pay the bills']['id']}", json={"description": "Listrik"})
    clock.move_to("2026-12-02T03:00:00Z")
    ayu.refresh()
    answer_date(ayu, found["Make this month's investment"]["id"], "done", "2026-12-01")
    wish(ayu)
    assert set(reminders(ayu)) == {"Listrik", "Make this month's investment"}
    # It is the same wish, and there is one for it.
    wish(ayu, "bill", "investment")
    assert set(reminders(ayu)) == {"Listrik", "Make this month's investment"}


def test_what_its_owner_removed_comes_back_only_when_wished_for_anew(ayu: SignedIn) -> None:
    wish(ayu, "bill")
    ayu.delete(f"/reminders/{reminders(ayu)['Pay the bills']['id']}")
    wish(ayu, "bill", "investment")
    assert list(reminders(ayu)) == ["Make this month's investment"]
    wish(ayu, "investment")
    wish(ayu, "investment", "bill")
    assert set(reminders(ayu)) == {"Make this month's investment", "Pay the bills"}


def test_articles_turn_the_monthly_letter_on_and_nothing_else(ayu: SignedIn) -> None:
    def letter() -> bool:
        told = ayu.get("/users/notifications").get_json()["payload"]["datas"][0]
        return bool(told["suggestion"])

    ayu.put("/users/notifications", json={"suggestion": False})
    wish(ayu, "bill")
    assert letter() is False
    wish(ayu, "bill", "articles")
    assert letter() is True
    assert list(reminders(ayu)) == ["Pay the bills"]
    # Who turns it off afterwards has said so.
    ayu.put("/users/notifications", json={"suggestion": False})
    wish(ayu, "bill", "articles", "investment")
    assert letter() is False


def test_it_costs_few_statements(app: Flask, ayu: SignedIn) -> None:
    with statements(app) as asked:
        wish(ayu, *KINDS)
    assert len(asked) <= 16, asked
    with statements(app) as asked:
        wish(ayu, *KINDS)
    assert len(asked) <= 8, asked
