"""Helpers for tests of reminders."""

from typing import Any, Final

import time_machine
from flask import Flask
from sqlalchemy import select
from werkzeug.test import TestResponse

from tests.support.people import SignedIn

BILL: Final = {
    "description": "Listrik",
    "kind": "bill",
    "day": "2026-06-01",
    "frequency": "monthly",
    "amount": 250_000,
}
MONTHLY: Final = {"description": "Sewa", "frequency": "monthly"}
DAILY: Final = {"description": "Catat", "day": "2026-06-01", "frequency": "daily", "time": "07:30"}


def remind(person: SignedIn, **given: Any) -> dict[str, Any]:
    """Make a reminder and return it."""
    answer = person.post("/reminders", json=given)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return made


def agenda(person: SignedIn, first: str | None = None, last: str | None = None) -> dict[str, Any]:
    """The payload of some days, of the present month without them."""
    days = {name: day for name, day in (("from", first), ("to", last)) if day}
    answer = person.get("/reminders", query_string=days)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def states(payload: dict[str, Any]) -> dict[str, str]:
    """What became of each day."""
    return {one["day"]: one["state"] for one in payload["occurrences"]}


def try_to_answer(
    person: SignedIn, reminder_id: str, act: str, day: str, **more: Any
) -> TestResponse:
    """Say done, skip, snooze or open to a date."""
    headers = more.pop("headers", {})
    body = {"day": day, **more}
    return person.post(f"/reminders/{reminder_id}/{act}", json=body, headers=headers)


def answer_date(
    person: SignedIn, reminder_id: str, act: str, day: str, **more: Any
) -> dict[str, Any]:
    """The same, and what was answered."""
    answer = try_to_answer(person, reminder_id, act, day, **more)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def dispatch_due(app: Flask) -> int:
    """Dispatch what is due now; returns how many dates."""

    from server.reminders import jobs

    with app.app_context():
        return jobs.dispatch_due()


def purge_removed(app: Flask) -> int:
    """Purge the reminders removed long ago; returns how many."""
    from server.core.database.unit_of_work import unit_of_work
    from server.reminders import jobs

    with app.app_context(), unit_of_work():
        return jobs.purge_removed()


def list_notified(app: Flask) -> list[tuple[str, str]]:
    """The day and the cause of every notification about a reminder, in order."""
    from server.extensions import db
    from server.notifications.models import Notification

    rows = Notification.metadata.tables[Notification.__tablename__].c
    with app.app_context():
        wanted = select(rows.about, rows.cause).where(rows.kind == "reminder").order_by(rows.id)
        return [(row.about["day"], row.cause) for row in db.session.execute(wanted)]


def moments(app: Flask) -> list[str]:
    """The moments that were notified, oldest first."""
    return [cause.split(":", 2)[2] for _day, cause in list_notified(app)]


def live_in(person: SignedIn, zone: str) -> None:
    """Let somebody live in another time zone."""
    answer = person.put("/users/preferences", json={"timezone": zone})
    assert answer.status_code == 200, answer.text


def go(clock: time_machine.Traveller, person: SignedIn, moment: str) -> None:
    """Let time pass; tokens live for five minutes."""
    clock.move_to(moment)
    person.refresh()


def edit(person: SignedIn, reminder_id: str, **changes: Any) -> dict[str, Any]:
    """Change a reminder and return it."""
    answer = person.put(f"/reminders/{reminder_id}", json=changes)
    assert answer.status_code == 200, answer.text
    changed: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return changed


def answer_many(
    person: SignedIn, action: str, *dates: tuple[str, str], **more: Any
) -> dict[str, Any]:
    """Give the same answer to dates of reminders, each an id and a day."""
    named = [{"reminder_id": id_, "day": day} for id_, day in dates]
    answer = person.post("/reminders/answers", json={"action": action, "dates": named, **more})
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def split(
    person: SignedIn, reminder_id: str, on: str, scope: str, **changes: Any
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Change a reminder from a date on; the series, and the reminder with the change."""
    body = {"day": on, "scope": scope, "changes": changes}
    answer = person.post(f"/reminders/{reminder_id}/split", json=body)
    assert answer.status_code == 200, answer.text
    payload = answer.get_json()["payload"]
    return payload["datas"][0], payload["changed"]
