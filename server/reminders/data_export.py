"""The data export of reminders; they are erased with their account."""

from collections.abc import Iterator
from typing import Final

from server.core.calendar.clock import format_utc
from server.core.data_export import Cell, Exported, Row, Table
from server.core.text.i18n import _
from server.reminders import queries
from server.reminders.reminder import ReminderRow
from server.reminders.serializers import STORED_FIELDS, serialize_fields

# Columns are added at the end.
ADDED: Final = ("every", "shift", "times", "amount_mode", "to_wallet_id", "automatic")
FIRST: Final = tuple(name for name in STORED_FIELDS if name not in ADDED)
REMINDERS: Final = (*FIRST, "since", *ADDED)
MOMENTS: Final = ("told_at", "snoozed_until", "answered_at")
DATES: Final = ("reminder_id", "day", "state", *MOMENTS, "replaced_by")


def export(owner_id: str) -> Exported:
    """The owner's reminders, and their dates that were notified or answered."""
    reminders = queries.read_reminders(owner_id)
    rows = [_fields(one) for one in reminders]
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
    # The day from which its dates count is no field of its form.
    fields = {**serialize_fields(reminder), "since": reminder.since.isoformat()}
    return [fields[name] for name in REMINDERS]


def _dates(owner_id: str, ids: set[str]) -> Iterator[Row]:
    """The dates of these reminders; whether one is booked, its transaction tells."""
    for row in queries.read_dates(owner_id):
        if row.reminder_id in ids:
            moments = (row.due_at, row.snoozed_until, row.answered_at)
            times = [moment and format_utc(moment) for moment in moments]
            replaced_by = row.replaced_by if row.replaced_by in ids else None
            yield (row.reminder_id, row.day.isoformat(), row.state, *times, replaced_by)
