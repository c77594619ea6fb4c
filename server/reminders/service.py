"""Reminders: making, changing, removing them and bringing them back."""

# RF-DOC What hangs on a category among the reminders.
import datetime as dt
from collections.abc import Mapping
from typing import Any, Final

from server.categories.usage import CategoryUsage
from server.core.calendar.clock import now
from server.core.errors import NotFound, ValidationFailed
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.ids import new_id
from server.notifications import telling
from server.notifications.service import settings
from server.reminders import queries
from server.reminders.agenda import Agenda, Item, Reader, read_agenda, reader_of, shown
from server.reminders.errors import MOST_REMINDERS, TooManyReminders
from server.reminders.feed import Followed, followed
from server.reminders.next_due import aimed, aimed_anew, back_again, follow, wake_for
from server.reminders.recurrence import ONE_DAY, Frequency, Rule, moment_of
from server.reminders.reminder import (
    FIRST_VERSION,
    Kept,
    Kind,
    Said,
    SaidByDay,
    State,
    Wanted,
    first_of,
    picture_of,
    problems,
    settled,
)
from server.site.holidays import get_public_holidays
from server.users.balances import add_to_balance
from server.users.profiles import get_profile

__all__ = [
    "Agenda",
    "Followed",
    "Frequency",
    "Item",
    "Kept",
    "Kind",
    "Reader",
    "Rule",
    "Said",
    "State",
    "Wanted",
    "add_reminder",
    "add_reminders",
    "change_reminder",
    "follow",
    "followed",
    "get_reminder",
    "holidays",
    "moment_of",
    "picture_of",
    "read_agenda",
    "reader_of",
    "reminders_of",
    "remove_reminder",
    "restore_reminder",
    "said_of",
    "shown_now",
]

# How long one that was removed can be brought back.
RESTORABLE: Final = dt.timedelta(days=30)
HOME: Final = "Indonesia"
# What decides when something is told.
TIMED: Final = ("day", "time", "frequency", "month_day", "until")


def reminders_of(owner_id: str) -> list[Kept]:
    """Every reminder of the owner as it is kept, the oldest first; one query."""
    return queries.read_reminders(owner_id)


def said_of(owner_id: str, since: dt.date | None = None) -> Mapping[str, SaidByDay]:
    """What is known of the dates of the owner's reminders from a day on, by their ids."""
    return queries.read_said(owner_id, since)


def holidays(owner_id: str, first: dt.date, last: dt.date, language: str) -> list[Item]:
    """The public holidays within these days, for who wants to be told and lives where they are."""
    if not settings(owner_id)["location"] or get_profile(owner_id)["country"] != HOME:
        return []
    return [
        {"day": day.isoformat(), "name": holiday.told(language)}
        for day, holiday in sorted(get_public_holidays().items())
        if first <= day <= last
    ]


def get_reminder(owner_id: str, reminder_id: str, reader: Reader) -> Item:
    """A reminder of the owner; raises NotFound."""
    return shown_now(require_reminder(owner_id, reminder_id), reader)


def add_reminder(owner_id: str, wanted: Wanted, reader: Reader) -> Item:
    """Make a reminder from what was checked; TooManyReminders when there are as many as may be."""
    (made,) = add_reminders(owner_id, [wanted], reader)
    wake_for(made)
    return shown(made, {}, reader)


def add_reminders(owner_id: str, wanted: list[Wanted], reader: Reader) -> list[Kept]:
    """Make several at once from what was checked, all of them or TooManyReminders."""
    add_to_balance(owner_id)
    if queries.count_reminders(owner_id) + len(wanted) > MOST_REMINDERS:
        raise TooManyReminders
    made = [aimed(_new(owner_id, one, reader.today), reader.zone) for one in wanted]
    queries.insert_reminders(made)
    return made


