"""The tables of reminders and of their dates."""

# RF-DOC What the worker asks of reminders, whoever they belong to.
import datetime as dt
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Executable,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from server.core.calendar.clock import now
from server.extensions import db
from server.reminders.models import Reminder, ReminderOccurrence
from server.reminders.recurrence import Frequency
from server.reminders.reminder import Kept, Kind, Said, State
from server.transactions.bookings import BookingSource, find_booked_days, list_booked

# Tables, not mapped classes: nothing here needs objects.
REMINDERS: Final = Reminder.metadata.tables[Reminder.__tablename__]
DATES: Final = ReminderOccurrence.metadata.tables[ReminderOccurrence.__tablename__]
COLUMNS: Final = [REMINDERS.c[name] for name in Kept._fields]
KEY: Final = ("owner_id", "reminder_id", "day")
MOVE: Final = (
    update(REMINDERS)
    .where(
        REMINDERS.c.owner_id == bindparam("whose"),
        REMINDERS.c.id == bindparam("which"),
    )
    .values(next_day=bindparam("on_day"), next_due_at=bindparam("at"))
)
WAKE: Final = (
    update(DATES)
    .where(
        DATES.c.owner_id == bindparam("whose"),
        DATES.c.reminder_id == bindparam("which"),
        DATES.c.day == bindparam("on_day"),
    )
    .values(snoozed_until=None)
)

SaidByReminder = dict[str, dict[dt.date, Said]]
Next = tuple[Kept, dt.date | None, dt.datetime | None]
"""A reminder, its next date, and when that is told."""


def read_reminders(owner_id: str, *, lock: bool = False) -> list[Kept]:
    """The owner's reminders, the oldest first."""
    mine = select(*COLUMNS).where(
        REMINDERS.c.owner_id == owner_id, REMINDERS.c.removed_at.is_(None)
    )
    mine = mine.order_by(REMINDERS.c.id)
    return _kept(mine.with_for_update() if lock else mine)


def find_reminder(
    owner_id: str, reminder_id: str, *, removed: bool = False, lock: bool = False
) -> Kept | None:
    """One reminder of the owner; one that was removed, instead, when that is asked for."""
    gone = REMINDERS.c.removed_at
    mine = select(*COLUMNS).where(
        REMINDERS.c.owner_id == owner_id,
        REMINDERS.c.id == reminder_id,
        gone.is_not(None) if removed else gone.is_(None),
    )
    return next(iter(_kept(mine.with_for_update() if lock else mine)), None)


def count_reminders(owner_id: str) -> int:
    """How many reminders the owner has."""
    mine = (REMINDERS.c.owner_id == owner_id, REMINDERS.c.removed_at.is_(None))
    return db.session.scalar(select(func.count()).select_from(REMINDERS).where(*mine)) or 0


def insert_reminders(reminders: Sequence[Kept]) -> None:
    """Write new reminders."""
    moment = now()
    told = [{**_values(one), "updated_at": moment} for one in reminders]
    db.session.connection().execute(insert(REMINDERS), told)


def update_reminder(
    owner_id: str, reminder: Kept, *, removed_at: dt.datetime | None = None
) -> None:
    """Write what a reminder of the owner has become."""
    mine = (REMINDERS.c.owner_id == owner_id, REMINDERS.c.id == reminder.id)
    values = {**_values(reminder), "updated_at": now(), "removed_at": removed_at}
    db.session.connection().execute(update(REMINDERS).where(*mine).values(values))


def move_on(reminders: Iterable[Next]) -> None:
    """Write which date of each reminder is told next, and when."""
    told = [
        {"whose": one.owner_id, "which": one.id, "on_day": day, "at": due}
        for one, day, due in reminders
    ]
    if told:
        db.session.connection().execute(MOVE, told)


def read_said(
    owner_id: str, since: dt.date | None = None, ids: Collection[str] | None = None
) -> SaidByReminder:
    """What is known of dates from a day on, of all of the owner's reminders or of these.

    Two queries: what was said, and what is in the ledger.
    """
    wanted = select(DATES).where(DATES.c.owner_id == owner_id)
    if since is not None:
        wanted = wanted.where(DATES.c.day >= since)
    if ids is not None:
        wanted = wanted.where(DATES.c.reminder_id.in_(ids))
    found: SaidByReminder = {}
    for row in db.session.connection().execute(wanted):
        # Whether a booked one is done, its transaction tells.
        state = State.OPEN if row.state == State.BOOKED else State(row.state)
        found.setdefault(row.reminder_id, {})[row.day] = Said(state, row.snoozed_until)
    for booked in list_booked(owner_id, BookingSource.REMINDER, ids, since=since):
        if booked.booked_for_day is not None:
            done = Said(State.DONE, None, booked.amount, booked.id)
            found.setdefault(booked.booked_for_id, {})[booked.booked_for_day] = done
    return found


def read_dates(
    owner_id: str, ids: Collection[str] | None = None, *, since: dt.date | None = None
) -> Sequence[Row[Any]]:
    """The rows of dates that were told or answered, in their order."""
    mine = select(DATES).where(DATES.c.owner_id == owner_id)
    if since is not None:
        mine = mine.where(DATES.c.day >= since)
    if ids is not None:
        mine = mine.where(DATES.c.reminder_id.in_(ids))
    return db.session.connection().execute(mine.order_by(DATES.c.reminder_id, DATES.c.day)).all()


