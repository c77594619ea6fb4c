"""Everything that is known to move until a day, each thing once."""

import datetime as dt
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Final, NamedTuple

from server.debts.planned_payments import list_planned_payments
from server.forecast.ledger_habits import LedgerHabits
from server.forecast.ledger_series import Series
from server.forecast.series_coverage import Payment, covers, is_same_payment
from server.goals.planned_savings import list_planned_savings
from server.investments import planned_dates as investments
from server.reminders import planned_dates as reminders
from server.reminders.viewer_context import ViewerContext as ReminderViewer
from server.rules.guesses import merchant_of
from server.transactions.planned_movements import PlannedMovement, PlanSource
from server.transactions.unbooked_entries import UnbookedEntry
from server.transactions.viewer_context import ViewerContext

# A bill may be paid so many days early without being ticked.
PAID_EARLY: Final = dt.timedelta(days=5)
WEEK: Final = dt.timedelta(days=7)


class Viewers(NamedTuple):
    """The viewer as the ledger and as reminders see one."""

    ledger: ViewerContext
    reminders: ReminderViewer


class Plans(NamedTuple):
    """What is planned until a day, and the dates of reminders, also those paid without a tick.

    `included` are card bills that the balance has lost already.
    """

    movements: list[PlannedMovement]
    dates: list[PlannedMovement]
    included: list[PlannedMovement]


def list_plans(
    owner_id: str, last: dt.date, recent: Callable[[], Iterable[UnbookedEntry]], viewers: Viewers
) -> Plans:
    """What reminders, plans, goals and debts move until a day; nine queries and few more.

    A bill that stands for an instalment or pays a card is left out, and so is one that one of the
    `recent` entries paid without being ticked.
    """
    viewer = viewers.ledger
    payments = list_planned_payments(
        owner_id, viewer.today, last, viewer.book, viewers.reminders.wallets
    )
    dates = _without_instalments(
        reminders.list_planned_dates(owner_id, last, viewers.reminders),
        [*payments.open, *payments.paid],
        payments.cards,
    )
    movements = [
        *(_without_paid(dates, recent(), viewer.today) if dates else ()),
        *investments.list_planned_dates(owner_id, viewer.today, last, viewer.book),
        *list_planned_savings(owner_id, last, viewer),
        *payments.open,
    ]
    return Plans([one for one in movements if one.day <= last], dates, payments.included)


def list_movements(owner_id: str, last: dt.date, habits: LedgerHabits, viewers: Viewers) -> Plans:
    """What is planned and usual from today until a day; what `list_plans` asks.

    A series that a reminder stands for is left out.
    """
    viewer = viewers.ledger
    planned, dates, included = list_plans(owner_id, last, lambda: habits.recent, viewers)
    known = {Payment(one.name, one.category_id, one.amount) for one in (*dates, *planned)}
    series = [
        movement
        for is_in, found in ((True, habits.income), (False, habits.expenses))
        for one in found
        if not any(covers(payment, one, is_in=is_in) for payment in known)
        for movement in _of_series(one, last, viewer, is_in=is_in)
    ]
    movements = sorted([*planned, *series], key=lambda one: (one.day, one.key))
    return Plans(movements, dates, included)


def _of_series(
    series: Series, last: dt.date, viewer: ViewerContext, *, is_in: bool
) -> Iterator[PlannedMovement]:
    newest = series.newest
    for day in series.next_days(last, viewer.calendar):
        # One that is a few days late is still waited for.
        late = viewer.today - day
        if late >= WEEK:
            continue
        yield PlannedMovement(
            max(day, viewer.today),
            series.amount if is_in else -series.amount,
            PlanSource.SERIES,
            series_id(series, is_in=is_in),
            newest.detail,
            viewer.book.shown(newest.category_id).icon,
            newest.category_id,
            series.spread,
        )


def series_id(series: Series, *, is_in: bool) -> str:
    """What names a series while it goes on: its merchant and the magnitude of its amount."""
    merchant = merchant_of(is_in, series.newest.detail).hex()
    return f"{merchant[:16]}{len(str(series.amount))}{series.rhythm.value[0]}{series.every}"


def _without_instalments(
    dates: Iterable[PlannedMovement],
    payments: Iterable[PlannedMovement],
    cards: Container[str],
) -> list[PlannedMovement]:
    """The dates without bills that stand for an instalment of a debt, each instalment once.

    A transfer to a card pays what was bought with it: that is its bill, or spending by then.
    """
    unused = list(payments)
    left = []
    for one in dates:
        if one.to_wallet_id is not None and one.to_wallet_id in cards:
            continue
        same = next((payment for payment in unused if _is_instalment(one, payment)), None)
        if same is None:
            left.append(one)
        else:
            unused.remove(same)
    return left


def _is_instalment(date: PlannedMovement, payment: PlannedMovement) -> bool:
    if abs(date.day - payment.day) > PAID_EARLY:
        return False
    if date.to_wallet_id is not None:
        return date.to_wallet_id == payment.to_wallet_id
    return date.category_id == payment.category_id and is_same_payment(
        date.name, date.amount, payment.name, payment.amount
    )


def _without_paid(
    dates: list[PlannedMovement], recent: Iterable[UnbookedEntry], today: dt.date
) -> list[PlannedMovement]:
    """The dates without those that an entry of the last days looks like, each entry once."""
    soon = Counter(one.key for one in dates if one.day <= today + WEEK)
    unused = list(recent)
    left = []
    for one in sorted(dates, key=lambda one: one.day):
        paid = None
        if soon[one.key] == 1 and one.day <= today + PAID_EARLY:
            paid = next((entry for entry in unused if _pays(entry, one)), None)
        if paid is None:
            left.append(one)
        else:
            unused.remove(paid)
    return left


def _pays(entry: UnbookedEntry, date: PlannedMovement) -> bool:
    return (
        entry.category_id == date.category_id
        and entry.day >= date.day - PAID_EARLY
        and is_same_payment(entry.detail, entry.amount, date.name, abs(date.amount))
    )
