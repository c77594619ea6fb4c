"""What a money month of somebody came to, read from the ledger, the budgets and the goals."""

# RF-DOC The worker's part: taking in new accounts, and telling those whose money month has ended.
import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ulid import ULID

from server.core.calendar.clock import now
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth, Span
from server.core.database.due_work import DueWork, process_due
from server.core.database.unit_of_work import unit_of_work
from server.monthly_letter import queries
from server.monthly_letter.letters import MONTHLY_LETTER
from server.monthly_letter.queries import DueLetter
from server.monthly_letter.send_schedule import next_turn
from server.notifications.notification_request import MailContent, NotificationRequest
from server.notifications.preferences import owners_opted_out
from server.notifications.service import notify
from server.site.holidays import get_public_holidays
from server.transactions.reports import find_active_owners
from server.users.dirty_ledgers import select_shifted_accounts
from server.users.time_zones import AccountCalendar, get_calendars, list_confirmed_after

KIND: Final = "monthly_letter"
PURPOSE: Final = "suggestion"
MOST_AT_ONCE: Final = 500
# Longer than an account may wait until its address is confirmed; ids sort by their moment.
CONFIRMING: Final = dt.timedelta(days=5)
# So many letters of an id tell its moment.
MOMENT_LENGTH: Final = 10


class Ended(NamedTuple):
    """A month of somebody that ended, and the days in which something must have been recorded."""

    owner_id: str
    month: MoneyMonth
    lived: Span


def enrol_accounts() -> None:
    """Take in the accounts that were confirmed since the last time, in short transactions."""
    with unit_of_work():
        after = _before_confirming(queries.find_newest_owner())
    while True:
        with unit_of_work():
            found = list_confirmed_after(after, MOST_AT_ONCE)
            if found:
                queries.insert_letters(found, now())
        if len(found) < MOST_AT_ONCE:
            return
        after = found[-1]


def dispatch_due() -> int:
    """Tell everybody whose money month has ended; returns how many turns there were."""
    return process_due(DUE_WORK)


def follow_calendar(owner_id: str) -> None:
    """Let the next turn of an account be when its next money month begins by its days now.

    Another payday sends no letter by itself; a turn that is due already is left to the worker.
    """
    letter = queries.find_letter(owner_id, lock=True)
    days = get_calendars([owner_id]).get(owner_id)
    if letter is not None and days is not None and letter.next_at > now():
        calendar = _calendars([days])[days.payday, days.payday_shift]
        then = next_turn(calendar, days.timezone, now(), letter.month, days.created_at)
        queries.save_turns([(owner_id, letter.month, then.next_at)])


def follow_holidays() -> None:
    """Let everybody whose payday moves before holidays have a turn now: it finds the next one.

    As a turn tells each month once, nobody gets a letter twice.
    """
    queries.advance_turns(now(), select_shifted_accounts())


def _dispatch(due: Sequence[DueLetter], moment: dt.datetime) -> None:
    accounts = get_calendars([one.owner_id for one in due])
    calendars = _calendars(accounts.values())
    ended, moved = [], []
    for one in due:
        days = accounts[one.owner_id]
        calendar = calendars[days.payday, days.payday_shift]
        month, next_at = next_turn(calendar, days.timezone, moment, one.month, days.created_at)
        moved.append((one.owner_id, month.key if month else one.month, next_at))
        if month is not None and days.is_active:
            before = calendar.month_after(month, -1)
            ended.append(Ended(one.owner_id, month, Span(before.start, month.end)))
    notify([_news(one) for one in _wanted(ended)])
    queries.save_turns(moved)


def _wanted(ended: list[Ended]) -> list[Ended]:
    """Those who want the letter and recorded something to tell of."""
    silent = owners_opted_out([one.owner_id for one in ended], PURPOSE)
    asked = {one.owner_id: one.lived for one in ended if one.owner_id not in silent}
    lively = find_active_owners(asked)
    return [one for one in ended if one.owner_id in lively]


def _news(one: Ended) -> NotificationRequest:
    return NotificationRequest(
        owner_id=one.owner_id,
        cause=f"{KIND}:{one.owner_id}:{one.month.key}",
        kind=KIND,
        purpose=PURPOSE,
        subject_id=f"month:{one.month.key}",
        about={"month": one.month.key},
        mail=MailContent(
            template=MONTHLY_LETTER,
            parameters={"account": one.owner_id, "month": one.month.key},
        ),
    )


def _calendars(accounts: Iterable[AccountCalendar]) -> dict[tuple[int, bool], MoneyCalendar]:
    """The money months of all paydays that there are; one query when any of them moves."""
    rules = {(one.payday, one.payday_shift) for one in accounts}
    holidays = get_public_holidays() if any(shift for _payday, shift in rules) else {}
    return {(payday, shift): MoneyCalendar(payday, shift, holidays) for payday, shift in rules}


def _before_confirming(newest: str | None) -> str:
    """The least id of whoever may have been confirmed after this account was taken in."""
    if newest is None:
        return ""
    # A clock that ran ahead for a while must not hide those who come after it.
    made = min(ULID.from_str(newest).datetime, now()) - CONFIRMING
    return str(ULID.from_datetime(made))[:MOMENT_LENGTH]


DUE_WORK: Final = DueWork(
    name="monthly_letters", claim=queries.claim_due, key=lambda one: one.owner_id, work=_dispatch
)
