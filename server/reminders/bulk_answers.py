"""One answer to many dates of recurring entries, reminders and plans, in one transaction."""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from server.core.calendar.recurrence import due_moment
from server.core.database.unit_of_work import extend_timeout
from server.core.errors import NotFound, ValidationFailed
from server.core.text.i18n import Message, _
from server.notifications import service as notifications
from server.reminders import queries
from server.reminders.entries import DateEntry
from server.reminders.errors import PAY_THE_DEBT, CannotRecord
from server.reminders.occurrences import Action, find_snooze_end, require_date
from server.reminders.planned_due_dates import (
    PlannedDate,
    find_planned,
    make_expense,
    record_planned,
    save_planned,
    serialize_planned,
)
from server.reminders.planned_snoozes import snooze_planned
from server.reminders.reminder import OccurrenceState, OccurrenceStatus, ReminderRow
from server.reminders.serializers import Item, make_occurrence, serialize_occurrence
from server.reminders.validation import NO_AMOUNT
from server.reminders.viewer_context import ViewerContext
from server.transactions.bookings import BookingSource, list_booked
from server.transactions.due_dates import ConfirmedDate, DueDateSource, DueState
from server.transactions.recorded_entries import BookedEntry, delete_entries, record_entries
from server.users.balances import LockedAccount, lock_account
from server.wallets.balances import settle_balance
from server.wallets.wallet_book import WalletBook, wallet_book_of

STATES: Final = {
    Action.SKIP: OccurrenceState.SKIPPED,
    Action.SNOOZE: OccurrenceState.OPEN,
    Action.OPEN: OccurrenceState.OPEN,
}


@dataclass(frozen=True, slots=True)
class NamedDate:
    """A date of a reminder or plan; the amount in whole rupiah and the wallets may differ from its.

    `date` is the day of the entry, the date itself without one. `to_wallet_id` is for transfers
    alone.
    """

    reminder_id: str
    day: dt.date
    amount: int | None = None
    wallet_id: str | None = None
    date: dt.date | None = None
    to_wallet_id: str | None = None


@dataclass(frozen=True, slots=True)
class BulkAnswer:
    """The same answer to some dates; `until` is the end of a snooze."""

    action: Action
    dates: Sequence[NamedDate]
    until: dt.datetime | None = None


class Answered(NamedTuple):
    """Which dates this changed, all dates as they are now, and the balance in whole rupiah."""

    changed: list[NamedDate]
    occurrences: list[Item]
    balance: int

    def message(self, action: Action) -> tuple[Message, dict[str, int]]:
        """The message of the response, and its parameters."""
        if not self.changed:
            return UNCHANGED, {}
        return MESSAGES[action], {"count": len(self.changed)}


MESSAGES: Final = {
    Action.DONE: _("Recorded: {count}."),
    Action.SKIP: _("Skipped: {count}."),
    Action.SNOOZE: _("We'll remind you again later."),
    Action.OPEN: _("Reopened: {count}."),
}
UNCHANGED: Final = _("This was already answered.")
Found = Mapping[NamedDate, tuple[ReminderRow, OccurrenceStatus | None]]
Planned = Mapping[NamedDate, PlannedDate]


class _Dates(NamedTuple):
    """The dates of an answer: those of reminders with their statuses, and those of plans."""

    found: Found
    planned: Planned

    def changed_by(self, action: Action) -> "_Dates":
        """Those that an answer changes: others are answered already, or wait already."""
        if action is Action.OPEN:
            return _Dates(
                {date: one for date, one in self.found.items() if not _is_untouched(one[1])},
                {date: one for date, one in self.planned.items() if not one.is_untouched},
            )
        return _Dates(
            {
                date: one
                for date, one in self.found.items()
                if one[1] is None or one[1].state is OccurrenceState.OPEN
            },
            {date: one for date, one in self.planned.items() if one.date.state is DueState.OPEN},
        )


def _is_untouched(status: OccurrenceStatus | None) -> bool:
    return status is None or (status.state is OccurrenceState.OPEN and status.snoozed_until is None)


