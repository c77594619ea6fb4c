"""Reminders as their owner takes them along; they are erased with the account they hang on."""

from collections.abc import Iterator
from typing import Final

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.reminders import queries
from server.reminders.reminder import Kept

REMINDERS: Final = (
    "id",
    "description",
    "kind",
    "day",
    "time",
    "frequency",
    "month_day",
    "until",
    "amount",
    "category_id",
    "created_at",
)
DATES: Final = ("reminder_id", "day", "state", "told_at", "snoozed_until", "answered_at")


def export(owner_id: str) -> Exported:
    """Every reminder of the owner, and the dates that were told or answered."""
    reminders = queries.read_reminders(owner_id)
    dates = list(_dates(owner_id, {one.id for one in reminders}))
    return Exported(
        tables=[
            Table(
                name="reminders",
                about=_("What you want to be reminded of."),
                columns=REMINDERS,
                rows=lambda: [_reminder(one) for one in reminders],
                count=len(reminders),
            ),
            Table(
                name="reminder_dates",
                about=_("The dates of your reminders that we told you of or you answered."),
                columns=DATES,
                rows=lambda: dates,
                count=len(dates),
            ),
        ]
    )


def _reminder(one: Kept) -> Row:
    return (
        one.id,
        one.description,
        one.kind.value,
        one.day.isoformat(),
        one.time.isoformat("minutes") if one.time else None,
        one.frequency.value,
        one.month_day,
        one.until.isoformat() if one.until else None,
        one.amount,
        one.category_id,
        format_utc(one.created_at),
    )


def _dates(owner_id: str, ids: set[str]) -> Iterator[Row]:
    """Of reminders that are there; whether one is booked, its transaction tells."""
    for row in queries.read_dates(owner_id):
        if row.reminder_id in ids:
            moments = (row.due_at, row.snoozed_until, row.answered_at)
            told = [moment and format_utc(moment) for moment in moments]
            yield (row.reminder_id, row.day.isoformat(), row.state, *told)
