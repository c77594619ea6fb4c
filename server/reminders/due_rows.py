"""What the worker asks of reminders, whoever they belong to."""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, Select, and_, func, select

from server.extensions import db
from server.reminders.kept import State
from server.reminders.rows import COLUMNS, DATES, REMINDERS
from server.transactions.service import Booker, booked_for_days

Key = tuple[str, str, dt.date]
"""An owner, a reminder and a day of it."""


class Known(NamedTuple):
    """What is known of a date; never BOOKED. `told_for` is the moment for which it was told."""

    state: State
    snoozed_until: dt.datetime | None = None
    told_for: dt.datetime | None = None


class Waiting(NamedTuple):
    """How many reminders are due and not told yet, and since when the first of them."""

    total: int
    oldest: dt.datetime | None


def coming(moment: dt.datetime, but: Collection[str]) -> Select[Any]:
    """The reminders whose next date has come, without these."""
    due_at = REMINDERS.c.next_due_at
    is_there = REMINDERS.c.removed_at.is_(None)
    wanted = select(*COLUMNS).where(due_at <= moment, is_there, REMINDERS.c.id.not_in(but))
    return wanted.order_by(due_at, REMINDERS.c.id)


def sleeping(moment: dt.datetime, but: Collection[str]) -> Select[Any]:
    """The reminders with a date that slept until now, without these; the day and moment last."""
    until = DATES.c.snoozed_until
    of_it = and_(DATES.c.owner_id == REMINDERS.c.owner_id, DATES.c.reminder_id == REMINDERS.c.id)
    return (
        select(*COLUMNS, DATES.c.day, until)
        .join_from(DATES, REMINDERS, of_it)
        .where(until <= moment, REMINDERS.c.removed_at.is_(None), REMINDERS.c.id.not_in(but))
        .order_by(until, REMINDERS.c.id, DATES.c.day)
    )


def read_known(keys: Sequence[Key]) -> dict[Key, Known]:
    """What is known of these dates: what was said, and what is in the ledger; two queries."""
    owners, ids, days = (set(part) for part in zip(*keys, strict=True)) if keys else [set()] * 3
    names = ("owner_id", "reminder_id", "day", "state", "snoozed_until", "due_at")
    wanted = select(*(DATES.c[name] for name in names)).where(
        # The owners too, as the key of the table begins with them.
        DATES.c.owner_id.in_(owners),
        DATES.c.reminder_id.in_(ids),
        DATES.c.day.in_(days),
    )
    found: dict[Key, Known] = {}
    for row in _execute(wanted):
        # Whether a booked one is done, its transaction tells.
        state = State.OPEN if row[3] == State.BOOKED else State(row[3])
        found[row[0], row[1], row[2]] = Known(state, row[4], row[5])
    done = booked_for_days(Booker.REMINDER, keys, income=True)
    return found | {key: Known(State.DONE) for key in done}


def waiting(moment: dt.datetime) -> Waiting:
    """What of all reminders is due and not told yet."""
    due_at = REMINDERS.c.next_due_at
    is_there = REMINDERS.c.removed_at.is_(None)
    asked = select(func.count(), func.min(due_at)).where(due_at <= moment, is_there)
    return Waiting(*_execute(asked)[0])


def _execute(wanted: Executable) -> Sequence[Any]:
    return db.session.connection().execute(wanted).all()
