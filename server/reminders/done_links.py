"""The links in mails that mark one date as done without signing in."""

import datetime as dt
from contextlib import suppress
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from server.categories.book import fresh_book
from server.core.calendar.clock import now
from server.core.security.signed_links import (
    LinkInvalid,
    SignedLink,
    make_token,
    read_token,
    with_link_errors,
)
from server.core.text.i18n import Message, _
from server.reminders import queries
from server.reminders.errors import AlreadyDone
from server.reminders.occurrences import Action, OccurrenceAnswer, answer_occurrence
from server.reminders.reminder import OccurrenceState, OccurrenceStatus, ReminderRow
from server.reminders.viewer_context import ViewerContext
from server.users.service import MailRecipient, find_recipient
from server.wallets.wallet_book import fresh_wallet_book

LINK_PURPOSE: Final = "reminder done"
LIFETIME: Final = dt.timedelta(days=60)

# There is no way to request another mail about the same date.
LINK_ERRORS: Final[dict[str, Message]] = {
    "expired": _("This link has expired. See what's due in your reminders on Lumbung."),
    "invalid": _("This link no longer works. See what's due in your reminders."),
}


class LinkedOccurrence(NamedTuple):
    """The date of a mailed link and its state.

    `amount` is the booked amount of a done date, else the amount that would be booked. One that
    `asks_amount` is done where that can be entered.
    """

    description: str
    day: dt.date
    amount: int | None
    state: OccurrenceState
    asks_amount: bool

    def serialize(self) -> dict[str, Any]:
        """The date as a JSON object."""
        return {
            "description": self.description,
            "day": self.day.isoformat(),
            "amount": self.amount,
            "state": self.state.value,
            "asks_amount": self.asks_amount,
            "recorded": self.state is OccurrenceState.DONE and self.amount is not None,
        }


def make_done_token(account: MailRecipient, reminder_id: str, day: dt.date) -> str:
    """The token of a mail to the address of an account that marks one date as done."""
    return make_token(LINK_PURPOSE, account.id, reminder_id, day.isoformat(), account.email)


@with_link_errors(**LINK_ERRORS)
def find_linked_occurrence(token: str) -> LinkedOccurrence:
    """The date of a mailed link. Raises LinkInvalid and LinkExpired."""
    _viewer, reminder, day = _read(token)
    return _linked_occurrence(reminder, day)


@with_link_errors(**LINK_ERRORS)
def complete_linked_occurrence(token: str) -> LinkedOccurrence:
    """Mark the date of a mailed link as done, record its amount, and return it.

    Recorded in the default wallet if that of the reminder is archived, as no form asks for another.
    Idempotent. Raises LinkInvalid, also for a removed reminder and after the account changed its
    address, LinkExpired, AmountMissing for an entry that has begun to ask for its amount, and
    PayTheDebt.
    """
    viewer, reminder, day = _read(token)
    # A second tap, or a date done in the app meanwhile, is no error.
    with suppress(AlreadyDone):
        answer = OccurrenceAnswer(Action.DONE, day, needs_no_choice=True)
        answer_occurrence(reminder.owner_id, reminder.id, answer, viewer)
    return _linked_occurrence(reminder, day)


def _linked_occurrence(reminder: ReminderRow, day: dt.date) -> LinkedOccurrence:
    statuses = queries.read_statuses(reminder.owner_id, day, [reminder.id])
    status = statuses.get(reminder.id, {}).get(day, OccurrenceStatus())
    is_done = status.state is OccurrenceState.DONE
    amount = status.amount if is_done else reminder.expected_amount
    asks_amount = (reminder.asks_amount or reminder.debt_id is not None) and not is_done
    return LinkedOccurrence(reminder.description, day, amount, status.state, asks_amount)


def _read(token: str) -> tuple[ViewerContext, ReminderRow, dt.date]:
    link = read_token(LINK_PURPOSE, token, lifetime=int(LIFETIME.total_seconds()))
    account = find_recipient(link.owner_id)
    if account is None or not account.is_active:
        raise LinkInvalid
    reminder, day = _find_date(link, account.email)
    book = fresh_book(account.id, account.mail_language)
    wallets = fresh_wallet_book(account.id)
    return ViewerContext(now(), ZoneInfo(account.timezone), book, wallets), reminder, day


def _find_date(link: SignedLink, email: str) -> tuple[ReminderRow, dt.date]:
    """The reminder and the date of a link, which holds only their digest."""
    for reminder in queries.read_reminders(link.owner_id):
        if link.is_about(reminder.id):
            for row in queries.read_dates(link.owner_id, [reminder.id]):
                if link.is_bound_to(reminder.id, row.day.isoformat(), email):
                    return reminder, row.day
    raise LinkInvalid
