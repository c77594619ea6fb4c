"""Answers to the dates of a reminder: done, skipped, snoozed, or open again."""

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Final, NamedTuple

from server.categories.catalogue import TransactionType
from server.core.calendar.recurrence import due_moment
from server.core.errors import NotFound
from server.core.http.etags import IfMatch
from server.core.text.i18n import Message, _
from server.notifications import service as notifications
from server.reminders import queries
from server.reminders.errors import (
    BEFORE_DATE,
    AlreadyDone,
    AmountMissing,
    BadSnooze,
    TooFarAhead,
)
from server.reminders.reminder import (
    KIND_CATEGORIES,
    OccurrenceState,
    OccurrenceStatus,
    ReminderRow,
)
from server.reminders.serializers import Item, make_occurrence, serialize_occurrence
from server.reminders.service import get_reminder_row, serialize_current
from server.reminders.viewer_context import ViewerContext
from server.transactions.bookings import Booking, BookingSource, list_booked
from server.transactions.service import NewTransaction, add_transaction, delete_transaction
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

    `record` books the amount, None when there is one; the reminder's amount is the default.
    `until` is the end of a snooze. Where nobody could choose another wallet, `needs_no_choice`
    records in the default one if that of the reminder is archived.
    """

    action: Action
    day: dt.date
    record: bool | None = None
    amount: int | None = None
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
    is opened again, AmountMissing, BadSnooze, and WalletArchived for the wallet of the reminder.
    """
    # The account is locked first, so that two devices cannot record the same date twice.
    account = lock_account(owner_id)
    balance = account.balance
    # Locked rows are skipped by the worker.
    reminder = get_reminder_row(owner_id, reminder_id, lock=True)
    status = _find_status(reminder, answer.day)
    if status is None or answer.action is not Action.OPEN:
        _require_near(reminder, answer.day, viewer)
    if status is None and not reminder.rule.includes(answer.day):
        raise NotFound
    if status and status.state is OccurrenceState.DONE and answer.action is not Action.OPEN:
        raise AlreadyDone(serialize_current(reminder, viewer))
    transaction = None
    if answer.action is Action.OPEN:
        balance = _open(reminder, answer.day, balance, viewer)
    elif answer.action is Action.SNOOZE:
        until = _snooze_end(reminder, answer, viewer)
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
    amount = reminder.amount if answer.amount is None else answer.amount
    record = amount is not None if answer.record is None else answer.record
    state = OccurrenceState.BOOKED if record else OccurrenceState.DONE
    queries.save_status(reminder.owner_id, reminder.id, answer.day, state)
    if not record:
        return None, account.balance
    if amount is None:
        raise AmountMissing
    wallets = wallet_book_of(reminder.owner_id, account.wallets_version)
    wallet = wallets.get(reminder.wallet_id or "")
    if answer.needs_no_choice and wallet and wallet.archived:
        reminder = reminder._replace(wallet_id=None)
    new = _new_transaction(reminder, answer.day, amount, viewer)
    return add_transaction(reminder.owner_id, new, viewer.book, wallets)


def _new_transaction(
    reminder: ReminderRow, day: dt.date, amount: int, viewer: ViewerContext
) -> NewTransaction:
    """The transaction of a done date, recorded today, as the money moves today."""
    default_id = KIND_CATEGORIES[reminder.kind]
    category = viewer.book.get(reminder.booking_category_id) or viewer.book.get(default_id)
    return NewTransaction(
        type=category.type if category else TransactionType.EXPENSES,
        category_id=category.id if category else default_id,
        amount=amount,
        detail=reminder.description,
        date=viewer.today,
        wallet_id=reminder.wallet_id,
        booking=Booking(BookingSource.REMINDER, reminder.id, day),
    )


def _open(reminder: ReminderRow, day: dt.date, balance: int, viewer: ViewerContext) -> int:
    """Open a date again and delete its transactions, which can be undone; returns the balance."""
    queries.save_status(reminder.owner_id, reminder.id, day, OccurrenceState.OPEN)
    for row in list_booked(reminder.owner_id, BookingSource.REMINDER, [reminder.id], since=day):
        if row.booked_for_day == day:
            balance = delete_transaction(reminder.owner_id, row.id, IfMatch(), viewer.book)
    return balance


def _snooze_end(
    reminder: ReminderRow, answer: OccurrenceAnswer, viewer: ViewerContext
) -> dt.datetime:
    until = answer.until
    if until is None or not viewer.present < until <= viewer.present + LONGEST_SNOOZE:
        raise BadSnooze
    if until < due_moment(answer.day, reminder.time, viewer.zone):
        raise BadSnooze(BEFORE_DATE)
    return until
