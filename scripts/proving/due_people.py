"""Two thousand people with five reminders each, all of them due in the same minute."""

import datetime as dt
from collections.abc import Iterator
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import Engine, Table, insert

from server.core.calendar.clock import now
from server.core.ids import new_id
from server.reminders.models import Reminder
from server.users.models import ACTIVE, User

PEOPLE = 2_000
EACH = 5
REMINDERS = PEOPLE * EACH
ZONE = "Asia/Jakarta"
CHUNK = 500


def fill(engine: Engine) -> None:
    """Write them into the database of a product whose workers are not there yet."""
    people = [_person(number) for number in range(PEOPLE)]
    _write(engine, User.metadata.tables[User.__tablename__], people)
    due = now().replace(second=0, microsecond=0)
    reminders = [row for person in people for row in _reminders(person["id"], due)]
    _write(engine, Reminder.metadata.tables[Reminder.__tablename__], reminders)


def _write(engine: Engine, table: Table, rows: list[dict[str, Any]]) -> None:
    with engine.begin() as link:
        for first in range(0, len(rows), CHUNK):
            link.execute(insert(table), rows[first : first + CHUNK])


def _person(number: int) -> dict[str, Any]:
    moment = now()
    return {
        "id": new_id(),
        "fullname": f"Warga {number}",
        "username": f"warga{number}",
        "username_key": f"warga{number}",
        "email": f"warga{number}@example.com",
        "phone_number": f"+62812{number:08}",
        "password_hash": "",
        "status": ACTIVE,
        "timezone": ZONE,
        "created_at": moment,
        "updated_at": moment,
        "verified_at": moment,
    }


def _reminders(owner_id: str, due: dt.datetime) -> Iterator[dict[str, Any]]:
    there = due.astimezone(ZoneInfo(ZONE))
    for number in range(EACH):
        monthly = number % 2 == 0
        yield {
            "owner_id": owner_id,
            "id": new_id(),
            "description": f"Tagihan {number}",
            "kind": "bill",
            "day": there.date(),
            "time": there.time(),
            "frequency": "monthly" if monthly else "once",
            "month_day": there.day if monthly else None,
            "since": there.date(),
            "amount": 100_000 if monthly else None,
            "next_day": there.date(),
            "next_due_at": due,
            "version": 1,
            "created_at": due,
            "updated_at": due,
        }
