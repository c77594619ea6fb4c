"""Helpers for tests of goals."""

from typing import Any

from werkzeug.test import TestResponse

from tests.support.people import SignedIn

Goal = dict[str, Any]
UMRAH = {"kind": "umrah", "target": 35_000_000}


def add_goal(person: SignedIn, **fields: Any) -> Goal:
    """Begin a goal, saving for umrah unless the fields say otherwise, and return it."""
    return one(person.post("/goals", json={**UMRAH, **fields}), 201)


def goal_of(person: SignedIn, id_: str) -> Goal:
    """A goal as it is now."""
    return one(person.get(f"/goals/{id_}"))


def goals(person: SignedIn, **query: str) -> list[Goal]:
    """The listed goals."""
    answer = person.get("/goals", query_string=query)
    assert answer.status_code == 200, answer.text
    found: list[Goal] = answer.get_json()["payload"]["datas"]
    return found


def put(person: SignedIn, id_: str, amount: int, **fields: Any) -> dict[str, Any]:
    """Put money aside for a goal and return what was answered."""
    return answered(contribute(person, id_, amount, **fields), 201)


def contribute(person: SignedIn, id_: str, amount: int, **fields: Any) -> TestResponse:
    """Ask to put money aside, or to take it out."""
    return person.post(f"/goals/{id_}/contributions", json={"amount": amount, **fields})


def contributions(person: SignedIn, id_: str, **query: Any) -> list[dict[str, Any]]:
    """What was put aside for a goal, the newest first."""
    answer = person.get(f"/goals/{id_}/contributions", query_string=query)
    found: list[dict[str, Any]] = answered(answer)["datas"]
    return found


def answered(answer: TestResponse, status: int = 200) -> dict[str, Any]:
    """The payload of a call that went well."""
    assert answer.status_code == status, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def one(answer: TestResponse, status: int = 200) -> Goal:
    """The goal that was answered."""
    goal: Goal = answered(answer, status)["datas"][0]
    return goal
