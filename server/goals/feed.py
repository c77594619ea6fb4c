"""Goals with a due day, for the calendar feed."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import func, select

from server.extensions import db
from server.goals.kinds import goal_name
from server.goals.queries import GOALS


class FeedGoal(NamedTuple):
    """A goal in a calendar feed: its target in whole rupiah and the day it is due."""

    id: str
    name: str
    target: int
    due: dt.date
    version: int
    changed_at: dt.datetime


def list_feed_goals(owner_id: str, since: dt.date, language: str) -> list[FeedGoal]:
    """The owner's goals due from `since` on, without archived ones; one query."""
    changed_at = func.coalesce(
        GOALS.c.updated_at, GOALS.c.created_at, type_=GOALS.c.created_at.type
    )
    query = select(
        *(GOALS.c[name] for name in ("id", "kind", "name", "target", "due", "version")), changed_at
    ).where(GOALS.c.owner_id == owner_id, GOALS.c.archived_at.is_(None), GOALS.c.due >= since)
    return [
        FeedGoal(id_, goal_name(kind, name, language), *rest)
        for id_, kind, name, *rest in db.session.connection().execute(query.order_by(GOALS.c.id))
    ]
