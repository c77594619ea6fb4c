"""Reminders from an archive, with their dates; nothing that is past is notified again."""

from collections import defaultdict
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final
from zoneinfo import ZoneInfo

from server.core.calendar.clock import now
from server.core.calendar.recurrence import Frequency, Shift
from server.core.data_restore import Restoration, Restored, Restorer, Row, keys_of, match_alike
from server.notifications import service as notifications
from server.reminders import queries
from server.reminders.errors import MOST_REMINDERS, TooManyReminders
from server.reminders.next_due import schedule_next
from server.reminders.reminder import (
    FIRST_VERSION,
    AmountMode,
    Kind,
    OccurrenceState,
    ReminderRow,
)
from server.reminders.row_context import with_calendars
from server.transactions.bookings import BookingSource, unlink_transactions
from server.users.time_zones import get_time_zones

REMINDERS: Final = "reminders"
DATES: Final = "reminder_dates"
# What tells one reminder from another; parts of a series that was split differ only in their end.
_ALIKE: Final = (
    *("description", "kind", "day", "time", "frequency", "month_day", "until", "amount"),
    *("category_id", "wallet_id", "every", "shift", "times", "amount_mode", "to_wallet_id"),
    "automatic",
)
_PLAIN: Final = (
    *("description", "day", "time", "month_day", "until", "since", "amount", "created_at"),
    "times",
)


_key_of: Final = attrgetter(*_ALIKE)


def _match(restoration: Restoration) -> None:
    present = {one.id: _key_of(one) for one in queries.read_reminders(restoration.owner_id)}
    match_alike(
        restoration, REMINDERS, present, lambda row: _key_of(_make_reminder(restoration, row))
    )


def _write(restoration: Restoration) -> None:
    owner_id, missing = restoration.owner_id, restoration.missing(REMINDERS)
    if not missing:
        return
    if queries.count_reminders(owner_id) + len(missing) > MOST_REMINDERS:
        raise TooManyReminders
    dates = defaultdict[str, list[Row]](list)
    for row in restoration.rows(DATES):
        dates[row["reminder_id"]].append(row)
    zone = ZoneInfo(get_time_zones([owner_id])[owner_id])
    made = []
    for row in missing:
        notified = {one["day"] for one in dates[row["id"]] if one["told_at"] is not None}
        id_ = restoration.ids[REMINDERS][row["id"]]
        (reminder,) = with_calendars([_make_reminder(restoration, row, id_)])
        made.append(schedule_next(reminder, zone, notified))
    queries.insert_reminders(made)
    queries.insert_dates(
        [
            _date_values(restoration, reminder, date)
            for reminder, row in zip(made, missing, strict=True)
            for date in dates[row["id"]]
        ]
    )
    for reminder, row in zip(made, missing, strict=True):
        answered = sum(date["answered_at"] is not None for date in dates[row["id"]])
        restoration.add(REMINDERS, row["id"], reminder.id, _stamp(reminder, answered))


def _make_reminder(restoration: Restoration, row: Row, id_: str = "") -> ReminderRow:
    values: dict[str, Any] = {name: row[name] for name in _PLAIN}
    return ReminderRow(
        owner_id=restoration.owner_id,
        id=id_,
        kind=Kind(row["kind"]),
        frequency=Frequency(row["frequency"]),
        category_id=restoration.id_of("categories", row["category_id"]),
        wallet_id=restoration.id_of("wallets", row["wallet_id"]),
        to_wallet_id=restoration.id_of("wallets", row["to_wallet_id"]),
        # An archive of before has none of these columns.
        every=row["every"] or 1,
        shift=row["shift"] and Shift(row["shift"]),
        amount_mode=AmountMode(row["amount_mode"] or AmountMode.FIXED),
        automatic=bool(row["automatic"]),
        next_day=None,
        next_due_at=None,
        version=FIRST_VERSION,
        **values,
    )


def _date_values(restoration: Restoration, reminder: ReminderRow, date: Row) -> dict[str, Any]:
    snoozed = date["snoozed_until"]
    return {
        "owner_id": reminder.owner_id,
        "reminder_id": reminder.id,
        "day": date["day"],
        "state": OccurrenceState(date["state"]).value,
        "due_at": date["told_at"],
        "snoozed_until": snoozed if snoozed and snoozed > now() else None,
        "answered_at": date["answered_at"],
        "replaced_by": restoration.id_of(REMINDERS, date["replaced_by"]),
    }


def _stamp(reminder: ReminderRow, answered: int) -> str:
    return f"{reminder.version}:{answered}"


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    """A reminder that the person changed, or whose dates they answered since, stays."""
    present = {one.id: one for one in queries.read_reminders(owner_id)}
    answered = defaultdict[str, int](int)
    for row in queries.read_dates(owner_id):
        answered[row.reminder_id] += row.answered_at is not None
    kept = []
    for one in restored:
        reminder = present.get(one.id)
        if reminder is None:
            continue
        if _stamp(reminder, answered[one.id]) != one.stamp:
            kept.append(one)
            continue
        unlink_transactions(owner_id, BookingSource.REMINDER, one.id)
        queries.delete_reminder(owner_id, one.id)
        notifications.resolve(owner_id, one.id)
    return keys_of(kept)


RESTORER: Final = Restorer(kinds=(REMINDERS,), match=_match, write=_write, take_back=_take_back)