def answer_dates(owner_id: str, answer: BulkAnswer, viewer: ViewerContext) -> Answered:
    """Store one answer to many dates: all of them, or none.

    Dates that another device has answered meanwhile stay as they are. To open dates deletes what
    was recorded for them. Raises NotFound for a day that is no date or lies ahead, and for one
    that cannot be skipped, BadSnooze, and CannotRecord where an amount is missing or a wallet
    cannot be used.
    """
    account = lock_account(owner_id)
    extend_timeout()
    dates = _find(owner_id, answer, viewer)
    changed = dates.changed_by(answer.action)
    balance = _write(owner_id, answer, changed, account, viewer)
    resolve = notifications.unresolve if answer.action is Action.OPEN else notifications.resolve
    for id_, days in _days_by_id([*changed.found, *changed.planned]).items():
        resolve(owner_id, id_, *(day.isoformat() for day in days))
    return Answered(
        [one for one in answer.dates if one in changed.found or one in changed.planned],
        _serialize(owner_id, answer, dates, viewer),
        balance,
    )


def _serialize(
    owner_id: str, answer: BulkAnswer, dates: _Dates, viewer: ViewerContext
) -> list[Item]:
    """The dates as they are now, in the order of the answer."""
    statuses = _read_statuses(owner_id, answer) if dates.found else {}
    keys = [(date.reminder_id, date.day) for date in dates.planned]
    planned = find_planned(owner_id, keys, viewer)
    items = []
    for date in answer.dates:
        if date in dates.planned:
            key = date.reminder_id, date.day
            now = planned.get(key, dates.planned[date])
            items.append(serialize_planned(now, viewer))
            continue
        reminder, _before = dates.found[date]
        status = statuses.get(reminder.id, {}).get(date.day, OccurrenceStatus())
        occurrence = make_occurrence(reminder, date.day, status, viewer)
        items.append(serialize_occurrence(occurrence, viewer))
    return items


def _read_statuses(owner_id: str, answer: BulkAnswer) -> queries.StatusByReminder:
    ids = {one.reminder_id for one in answer.dates}
    return queries.read_statuses(owner_id, min(one.day for one in answer.dates), ids)


def _find(owner_id: str, answer: BulkAnswer, viewer: ViewerContext) -> _Dates:
    """The reminders and plans of the dates with what was said of them."""
    reminders = {one.id: one for one in queries.read_reminders(owner_id, lock=True)}
    statuses = _read_statuses(owner_id, answer)
    others = [
        (one.reminder_id, one.day) for one in answer.dates if one.reminder_id not in reminders
    ]
    known = find_planned(owner_id, others, viewer)
    found, planned = {}, {}
    for date in answer.dates:
        reminder, plan = reminders.get(date.reminder_id), known.get((date.reminder_id, date.day))
        if date.day > viewer.today or (reminder is None and plan is None):
            raise NotFound
        if plan is not None:
            if answer.action is Action.SKIP and not plan.source.can_skip:
                raise NotFound
            planned[date] = plan
        elif reminder is not None:
            status = statuses.get(reminder.id, {}).get(date.day)
            require_date(reminder, date.day, status, answer.action)
            found[date] = (reminder, status)
    return _Dates(found, planned)


def _write(
    owner_id: str, answer: BulkAnswer, dates: _Dates, account: LockedAccount, viewer: ViewerContext
) -> int:
    """Store the answers and record or delete what belongs to them; returns the balance."""
    if answer.action is Action.DONE:
        return _record(owner_id, dates, account, viewer)
    until = _snooze(owner_id, answer, dates, viewer) if answer.action is Action.SNOOZE else None
    for id_, days in _days_by_id(dates.found).items():
        queries.save_statuses(owner_id, id_, days, STATES[answer.action], until)
    if answer.action is Action.SNOOZE:
        return account.balance
    is_open = answer.action is Action.OPEN
    balance = _delete_booked(owner_id, dates, account) if is_open else account.balance
    state = DueState.OPEN if is_open else DueState.SKIPPED
    save_planned(owner_id, dates.planned.values(), state)
    return balance


