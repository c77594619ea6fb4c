"""Recurring entries that are recorded by themselves on their day, each date once.

A date is recorded, told and left behind in one transaction under the lock of its account. Dates
that the worker missed for longer are not recorded: they wait for their owner as missed.
"""

import datetime as dt
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from server.categories.book import fresh_book
from server.core.calendar.recurrence import ONE_DAY
from server.core.database.due_work import DueWork, lock_rows
from server.core.errors import ValidationFailed
from server.core.text.i18n import DEFAULT, _
from server.extensions import db
from server.notifications.notification_request import NotificationRequest
from server.notifications.service import notify
from server.reminders import queries
from server.reminders.due_dispatch import (
    UTC,
    DueOccurrence,
    latest_due,
    make_notification,
    needs_notification,
    notify_due,
)
from server.reminders.entries import DateEntry
from server.reminders.letters import ENTRY_RECORDED
from server.reminders.queries import REMINDERS, reminders_from_rows
from server.reminders.reminder import ReminderRow
from server.transactions.recorded_entries import record_entries
from server.users.balances import LockedAccount, lock_account
from server.users.guest_limits import has_room
from server.users.time_zones import get_time_zones
from server.wallets.wallet_book import wallet_book_of

KIND: Final = "entry_recorded"
PUSH_TEXT: Final = _("It's recorded.")


class _Claimed(NamedTuple):
    """An entry that is due, locked, and its locked account."""

    reminder: ReminderRow
    account: LockedAccount


def _record_due(claimed: Sequence[_Claimed], present: dt.datetime) -> None:
    """Record the latest due date of each entry; ask for what cannot be recorded."""
    zone_of = get_time_zones({one.reminder.owner_id for one in claimed})
    zones = {owner_id: ZoneInfo(zone) for owner_id, zone in zone_of.items()}
    plain = ZoneInfo(UTC)
    found = [
        latest_due(one.reminder, zones.get(one.reminder.owner_id, plain), present)
        for one in claimed
    ]
    known = queries.read_known_occurrences([one.key for one in found])
    open_ones = [one for one in found if needs_notification(known.get(one.key), present)]
    today = {owner_id: present.astimezone(zone).date() for owner_id, zone in zones.items()}
    accounts = {one.reminder.owner_id: one.account for one in claimed}
    recorded = _record(open_ones, accounts, today)
    notify([_notification(one) for one in recorded])
    queries.save_booked([(*one.key, one.due_at) for one in recorded])
    recorded_keys = {one.key for one in recorded}
    notify_due([one for one in open_ones if one.key not in recorded_keys])
    queries.update_next_due(
        [one.following(zones.get(one.reminder.owner_id, plain)) for one in found]
    )


def _record(
    due: Sequence[DueOccurrence],
    accounts: Mapping[str, LockedAccount],
    today: Mapping[str, dt.date],
) -> list[DueOccurrence]:
    """Record the dates of today and yesterday with a known amount, and return them."""
    by_owner = defaultdict[str, list[DueOccurrence]](list)
    for one in due:
        owner_id = one.reminder.owner_id
        is_known = one.reminder.expected_amount is not None and owner_id in today
        if is_known and one.day >= today[owner_id] - ONE_DAY:
            by_owner[owner_id].append(one)
    recorded = []
    for owner_id, its_dates in by_owner.items():
        book, account = fresh_book(owner_id, DEFAULT), accounts[owner_id]
        if account.is_guest and not has_room(owner_id, len(its_dates)):
            # They are asked, and told then that their ledger is full.
            continue
        wallets = wallet_book_of(owner_id, account.wallets_version)
        possible, entries = [], []
        for one in its_dates:
            try:
                entry = _entry(one).build(book, wallets)
            except ValidationFailed:
                # A wallet that it names is archived, or both are one: its owner chooses another.
                continue
            possible.append(one)
            entries.append(entry)
        record_entries(owner_id, account, entries, book)
        recorded += possible
    return recorded


def _entry(due: DueOccurrence) -> DateEntry:
    reminder = due.reminder
    amount = reminder.expected_amount or 0
    return DateEntry(reminder, due.day, amount, due.day, reminder.wallet_id)


def _notification(due: DueOccurrence) -> NotificationRequest:
    return make_notification(due, KIND, ENTRY_RECORDED, PUSH_TEXT)


def _claim(moment: dt.datetime, most: int, but: Collection[str]) -> list[_Claimed]:
    """Lock the accounts first and in one order, as every writer of a book, then the entries."""
    due = queries.select_due(moment, but, automatic=True)
    found = db.session.connection().execute(due.limit(most)).all()
    accounts = {owner_id: lock_account(owner_id) for owner_id in sorted({row[0] for row in found})}
    ids = [row[1] for row in found]
    # Another worker may have recorded them while this one waited.
    still = lock_rows(due.where(REMINDERS.c.id.in_(ids)), most, REMINDERS)
    return [_Claimed(one, accounts[one.owner_id]) for one in reminders_from_rows(still)]


AUTOMATIC_WORK: Final[DueWork[_Claimed]] = DueWork(
    name="automatic entries", claim=_claim, key=lambda one: one.reminder.id, work=_record_due
)
