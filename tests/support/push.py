"""Helpers for push: notify, run the worker, list pending messages."""

from typing import Any

from flask import Flask
from sqlalchemy import select

from tests.support.accounts import change
from tests.support.notifications import id_of
from tests.support.people import SignedIn


def queue_notice(app: Flask, person: SignedIn, cause: str = "reminder:1", **changes: Any) -> int:
    """Put a notice for somebody; returns for how many browsers it is new."""
    from server.core.database.unit_of_work import unit_of_work
    from server.push.outbox import Notice, queue_notices

    words = {
        "purpose": "reminders",
        "title": "Electricity",
        "text": "Due today.",
        "path": "/reminders",
    }
    owner_id = id_of(app, person)
    with app.app_context(), unit_of_work():
        return queue_notices([Notice(**{"owner_id": owner_id, "cause": cause, **words, **changes})])


def push(app: Flask) -> int:
    """Let the worker push what is due; returns how much was taken."""
    from server.push.delivery import send_queued

    with app.app_context():
        return send_queued()


def messages(app: Flask) -> list[Any]:
    """Every message, the oldest first."""
    from server.extensions import db
    from server.push.models import PushMessage

    with app.app_context():
        return list(db.session.scalars(select(PushMessage).order_by(PushMessage.id)))


def devices(person: SignedIn) -> list[dict[str, Any]]:
    """The browsers that show somebody's notifications."""
    found: list[dict[str, Any]] = person.get("/push-subscriptions").get_json()["payload"]["datas"]
    return found


def moved(app: Flask, endpoint: str, host: str) -> None:
    """As if the only browser had been let in with another endpoint."""
    changed = "UPDATE push_subscriptions SET endpoint = :endpoint, host = :host"
    change(app, changed, endpoint=endpoint, host=host)
