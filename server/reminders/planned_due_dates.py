"""Due dates of other features' plans, which wait for their owner beside recurring entries."""

import datetime as dt
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from server.categories.catalogue import TransactionType
from server.core.calendar.clock import format_utc
from server.core.errors import ValidationFailed
from server.reminders.errors import CannotRecord
from server.reminders.planned_snoozes import forget_snoozes, read_planned_snoozes
from server.reminders.reminder import Kind
from server.reminders.serializers import Item
from server.reminders.viewer_context import ViewerContext
from server.transactions.bookings import Booking, BookingSource
from server.transactions.due_dates import (
    ConfirmedDate,
    DateKey,
    DueDate,
    DueDateSource,
    DueState,
    DueViewer,
    due_date_sources,
)
from server.transactions.service import NewTransaction
from server.wallets.service import name_wallet
from server.wallets.wallet_book import WalletBook

# Any other booking is that of a bill.
KINDS: Final = {BookingSource.PLAN: Kind.INVESTMENT}


class PlannedDate(NamedTuple):
    """A due date of a plan, where it is from, and until when it was put off."""

    date: DueDate
    source: DueDateSource
    snoozed_until: dt.datetime | None = None

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was said of it."""
        return self.date.state is DueState.OPEN and self.snoozed_until is None

    def waits(self, present: dt.datetime) -> bool:
        """Whether it waits for an answer now."""
        return self.snoozed_until is None or self.snoozed_until <= present

    def confirm(self, amount: int | None, day: dt.date, wallet_id: str | None) -> ConfirmedDate:
        """The date as it is done, with its own amount and wallet unless others are given."""
        date = self.date
        return ConfirmedDate(date, amount or date.amount, day, wallet_id or date.wallet_id)


def make_expense(date: ConfirmedDate, source: DueDateSource, wallets: WalletBook) -> NewTransaction:
    """The entry of a date that is done, of a source that records nothing itself; CannotRecord."""
    due = date.date
    try:
        wallets.choose(date.wallet_id)
    except ValidationFailed as error:
        raise CannotRecord.of(due.name, error) from error
    return NewTransaction(
        type=TransactionType.EXPENSES,
        category_id=due.category_id,
        amount=date.amount,
        detail=due.name,
        date=date.day,
        wallet_id=date.wallet_id,
        booking=Booking(source.booking, due.source_id, due.day),
    )


def list_planned(owner_id: str, since: dt.date, viewer: ViewerContext) -> list[PlannedDate]:
    """The dates since a day that nobody answered, also those that were put off.

    As many queries as their sources need, and one more when there are any.
    """
    found = [
        PlannedDate(date, source)
        for source in due_date_sources.all()
        for date in source.list_open(owner_id, since, _due_viewer(viewer))
    ]
    snoozes = read_planned_snoozes(owner_id) if found else {}
    return [one._replace(snoozed_until=snoozes.get(one.date.key)) for one in found]


def find_planned(
    owner_id: str, keys: Collection[DateKey], viewer: ViewerContext
) -> dict[DateKey, PlannedDate]:
    """Those of these that are dates of a plan, with what was said of them."""
    if not keys:
        return {}
    snoozes = read_planned_snoozes(owner_id)
    return {
        date.key: PlannedDate(date, source, snoozes.get(date.key))
        for source in due_date_sources.all()
        for date in source.find(owner_id, keys, _due_viewer(viewer))
    }


def save_planned(owner_id: str, dates: Iterable[PlannedDate], state: DueState) -> None:
    """Store the same answer to some dates, which ends their snoozes."""
    keys = defaultdict[DueDateSource, list[DateKey]](list)
    for one in dates:
        keys[one.source].append(one.date.key)
    for source, its_keys in keys.items():
        source.save(owner_id, its_keys, state)
        forget_snoozes(owner_id, its_keys)


def record_planned(
    owner_id: str,
    dates: Mapping[DueDateSource, list[ConfirmedDate]],
    viewer: ViewerContext,
) -> None:
    """Let those sources record dates that record their own, the oldest first; CannotRecord."""
    for source, confirmed in dates.items():
        if source.record is not None:
            ordered = sorted(confirmed, key=lambda one: one.date.day)
            for one in ordered:
                try:
                    source.record(owner_id, one, _due_viewer(viewer))
                except ValidationFailed as error:
                    raise CannotRecord.of(one.date.name, error) from error


def serialize_planned(planned: PlannedDate, viewer: ViewerContext) -> Item:
    """A due date as dates of reminders are."""
    date, snoozed = planned.date, planned.snoozed_until
    is_later = snoozed is not None and snoozed > viewer.present
    is_open = date.state is DueState.OPEN
    return {
        "reminder_id": date.source_id,
        "day": date.day.isoformat(),
        "due_at": format_utc(date.due_at),
        "state": date.state.value,
        "snoozed_until": format_utc(snoozed) if snoozed and is_later else None,
        "late": is_open and not is_later and date.day < viewer.today,
        "amount": date.amount,
        "transaction_id": next(iter(date.row_ids), None),
    }


def serialize_named(planned: PlannedDate, viewer: ViewerContext) -> Item:
    """The same with what it is about."""
    date, source, language = planned.date, planned.source, viewer.book.language
    target = date.to_wallet_id
    return {
        **serialize_planned(planned, viewer),
        "description": date.name,
        "kind": KINDS.get(source.booking, Kind.BILL).value,
        "icon": date.icon,
        "entry": date.entry.value,
        "wallet": name_wallet(viewer.wallets, date.wallet_id, language),
        "to_wallet": target and name_wallet(viewer.wallets, target, language),
        "debt_id": date.source_id if source.booking is BookingSource.DEBT else None,
        "source": source.name,
        "repeats": True,
    }


def _due_viewer(viewer: ViewerContext) -> DueViewer:
    return DueViewer(viewer.present, viewer.zone, viewer.book)
