"""Answers to the dates of a reminder: done, skipped, snoozed, or open again."""

import datetime as dt
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Final, NamedTuple

from server.core.calendar.recurrence import due_moment
from server.core.errors import NotFound
from server.core.text.i18n import Message, _
from server.notifications import service as notifications
from server.reminders import queries
from server.reminders.entries import DateEntry
from server.reminders.errors import (
    BEFORE_DATE,
    AlreadyDone,
    AmountMissing,
    BadSnooze,
    PayTheDebt,
    TooFarAhead,
)
from server.reminders.reminder import (
    OccurrenceState,
    OccurrenceStatus,
    ReminderRow,
)
from server.reminders.serializers import Item, make_occurrence, serialize_occurrence
from server.reminders.service import get_reminder_row, serialize_current
from server.reminders.viewer_context import ViewerContext
from server.transactions.bookings import BookingSource, list_booked
from server.transactions.recorded_entries import delete_entries, record_entries
from server.users.balances import LockedAccount, lock_account
from server.wallets.wallet_book import wallet_book_of

LONGEST_SNOOZE: Final = dt.timedelta(days=30)
# Any date within this time can be answered, beyond it only the next open one.
NEAR: Final = dt.timedelta(days=31)
MOST_AHEAD: Final = 40


class Action(StrEnum):
    """What a person does with a date."""

    DONE = "done"
    SKIP = "skip"
    SNOOZE = "snooze"
    OPEN = "open"


MESSAGES: Final = {
    Action.DONE: _("Well done!"),
    Action.SKIP: _("The date has been skipped."),
    Action.SNOOZE: _("We'll remind you again later."),
    Action.OPEN: _("The date has been reopened."),
}
RECORDED: Final = _("Done, and recorded.")


@dataclass(frozen=True, slots=True)
class OccurrenceAnswer:
    """A person's answer to a date.

    `record` books the amount, None when there is one; amount and wallet are by default those of the
    reminder, and `date` is the day of the entry, today by default. `until` is the end of a snooze.
    Where nobody could choose another wallet, `needs_no_choice` records in the default one if that
    of the reminder is archived.
    """

    action: Action
    day: dt.date
    record: bool | None = None
    amount: int | None = None
    wallet_id: str | None = None
    date: dt.date | None = None
    until: dt.datetime | None = None
    needs_no_choice: bool = False


class AnsweredOccurrence(NamedTuple):
    """The reminder and its date as they are now, the booking, and the balance in whole rupiah."""

    reminder: Item
    occurrence: Item
    transaction: Item | None
    balance: int

    def message(self, action: Action) -> Message:
        """The message of the response."""
        return RECORDED if self.transaction else MESSAGES[action]


def answer_occurrence(
    owner_id: str, reminder_id: str, answer: OccurrenceAnswer, viewer: ViewerContext
) -> AnsweredOccurrence:
    """Store an answer to a date of a reminder.

    Raises NotFound for a day that is no date of it, TooFarAhead, AlreadyDone unless a done date
    is opened again, PayTheDebt, AmountMissing, BadSnooze, and WalletArchived for its wallet.
    """
    # The account is locked first, so that two devices cannot record the same date twice.
    account = lock_account(owner_id)
    balance = account.balance
    # Locked rows are skipped by the worker.
    reminder = get_reminder_row(owner_id, reminder_id, lock=True)
    status = _find_status(reminder, answer.day)
    if status is None or answer.action is not Action.OPEN:
        _require_near(reminder, answer.day, viewer)
    require_date(reminder, answer.day, status, answer.action)
    if status and status.state is OccurrenceState.DONE and answer.action is not Action.OPEN:
        raise AlreadyDone(serialize_current(reminder, viewer))
    transaction = None
    if answer.action is Action.OPEN:
        balance = _open(reminder, answer.day, account)
    elif answer.action is Action.SNOOZE:
        due_at = due_moment(answer.day, reminder.time, viewer.zone)
        until = find_snooze_end(answer.until, due_at, viewer)
        queries.save_status(owner_id, reminder_id, answer.day, OccurrenceState.OPEN, until)
    elif answer.action is Action.SKIP:
        queries.save_status(owner_id, reminder_id, answer.day, OccurrenceState.SKIPPED)
    else:
        transaction, balance = _complete(reminder, answer, account, viewer)
    resolve = notifications.unresolve if answer.action is Action.OPEN else notifications.resolve
    resolve(owner_id, reminder_id, answer.day.isoformat())
    status = _find_status(reminder, answer.day) or OccurrenceStatus()
    date = make_occurrence(reminder, answer.day, status, viewer)
    return AnsweredOccurrence(
        serialize_current(reminder, viewer),
        serialize_occurrence(date, viewer),
        transaction,
        balance,
    )


