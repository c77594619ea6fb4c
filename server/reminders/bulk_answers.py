"""One answer to many dates of recurring entries and reminders, in one transaction."""

import datetime as dt
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from server.core.database.unit_of_work import extend_timeout
from server.core.errors import NotFound, ValidationFailed
from server.core.text.i18n import Message, _
from server.notifications import service as notifications
from server.reminders import queries
from server.reminders.entries import DateEntry
from server.reminders.occurrences import (
    Action,
    OccurrenceAnswer,
    find_snooze_end,
    require_date,
)
from server.reminders.reminder import OccurrenceState, OccurrenceStatus, ReminderRow
from server.reminders.serializers import Item, make_occurrence, serialize_occurrence
from server.reminders.viewer_context import ViewerContext
from server.transactions.bookings import BookingSource, list_booked
from server.transactions.recorded_entries import delete_entries, record_entries
from server.users.balances import LockedAccount, lock_account
from server.wallets.wallet_book import wallet_book_of

STATES: Final = {
    Action.SKIP: OccurrenceState.SKIPPED,
    Action.SNOOZE: OccurrenceState.OPEN,
    Action.OPEN: OccurrenceState.OPEN,
}


@dataclass(frozen=True, slots=True)
class NamedDate:
    """A date of a reminder; the amount in whole rupiah and the wallet may differ from its own.

    `date` is the day of the entry, the date itself without one.
    """

    reminder_id: str
    day: dt.date
    amount: int | None = None
    wallet_id: str | None = None
    date: dt.date | None = None


@dataclass(frozen=True, slots=True)
class BulkAnswer:
    """The same answer to some dates; `until` is the end of a snooze."""

    action: Action
    dates: Sequence[NamedDate]
    until: dt.datetime | None = None


class Answered(NamedTuple):
    """How many dates this changed, all dates as they are now, and the balance in whole rupiah."""

    changed: int
    occurrences: list[Item]
    balance: int

    def message(self, action: Action) -> tuple[Message, dict[str, int]]:
        """The message of the response, and its parameters."""
        return MESSAGES[action], {"count": self.changed}


MESSAGES: Final = {
    Action.DONE: _("Recorded: {count}."),
    Action.SKIP: _("Skipped: {count}."),
    Action.SNOOZE: _("We'll remind you again later."),
    Action.OPEN: _("Reopened: {count}."),
}
Found = Mapping[NamedDate, tuple[ReminderRow, OccurrenceStatus | None]]


def answer_dates(owner_id: str, answer: BulkAnswer, viewer: ViewerContext) -> Answered:
    """Store one answer to many dates: all of them, or none.

    Dates that another device has answered meanwhile stay as they are. To open dates deletes what
    was recorded for them. Raises NotFound for a day that is no date or lies ahead,
    ValidationFailed where an amount is missing, BadSnooze, UnknownWallet and WalletArchived.
    """
    account = lock_account(owner_id)
    extend_timeout()
    found = _find(owner_id, answer, viewer)
    changed = {date: one for date, one in found.items() if _is_changed(one[1], answer.action)}
    balance = _write(owner_id, answer, changed, account, viewer)
    resolve = notifications.unresolve if answer.action is Action.OPEN else notifications.resolve
    for reminder_id, days in _days_by_reminder(changed).items():
        resolve(owner_id, reminder_id, *(day.isoformat() for day in days))
    statuses = _read_statuses(owner_id, answer)
    occurrences = [
        make_occurrence(
            reminder,
            date.day,
            statuses.get(reminder.id, {}).get(date.day, OccurrenceStatus()),
            viewer,
        )
        for date, (reminder, _status) in found.items()
    ]
    return Answered(
        len(changed), [serialize_occurrence(one, viewer) for one in occurrences], balance
    )


def _read_statuses(owner_id: str, answer: BulkAnswer) -> queries.StatusByReminder:
    ids = {one.reminder_id for one in answer.dates}
    return queries.read_statuses(owner_id, min(one.day for one in answer.dates), ids)


def _find(owner_id: str, answer: BulkAnswer, viewer: ViewerContext) -> Found:
    """The reminders of the dates with their statuses."""
    reminders = {one.id: one for one in queries.read_reminders(owner_id, lock=True)}
    statuses = _read_statuses(owner_id, answer)
    found = {}
    for date in answer.dates:
        reminder = reminders.get(date.reminder_id)
        if reminder is None or date.day > viewer.today:
            raise NotFound
        status = statuses.get(reminder.id, {}).get(date.day)
        require_date(reminder, date.day, status, answer.action)
        found[date] = (reminder, status)
    return found


def _is_changed(status: OccurrenceStatus | None, action: Action) -> bool:
    """Whether an answer changes a date: others are answered already, or open already."""
    is_open = status is None or status.state is OccurrenceState.OPEN
    return is_open is not (action is Action.OPEN)


def _write(
    owner_id: str, answer: BulkAnswer, found: Found, account: LockedAccount, viewer: ViewerContext
) -> int:
    """Store the answers and record or delete what belongs to them; returns the balance."""
    days = _days_by_reminder(found)
    if answer.action is Action.DONE:
        return _record(owner_id, found, account, viewer)
    until = None
    if answer.action is Action.SNOOZE:
        ends = [
            find_snooze_end(reminder, _snooze(answer, date), viewer)
            for date, (reminder, _status) in found.items()
        ]
        until = next(iter(ends), None)
    for reminder_id, its_days in days.items():
        queries.save_statuses(owner_id, reminder_id, its_days, STATES[answer.action], until)
    if answer.action is Action.OPEN and found:
        wanted = {(date.reminder_id, date.day) for date in found}
        first = min(date.day for date in found)
        booked = list_booked(owner_id, BookingSource.REMINDER, set(days), since=first)
        ids = [row.id for row in booked if (row.booked_for_id, row.booked_for_day) in wanted]
        return delete_entries(owner_id, account, ids)
    return account.balance


def _snooze(answer: BulkAnswer, date: NamedDate) -> OccurrenceAnswer:
    return OccurrenceAnswer(Action.SNOOZE, date.day, until=answer.until)


def _record(owner_id: str, found: Found, account: LockedAccount, viewer: ViewerContext) -> int:
    """Record the dates that have an amount, and say of plain reminders that they are done."""
    entries: list[DateEntry] = []
    done: defaultdict[str, list[dt.date]] = defaultdict(list)
    booked: defaultdict[str, list[dt.date]] = defaultdict(list)
    for date, (reminder, _status) in found.items():
        if not reminder.is_entry:
            done[reminder.id].append(date.day)
            continue
        amount = reminder.expected_amount if date.amount is None else date.amount
        if amount is None:
            sentence = _("Enter an amount for {name}.").format(name=reminder.description)
            raise ValidationFailed(errors={"dates": [sentence]})
        wallet_id = date.wallet_id or reminder.wallet_id
        entries.append(DateEntry(reminder, date.day, amount, date.date or date.day, wallet_id))
        booked[reminder.id].append(date.day)
    for state, days in ((OccurrenceState.DONE, done), (OccurrenceState.BOOKED, booked)):
        for reminder_id, its_days in days.items():
            queries.save_statuses(owner_id, reminder_id, its_days, state)
    wallets = wallet_book_of(owner_id, account.wallets_version)
    built = [entry.build(viewer.book, wallets) for entry in entries]
    return record_entries(owner_id, account, built, viewer.book)[1]


def _days_by_reminder(found: Found) -> dict[str, list[dt.date]]:
    days: defaultdict[str, list[dt.date]] = defaultdict(list)
    for date in found:
        days[date.reminder_id].append(date.day)
    return dict(days)
