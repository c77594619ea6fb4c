"""Answers to several dates of a reminder that are over; nothing is booked for them."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from server.core.errors import NotFound
from server.core.text.i18n import _
from server.notifications import service as notifications
from server.reminders import queries
from server.reminders.agenda import LATE_FOR
from server.reminders.errors import AlreadyDone, PayTheDebt
from server.reminders.occurrences import Action, require_date
from server.reminders.reminder import (
    OccurrenceState,
    OccurrenceStatus,
    ReminderRow,
    StatusByDay,
)
from server.reminders.serializers import Item, make_occurrence, serialize_occurrence
from server.reminders.service import get_reminder_row, serialize_current
from server.reminders.viewer_context import ViewerContext
from server.users.balances import lock_account

STATES: Final = {
    Action.DONE: OccurrenceState.DONE,
    Action.SKIP: OccurrenceState.SKIPPED,
    Action.OPEN: OccurrenceState.OPEN,
}
MESSAGES: Final = {
    Action.DONE: _("All marked as done."),
    Action.SKIP: _("All skipped."),
    Action.OPEN: _("All reopened."),
}


@dataclass(frozen=True, slots=True)
class MissedAnswer:
    """What a person says of some days that are over; of all that nobody answered without any."""

    action: Action
    days: tuple[dt.date, ...] = ()


def answer_missed(
    owner_id: str, reminder_id: str, answer: MissedAnswer, viewer: ViewerContext
) -> tuple[Item, list[Item]]:
    """Store one answer to several dates; returns the reminder and the dates as they are now.

    Raises NotFound when a day is no date of it or lies ahead, PayTheDebt, and AlreadyDone when one
    is done, except to open it again; one that was booked is opened by itself, as that changes the
    ledger.
    """
    lock_account(owner_id)
    reminder = get_reminder_row(owner_id, reminder_id, lock=True)
    if answer.action is Action.DONE and reminder.debt_id is not None:
        raise PayTheDebt
    statuses = _read_statuses(reminder, min(answer.days, default=viewer.today - LATE_FOR))
    days = answer.days or _missed_days(reminder, statuses, viewer)
    _require_dates(reminder, answer.action, days, statuses, viewer)
    if days:
        queries.save_statuses(owner_id, reminder_id, days, STATES[answer.action])
    resolve = notifications.unresolve if answer.action is Action.OPEN else notifications.resolve
    # Of all dates, those whose time has passed long ago are settled as well.
    resolve(owner_id, reminder_id, *(day.isoformat() for day in answer.days))
    if not answer.days:
        _keep_snoozed(reminder, statuses, viewer)
    statuses = _read_statuses(reminder, days[0]) if days else {}
    dates = [
        make_occurrence(reminder, day, statuses.get(day, OccurrenceStatus()), viewer)
        for day in days
    ]
    return serialize_current(reminder, viewer), [serialize_occurrence(one, viewer) for one in dates]


def _read_statuses(reminder: ReminderRow, since: dt.date) -> StatusByDay:
    return queries.read_statuses(reminder.owner_id, since, [reminder.id]).get(reminder.id, {})


def _keep_snoozed(reminder: ReminderRow, statuses: StatusByDay, viewer: ViewerContext) -> None:
    """Reopen the notifications of dates that were put off to later."""
    later = [
        day.isoformat()
        for day, one in statuses.items()
        if one.snoozed_until and one.snoozed_until > viewer.present
    ]
    if later:
        notifications.unresolve(reminder.owner_id, reminder.id, *later)


def _missed_days(
    reminder: ReminderRow, statuses: StatusByDay, viewer: ViewerContext
) -> tuple[dt.date, ...]:
    """The dates of the last weeks that were due and that nobody answered, oldest first."""
    first = viewer.today - LATE_FOR
    days = {*reminder.rule.dates(first, viewer.today), *statuses}
    dates = (
        make_occurrence(reminder, day, statuses.get(day, OccurrenceStatus()), viewer)
        for day in sorted(days)
        if first <= day <= viewer.today
    )
    return tuple(
        one.day
        for one in dates
        if one.status.state is OccurrenceState.OPEN
        and max(one.due_at, one.status.snoozed_until or one.due_at) <= viewer.present
    )


def _require_dates(
    reminder: ReminderRow,
    action: Action,
    days: Sequence[dt.date],
    statuses: StatusByDay,
    viewer: ViewerContext,
) -> None:
    for day in days:
        status = statuses.get(day)
        if day > viewer.today:
            raise NotFound
        require_date(reminder, day, status, action)
        if status is None or status.state is not OccurrenceState.DONE:
            continue
        if action is not Action.OPEN or status.row_id is not None:
            raise AlreadyDone(serialize_current(reminder, viewer))