def mark_dates(
    owner_id: str, reminder_id: str, days: Collection[dt.date], state: OccurrenceState
) -> None:
    """Store that dates are done, or open again, as another feature knows; nothing is recorded.

    Nothing happens without the reminder, and to days that are no dates of it.
    """
    reminder = queries.find_reminder(owner_id, reminder_id, lock=True) if days else None
    if reminder is None:
        return
    known = queries.read_statuses(owner_id, min(days), [reminder_id]).get(reminder_id, {})
    statuses = {day: known.get(day, OccurrenceStatus()) for day in days}
    marked = [
        day
        for day, status in sorted(statuses.items())
        if reminder.rule.includes(day) and not status.is_replaced and status.row_id is None
    ]
    if marked:
        queries.save_statuses(owner_id, reminder_id, marked, state)
        is_open = state is OccurrenceState.OPEN
        tell = notifications.unresolve if is_open else notifications.resolve
        tell(owner_id, reminder_id, *(day.isoformat() for day in marked))


def require_date(
    reminder: ReminderRow, day: dt.date, status: OccurrenceStatus | None, action: Action
) -> None:
    """Raise NotFound for a day that is no date, or that another reminder stands in for."""
    if status is None and not reminder.rule.includes(day):
        raise NotFound
    if status is not None and status.is_replaced and action is not Action.OPEN:
        raise NotFound


def _find_status(reminder: ReminderRow, day: dt.date) -> OccurrenceStatus | None:
    statuses = queries.read_statuses(reminder.owner_id, day, [reminder.id])
    return statuses.get(reminder.id, {}).get(day)


def _require_near(reminder: ReminderRow, day: dt.date, viewer: ViewerContext) -> None:
    """Raise TooFarAhead for a day beyond both 31 days and the next open date."""
    if day <= viewer.today + NEAR:
        return
    statuses = queries.read_statuses(reminder.owner_id, viewer.today, [reminder.id])
    known = statuses.get(reminder.id, {})
    for following in islice(reminder.rule.dates(viewer.today), MOST_AHEAD):
        if known.get(following, OccurrenceStatus()).state is OccurrenceState.OPEN:
            if day <= following:
                return
            break
    raise TooFarAhead


def _complete(
    reminder: ReminderRow, answer: OccurrenceAnswer, account: LockedAccount, viewer: ViewerContext
) -> tuple[Item | None, int]:
    if reminder.debt_id is not None:
        raise PayTheDebt
    amount = reminder.expected_amount if answer.amount is None else answer.amount
    record = answer.record
    if record is None:
        record = amount is not None or reminder.is_entry
    state = OccurrenceState.BOOKED if record else OccurrenceState.DONE
    queries.save_status(reminder.owner_id, reminder.id, answer.day, state)
    if not record:
        return None, account.balance
    if amount is None:
        raise AmountMissing
    wallets = wallet_book_of(reminder.owner_id, account.wallets_version)
    wallet_id = answer.wallet_id or reminder.wallet_id
    wallet = wallets.get(wallet_id or "")
    if answer.needs_no_choice and wallet and wallet.archived:
        wallet_id = None
    # Recorded today, as the money moves today.
    entry = DateEntry(reminder, answer.day, amount, answer.date or viewer.today, wallet_id)
    built = entry.build(viewer.book, wallets)
    items, balance = record_entries(reminder.owner_id, account, [built], viewer.book)
    return items[0], balance


def _open(reminder: ReminderRow, day: dt.date, account: LockedAccount) -> int:
    """Open a date again and delete its transactions, which can be undone; returns the balance."""
    queries.save_status(reminder.owner_id, reminder.id, day, OccurrenceState.OPEN)
    booked = list_booked(reminder.owner_id, BookingSource.REMINDER, [reminder.id], since=day)
    ids = [row.id for row in booked if row.booked_for_day == day]
    return delete_entries(reminder.owner_id, account, ids)


def find_snooze_end(
    until: dt.datetime | None, due_at: dt.datetime, viewer: ViewerContext
) -> dt.datetime:
    """The end of a snooze of a date that is due at a moment; raises BadSnooze."""
    if until is None or not viewer.present < until <= viewer.present + LONGEST_SNOOZE:
        raise BadSnooze
    if until < due_at:
        raise BadSnooze(BEFORE_DATE)
    return until
