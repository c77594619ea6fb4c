"""Thousands of people, written straight into the database of a running product."""

from typing import Any

from sqlalchemy import Engine, Table, insert

from server.core.calendar.clock import now
from server.core.ids import new_id
from server.sessions.accounts import ACTIVE
from server.users.models import User

ZONE = "Asia/Jakarta"
CHUNK = 500


def write_people(engine: Engine, count: int) -> list[str]:
    """Write so many people without anything and return their ids."""
    people = [_person(number) for number in range(count)]
    write_rows(engine, User.metadata.tables[User.__tablename__], people)
    return [person["id"] for person in people]


def write_rows(engine: Engine, table: Table, rows: list[dict[str, Any]]) -> None:
    """Write rows of a table."""
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
