"""The table of letters: who is in it, what is due, what comes next."""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from server.core.database.due_work import lock_rows
from server.extensions import db
from server.monthly_letter.models import MonthlyLetter

LETTERS: Final = MonthlyLetter.metadata.tables[MonthlyLetter.__tablename__]


class DueLetter(NamedTuple):
    """Whose turn it is, and the newest month that was looked at."""

    owner_id: str
    month: str | None


def claim_due(moment: dt.datetime, most: int, but: Collection[str]) -> list[DueLetter]:
    """Whose turn has come, longest due first; no other worker takes them until the end."""
    wanted = (
        select(LETTERS.c.owner_id, LETTERS.c.month)
        .where(LETTERS.c.next_at <= moment, LETTERS.c.owner_id.not_in(but))
        .order_by(LETTERS.c.next_at)
    )
    return [DueLetter(*row) for row in lock_rows(wanted, most, LETTERS)]


def save_turns(moved: Sequence[tuple[str, str | None, dt.datetime]]) -> None:
    """Note for these owners which month was looked at, and when the next turn is."""
    change = (
        update(LETTERS)
        .where(LETTERS.c.owner_id == bindparam("owner"))
        .values(month=bindparam("looked_at"), next_at=bindparam("at"))
    )
    given: list[dict[str, Any]] = [
        {"owner": owner_id, "looked_at": month, "at": at} for owner_id, month, at in moved
    ]
    db.session.connection().execute(change, given)


def advance_turns(moment: dt.datetime, shifted: Select[str]) -> None:
    """Let these owners have a turn at a moment, unless theirs is due before; one statement."""
    later = LETTERS.c.next_at > moment
    change = update(LETTERS).where(LETTERS.c.owner_id.in_(shifted), later)
    db.session.connection().execute(change.values(next_at=moment))


def find_letter(owner_id: str, *, lock: bool = False) -> MonthlyLetter | None:
    """The row of an owner, None before the worker has met the account."""
    wanted = select(MonthlyLetter).where(MonthlyLetter.owner_id == owner_id)
    return db.session.scalar(wanted.with_for_update() if lock else wanted)


def find_newest_owner() -> str | None:
    """The owner who came last."""
    newest: str | None = db.session.scalar(select(func.max(LETTERS.c.owner_id)))
    return newest


def insert_letters(owner_ids: Sequence[str], moment: dt.datetime) -> None:
    """Let these owners have their first turn at a moment; those who have a row keep it."""
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    given = [{"owner_id": owner_id, "next_at": moment} for owner_id in owner_ids]
    statement = kind.insert(LETTERS).values(given)
    db.session.execute(statement.on_conflict_do_nothing(index_elements=["owner_id"]))
