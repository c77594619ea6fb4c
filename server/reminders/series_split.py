"""Changes of a recurring reminder from one of its dates on: that date alone, or all later ones too.

What was before stays as it was: the changed part becomes a reminder of its own.
"""

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from server.core.calendar.recurrence import ONE_DAY, Frequency
from server.core.errors import ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.notifications import service as notifications
from server.reminders import queries
from server.reminders.errors import MOST_REMINDERS, AlreadyDone, TooManyReminders
from server.reminders.next_due import reschedule, schedule_next, wake_worker
from server.reminders.occurrences import Action, require_date
from server.reminders.reminder import (
    AmountMode,
    OccurrenceState,
    ReminderFields,
    ReminderRow,
    StatusByDay,
)
from server.reminders.row_context import complete_rows
from server.reminders.serializers import Item
from server.reminders.service import (
    change_reminder,
    get_reminder_row,
    new_row,
    remove_reminder,
    require_wallets,
    serialize_current,
)
from server.reminders.validation import find_problems
from server.reminders.viewer_context import ViewerContext
from server.users.balances import LockedAccount, lock_account


class Scope(StrEnum):
    """Which dates a change is about."""

    ONE = "one"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class SeriesChange:
    """A change of a date of a series, or of that and all later ones."""

    day: dt.date
    scope: Scope
    changes: ReminderFields


class SplitSeries(NamedTuple):
    """The series and what became of the changed dates; the same one when it is all of it."""

    series: Item
    changed: Item


def split_series(
    owner_id: str, reminder_id: str, change: SeriesChange, match: IfMatch, viewer: ViewerContext
) -> SplitSeries:
    """Change a reminder from a date on; that of a debt as a whole.

    Raises NotFound for a day that is no date of it, AlreadyDone, ChangedMeanwhile for a version
    that does not match, ValidationFailed and TooManyReminders.
    """
    account = lock_account(owner_id)
    series = get_reminder_row(owner_id, reminder_id, lock=True)
    if not match.allows(series.version):
        raise ChangedMeanwhile(serialize_current(series, viewer))
    statuses = queries.read_statuses(owner_id, change.day, [reminder_id]).get(reminder_id, {})
    status = statuses.get(change.day)
    require_date(series, change.day, status, Action.SKIP)
    if status is not None and status.state is OccurrenceState.DONE:
        raise AlreadyDone(serialize_current(series, viewer))
    used = series.rule.count(series.since, series.rule.unmoved(change.day) - ONE_DAY)
    # The dates of a debt follow its payments together.
    is_all = (not used and change.scope is Scope.LATER) or series.debt_id is not None
    if series.frequency is Frequency.ONCE or is_all:
        changed = change_reminder(owner_id, reminder_id, change.changes, match, viewer)
        return SplitSeries(changed, changed)
    if queries.count_reminders(owner_id) >= MOST_REMINDERS:
        raise TooManyReminders
    if change.scope is Scope.ONE:
        new = _add(account, _single(series, change, viewer), series, viewer)
        queries.replace_date(owner_id, reminder_id, change.day, new.id)
    else:
        new = _add(account, _rest(series, change, used, viewer), series, viewer)
        _keep_answers(series, new, statuses)
        series = _end(series, change.day, viewer)
    days = {change.day} if change.scope is Scope.ONE else {change.day, *statuses}
    notifications.resolve(owner_id, reminder_id, *(day.isoformat() for day in sorted(days)))
    return SplitSeries(serialize_current(series, viewer), serialize_current(new, viewer))


