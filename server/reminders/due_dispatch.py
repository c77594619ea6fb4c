"""Dispatch of due dates: each is notified once, late if the worker was down, never twice."""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from server.categories.book import plain_book
from server.core.calendar.clock import format_utc, now
from server.core.calendar.recurrence import ONE_DAY, due_moment
from server.core.database.due_work import DueWork, lock_rows
from server.core.operations.gauges import Gauge
from server.core.text.i18n import DEFAULT, Message, _, translate
from server.notifications.notification_request import MailContent, NotificationRequest, PushContent
from server.notifications.service import notify
from server.reminders import queries
from server.reminders.letters import REMINDER_DUE
from server.reminders.queries import (
    OCCURRENCES,
    REMINDERS,
    KnownOccurrence,
    NextDue,
    OccurrenceKey,
    reminders_from_rows,
)
from server.reminders.reminder import OccurrenceState, ReminderRow, reminder_icon
from server.users.time_zones import get_time_zones

KIND: Final = "reminder"
PURPOSE: Final = "reminders"
PUSH_TEXT: Final = _("It's due.")
ASKING_PUSH_TEXT: Final = _("It's due. Enter the amount.")
UTC: Final = "UTC"


class DueOccurrence(NamedTuple):
    """A date of a reminder that is due, and the moment; `again` after a snooze."""

    reminder: ReminderRow
    day: dt.date
    due_at: dt.datetime
    again: bool = False

    @property
    def key(self) -> OccurrenceKey:
        """The key of the date."""
        return self.reminder.owner_id, self.reminder.id, self.day

    @property
    def cause(self) -> str:
        """The cause of its notification; a snooze may end at the moment of another date."""
        snoozed = f":{self.day.isoformat()}" if self.again else ""
        return f"reminder:{self.reminder.id}{snoozed}:{format_utc(self.due_at)}"

    def following(self, zone: ZoneInfo) -> NextDue:
        """The reminder with the date after this one."""
        day = next(self.reminder.rule.dates(self.day + ONE_DAY), None)
        due_at = None if day is None else due_moment(day, self.reminder.time, zone)
        return self.reminder, day, due_at


def gauges() -> list[Gauge]:
    """The metrics of reminders for operators."""
    backlog = queries.read_backlog(now())
    age = (now() - backlog.oldest).total_seconds() if backlog.oldest else 0.0
    return [
        Gauge(
            name="reminders_due",
            about="How many reminders are due and not told yet.",
            value=backlog.total,
        ),
        Gauge(
            name="reminders_oldest_due_seconds",
            about="How long the oldest of the reminders that are not told yet has been due.",
            value=age,
        ),
    ]


def _dispatch_due(claimed: Sequence[ReminderRow], present: dt.datetime) -> None:
    """Notify the latest due date of each reminder unless notified, answered or snoozed.

    A reminder only ever moves forward, even when the clock goes back.
    """
    zone_of = get_time_zones({one.owner_id for one in claimed})
    found, moved = [], []
    for reminder in claimed:
        zone = ZoneInfo(zone_of.get(reminder.owner_id, UTC))
        due = latest_due(reminder, zone, present)
        found.append(due)
        moved.append(due.following(zone))
    known = queries.read_known_occurrences([one.key for one in found])
    notify_due([one for one in found if needs_notification(known.get(one.key), present)])
    queries.update_next_due(moved)


def latest_due(reminder: ReminderRow, zone: ZoneInfo, present: dt.datetime) -> DueOccurrence:
    """The latest of the dates that have passed; earlier ones are not notified."""
    first = reminder.next_day or reminder.day
    day = reminder.rule.latest(first, present.astimezone(zone).date()) or first
    while (due_at := due_moment(day, reminder.time, zone)) > present and day > first:
        day = reminder.rule.latest(first, day - ONE_DAY) or first
    return DueOccurrence(reminder, day, due_at)


