"""Reads and writes of reminders and their dates."""

import datetime as dt
from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Executable,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from server.core.calendar.clock import now
from server.core.calendar.recurrence import Frequency, Shift
from server.core.database.upserts import upsert_into
from server.extensions import db
from server.reminders.models import Reminder, ReminderOccurrence
from server.reminders.reminder import (
    AmountMode,
    Kind,
    OccurrenceState,
    OccurrenceStatus,
    ReminderRow,
)
from server.reminders.row_context import complete_rows
from server.transactions.bookings import BookingSource, find_booked_days, list_booked

# Tables, not mapped classes: plain rows are faster, and nothing here needs objects.
REMINDERS: Final = Reminder.metadata.tables[Reminder.__tablename__]
OCCURRENCES: Final = ReminderOccurrence.metadata.tables[ReminderOccurrence.__tablename__]
STORED: Final = ReminderRow._fields[:-2]
COLUMNS: Final = [REMINDERS.c[name] for name in STORED]
IS_THERE: Final = REMINDERS.c.removed_at.is_(None)
# In any statement with the parameter `owner_id`: whether its owner has recurring entries.
ENTRIES_EXIST: Final = (
    exists()
    .where(REMINDERS.c.owner_id == bindparam("owner_id"), IS_THERE)
    .where(or_(REMINDERS.c.amount.is_not(None), REMINDERS.c.amount_mode == AmountMode.LAST.value))
)
SET_NEXT_DUE: Final = (
    update(REMINDERS)
    .where(
        REMINDERS.c.owner_id == bindparam("whose"),
        REMINDERS.c.id == bindparam("which"),
    )
    .values(next_day=bindparam("on_day"), next_due_at=bindparam("at"))
)
CLEAR_SNOOZE: Final = (
    update(OCCURRENCES)
    .where(
        OCCURRENCES.c.owner_id == bindparam("whose"),
        OCCURRENCES.c.reminder_id == bindparam("which"),
        OCCURRENCES.c.day == bindparam("on_day"),
    )
    .values(snoozed_until=None)
)

StatusByReminder = dict[str, dict[dt.date, OccurrenceStatus]]
NextDue = tuple[ReminderRow, dt.date | None, dt.datetime | None]
"""A reminder, its next date, and when that is due."""
OccurrenceKey = tuple[str, str, dt.date]
"""The owner, the reminder and the day of a date."""


class KnownOccurrence(NamedTuple):
    """The status of a date, never BOOKED; `notified_for` is the moment it was notified for."""

    state: OccurrenceState
    snoozed_until: dt.datetime | None = None
    notified_for: dt.datetime | None = None


class Backlog(NamedTuple):
    """How many reminders are due and not yet notified, and since when the oldest is due."""

    total: int
    oldest: dt.datetime | None


def read_reminders(owner_id: str, *, lock: bool = False) -> list[ReminderRow]:
    """The owner's reminders, oldest first."""
    query = select(*COLUMNS).where(REMINDERS.c.owner_id == owner_id, IS_THERE)
    query = query.order_by(REMINDERS.c.id)
    return _read_reminders(query.with_for_update() if lock else query)


def find_reminder(
    owner_id: str, reminder_id: str, *, removed: bool = False, lock: bool = False
) -> ReminderRow | None:
    """One reminder of the owner; with `removed` only one that was removed."""
    query = select(*COLUMNS).where(
        REMINDERS.c.owner_id == owner_id,
        REMINDERS.c.id == reminder_id,
        REMINDERS.c.removed_at.is_not(None) if removed else IS_THERE,
    )
    return next(iter(_read_reminders(query.with_for_update() if lock else query)), None)


def count_reminders(owner_id: str) -> int:
    """How many reminders the owner has."""
    return _count(REMINDERS.c.owner_id == owner_id)


def insert_reminders(reminders: Sequence[ReminderRow]) -> None:
    """Insert new reminders."""
    moment = now()
    rows = [{**_values(one), "updated_at": moment} for one in reminders]
    db.session.connection().execute(insert(REMINDERS), rows)


