"""Done by a button in a mail: the link proves who read it, and names one date."""

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
from server.reminders.agenda import Reader
from server.reminders.errors import AlreadyDone
from server.reminders.occurrences import Act, Given, answer_date
from server.reminders.reminder import Kept, Said, State
from server.users.service import MailRecipient, find_recipient

PURPOSE: Final = "reminder done"
LIFETIME: Final = dt.timedelta(days=60)


# Nobody can ask for another mail about the same date.
DEAD: Final[dict[str, Message]] = {
    "expired": _("This link has expired. What is due stands in your reminders at Lumbung."),
    "invalid": _("This link does not work any more. What is due stands in your reminders."),
}


class Asked(NamedTuple):
    """The date of a mailed link, and what became of it.

    `amount` is what the ledger has of a date that is done, and would get of any other one.
    """

    description: str
    day: dt.date
    amount: int | None
    state: State

    @property
    def told(self) -> dict[str, Any]:
        """This as it goes over the wire."""
        return {
            "description": self.description,
            "day": self.day.isoformat(),
            "amount": self.amount,
            "state": self.state.value,
            "recorded": self.state is State.DONE and self.amount is not None,
        }


def done_token(account: MailRecipient, reminder_id: str, day: dt.date) -> str:
    """What a mail to the address of an account carries that says one date is done."""
    return make_token(PURPOSE, account.id, reminder_id, day.isoformat(), account.email)


@with_link_errors(**DEAD)
def asked_by_mail(token: str) -> Asked:
    """What a mailed link is about; changes nothing. LinkInvalid, LinkExpired."""
    _reader, reminder, day = _read(token)
    return _asked(reminder, day)


@with_link_errors(**DEAD)
def done_by_mail(token: str) -> Asked:
    """Say that the date of a mailed link is done, recording its amount; returns what was done.

    The same when it was done before. Raises LinkInvalid, also for a reminder that was removed
    and when the account has another address since, and LinkExpired.
    """
    reader, reminder, day = _read(token)
    # Whoever taps twice, or did it in the app meanwhile, has what was wanted.
    with suppress(AlreadyDone):
        answer_date(reminder.owner_id, reminder.id, Given(Act.DONE, day), reader)
    return _asked(reminder, day)


def _asked(reminder: Kept, day: dt.date) -> Asked:
    found = queries.read_said(reminder.owner_id, day, [reminder.id]).get(reminder.id, {})
    said = found.get(day, Said())
    amount = said.amount if said.state is State.DONE else reminder.amount
    return Asked(reminder.description, day, amount, said.state)


def _read(token: str) -> tuple[Reader, Kept, dt.date]:
    link = read_token(PURPOSE, token, lifetime=int(LIFETIME.total_seconds()))
    account = find_recipient(link.owner_id)
    if account is None or not account.is_active:
        raise LinkInvalid
    reminder, day = _linked(link, account.email)
    book = fresh_book(account.id, account.mail_language)
    return Reader(now(), ZoneInfo(account.timezone), book), reminder, day


def _linked(link: SignedLink, email: str) -> tuple[Kept, dt.date]:
    """The reminder that a link is about, and the date; the link itself names neither."""
    for reminder in queries.read_reminders(link.owner_id):
        if link.is_about(reminder.id):
            for row in queries.read_dates(link.owner_id, [reminder.id]):
                if link.is_bound_to(reminder.id, row.day.isoformat(), email):
                    return reminder, row.day
    raise LinkInvalid
