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
    """What is known of a date; never BOOKED."""

    state: State
    snoozed_until: dt.datetime | None


class Waiting(NamedTuple):
    """How many reminders are due and not told yet, and since when the first of them."""

    total: int
    oldest: dt.datetime | None


def coming(moment: dt.datetime, but: Collection[str]) -> Select[Any]:
    """The reminders whose next date has come, without these."""
    due_at = REMINDERS.c.next_due_at
    wanted = select(*COLUMNS).where(due_at <= moment, REMINDERS.c.id.not_in(but))
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
    """What is known of these dates; one query, and another one when some of them were booked."""
    ids, days = {id_ for _, id_, _ in keys}, {day for *_, day in keys}
    names = ("owner_id", "reminder_id", "day", "state", "snoozed_until")
    wanted = select(*(DATES.c[name] for name in names)).where(
        DATES.c.reminder_id.in_(ids), DATES.c.day.in_(days)
    )
    found = {(row[0], row[1], row[2]): (State(row[3]), row[4]) for row in _execute(wanted)}
    booked = [key for key, (state, _) in found.items() if state is State.BOOKED]
    there = booked_for_days(Booker.REMINDER, booked, income=True) if booked else set()
    return {
        key: Known(_settled(state, key in there), snoozed)
        for key, (state, snoozed) in found.items()
    }


def waiting(moment: dt.datetime) -> Waiting:
    """What of all reminders is due and not told yet."""
    due_at = REMINDERS.c.next_due_at
    asked = select(func.count(), func.min(due_at)).where(due_at <= moment)
    return Waiting(*_execute(asked)[0])


def _settled(state: State, is_there: bool) -> State:
    if state is not State.BOOKED:
        return state
    return State.DONE if is_there else State.OPEN


def _execute(wanted: Executable) -> Sequence[Any]:
    return db.session.connection().execute(wanted).all()