def update_reminder(
    owner_id: str, reminder: ReminderRow, *, removed_at: dt.datetime | None = None
) -> None:
    """Store the new values of a reminder."""
    key = (REMINDERS.c.owner_id == owner_id, REMINDERS.c.id == reminder.id)
    values = {**_values(reminder), "updated_at": now(), "removed_at": removed_at}
    _execute(update(REMINDERS).where(*key).values(values))


def set_debt(owner_id: str, reminder_id: str, debt_id: str | None) -> None:
    """Store of which debt a reminder tells, a removed one too."""
    key = (REMINDERS.c.owner_id == owner_id, REMINDERS.c.id == reminder_id)
    _execute(update(REMINDERS).where(*key).values(debt_id=debt_id))


def update_next_due(reminders: Iterable[NextDue]) -> None:
    """Store the next date of each reminder and when it is due."""
    rows = [
        {"whose": one.owner_id, "which": one.id, "on_day": day, "at": due}
        for one, day, due in reminders
    ]
    if rows:
        db.session.connection().execute(SET_NEXT_DUE, rows)


def read_statuses(
    owner_id: str, since: dt.date | None = None, ids: Collection[str] | None = None
) -> StatusByReminder:
    """The statuses of dates from a day on, of all of the owner's reminders or of these.

    Two queries: the stored states, and the transactions of booked dates.
    """
    query = select(OCCURRENCES).where(OCCURRENCES.c.owner_id == owner_id)
    if since is not None:
        query = query.where(OCCURRENCES.c.day >= since)
    if ids is not None:
        query = query.where(OCCURRENCES.c.reminder_id.in_(ids))
    found: StatusByReminder = {}
    for row in db.session.connection().execute(query):
        state, replaced = _stored_state(row.state), row.replaced_by is not None
        status = OccurrenceStatus(state, row.snoozed_until, is_replaced=replaced)
        found.setdefault(row.reminder_id, {})[row.day] = status
    for booked in list_booked(owner_id, BookingSource.REMINDER, ids, since=since):
        if booked.booked_for_day is not None:
            done = OccurrenceStatus(OccurrenceState.DONE, None, booked.amount, booked.id)
            found.setdefault(booked.booked_for_id, {})[booked.booked_for_day] = done
    return found


def read_dates(
    owner_id: str, ids: Collection[str] | None = None, *, since: dt.date | None = None
) -> Sequence[Row[Any]]:
    """The rows of dates that were notified or answered, in their order."""
    query = select(OCCURRENCES).where(OCCURRENCES.c.owner_id == owner_id)
    if since is not None:
        query = query.where(OCCURRENCES.c.day >= since)
    if ids is not None:
        query = query.where(OCCURRENCES.c.reminder_id.in_(ids))
    return _read(query.order_by(OCCURRENCES.c.reminder_id, OCCURRENCES.c.day))


def snoozed_days(owner_id: str, reminder_id: str) -> list[dt.date]:
    """The snoozed days of a reminder."""
    mine = (OCCURRENCES.c.owner_id == owner_id, OCCURRENCES.c.reminder_id == reminder_id)
    query = select(OCCURRENCES.c.day).where(*mine, OCCURRENCES.c.snoozed_until.is_not(None))
    return list(db.session.connection().scalars(query))


def save_status(
    owner_id: str,
    reminder_id: str,
    day: dt.date,
    state: OccurrenceState,
    snoozed_until: dt.datetime | None = None,
) -> None:
    """Store the state of a date; an open or snoozed date has no time of answer."""
    save_statuses(owner_id, reminder_id, [day], state, snoozed_until)


def save_statuses(
    owner_id: str,
    reminder_id: str,
    days: Iterable[dt.date],
    state: OccurrenceState,
    snoozed_until: dt.datetime | None = None,
) -> None:
    """Store the same state of some dates of a reminder; one statement."""
    values = {
        "state": state.value,
        "snoozed_until": snoozed_until,
        "answered_at": None if state is OccurrenceState.OPEN else now(),
        "replaced_by": None,
    }
    key = {"owner_id": owner_id, "reminder_id": reminder_id}
    _upsert([{**key, "day": day, **values} for day in days], tuple(values))


