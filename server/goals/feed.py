"""The days by which goals want to be reached."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import func, select

from server.core.database.engine import db
from server.goals.kinds import name_of
from server.goals.queries import GOALS


class DueGoal(NamedTuple):
    """A goal of so many whole rupiah and the day by which it wants to be reached."""

    id: str
    name: str
    target: int
    due: dt.date
    version: int
    changed_at: dt.datetime


def due_goals(owner_id: str, since: dt.date, language: str) -> list[DueGoal]:
    """The owner's goals with a day from `since` on, archived ones left out; one query."""
    changed_at = func.coalesce(
        GOALS.c.updated_at, GOALS.c.created_at, type_=GOALS.c.created_at.type
    )
    wanted = select(
        *(GOALS.c[name] for name in ("id", "kind", "name", "target", "due", "version")), changed_at
    ).where(GOALS.c.owner_id == owner_id, GOALS.c.archived_at.is_(None), GOALS.c.due >= since)
    return [
        DueGoal(id_, name_of(kind, name, language), *told)
        for id_, kind, name, *told in db.session.connection().execute(wanted.order_by(GOALS.c.id))
    ]