def _snooze(
    owner_id: str, answer: BulkAnswer, dates: _Dates, viewer: ViewerContext
) -> dt.datetime | None:
    """Put off the dates of plans, and return the end of the snooze; BadSnooze."""
    ends = [
        *(
            find_snooze_end(answer.until, due_moment(date.day, one.time, viewer.zone), viewer)
            for date, (one, _status) in dates.found.items()
        ),
        *(find_snooze_end(answer.until, one.date.due_at, viewer) for one in dates.planned.values()),
    ]
    until = next(iter(ends), None)
    if until is not None:
        snooze_planned(owner_id, [one.date.key for one in dates.planned.values()], until)
    return until


def _delete_booked(owner_id: str, dates: _Dates, account: LockedAccount) -> int:
    """Delete what was recorded for dates as one action; returns the balance."""
    ids = [id_ for one in dates.planned.values() for id_ in one.date.row_ids]
    if dates.found:
        wanted = {(date.reminder_id, date.day) for date in dates.found}
        first = min(date.day for date in dates.found)
        mine = _days_by_id(dates.found)
        booked = list_booked(owner_id, BookingSource.REMINDER, mine, since=first)
        ids += [row.id for row in booked if (row.booked_for_id, row.booked_for_day) in wanted]
    return delete_entries(owner_id, account, ids)


def _record(owner_id: str, dates: _Dates, account: LockedAccount, viewer: ViewerContext) -> int:
    """Record the dates that have an amount, and say of plain reminders that they are done."""
    entries: list[DateEntry] = []
    done: defaultdict[str, list[dt.date]] = defaultdict(list)
    booked: defaultdict[str, list[dt.date]] = defaultdict(list)
    for date, (reminder, _status) in dates.found.items():
        if reminder.debt_id is not None:
            raise CannotRecord(reminder.description, PAY_THE_DEBT)
        if not reminder.is_entry:
            done[reminder.id].append(date.day)
            continue
        entries.append(_entry_of(reminder, date))
        booked[reminder.id].append(date.day)
    for state, days in ((OccurrenceState.DONE, done), (OccurrenceState.BOOKED, booked)):
        for reminder_id, its_days in days.items():
            queries.save_statuses(owner_id, reminder_id, its_days, state)
    save_planned(owner_id, dates.planned.values(), DueState.DONE)
    wallets = wallet_book_of(owner_id, account.wallets_version)
    built: list[BookedEntry] = [_build(entry, wallets, viewer) for entry in entries]
    own = defaultdict[DueDateSource, list[ConfirmedDate]](list)
    for date, plan in dates.planned.items():
        confirmed = plan.confirm(date.amount, date.date or date.day, date.wallet_id)
        if plan.source.record is None:
            built.append(make_expense(confirmed, plan.source, wallets))
        else:
            own[plan.source].append(confirmed)
    balance = record_entries(owner_id, account, built, viewer.book)[1]
    record_planned(owner_id, own, viewer)
    return settle_balance(owner_id) if own else balance


def _entry_of(reminder: ReminderRow, date: NamedDate) -> DateEntry:
    """What a date records, with the amount and the wallets that were chosen; CannotRecord."""
    amount = reminder.expected_amount if date.amount is None else date.amount
    if amount is None:
        raise CannotRecord(reminder.description, NO_AMOUNT)
    if date.to_wallet_id and reminder.to_wallet_id:
        reminder = reminder._replace(to_wallet_id=date.to_wallet_id)
    wallet_id = date.wallet_id or reminder.wallet_id
    return DateEntry(reminder, date.day, amount, date.date or date.day, wallet_id)


def _build(entry: DateEntry, wallets: WalletBook, viewer: ViewerContext) -> BookedEntry:
    try:
        return entry.build(viewer.book, wallets)
    except ValidationFailed as error:
        raise CannotRecord.of(entry.reminder.description, error) from error


def _days_by_id(dates: Iterable[NamedDate]) -> dict[str, list[dt.date]]:
    days: defaultdict[str, list[dt.date]] = defaultdict(list)
    for date in dates:
        days[date.reminder_id].append(date.day)
    return dict(days)