def mark_notified(dates: Sequence[Mapping[str, Any]]) -> None:
    """Store the moments that dates were notified for, and end their snoozes."""
    if dates:
        rows = [
            {**one, "state": OccurrenceState.OPEN.value, "snoozed_until": None} for one in dates
        ]
        _upsert(rows, ("due_at", "snoozed_until"))


def save_booked(dates: Sequence[tuple[str, str, dt.date, dt.datetime]]) -> None:
    """Note dates as booked, each an owner, a reminder and a day, and told for a moment."""
    names, moment = ("owner_id", "reminder_id", "day", "due_at"), now()
    booked = {"state": OccurrenceState.BOOKED.value, "snoozed_until": None, "answered_at": moment}
    if dates:
        _upsert(
            [{**dict(zip(names, date, strict=True)), **booked} for date in dates],
            ("due_at", *booked),
        )


def insert_dates(rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert dates of new reminders, each with all its columns."""
    if rows:
        db.session.connection().execute(insert(OCCURRENCES), [dict(row) for row in rows])


def delete_reminder(owner_id: str, reminder_id: str) -> None:
    """Delete a reminder with its dates for good."""
    key = (REMINDERS.c.owner_id == owner_id, REMINDERS.c.id == reminder_id)
    _execute(delete(REMINDERS).where(*key))


def clear_snoozes(keys: Iterable[OccurrenceKey]) -> None:
    """End the snoozes of these dates."""
    rows = [{"whose": owner, "which": id_, "on_day": day} for owner, id_, day in keys]
    if rows:
        db.session.connection().execute(CLEAR_SNOOZE, rows)


def clear_notified(owner_id: str, reminder_id: str, since: dt.date) -> None:
    """Forget that the dates of a reminder from a day on were notified, so that they are again."""
    mine = (OCCURRENCES.c.owner_id == owner_id, OCCURRENCES.c.reminder_id == reminder_id)
    notified = (OCCURRENCES.c.day >= since, OCCURRENCES.c.due_at.is_not(None))
    _execute(update(OCCURRENCES).where(*mine, *notified).values(due_at=None))


def replace_date(owner_id: str, reminder_id: str, day: dt.date, by: str) -> None:
    """Let another reminder stand in for a date, which is skipped."""
    values = {
        "state": OccurrenceState.SKIPPED.value,
        "snoozed_until": None,
        "answered_at": now(),
        "replaced_by": by,
    }
    key = {"owner_id": owner_id, "reminder_id": reminder_id, "day": day}
    _upsert([{**key, **values}], tuple(values))


def delete_open_dates(
    owner_id: str, reminder_id: str, first: dt.date, last: dt.date | None = None
) -> None:
    """Delete the rows of dates that nobody answered, from a day on, up to the last if given."""
    mine = (OCCURRENCES.c.owner_id == owner_id, OCCURRENCES.c.reminder_id == reminder_id)
    is_open = (OCCURRENCES.c.day >= first, OCCURRENCES.c.state == OccurrenceState.OPEN.value)
    within = () if last is None else (OCCURRENCES.c.day <= last,)
    _execute(delete(OCCURRENCES).where(*mine, *is_open, *within))


def select_due(
    moment: dt.datetime, but: Collection[str], *, automatic: bool = False
) -> Select[Any]:
    """The query for reminders of all owners whose next date is due, without these.

    Either those that are recorded by themselves, or the others.
    """
    due_at, column = REMINDERS.c.next_due_at, REMINDERS.c.automatic
    # Null in rows of the release before.
    kind = column.is_(true()) if automatic else column.is_not(true())
    query = select(*COLUMNS).where(due_at <= moment, IS_THERE, REMINDERS.c.id.not_in(but), kind)
    return query.order_by(due_at, REMINDERS.c.id)


def select_snooze_ended(moment: dt.datetime, but: Collection[str]) -> Select[Any]:
    """The query for dates whose snooze has ended, without these reminders.

    The day and the end of the snooze follow COLUMNS.
    """
    until = OCCURRENCES.c.snoozed_until
    of_it = and_(
        OCCURRENCES.c.owner_id == REMINDERS.c.owner_id,
        OCCURRENCES.c.reminder_id == REMINDERS.c.id,
    )
    return (
        select(*COLUMNS, OCCURRENCES.c.day, until)
        .join_from(OCCURRENCES, REMINDERS, of_it)
        .where(until <= moment, IS_THERE, REMINDERS.c.id.not_in(but))
        .order_by(until, REMINDERS.c.id, OCCURRENCES.c.day)
    )


def read_known_occurrences(keys: Sequence[OccurrenceKey]) -> dict[OccurrenceKey, KnownOccurrence]:
    """The stored or booked ones of these dates, of any owners; two queries."""
    owners, ids, days = (set(part) for part in zip(*keys, strict=True)) if keys else [set()] * 3
    names = ("owner_id", "reminder_id", "day", "state", "snoozed_until", "due_at")
    query = select(*(OCCURRENCES.c[name] for name in names)).where(
        # The owners too, as the primary key begins with them.
        OCCURRENCES.c.owner_id.in_(owners),
        OCCURRENCES.c.reminder_id.in_(ids),
        OCCURRENCES.c.day.in_(days),
    )
    found: dict[OccurrenceKey, KnownOccurrence] = {
        (row[0], row[1], row[2]): KnownOccurrence(_stored_state(row[3]), row[4], row[5])
        for row in _read(query)
    }
    done = find_booked_days(BookingSource.REMINDER, keys, income=True)
    return found | {key: KnownOccurrence(OccurrenceState.DONE) for key in done}


def read_backlog(moment: dt.datetime) -> Backlog:
    """How many reminders of all owners are due and not yet notified."""
    due_at = REMINDERS.c.next_due_at
    query = select(func.count(), func.min(due_at)).where(due_at <= moment, IS_THERE)
    return Backlog(*_read(query)[0])


def reminders_from_rows(rows: Iterable[Row[*tuple[Any, ...]]]) -> list[ReminderRow]:
    """The reminders of rows that begin with COLUMNS, complete."""
    return complete_rows([_reminder_from_row(row) for row in rows])


def _reminder_from_row(row: Row[*tuple[Any, ...]]) -> ReminderRow:
    values = dict(zip(STORED, row, strict=False))
    values["kind"], values["frequency"] = Kind(values["kind"]), Frequency(values["frequency"])
    values["every"] = values["every"] or 1
    values["shift"] = values["shift"] and Shift(values["shift"])
    values["amount_mode"] = AmountMode(values["amount_mode"] or AmountMode.FIXED)
    values["automatic"] = bool(values["automatic"])
    return ReminderRow(**values)


def _stored_state(stored: str) -> OccurrenceState:
    # The transaction tells whether a booked date is done, so its row counts as open.
    return OccurrenceState.OPEN if stored == OccurrenceState.BOOKED else OccurrenceState(stored)


def _values(reminder: ReminderRow) -> dict[str, Any]:
    values: dict[str, Any] = {name: getattr(reminder, name) for name in STORED}
    # The driver of PostgreSQL takes no enums.
    return {
        name: value.value if isinstance(value, StrEnum) else value for name, value in values.items()
    }


def _read_reminders(query: Select[Any]) -> list[ReminderRow]:
    return reminders_from_rows(db.session.connection().execute(query))


def _count(*conditions: Any) -> int:
    query = select(func.count()).select_from(REMINDERS).where(*conditions, IS_THERE)
    return db.session.scalar(query) or 0


def _upsert(rows: list[dict[str, Any]], changed: tuple[str, ...]) -> None:
    statement = upsert_into(OCCURRENCES)
    values = {name: statement.excluded[name] for name in changed}
    key = ["owner_id", "reminder_id", "day"]
    upsert = statement.on_conflict_do_update(index_elements=key, set_=values)
    # With RETURNING, many rows go with one statement, which is compiled once.
    db.session.connection().execute(upsert.returning(OCCURRENCES.c.day), rows)


def _read(query: Executable) -> Sequence[Any]:
    return db.session.connection().execute(query).all()


def _execute(statement: Executable) -> None:
    db.session.connection().execute(statement)
