"""Helpers for tests of notifications."""

from typing import Any

from flask import Flask
from sqlalchemy import text

from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.notifications.notification_request import MailContent, NotificationRequest
from server.notifications.service import notify
from tests.support.people import SignedIn


def id_of(app: Flask, person: SignedIn) -> str:
    """The id of somebody's account."""
    with app.app_context():
        query = text("SELECT id FROM users WHERE email = :email")
        return str(db.session.execute(query, {"email": person.email}).scalar_one())


def notification_request(
    owner_id: str, cause: str = "budget:1", **changes: Any
) -> NotificationRequest:
    """Something to tell: spending came near a budget."""
    values: dict[str, Any] = {
        "kind": "budget_near",
        "purpose": "reminders",
        "subject_id": "dining-out",
        "about": {"name": "Dining out", "level": 80, "month": "2026-11", "amount": None},
        "mail": MailContent(template="plain", parameters={"name": "Dining out"}),
    }
    return NotificationRequest(owner_id=owner_id, cause=cause, **{**values, **changes})


def notify_all(app: Flask, *all_news: NotificationRequest) -> int:
    """Tell it in a transaction of its own."""
    with app.app_context(), unit_of_work():
        return notify(all_news)


def centre(person: SignedIn, **query: object) -> dict[str, Any]:
    """What the notification centre shows somebody."""
    answer = person.get("/notifications", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload
