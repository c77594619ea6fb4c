"""Saying what became of a date: done, skipped, to be told later, or open again."""

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Final, NamedTuple

from server.categories.enums import TransactionType
from server.core.errors import NotFound
from server.core.http.etags import IfMatch
from server.core.text.i18n import Message, _
from server.notifications import telling
from server.reminders import queries
from server.reminders.agenda import Item, Reader, date_of, occurrence
from server.reminders.errors import (
    BEFORE_DATE,
    AlreadyDone,
    AmountMissing,
    BadSnooze,
    TooFarAhead,
)
from server.reminders.recurrence import moment_of
from server.reminders.reminder import CATEGORIES, Kept, Said, State
from server.reminders.service import require_reminder, shown_now
from server.transactions.bookings import Booking, BookingSource, list_booked
from server.transactions.service import NewTransaction, add_transaction, delete_transaction
from server.users.balances import add_to_balance

LONGEST_SNOOZE: Final = dt.timedelta(days=30)
# So far ahead any date can be answered, beyond that the next open one of a few.
NEAR: Final = dt.timedelta(days=31)
MOST_AHEAD: Final = 40


class Act(StrEnum):
    """What somebody says to a date."""

    DONE = "done"
    SKIP = "skip"
    SNOOZE = "snooze"
    OPEN = "open"


SENTENCES: Final = {
    Act.DONE: _("Well done!"),
    Act.SKIP: _("The date is skipped."),
    Act.SNOOZE: _("We remind you again later."),
    Act.OPEN: _("The date is open again."),
}
RECORDED: Final = _("Done, and recorded.")


@dataclass(frozen=True, slots=True)
class Given:
    """What somebody says to a date.

    `record` puts the amount into the ledger, None when there is one; the reminder's amount
    stands in for a missing one. `until` is when it is told again.
    """

    act: Act
    day: dt.date
    record: bool | None = None
    amount: int | None = None
    until: dt.datetime | None = None


class Answered(NamedTuple):
    """The reminder and its date as they are now, what was booked, the balance in whole rupiah."""

    reminder: Item
    occurrence: Item
    transaction: Item | None
    balance: int

    def sentence(self, act: Act) -> Message:
        """What answers somebody."""
        return RECORDED if self.transaction else SENTENCES[act]


def answer_date(owner_id: str, reminder_id: str, given: Given, reader: Reader) -> Answered:
    """Say what became of a date of a reminder.

    Raises NotFound for a day that is no date of it, TooFarAhead, AlreadyDone when the date is
    done and something else than opening it is asked for, AmountMissing, and BadSnooze.
    """
    # Two devices stand in line here, so that a date is recorded once.
    balance = add_to_balance(owner_id).balance
    # The worker passes over what is being answered.
    reminder = require_reminder(owner_id, reminder_id, lock=True)
    said = queries.read_said(owner_id, given.day, [reminder_id]).get(reminder_id, {})
    present = said.get(given.day)
    if present is None or given.act is not Act.OPEN:
        _require_near(reminder, given.day, reader)
    if present is None and not reminder.rule.includes(given.day):
        raise NotFound
    if present and present.state is State.DONE and given.act is not Act.OPEN:
        raise AlreadyDone(shown_now(reminder, reader))
    transaction = None
    if given.act is Act.OPEN:
        balance = _open(reminder, given.day, balance, reader)
    elif given.act is Act.SNOOZE:
        queries.keep_date(
            owner_id, reminder_id, given.day, State.OPEN, _checked(reminder, given, reader)
        )
    elif given.act is Act.SKIP:
        queries.keep_date(owner_id, reminder_id, given.day, State.SKIPPED)
    else:
        transaction, balance = _do(reminder, given, balance, reader)
    _settle(reminder, given)
    return _answered(reminder, given.day, transaction, balance, reader)


def _require_near(reminder: Kept, day: dt.date, reader: Reader) -> None:
    """Raise TooFarAhead for what is further away than 31 days and the next open date."""
    if day <= reader.today + NEAR:
        return
    said = queries.read_said(reminder.owner_id, reader.today, [reminder.id]).get(reminder.id, {})
    for following in islice(reminder.rule.dates(reader.today), MOST_AHEAD):
        if said.get(following, Said()).state is State.OPEN:
            if day <= following:
                return
            break
    raise TooFarAhead


def _do(reminder: Kept, given: Given, balance: int, reader: Reader) -> tuple[Item | None, int]:
    amount = reminder.amount if given.amount is None else given.amount
    record = amount is not None if given.record is None else given.record
    state = State.BOOKED if record else State.DONE
    queries.keep_date(reminder.owner_id, reminder.id, given.day, state)
    if not record:
        return None, balance
    if amount is None:
        raise AmountMissing
    new = _transaction(reminder, given.day, amount, reader)
    return add_transaction(reminder.owner_id, new, reader.book)


def _transaction(reminder: Kept, day: dt.date, amount: int, reader: Reader) -> NewTransaction:
    """What was done, as a transaction of today: that is when the money goes."""
    category = reader.book.get(reminder.booked_in) or reader.book.get(CATEGORIES[reminder.kind])
    return NewTransaction(
        type=category.type if category else TransactionType.EXPENSES,
        category_id=category.id if category else CATEGORIES[reminder.kind],
        amount=amount,
        detail=reminder.description,
        date=reader.today,
        booking=Booking(BookingSource.REMINDER, reminder.id, day),
    )


def _open(reminder: Kept, day: dt.date, balance: int, reader: Reader) -> int:
    """Forget what was said, and delete what was booked as an act that can be undone."""
    queries.keep_date(reminder.owner_id, reminder.id, day, State.OPEN)
    for row in list_booked(reminder.owner_id, BookingSource.REMINDER, [reminder.id], since=day):
        if row.booked_for_day == day:
            balance = delete_transaction(reminder.owner_id, row.id, IfMatch(), reader.book)
    return balance


def _checked(reminder: Kept, given: Given, reader: Reader) -> dt.datetime:
    until = given.until
    if until is None or not reader.present < until <= reader.present + LONGEST_SNOOZE:
        raise BadSnooze
    if until < moment_of(given.day, reminder.time, reader.zone):
        raise BadSnooze(BEFORE_DATE)
    return until


def _settle(reminder: Kept, given: Given) -> None:
    """Let the notification centre follow."""
    follow = telling.unresolve if given.act is Act.OPEN else telling.resolve
    follow(reminder.owner_id, reminder.id, given.day.isoformat())


def _answered(
    reminder: Kept, day: dt.date, transaction: Item | None, balance: int, reader: Reader
) -> Answered:
    said = queries.read_said(reminder.owner_id, day, [reminder.id]).get(reminder.id, {})
    date = date_of(reminder, day, said.get(day, Said()), reader)
    return Answered(shown_now(reminder, reader), occurrence(date, reader), transaction, balance)
