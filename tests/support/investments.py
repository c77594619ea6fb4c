"""Investment plans for tests."""

from typing import Any, Final

from werkzeug.test import TestResponse

from tests.support.people import SignedIn

MONTHLY: Final = {"amount": 500_000, "frequency": "monthly", "month_day": 1}
WEEKLY: Final = {"amount": 100_000, "frequency": "weekly", "weekday": 0}
DAILY: Final = {"amount": 10_000, "frequency": "day"}


def plan(person: SignedIn, **given: Any) -> dict[str, Any]:
    """Make a plan, monthly on the first unless said otherwise, and return it."""
    answer = person.post("/investment-plans", json=given or MONTHLY)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return made


def plans(person: SignedIn) -> list[dict[str, Any]]:
    """The plans of somebody as they stand."""
    answer = person.get("/investment-plans")
    assert answer.status_code == 200, answer.text
    listed: list[dict[str, Any]] = answer.get_json()["payload"]["datas"]
    return listed


def try_to_answer(
    person: SignedIn, plan_id: str, day: str, state: str = "done", **options: Any
) -> TestResponse:
    """Say what became of a date."""
    headers = options.pop("headers", {})
    path = f"/investment-plans/{plan_id}/occurrences/{day}"
    return person.post(path, json={"state": state, **options}, headers=headers)


def answer(
    person: SignedIn, plan_id: str, day: str, state: str = "done", **options: Any
) -> dict[str, Any]:
    """Say what became of a date and return the payload."""
    told = try_to_answer(person, plan_id, day, state, **options)
    assert told.status_code == 200, told.text
    payload: dict[str, Any] = told.get_json()["payload"]
    return payload


def change(person: SignedIn, plan_id: str, **changes: Any) -> TestResponse:
    """Change a plan."""
    headers = changes.pop("headers", {})
    return person.put(f"/investment-plans/{plan_id}", json=changes, headers=headers)


def states(found: dict[str, Any]) -> dict[str, str]:
    """What became of the newest dates of a plan."""
    return {past["date"]: past["state"] for past in found["past"]}
