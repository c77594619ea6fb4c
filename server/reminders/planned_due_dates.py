"""Due dates of other features' plans, which wait for their owner beside recurring entries."""

import datetime as dt
from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import NamedTuple

from server.categories.catalogue import TransactionType
from server.core.calendar.clock import format_utc
from server.reminders.reminder import Kind
from server.reminders.serializers import Item
from server.reminders.viewer_context import ViewerContext
from server.transactions.bookings import Booking
from server.transactions.due_dates import (
    DateKey,
    DueDate,
    DueDateSource,
    DueState,
    DueViewer,
    due_date_sources,
)
from server.transactions.service import NewTransaction
from server.wallets.service import name_wallet


class PlannedDate(NamedTuple):
    """A due date of a plan, and where it is from."""

    date: DueDate
    source: DueDateSource

    def build(self, amount: int | None, day: dt.date, wallet_id: str | None) -> NewTransaction:
        """Its entry on a day, with its own amount and wallet unless others are given."""
        date = self.date
        return NewTransaction(
            type=TransactionType.EXPENSES,
            category_id=date.category_id,
            amount=amount or date.amount,
            detail=date.name,
            date=day,
            wallet_id=wallet_id or date.wallet_id,
            booking=Booking(self.source.booking, date.source_id, date.day),
        )


def list_planned(owner_id: str, since: dt.date, viewer: ViewerContext) -> list[DueDate]:
    """The dates since a day that nobody answered; as many queries as their sources need."""
    return [
        date
        for source in due_date_sources.all()
        for date in source.list_open(owner_id, since, _due_viewer(viewer))
    ]


def find_planned(
    owner_id: str, keys: Collection[DateKey], viewer: ViewerContext
) -> dict[DateKey, PlannedDate]:
    """Those of these that are dates of a plan, with what was said of them."""
    if not keys:
        return {}
    return {
        date.key: PlannedDate(date, source)
        for source in due_date_sources.all()
        for date in source.find(owner_id, keys, _due_viewer(viewer))
    }


def save_planned(owner_id: str, dates: Iterable[PlannedDate], state: DueState) -> None:
    """Store the same answer to some dates."""
    keys = defaultdict[DueDateSource, list[DateKey]](list)
    for one in dates:
        keys[one.source].append(one.date.key)
    for source, its_keys in keys.items():
        source.save(owner_id, its_keys, state)


def serialize_planned(date: DueDate, viewer: ViewerContext) -> Item:
    """A due date as dates of reminders are."""
    return {
        "reminder_id": date.source_id,
        "day": date.day.isoformat(),
        "due_at": format_utc(date.due_at),
        "state": date.state.value,
        "snoozed_until": None,
        "late": date.state is DueState.OPEN and date.day < viewer.today,
        "amount": date.amount,
        "transaction_id": next(iter(date.row_ids), None),
    }


def serialize_named(date: DueDate, viewer: ViewerContext) -> Item:
    """The same with what it is about."""
    language = viewer.book.language
    return {
        **serialize_planned(date, viewer),
        "description": date.name,
        "kind": Kind.INVESTMENT.value,
        "icon": date.icon,
        "entry": TransactionType.EXPENSES.value,
        "wallet": name_wallet(viewer.wallets, date.wallet_id, language),
        "to_wallet": None,
        "source": "plan",
    }


def _due_viewer(viewer: ViewerContext) -> DueViewer:
    return DueViewer(viewer.present, viewer.zone, viewer.book)
