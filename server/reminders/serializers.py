"""Reminders and their dates as JSON objects."""

import datetime as dt
from typing import Any, Final, NamedTuple

from server.core.calendar.clock import format_utc, to_text
from server.core.calendar.recurrence import ONE_DAY, Frequency, due_moment
from server.reminders.entries import find_entry_type
from server.reminders.reminder import (
    OccurrenceState,
    OccurrenceStatus,
    ReminderFields,
    ReminderRow,
    StatusByDay,
    reminder_icon,
)
from server.reminders.viewer_context import ViewerContext
from server.wallets.service import name_wallet

Item = dict[str, Any]

STORED_FIELDS: Final = ("id", *ReminderFields.__annotations__, "created_at")


class Occurrence(NamedTuple):
    """A date of a reminder and its status; sorts by the moment at which it is due."""

    due_at: dt.datetime
    reminder_id: str
    day: dt.date
    reminder: ReminderRow
    status: OccurrenceStatus


def make_occurrence(
    reminder: ReminderRow, day: dt.date, status: OccurrenceStatus, viewer: ViewerContext
) -> Occurrence:
    """A day of a reminder with its status."""
    due_at = due_moment(day, reminder.time, viewer.zone)
    return Occurrence(due_at, reminder.id, day, reminder, status)


def serialize_fields(reminder: ReminderRow) -> Item:
    """The stored part of a reminder, which the API and the data export share."""
    return {name: to_text(getattr(reminder, name)) for name in STORED_FIELDS}


def serialize_reminder(reminder: ReminderRow, statuses: StatusByDay, viewer: ViewerContext) -> Item:
    """A reminder; `next` is its next open date."""
    category_id = reminder.category_id
    return {
        **serialize_fields(reminder),
        "category_label": viewer.book.shown(category_id).label if category_id else None,
        "icon": reminder_icon(reminder.kind, category_id, viewer.book),
        **_serialize_entry(reminder, viewer),
        "next": _serialize_next(reminder, statuses, viewer),
        "version": reminder.version,
    }


def serialize_occurrence(occurrence: Occurrence, viewer: ViewerContext) -> Item:
    """A date of a reminder."""
    status = occurrence.status
    snoozed = status.snoozed_until
    return {
        "reminder_id": occurrence.reminder_id,
        "day": occurrence.day.isoformat(),
        "due_at": format_utc(occurrence.due_at),
        "state": status.state.value,
        "snoozed_until": format_utc(snoozed) if snoozed and snoozed > viewer.present else None,
        "late": is_late(occurrence, viewer),
        "amount": status.amount or occurrence.reminder.expected_amount,
        "transaction_id": status.row_id,
    }


def serialize_named_occurrence(occurrence: Occurrence, viewer: ViewerContext) -> Item:
    """A date with the description, kind, icon and wallet of its reminder."""
    reminder = occurrence.reminder
    return {
        **serialize_occurrence(occurrence, viewer),
        "description": reminder.description,
        "kind": reminder.kind.value,
        "icon": reminder_icon(reminder.kind, reminder.category_id, viewer.book),
        **_serialize_entry(reminder, viewer),
        "source": "reminder",
        "repeats": reminder.frequency is not Frequency.ONCE,
    }


def is_late(occurrence: Occurrence, viewer: ViewerContext) -> bool:
    """Whether a date is open and over; without a time it lasts until its day ends."""
    status = occurrence.status
    if status.state is not OccurrenceState.OPEN:
        return False
    if status.snoozed_until is not None and status.snoozed_until > viewer.present:
        return False
    if occurrence.reminder.time is None:
        return occurrence.day < viewer.today
    return occurrence.due_at < viewer.present


def is_waiting(occurrence: Occurrence, viewer: ViewerContext) -> bool:
    """Whether a date of a recurring entry is due, and waits for its owner to confirm it."""
    status = occurrence.status
    if not occurrence.reminder.is_entry or status.state is not OccurrenceState.OPEN:
        return False
    return max(occurrence.due_at, status.snoozed_until or occurrence.due_at) <= viewer.present


def _serialize_entry(reminder: ReminderRow, viewer: ViewerContext) -> Item:
    """What a reminder records, the wallets of that, and the debt that it only tells of."""
    entry, language = find_entry_type(reminder, viewer.book), viewer.book.language
    target = reminder.to_wallet_id
    return {
        "entry": entry.value if entry else None,
        "wallet": name_wallet(viewer.wallets, reminder.wallet_id, language),
        "to_wallet": target and name_wallet(viewer.wallets, target, language),
        "debt_id": reminder.debt_id,
    }


def _serialize_next(
    reminder: ReminderRow, statuses: StatusByDay, viewer: ViewerContext
) -> Item | None:
    for day in reminder.rule.dates(viewer.today - ONE_DAY):
        due_at = due_moment(day, reminder.time, viewer.zone)
        state = statuses.get(day, OccurrenceStatus()).state
        if due_at > viewer.present and state is OccurrenceState.OPEN:
            return {"day": day.isoformat(), "due_at": format_utc(due_at)}
    return None
