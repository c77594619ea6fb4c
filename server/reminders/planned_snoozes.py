"""Due dates of plans and debts that their owner put off; they wait, and are told, again later."""

import datetime as dt
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from sqlalchemy import delete, select, tuple_

from server.core.database.due_work import DueWork, lock_rows
from server.core.database.upserts import upsert_into
from server.extensions import db
from server.reminders.models import PlannedSnooze
from server.transactions.due_dates import DateKey, EndedSnooze, due_date_sources

SNOOZES: Final = PlannedSnooze.metadata.tables[PlannedSnooze.__tablename__]
_KEY: Final = (SNOOZES.c.owner_id, SNOOZES.c.source_id, SNOOZES.c.day)


def read_planned_snoozes(owner_id: str) -> dict[DateKey, dt.datetime]:
    """Until when the owner put off each date; one query."""
    query = select(SNOOZES.c.source_id, SNOOZES.c.day, SNOOZES.c.until)
    found = db.session.connection().execute(query.where(SNOOZES.c.owner_id == owner_id))
    return {(source_id, day): until for source_id, day, until in found}


def snooze_planned(owner_id: str, keys: Iterable[DateKey], until: dt.datetime) -> None:
    """Put off some dates until the same moment; one statement."""
    rows = [
        {"owner_id": owner_id, "source_id": source_id, "day": day, "until": until}
        for source_id, day in keys
    ]
    if rows:
        statement = upsert_into(SNOOZES).on_conflict_do_update(
            index_elements=[column.name for column in _KEY], set_={"until": until}
        )
        db.session.connection().execute(statement, rows)


def forget_snoozes(owner_id: str, keys: Collection[DateKey]) -> None:
    """Let dates wait now, or not any more once they are answered."""
    if keys:
        mine = (SNOOZES.c.owner_id == owner_id, tuple_(*_KEY[1:]).in_(keys))
        db.session.connection().execute(delete(SNOOZES).where(*mine))


def _claim(moment: dt.datetime, most: int, but: Collection[str]) -> list[EndedSnooze]:
    query = (
        select(*_KEY, SNOOZES.c.until)
        .where(SNOOZES.c.until <= moment, SNOOZES.c.source_id.not_in(but))
        .order_by(SNOOZES.c.until, *_KEY)
    )
    found = lock_rows(query, most, SNOOZES)
    return [
        EndedSnooze(owner_id, (source_id, day), until) for owner_id, source_id, day, until in found
    ]


def _end(ended: Sequence[EndedSnooze], _present: dt.datetime) -> None:
    """Let each source tell of its own; what is gone or answered meanwhile says nothing."""
    for source in due_date_sources.all():
        source.notify(ended)
    keys = [(one.owner_id, *one.key) for one in ended]
    db.session.connection().execute(delete(SNOOZES).where(tuple_(*_KEY).in_(keys)))


PLANNED_SNOOZE_WORK: Final[DueWork[EndedSnooze]] = DueWork(
    name="sleeping plans", claim=_claim, key=lambda one: one.key[0], work=_end
)
