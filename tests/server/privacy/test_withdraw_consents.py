"""Somebody looks at what they agreed to, and takes it back."""

import time_machine
from flask import Flask

from tests.support.people import AYU, SignedIn, sign_in


def consents(person: SignedIn) -> dict[str, dict[str, object]]:
    """Every consent by its purpose."""
    listed = person.get("/users/consents").get_json()["payload"]["datas"]
    return {consent["purpose"]: consent for consent in listed}


def test_what_nobody_chose_is_told_as_such(ayu: SignedIn) -> None:
    found = consents(ayu)
    assert set(found) == {"location", "calendar", "reminders", "suggestion"}
    assert found["location"] == {
        "purpose": "location",
        "state": "given",
        "how": "default",
        "text_version": None,
        "changed_at": None,
    }


def test_a_consent_is_withdrawn_with_its_time(app: Flask, ayu: SignedIn) -> None:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False):
        person = sign_in(app, AYU)
        answer = person.delete("/users/consents/suggestion")
        assert answer.status_code == 200
        found = consents(person)["suggestion"]
    assert (found["state"], found["how"]) == ("withdrawn", "settings")
    assert found["changed_at"] == "2026-11-20T03:00:00.000Z"
    choices = ayu.get("/users/notifications").get_json()["payload"]["datas"][0]
    assert choices["suggestion"] is False


def test_what_was_never_asked_cannot_be_withdrawn(ayu: SignedIn) -> None:
    for purpose in ("parental", "marketing", "terms"):
        assert ayu.delete(f"/users/consents/{purpose}").status_code == 404


def test_withdrawing_changes_nothing_for_somebody_else(ayu: SignedIn, bayu: SignedIn) -> None:
    ayu.delete("/users/consents/location")
    assert consents(bayu)["location"]["state"] == "given"
