"""Add, change, remove and restore reminders."""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final
from zoneinfo import ZoneInfo

from server.core.calendar.clock import now
from server.core.calendar.recurrence import ONE_DAY, Frequency
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.notifications import service as notifications
from server.notifications.preferences import get_preferences
from server.reminders import queries
from server.reminders.errors import MOST_REMINDERS, TooManyReminders
from server.reminders.next_due import (
    reschedule,
    schedule_next,
    schedule_restored,
    wake_worker,
)
from server.reminders.reminder import (
    FIRST_VERSION,
    Kind,
    ReminderFields,
    ReminderRow,
    StatusByDay,
    complete_fields,
    first_counted_day,
)
from server.reminders.row_context import with_calendars
from server.reminders.serializers import Item, serialize_reminder
from server.reminders.validation import find_problems
from server.reminders.viewer_context import ViewerContext
from server.site.holidays import get_public_holidays
from server.transactions.transfers import SAME_WALLET
from server.users.balances import LockedAccount, lock_account
from server.users.profiles import get_profile
from server.wallets.wallet_book import wallet_book_of

# How long a removed reminder can be restored.
RESTORABLE: Final = dt.timedelta(days=30)
HOME: Final = "Indonesia"
# The fields that decide when a date is due.
TIMED: Final = ("day", "time", "frequency", "month_day", "until", "every", "shift", "times")


def list_reminder_rows(owner_id: str) -> list[ReminderRow]:
    """The owner's reminders, oldest first; one query."""
    return queries.read_reminders(owner_id)


def list_statuses(owner_id: str, since: dt.date | None = None) -> Mapping[str, StatusByDay]:
    """The statuses of the dates of the owner's reminders from a day on, by reminder id."""
    return queries.read_statuses(owner_id, since)


def list_holidays(owner_id: str, first: dt.date, last: dt.date, language: str) -> list[Item]:
    """The public holidays within these days; none for owners abroad or who turned them off."""
    if not get_preferences(owner_id)["location"] or get_profile(owner_id)["country"] != HOME:
        return []
    return [
        {"day": day.isoformat(), "name": holiday.name_in(language)}
        for day, holiday in sorted(get_public_holidays().items())
        if first <= day <= last
    ]


def get_reminder(owner_id: str, reminder_id: str, viewer: ViewerContext) -> Item:
    """A reminder of the owner; raises NotFound."""
    return serialize_current(get_reminder_row(owner_id, reminder_id), viewer)


def add_reminder(owner_id: str, fields: ReminderFields, viewer: ViewerContext) -> Item:
    """Add a reminder from validated fields; raises TooManyReminders."""
    (made,) = add_reminders(owner_id, [fields], viewer)
    wake_worker(made)
    return serialize_reminder(made, {}, viewer)


def add_reminders(
    owner_id: str, reminders: list[ReminderFields], viewer: ViewerContext
) -> list[ReminderRow]:
    """Add several reminders from validated fields: all of them, or TooManyReminders.

    Raises UnknownWallet and WalletArchived.
    """
    account = lock_account(owner_id)
    if queries.count_reminders(owner_id) + len(reminders) > MOST_REMINDERS:
        raise TooManyReminders
    new = with_calendars([new_row(owner_id, fields, viewer.today) for fields in reminders])
    for one in new:
        require_wallets(account, one)
    made = [schedule_next(one, viewer.zone) for one in new]
    queries.insert_reminders(made)
    return made


def change_reminder(
    owner_id: str, reminder_id: str, changes: ReminderFields, match: IfMatch, viewer: ViewerContext
) -> Item:
    """Change a reminder; new dates count from today on, and answered dates stay as they are.

    Raises NotFound, ValidationFailed, and ChangedMeanwhile for a version that does not match.
    """
    account = lock_account(owner_id)
    before = get_reminder_row(owner_id, reminder_id, lock=True)
    after = before.changed(changes, viewer.today)
    if after == before:
        # Nothing to do, or a retry whose first response was lost.
        return serialize_current(before, viewer)
    if not match.allows(before.version):
        raise ChangedMeanwhile(serialize_current(before, viewer))
    problems = find_problems({**before.fields, **changes}, viewer.today, before.fields)
    if problems:
        raise ValidationFailed(errors={field: [problem] for field, problem in problems.items()})
    require_wallets(account, after, before)
    (after,) = with_calendars([after._replace(version=before.version + 1)])
    if any(getattr(before, name) != getattr(after, name) for name in TIMED):
        after = reschedule(before, after, viewer.zone)
        _drop_obsolete_dates(before, after)
        wake_worker(after)
    queries.update_reminder(owner_id, after)
    return serialize_current(after, viewer)


