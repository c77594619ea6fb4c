"""The demo account: two years of its books, and the check that they are what they should be."""

import datetime as dt
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import and_, func, select, update

from scripts.demo.ledger_story import (
    COFFEE,
    PARENTS,
    PAYDAY,
    RENT,
    SALARY,
    Place,
    Story,
    entries_between,
)
from scripts.demo.transfer_story import transfers_between
from scripts.demo.wallets import CREDIT_LIMIT, add_wallets, wallets_of
from server.categories.book import fresh_book
from server.categories.catalogue import Group, TransactionType
from server.categories.icons import icon_path
from server.categories.service import NewCategory, add_category
from server.core.calendar.ledger_days import FIRST_DAY
from server.core.calendar.money_month import ONE_DAY, MoneyCalendar, MoneyMonth
from server.core.text.i18n import DEFAULT
from server.extensions import db
from server.site.holidays import get_money_calendar
from server.transactions import balance_check
from server.transactions.bookings import Booking
from server.transactions.models import TABLE, Transaction
from server.transactions.queries import insert_transactions
from server.transactions.service import NewTransaction
from server.users import preferences
from server.users.balances import lock_account
from server.wallets.balances import read_balances, settle_balance
from server.wallets.wallet_book import wallet_book_of

TWO_YEARS: Final = 24
OWN: Final = (
    NewCategory(
        COFFEE, TransactionType.EXPENSES, Group.WANTS, icon_path("more/hot-beverage"), "gold"
    ),
    NewCategory(
        PARENTS, TransactionType.EXPENSES, Group.NEEDS, icon_path("more/people-hugging"), "manggis"
    ),
)

ROWS: Final = Transaction.metadata.tables[Transaction.__tablename__].c


class WrongDemo(Exception):
    """The books are not what they should be; the text says in what."""


class Filled(NamedTuple):
    """What was added, and how many whole money months were found to be right."""

    added: int
    months: int


def fill(owner_id: str, present: dt.date, seed: int) -> Filled:
    """Record what happened since the newest transaction, for two years when there is none.

    Raises WrongDemo when the books are not what they should be; nothing of it should be kept.
    """
    calendar = get_money_calendar(PAYDAY, shift=True)
    newest = db.session.scalar(select(func.max(ROWS.date)).where(ROWS.owner_id == owner_id))
    if newest is None:
        start = calendar.month_after(calendar.month_at(present), -TWO_YEARS).start
        _begin(owner_id)
    else:
        start = newest + ONE_DAY
    story = Story(fresh_book(owner_id, DEFAULT), calendar, seed)
    if newest is None:
        add_wallets(owner_id, start, story)
    story = story._replace(wallets=wallets_of(owner_id))
    batch = list(entries_between(start, present, story))
    if batch:
        add_transactions(owner_id, batch)
    moved = list(transfers_between(start, present, story))
    if moved:
        insert_transactions(owner_id, moved)
        settle_balance(owner_id)
    return Filled(len(batch) + len(moved), check(owner_id, start, present, calendar))


def add_transactions(owner_id: str, batch: Sequence[NewTransaction]) -> int:
    """Record many transactions of the owner at once and return the new balance."""
    account = lock_account(owner_id)
    wallets = wallet_book_of(owner_id, account.wallets_version)
    insert_transactions(owner_id, [new.row(wallets.choose(new.wallet_id)) for new in batch])
    return settle_balance(owner_id)


def book_transactions(
    owner_id: str, booking: Booking, category_id: str, detail: str, *, by_day: bool = False
) -> None:
    """Book rows of a category and a detail, from the booking's day on, that are not booked yet.

    `by_day` lets each row count for its own day.
    """
    mine = and_(
        ROWS.owner_id == owner_id,
        ROWS.category_id == category_id,
        ROWS.detail == detail,
        ROWS.date >= (booking.day or FIRST_DAY),
        ROWS.booked_for.is_(None),
    )
    link: dict[str, Any] = {"booked_for": booking.kind.value, "booked_for_id": booking.id}
    if by_day:
        link["booked_for_day"] = ROWS.date
    db.session.connection().execute(update(TABLE).where(mine).values(link))


def check(owner_id: str, start: dt.date, present: dt.date, calendar: MoneyCalendar) -> int:
    """How many whole money months since the start have salary and rent; all have to.

    Raises WrongDemo when one has not, when a row lies in the future, a balance is off, or cash
    or credit is used up.
    """
    check_balance(owner_id)
    _check_wallets(owner_id)
    newest = db.session.scalar(select(func.max(ROWS.date)).where(ROWS.owner_id == owner_id))
    if newest is not None and newest > present:
        raise WrongDemo(f"There is a row of {newest}, which is to come.")
    months = _whole_months(start, present, calendar)
    for detail in (SALARY, RENT):
        days = _days_of(owner_id, detail)
        for month in months:
            if sum(day in month for day in days) != 1:
                raise WrongDemo(f"{month.key} has not one row of {detail!r}.")
    return len(months)


def check_balance(owner_id: str) -> None:
    """Raise WrongDemo when a balance is not the opening amount and the sum of the rows."""
    if any(owner_id == wrong.owner_id for wrong in balance_check.find_wrong_balances()):
        raise WrongDemo("A balance is not the opening amount and the sum of the rows.")


def _check_wallets(owner_id: str) -> None:
    """Raise WrongDemo when a wallet of the story holds less than it may."""
    found = read_balances(owner_id)
    for place, wallet_id in wallets_of(owner_id).items():
        least = -CREDIT_LIMIT if place is Place.CARD else 0
        if found[wallet_id].balance < least:
            raise WrongDemo(f"The wallet {place.value} holds less than it may.")


def _begin(owner_id: str) -> None:
    preferences.set_preferences(owner_id, {"payday": PAYDAY, "payday_shift": True})
    for new in OWN:
        add_category(owner_id, new, DEFAULT)


def _whole_months(start: dt.date, present: dt.date, calendar: MoneyCalendar) -> list[MoneyMonth]:
    month = calendar.month_at(start)
    months = []
    while month.end <= present:
        if month.start >= start:
            months.append(month)
        month = calendar.month_after(month)
    return months


def _days_of(owner_id: str, detail: str) -> list[dt.date]:
    mine = (ROWS.owner_id == owner_id, ROWS.detail == detail)
    return list(db.session.scalars(select(ROWS.date).where(*mine)))
