"""The data export of reminders; they are erased with their account."""

from collections.abc import Iterator
from typing import Final

from server.core.calendar.clock import format_utc
from server.core.data_export import Cell, Exported, Row, Table
from server.core.text.i18n import _
from server.reminders import queries
from server.reminders.reminder import ReminderRow
from server.reminders.serializers import STORED_FIELDS, serialize_fields

# The day from which its dates count.
REMINDERS: Final = (*STORED_FIELDS, "since")
DATES: Final = ("reminder_id", "day", "state", "told_at", "snoozed_until", "answered_at")


def export(owner_id: str) -> Exported:
    """The owner's reminders, and their dates that were notified or answered."""
    reminders = queries.read_reminders(owner_id)
    rows = [[*_fields(one), one.since.isoformat()] for one in reminders]
    dates = list(_dates(owner_id, {one.id for one in reminders}))
    return Exported(
        tables=[
            Table.of("reminders", _("What you want to be reminded of."), REMINDERS, rows),
            Table.of(
                "reminder_dates",
                _("Reminder dates that we notified you about or that you responded to."),
                DATES,
                dates,
            ),
        ]
    )


def _fields(reminder: ReminderRow) -> list[Cell]:
    fields = serialize_fields(reminder)
    return [fields[name] for name in STORED_FIELDS]


def _dates(owner_id: str, ids: set[str]) -> Iterator[Row]:
    """The dates of these reminders; whether one is booked, its transaction tells."""
    for row in queries.read_dates(owner_id):
        if row.reminder_id in ids:
            moments = (row.due_at, row.snoozed_until, row.answered_at)
            times = [moment and format_utc(moment) for moment in moments]
            yield (row.reminder_id, row.day.isoformat(), row.state, *times)
