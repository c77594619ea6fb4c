"""Dispatch of monthly letters: enrol accounts, and notify those whose money month has ended."""

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ulid import ULID

from server.core.calendar.clock import now
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth, Span
from server.core.database.due_work import DueWork, process_due
from server.core.database.unit_of_work import unit_of_work
from server.monthly_letter import letter_editions, send_schedule
from server.monthly_letter.letter_archive import PURPOSE
from server.monthly_letter.letters import MONTHLY_LETTER
from server.monthly_letter.send_schedule import DueLetter, plan_send
from server.notifications.notification_request import MailContent, NotificationRequest
from server.notifications.preferences import owners_opted_out
from server.notifications.service import notify
from server.site.holidays import get_public_holidays
from server.transactions.reports import find_active_owners
from server.users.dirty_ledgers import select_shifted_accounts
from server.users.time_zones import AccountCalendar, get_calendars, list_confirmed_after

KIND: Final = "monthly_letter"
MOST_AT_ONCE: Final = 500
# Longer than an account may take to confirm its address; ids sort by their time.
CONFIRMING: Final = dt.timedelta(days=5)
# The characters of an id that encode its time.
TIME_LENGTH: Final = 10


class EndedMonth(NamedTuple):
    """A month of an account that has ended, and the days that must have transactions."""

    owner_id: str
    month: MoneyMonth
    active_span: Span


def enrol_accounts() -> None:
    """Enrol the accounts that were confirmed since the last time, in short transactions."""
    with unit_of_work():
        after = _first_candidate(send_schedule.find_newest_owner())
    while True:
        with unit_of_work():
            found = list_confirmed_after(after, MOST_AT_ONCE)
            if found:
                send_schedule.insert_letters(found, now())
        if len(found) < MOST_AT_ONCE:
            return
        after = found[-1]


def dispatch_due() -> int:
    """Notify everybody whose money month has ended; returns how many accounts were due."""
    return process_due(DUE_WORK)


def follow_calendar(owner_id: str) -> None:
    """Move an account's next letter to the start of its next money month by its calendar now.

    Another payday sends no letter by itself; a letter that is due already is left to the worker.
    """
    letter = send_schedule.find_letter(owner_id, lock=True)
    account = get_calendars([owner_id]).get(owner_id)
    if letter is not None and account is not None and letter.next_at > now():
        calendar = _calendars([account])[account.payday, account.payday_shift]
        plan = plan_send(calendar, account.timezone, now(), letter.month, account.created_at)
        send_schedule.save_schedule([(owner_id, letter.month, plan.next_at)])


def follow_holidays() -> None:
    """Make every account whose payday avoids holidays due now, to plan its next letter again.

    Nobody gets a letter twice, as each month is sent once.
    """
    send_schedule.make_due(now(), select_shifted_accounts())


def _dispatch(due: Sequence[DueLetter], moment: dt.datetime) -> None:
    accounts = get_calendars([one.owner_id for one in due])
    calendars = _calendars(accounts.values())
    ended, schedule = [], []
    for one in due:
        account = accounts[one.owner_id]
        calendar = calendars[account.payday, account.payday_shift]
        plan = plan_send(calendar, account.timezone, moment, one.month, account.created_at)
        month, next_at = plan
        schedule.append((one.owner_id, month.key if month else one.month, next_at))
        if month is not None and account.is_active:
            before = calendar.month_after(month, -1)
            ended.append(EndedMonth(one.owner_id, month, Span(before.start, month.end)))
    recipients = _filter_recipients(ended)
    notify([_notification(one) for one in recipients])
    letter_editions.insert_letters([(one.owner_id, one.month.key) for one in recipients])
    send_schedule.save_schedule(schedule)


def _filter_recipients(ended: list[EndedMonth]) -> list[EndedMonth]:
    """Those who want the letter and have transactions to report."""
    opted_out = owners_opted_out([one.owner_id for one in ended], PURPOSE)
    spans = {one.owner_id: one.active_span for one in ended if one.owner_id not in opted_out}
    active = find_active_owners(spans)
    return [one for one in ended if one.owner_id in active]


def _notification(ended: EndedMonth) -> NotificationRequest:
    month = ended.month.key
    return NotificationRequest(
        owner_id=ended.owner_id,
        cause=f"{KIND}:{ended.owner_id}:{month}",
        kind=KIND,
        purpose=PURPOSE,
        subject_id=f"month:{month}",
        about={"month": month},
        mail=MailContent(
            template=MONTHLY_LETTER, parameters={"account": ended.owner_id, "month": month}
        ),
    )


def _calendars(accounts: Iterable[AccountCalendar]) -> dict[tuple[int, bool], MoneyCalendar]:
    """The calendars of these accounts by payday and shift; one query when any payday shifts."""
    rules = {(one.payday, one.payday_shift) for one in accounts}
    holidays = get_public_holidays() if any(shift for _payday, shift in rules) else {}
    return {(payday, shift): MoneyCalendar(payday, shift, holidays) for payday, shift in rules}


def _first_candidate(newest: str | None) -> str:
    """The least id of an account that may have been confirmed after this one was enrolled."""
    if newest is None:
        return ""
    # A clock that once ran ahead must not hide the accounts made after it.
    made = min(ULID.from_str(newest).datetime, now()) - CONFIRMING
    return str(ULID.from_datetime(made))[:TIME_LENGTH]


DUE_WORK: Final = DueWork(
    name="monthly_letters",
    claim=send_schedule.claim_due,
    key=lambda one: one.owner_id,
    work=_dispatch,
)
