"""The send schedule of monthly letters, one row per account, and what to send when."""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, bindparam, func, select, update

from server.core.calendar.clock import default_reminder_moment, latest_due_day
from server.core.calendar.money_month import MoneyCalendar, MoneyMonth
from server.core.database.due_work import lock_rows
from server.core.database.upserts import upsert_into
from server.extensions import db
from server.monthly_letter.models import MonthlyLetter

# A letter later than that is not sent any more.
LATEST_DELAY: Final = dt.timedelta(days=3)
LETTERS: Final = MonthlyLetter.metadata.tables[MonthlyLetter.__tablename__]


class SendPlan(NamedTuple):
    """The ended month to send now, if any, and when the next letter is due."""

    month: MoneyMonth | None
    next_at: dt.datetime


def plan_send(
    calendar: MoneyCalendar,
    timezone: str,
    moment: dt.datetime,
    last: str | None,
    since: dt.datetime,
) -> SendPlan:
    """The plan for an account that exists `since` then and whose latest letter was on `last`.

    Letters are due on the first day of a money month at eight in the morning. A missed one is
    sent up to three days late; of several missed months only the latest is sent.
    """
    present = calendar.month_at(latest_due_day(moment, timezone))
    begun = default_reminder_moment(present.start, timezone)
    next_at = default_reminder_moment(calendar.month_after(present).start, timezone)
    ended = calendar.month_after(present, -1)
    is_due = moment - begun < LATEST_DELAY and since < begun and (last is None or last < ended.key)
    return SendPlan(ended if is_due else None, next_at)


class DueLetter(NamedTuple):
    """An account whose letter is due, and the latest month that was processed."""

    owner_id: str
    month: str | None


def claim_due(moment: dt.datetime, most: int, but: Collection[str]) -> list[DueLetter]:
    """Lock the accounts whose letter is due, oldest first, until the transaction ends."""
    wanted = (
        select(LETTERS.c.owner_id, LETTERS.c.month)
        .where(LETTERS.c.next_at <= moment, LETTERS.c.owner_id.not_in(but))
        .order_by(LETTERS.c.next_at)
    )
    return [DueLetter(*row) for row in lock_rows(wanted, most, LETTERS)]


def save_schedule(moved: Sequence[tuple[str, str | None, dt.datetime]]) -> None:
    """Store for these owners the month that was processed and when the next letter is due."""
    change = (
        update(LETTERS)
        .where(LETTERS.c.owner_id == bindparam("owner"))
        .values(month=bindparam("looked_at"), next_at=bindparam("at"))
    )
    given: list[dict[str, Any]] = [
        {"owner": owner_id, "looked_at": month, "at": at} for owner_id, month, at in moved
    ]
    db.session.connection().execute(change, given)


def make_due(moment: dt.datetime, shifted: Select[str]) -> None:
    """Make these owners due at a moment, unless they are due earlier; one statement."""
    later = LETTERS.c.next_at > moment
    change = update(LETTERS).where(LETTERS.c.owner_id.in_(shifted), later)
    db.session.connection().execute(change.values(next_at=moment))


def find_letter(owner_id: str, *, lock: bool = False) -> MonthlyLetter | None:
    """The row of an owner; None before the account is enrolled."""
    wanted = select(MonthlyLetter).where(MonthlyLetter.owner_id == owner_id)
    return db.session.scalar(wanted.with_for_update() if lock else wanted)


def find_newest_owner() -> str | None:
    """The owner with the highest id."""
    newest: str | None = db.session.scalar(select(func.max(LETTERS.c.owner_id)))
    return newest


def insert_letters(owner_ids: Sequence[str], moment: dt.datetime) -> None:
    """Enrol these owners, due at a moment; existing rows stay as they are."""
    given = [{"owner_id": owner_id, "next_at": moment} for owner_id in owner_ids]
    statement = upsert_into(LETTERS).values(given)
    db.session.execute(statement.on_conflict_do_nothing(index_elements=["owner_id"]))