def needs_notification(known: KnownOccurrence | None, present: dt.datetime) -> bool:
    """Whether a date was neither told nor answered nor put off to later."""
    if known is None:
        return True
    snoozed = known.snoozed_until is not None and known.snoozed_until > present
    return known.state is OccurrenceState.OPEN and known.notified_for is None and not snoozed


def _dispatch_snoozed(claimed: Sequence[DueOccurrence], _present: dt.datetime) -> None:
    """Notify again the dates whose snooze has ended, unless they were answered meanwhile."""
    known = queries.read_known_occurrences([one.key for one in claimed])
    is_open = {one.key: known[one.key].state is OccurrenceState.OPEN for one in claimed}
    notify_due([one for one in claimed if is_open[one.key]])
    queries.clear_snoozes([one.key for one in claimed if not is_open[one.key]])


def notify_due(due: Sequence[DueOccurrence]) -> None:
    """Tell of dates that are due, and note for which moment."""
    notify([_notification(one) for one in due])
    queries.mark_notified(
        [
            {
                "owner_id": one.reminder.owner_id,
                "reminder_id": one.reminder.id,
                "day": one.day,
                "due_at": one.due_at,
            }
            for one in due
        ]
    )


def _describe_date(due: DueOccurrence) -> dict[str, Any]:
    """What a notification about a date says."""
    reminder = due.reminder
    return {
        "name": reminder.description,
        "icon": reminder_icon(reminder.kind, reminder.category_id, plain_book(DEFAULT)),
        "amount": reminder.expected_amount,
        "day": due.day.isoformat(),
        "time": reminder.time and reminder.time.isoformat("minutes"),
        "category_id": reminder.category_id,
        "asks_amount": reminder.asks_amount or None,
        "debt_id": reminder.debt_id,
    }


def make_notification(
    due: DueOccurrence, kind: str, template: str, text: Message, *, urgent: bool = False
) -> NotificationRequest:
    """What tells of a date, by mail with a template and by push with a text."""
    reminder, day = due.reminder, due.day.isoformat()
    return NotificationRequest(
        owner_id=reminder.owner_id,
        cause=due.cause,
        kind=kind,
        purpose=PURPOSE,
        subject_id=reminder.id,
        about=_describe_date(due),
        mail=MailContent(
            template=template,
            parameters={"account": reminder.owner_id, "reminder": reminder.id, "day": day},
        ),
        push=lambda language: PushContent(
            title=reminder.description,
            text=translate(text, language),
            path=f"/reminders?day={day}",
            urgent=urgent,
        ),
    )


def _notification(due: DueOccurrence) -> NotificationRequest:
    urgent = due.reminder.time is not None
    text = ASKING_PUSH_TEXT if due.reminder.asks_amount else PUSH_TEXT
    return make_notification(due, KIND, REMINDER_DUE, text, urgent=urgent)


def _claim_due(moment: dt.datetime, most: int, but: Collection[str]) -> list[ReminderRow]:
    return reminders_from_rows(lock_rows(queries.select_due(moment, but), most, REMINDERS))


def _claim_snoozed(moment: dt.datetime, most: int, but: Collection[str]) -> list[DueOccurrence]:
    found = lock_rows(queries.select_snooze_ended(moment, but), most, REMINDERS, OCCURRENCES)
    return [
        DueOccurrence(reminder, row[-2], row[-1], again=True)
        for reminder, row in zip(reminders_from_rows(found), found, strict=True)
    ]


DUE_WORK: Final[DueWork[ReminderRow]] = DueWork(
    name="reminders", claim=_claim_due, key=lambda one: one.id, work=_dispatch_due
)
SNOOZED_WORK: Final[DueWork[DueOccurrence]] = DueWork(
    name="sleeping reminders",
    claim=_claim_snoozed,
    key=lambda one: one.reminder.id,
    work=_dispatch_snoozed,
)