def sleeping_days(owner_id: str, reminder_id: str) -> list[dt.date]:
    """The days of a reminder that are told again later."""
    mine = (DATES.c.owner_id == owner_id, DATES.c.reminder_id == reminder_id)
    wanted = select(DATES.c.day).where(*mine, DATES.c.snoozed_until.is_not(None))
    return list(db.session.connection().scalars(wanted))


def keep_date(
    owner_id: str,
    reminder_id: str,
    day: dt.date,
    state: State,
    snoozed_until: dt.datetime | None = None,
) -> None:
    """Keep what was said to a date; one that is open again or sleeps was not answered."""
    said = {
        "state": state.value,
        "snoozed_until": snoozed_until,
        "answered_at": None if state is State.OPEN else now(),
    }
    key = {"owner_id": owner_id, "reminder_id": reminder_id, "day": day}
    _upsert([{**key, **said}], tuple(said))


def note_told(told: Sequence[Mapping[str, Any]]) -> None:
    """Keep for which moments dates were told; those that slept are awake."""
    if told:
        rows = [{**one, "state": State.OPEN.value, "snoozed_until": None} for one in told]
        _upsert(rows, ("due_at", "snoozed_until"))


def wake(keys: Iterable[tuple[str, str, dt.date]]) -> None:
    """Let dates sleep no more, each by its owner, its reminder and its day."""
    told = [{"whose": owner, "which": id_, "on_day": day} for owner, id_, day in keys]
    if told:
        db.session.connection().execute(WAKE, told)


def forget_telling(owner_id: str, reminder_id: str, since: dt.date) -> None:
    """Forget that the dates of a reminder from a day on were told: they will be told anew."""
    mine = (DATES.c.owner_id == owner_id, DATES.c.reminder_id == reminder_id)
    told = (DATES.c.day >= since, DATES.c.due_at.is_not(None))
    db.session.connection().execute(update(DATES).where(*mine, *told).values(due_at=None))


def forget_open_date(owner_id: str, reminder_id: str, day: dt.date) -> None:
    """Forget a date that nobody answered."""
    mine = (DATES.c.owner_id == owner_id, DATES.c.reminder_id == reminder_id, DATES.c.day == day)
    db.session.connection().execute(delete(DATES).where(*mine, DATES.c.state == State.OPEN.value))


def count_in_category(owner_id: str, category_id: str) -> int:
    """How many reminders of the owner record into a category."""
    mine = (REMINDERS.c.owner_id == owner_id, REMINDERS.c.category_id == category_id)
    counted = select(func.count()).select_from(REMINDERS)
    return db.session.scalar(counted.where(*mine, REMINDERS.c.removed_at.is_(None))) or 0


def move_category(owner_id: str, source_id: str, target_id: str) -> None:
    """Let reminders of one category record into another, those too that can come back."""
    mine = (REMINDERS.c.owner_id == owner_id, REMINDERS.c.category_id == source_id)
    moved = {"category_id": target_id, "version": REMINDERS.c.version + 1}
    db.session.connection().execute(update(REMINDERS).where(*mine).values(moved))


def _upsert(rows: list[dict[str, Any]], changed: tuple[str, ...]) -> None:
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    kept = kind.insert(DATES)
    new = {name: kept.excluded[name] for name in changed}
    upsert = kept.on_conflict_do_update(index_elements=list(KEY), set_=new)
    # With an answer, many rows go with one statement, which is compiled once.
    db.session.connection().execute(upsert.returning(DATES.c.day), rows)


def _kept(wanted: Select[Any]) -> list[Kept]:
    return [reminder_from_row(row) for row in db.session.connection().execute(wanted)]


def reminder_from_row(row: Row[*tuple[Any, ...]]) -> Kept:
    """The reminder of a row with all of COLUMNS in front."""
    told = dict(zip(Kept._fields, row, strict=False))
    told["kind"], told["frequency"] = Kind(told["kind"]), Frequency(told["frequency"])
    return Kept(**told)


def _values(reminder: Kept) -> dict[str, Any]:
    return {
        **reminder._asdict(),
        "kind": reminder.kind.value,
        "frequency": reminder.frequency.value,
    }


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
    for row in _read(wanted):
        # Whether a booked one is done, its transaction tells.
        state = State.OPEN if row[3] == State.BOOKED else State(row[3])
        found[row[0], row[1], row[2]] = Known(state, row[4], row[5])
    done = find_booked_days(BookingSource.REMINDER, keys, income=True)
    return found | {key: Known(State.DONE) for key in done}


def waiting(moment: dt.datetime) -> Waiting:
    """What of all reminders is due and not told yet."""
    due_at = REMINDERS.c.next_due_at
    is_there = REMINDERS.c.removed_at.is_(None)
    asked = select(func.count(), func.min(due_at)).where(due_at <= moment, is_there)
    return Waiting(*_read(asked)[0])


def _read(wanted: Executable) -> Sequence[Any]:
    return db.session.connection().execute(wanted).all()
