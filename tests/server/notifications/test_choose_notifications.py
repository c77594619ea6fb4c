"""Somebody chooses what to be told."""

from flask import Flask

from tests.support.accounts import errors_of, rows
from tests.support.people import SignedIn

ALL_ON = {"location": True, "calendar": True, "reminders": True, "suggestion": True}


def chosen(person: SignedIn) -> dict[str, bool]:
    """What somebody is told."""
    found: dict[str, bool] = person.get("/users/notifications").get_json()["payload"]["datas"][0]
    return found


def test_everything_is_on_at_first(ayu: SignedIn) -> None:
    assert chosen(ayu) == ALL_ON


def test_a_choice_stays_and_the_others_stay_as_they_were(ayu: SignedIn, bayu: SignedIn) -> None:
    answer = ayu.put("/users/notifications", json={"suggestion": False})
    assert answer.status_code == 200
    assert answer.get_json()["payload"]["datas"] == [{**ALL_ON, "suggestion": False}]
    ayu.put("/users/notifications", json={"calendar": False})
    assert chosen(ayu) == {**ALL_ON, "suggestion": False, "calendar": False}
    assert chosen(bayu) == ALL_ON


def test_a_choice_can_be_taken_back(ayu: SignedIn) -> None:
    ayu.put("/users/notifications", json={"reminders": False})
    ayu.put("/users/notifications", json={"reminders": True})
    assert chosen(ayu) == ALL_ON


def test_only_what_changes_is_a_new_choice(app: Flask, ayu: SignedIn) -> None:
    ayu.put("/users/notifications", json={**ALL_ON, "location": False})
    ayu.put("/users/notifications", json={"location": False})
    assert rows(app, "SELECT purpose FROM notification_choices") == [("location",)]
    acts = rows(app, "SELECT action FROM audit_log WHERE action LIKE 'consent.%'")
    assert acts == [("consent.withdrawn",)]


def test_anything_but_true_and_false_is_refused(ayu: SignedIn) -> None:
    for value in (1, 0, "true", "off", None, [], 1.0):
        answer = ayu.put("/users/notifications", json={"location": value})
        assert (answer.status_code, list(errors_of(answer))) == (422, ["location"]), value
    assert chosen(ayu) == ALL_ON