def change_reminder(
    owner_id: str, reminder_id: str, changes: Wanted, match: IfMatch, reader: Reader
) -> Item:
    """Change a reminder; other dates count from today on, and what was said to dates stays.

    Raises NotFound, ValidationFailed, and ChangedMeanwhile when its version is none that the
    sender accepts.
    """
    add_to_balance(owner_id)
    before = require_reminder(owner_id, reminder_id, lock=True)
    after = before.changed(changes, reader.today)
    if after == before:
        # Nothing to do, or the answer to the same change was lost.
        return shown_now(before, reader)
    if not match.allows(before.version):
        raise ChangedMeanwhile(shown_now(before, reader))
    wrong = problems({**before.wanted, **changes}, reader.today, before.wanted)
    if wrong:
        raise ValidationFailed(errors={field: [sentence] for field, sentence in wrong.items()})
    after = after._replace(version=before.version + 1)
    if any(getattr(before, name) != getattr(after, name) for name in TIMED):
        after = aimed_anew(before, after, reader.zone)
        _let_go(before, after)
        wake_for(after)
    queries.update_reminder(owner_id, after)
    return shown_now(after, reader)


def remove_reminder(owner_id: str, reminder_id: str) -> None:
    """Remove a reminder, for good after 30 days; what it booked stays. Raises NotFound."""
    add_to_balance(owner_id)
    gone = require_reminder(owner_id, reminder_id, lock=True)
    queries.update_reminder(owner_id, gone, removed_at=now())
    telling.resolve(owner_id, reminder_id)


def restore_reminder(owner_id: str, reminder_id: str, reader: Reader) -> Item:
    """Bring a reminder back as it was, with what was said to its dates and what is told next.

    One that is there answers as it is; raises NotFound, and TooManyReminders.
    """
    add_to_balance(owner_id)
    gone = queries.find_reminder(owner_id, reminder_id, removed=True, lock=True)
    if gone is None:
        return get_reminder(owner_id, reminder_id, reader)
    if queries.count_reminders(owner_id) >= MOST_REMINDERS:
        raise TooManyReminders
    back = back_again(gone, reader.zone)
    queries.update_reminder(owner_id, back)
    telling.unresolve(owner_id, reminder_id)
    wake_for(back)
    return shown_now(back, reader)


def require_reminder(owner_id: str, reminder_id: str, *, lock: bool = False) -> Kept:
    """A reminder of the owner; raises NotFound."""
    reminder = queries.find_reminder(owner_id, reminder_id, lock=lock)
    if reminder is None:
        raise NotFound
    return reminder


def shown_now(reminder: Kept, reader: Reader) -> Item:
    """A reminder as it goes over the wire, with what was said to its dates to come."""
    said = queries.read_said(reminder.owner_id, reader.today - ONE_DAY, [reminder.id])
    return shown(reminder, said.get(reminder.id, {}), reader)


def _new(owner_id: str, wanted: Wanted, today: dt.date) -> Kept:
    whole: Wanted = {
        "kind": Kind.OTHER,
        "time": None,
        "frequency": Frequency.ONCE,
        "amount": None,
        "category_id": None,
        **wanted,
    }
    values: dict[str, Any] = settled(whole)
    return Kept(
        owner_id=owner_id,
        id=new_id(),
        since=first_of(whole["day"], whole["frequency"], today),
        next_day=None,
        next_due_at=None,
        version=FIRST_VERSION,
        created_at=now(),
        **values,
    )


def _let_go(before: Kept, after: Kept) -> None:
    """Let what is no date any more sleep no more.

    Nobody is late any more with the day from which a single reminder was moved.
    """
    asleep = queries.sleeping_days(after.owner_id, after.id)
    key = (after.owner_id, after.id)
    queries.wake((*key, day) for day in asleep if not after.rule.includes(day))
    if Frequency.ONCE is before.frequency and (before.day, before.frequency) != (
        after.day,
        after.frequency,
    ):
        queries.forget_open_date(before.owner_id, before.id, before.day)
        telling.resolve(before.owner_id, before.id, before.day.isoformat())


def move_reminders(owner_id: str, source_id: str, target_id: str) -> int:
    """Let reminders record into another category; those that can come back are not counted."""
    count = queries.count_in_category(owner_id, source_id)
    queries.move_category(owner_id, source_id, target_id)
    return count


USE: Final = CategoryUsage(count=queries.count_in_category, move=move_reminders)