def remove_reminder(owner_id: str, reminder_id: str) -> None:
    """Remove a reminder, for good after 30 days; its transactions stay. Raises NotFound."""
    lock_account(owner_id)
    reminder = get_reminder_row(owner_id, reminder_id, lock=True)
    queries.update_reminder(owner_id, reminder, removed_at=now())
    notifications.resolve(owner_id, reminder_id)


def link_debt(owner_id: str, reminder_id: str | None, debt_id: str | None) -> None:
    """Let a reminder, also a removed one, tell of the instalments of a debt, or only of itself.

    Nothing happens without a reminder.
    """
    if reminder_id is not None:
        queries.set_debt(owner_id, reminder_id, debt_id)


def restore_reminder(owner_id: str, reminder_id: str, viewer: ViewerContext) -> Item:
    """Restore a removed reminder with its answered dates and its next date.

    Returns a reminder that is not removed as it is; raises NotFound and TooManyReminders.
    """
    restored = bring_back(owner_id, reminder_id, viewer.zone)
    if restored is None:
        return get_reminder(owner_id, reminder_id, viewer)
    return serialize_current(restored, viewer)


def bring_back(owner_id: str, reminder_id: str, zone: ZoneInfo) -> ReminderRow | None:
    """Restore a removed reminder; None when there is none. TooManyReminders."""
    lock_account(owner_id)
    removed = queries.find_reminder(owner_id, reminder_id, removed=True, lock=True)
    if removed is None:
        return None
    if queries.count_reminders(owner_id) >= MOST_REMINDERS:
        raise TooManyReminders
    restored = schedule_restored(removed, zone)
    queries.update_reminder(owner_id, restored)
    notifications.unresolve(owner_id, reminder_id)
    wake_worker(restored)
    return restored


def get_reminder_row(owner_id: str, reminder_id: str, *, lock: bool = False) -> ReminderRow:
    """The row of a reminder of the owner; raises NotFound."""
    reminder = queries.find_reminder(owner_id, reminder_id, lock=lock)
    if reminder is None:
        raise NotFound
    return reminder


def serialize_current(reminder: ReminderRow, viewer: ViewerContext) -> Item:
    """A reminder as a JSON object, with the stored statuses of its coming dates."""
    statuses = queries.read_statuses(reminder.owner_id, viewer.today - ONE_DAY, [reminder.id])
    return serialize_reminder(reminder, statuses.get(reminder.id, {}), viewer)


def require_wallets(
    account: LockedAccount, after: ReminderRow, before: ReminderRow | None = None
) -> None:
    """Check the wallets that a reminder names; those that it had before may be archived."""
    wallets = wallet_book_of(after.owner_id, account.wallets_version)
    for field in ("wallet_id", "to_wallet_id"):
        id_ = getattr(after, field)
        if id_ is not None and (before is None or getattr(before, field) != id_):
            wallets.choose(id_, field)
    if after.to_wallet_id is not None and after.to_wallet_id == (
        after.wallet_id or wallets.default.id
    ):
        raise ValidationFailed(errors={"to_wallet_id": [SAME_WALLET]})


def new_row(owner_id: str, fields: ReminderFields, today: dt.date) -> ReminderRow:
    """The row of a new reminder, without its next date."""
    whole: ReminderFields = {
        "kind": Kind.OTHER,
        "time": None,
        "frequency": Frequency.ONCE,
        "amount": None,
        "category_id": None,
        "wallet_id": None,
        **fields,
    }
    values: dict[str, Any] = complete_fields(whole)
    return ReminderRow(
        owner_id=owner_id,
        id=new_id(),
        since=first_counted_day(whole, today),
        next_day=None,
        next_due_at=None,
        version=FIRST_VERSION,
        created_at=now(),
        **values,
    )


def _drop_obsolete_dates(before: ReminderRow, after: ReminderRow) -> None:
    """End the snoozes of days that are no dates any more.

    The former day of a single reminder that was moved is not late any more.
    """
    snoozed = queries.snoozed_days(after.owner_id, after.id)
    key = (after.owner_id, after.id)
    queries.clear_snoozes((*key, day) for day in snoozed if not after.rule.includes(day))
    if Frequency.ONCE is before.frequency and (before.day, before.frequency) != (
        after.day,
        after.frequency,
    ):
        queries.delete_open_dates(before.owner_id, before.id, before.day, before.day)
        notifications.resolve(before.owner_id, before.id, before.day.isoformat())