def remove_dates(owner_id: str, reminder_id: str, day: dt.date, viewer: ViewerContext) -> str:
    """Remove a date of a reminder and all later ones; returns the id of what can be restored.

    Earlier dates stay; without any, it is the whole reminder. What was said of later ones stays
    too. Raises NotFound for a day that is no date of it.
    """
    lock_account(owner_id)
    series = get_reminder_row(owner_id, reminder_id, lock=True)
    statuses = queries.read_statuses(owner_id, None, [reminder_id]).get(reminder_id, {})
    require_date(series, day, statuses.get(day), Action.SKIP)
    used = series.rule.count(series.since, series.rule.unmoved(day) - ONE_DAY)
    has_earlier = used > 0 or any(one < day for one in statuses)
    if series.frequency is Frequency.ONCE or not has_earlier:
        remove_reminder(owner_id, reminder_id)
        return reminder_id
    # What was possible once may not be any more, as when its wallets became one.
    new = _insert(_rest_row(series, SeriesChange(day, Scope.LATER, {}), used, viewer), viewer)
    _keep_answers(series, new, {one: said for one, said in statuses.items() if one >= day})
    remove_reminder(owner_id, new.id)
    _end(series, day, viewer)
    later = sorted({day, *(one for one in statuses if one > day)})
    notifications.resolve(owner_id, reminder_id, *(one.isoformat() for one in later))
    return new.id


def _keep_answers(series: ReminderRow, new: ReminderRow, statuses: StatusByDay) -> None:
    """Let the series stand in for those dates of its rest that were answered early."""
    for day, status in statuses.items():
        if status.state is not OccurrenceState.OPEN and new.rule.includes(day):
            queries.replace_date(series.owner_id, new.id, day, series.id)


def _single(series: ReminderRow, change: SeriesChange, viewer: ViewerContext) -> ReminderRow:
    """The reminder of one date, with the amount that the series would record."""
    mode = series.amount_mode if series.expected_amount is None else AmountMode.FIXED
    own: ReminderFields = {
        **series.fields,
        "day": change.day,
        "amount": series.expected_amount,
        "amount_mode": mode,
        **change.changes,
        "frequency": Frequency.ONCE,
    }
    _require_possible(own, viewer)
    return new_row(series.owner_id, own, viewer.today)


def _rest(
    series: ReminderRow, change: SeriesChange, used: int, viewer: ViewerContext
) -> ReminderRow:
    row = _rest_row(series, change, used, viewer)
    _require_possible(row.fields, viewer, series.fields)
    return row


def _rest_row(
    series: ReminderRow, change: SeriesChange, used: int, viewer: ViewerContext
) -> ReminderRow:
    """The series from the date on; its rhythm keeps its first day, and so its 29th to 31st."""
    left: dict[str, Any] = {} if series.times is None else {"times": series.times - used}
    # What was recorded last belongs to the part that ends.
    amount = series.expected_amount or series.amount
    fields: Any = {**series.fields, "amount": amount, **left, **change.changes}
    row = new_row(series.owner_id, fields, viewer.today)
    return row._replace(since=change.changes.get("day", change.day))


def _require_possible(
    fields: ReminderFields, viewer: ViewerContext, before: ReminderFields | None = None
) -> None:
    problems = find_problems(fields, viewer.today, before)
    if problems:
        raise ValidationFailed(errors={field: [problem] for field, problem in problems.items()})


def _add(
    account: LockedAccount, row: ReminderRow, series: ReminderRow, viewer: ViewerContext
) -> ReminderRow:
    require_wallets(account, row, series)
    new = _insert(row, viewer)
    wake_worker(new)
    return new


def _insert(row: ReminderRow, viewer: ViewerContext) -> ReminderRow:
    (complete,) = complete_rows([row])
    new = schedule_next(complete, viewer.zone)
    queries.insert_reminders([new])
    return new


def _end(series: ReminderRow, day: dt.date, viewer: ViewerContext) -> ReminderRow:
    """End a series before one of its dates; the dates from there on that nobody answered go."""
    last = series.rule.unmoved(day) - ONE_DAY
    after = series._replace(until=last, times=None, version=series.version + 1)
    after = reschedule(series, after, viewer.zone)
    queries.update_reminder(series.owner_id, after)
    queries.delete_open_dates(series.owner_id, series.id, day)
    return after
