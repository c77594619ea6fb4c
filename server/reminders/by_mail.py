"""Done by a button in a mail: the link proves who read it, and names one date."""

import datetime as dt
from contextlib import suppress
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from server.categories.service import fresh_book
from server.core.clock import now
from server.core.links import Link, LinkInvalid, make_token, read_token
from server.reminders import rows
from server.reminders.answering import Act, Given, answer_date
from server.reminders.errors import AlreadyDone
from server.reminders.kept import Kept
from server.reminders.reading import Reader
from server.transactions.service import Booker, booked_rows
from server.users.service import Mailed, mailed

PURPOSE: Final = "reminder done"
LIFETIME: Final = dt.timedelta(days=60)


class Done(NamedTuple):
    """What was done by a mailed link, and whether the ledger has a transaction of it."""

    description: str
    recorded: bool


def done_token(account: Mailed, reminder_id: str, day: dt.date) -> str:
    """What a mail to the address of an account carries that says one date is done."""
    return make_token(PURPOSE, account.id, reminder_id, day.isoformat(), account.email)


def done_by_mail(token: str) -> Done:
    """Say that the date of a mailed link is done, recording its amount; returns what was done.

    The same when it was done before. Raises LinkInvalid, also for a reminder that was removed
    and when the account has another address since, and LinkExpired.
    """
    link = read_token(PURPOSE, token, lifetime=int(LIFETIME.total_seconds()))
    account = mailed(link.owner_id)
    if account is None or not account.is_active:
        raise LinkInvalid
    reminder, day = _linked(link, account.email)
    book = fresh_book(account.id, account.told_in)
    reader = Reader(now(), ZoneInfo(account.timezone), book)
    # Whoever taps twice, or did it in the app meanwhile, has what was wanted.
    with suppress(AlreadyDone):
        answer_date(account.id, reminder.id, Given(Act.DONE, day), reader)
    booked = booked_rows(account.id, Booker.REMINDER, [reminder.id], since=day)
    return Done(reminder.description, any(row.booked_for_day == day for row in booked))


def _linked(link: Link, email: str) -> tuple[Kept, dt.date]:
    """The reminder that a link is about, and the date; the link itself names neither."""
    for reminder in rows.read_reminders(link.owner_id):
        if link.is_about(reminder.id):
            for row in rows.read_dates(link.owner_id, [reminder.id]):
                if link.is_bound_to(reminder.id, row.day.isoformat(), email):
                    return reminder, row.day
    raise LinkInvalid
