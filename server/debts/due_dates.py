"""Instalments that one owes wait with recurring entries: the oldest open one of each debt.

They are done by a payment of the debt. What others owe does not wait, as they may not keep their
word; an instalment cannot be skipped, as it stays owed.
"""

import datetime as dt
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from server.categories.icons import icon_path
from server.core.calendar.clock import default_reminder_moment, format_utc
from server.core.text.i18n import _, translate
from server.debts import queries
from server.debts.letters import INSTALMENT_DUE
from server.debts.messages import reminder_text
from server.debts.models import Counting, Direction, NewPayment
from server.debts.payments import record_payment
from server.debts.planned_payments import CATEGORY
from server.debts.progress import OpenInstalment
from server.debts.serializers import DebtProgress, measure
from server.notifications.notification_request import MailContent, NotificationRequest, PushContent
from server.notifications.service import notify
from server.transactions.bookings import BookingSource, list_booked
from server.transactions.due_dates import (
    ConfirmedDate,
    DateKey,
    DueDate,
    DueDateSource,
    DueState,
    DueViewer,
    EndedSnooze,
)
from server.transactions.models import EntryType

KIND: Final = "debt_due"
PURPOSE: Final = "reminders"
PAGE: Final = "/debts"
ICON: Final = icon_path("more/receipt")
PUSH_TEXT: Final = _("It's due.")


def list_open(owner_id: str, _since: dt.date, viewer: DueViewer) -> list[DueDate]:
    """The oldest open instalment of each debt, if it is due; one query."""
    return [
        date
        for debt in _read_owed(owner_id)
        for one in debt.open[:1]
        if (date := _due_date(debt, one, viewer)).due_at <= viewer.present
    ]


def find(owner_id: str, keys: Collection[DateKey], viewer: DueViewer) -> list[DueDate]:
    """Those of these that are the oldest open instalment of a debt, or paid."""
    wanted = set(keys)
    debts = [debt for debt in _read_owed(owner_id) if any(debt.row.id == id_ for id_, _ in keys)]
    rows = _rows_by_key(owner_id, debts)
    found = []
    for debt in debts:
        for one in debt.rows:
            key = debt.row.id, one.instalment.due
            is_next = one in debt.open[:1]
            if key in wanted and (is_next or not one.principal):
                date = _due_date(debt, one, viewer)
                state = DueState.OPEN if one.principal else DueState.DONE
                found.append(date._replace(state=state, row_ids=tuple(rows[key])))
    return found


def save(_owner_id: str, _keys: Collection[DateKey], _state: DueState) -> None:
    """Nothing: the payments of a debt say what is open of it."""


def record(owner_id: str, done: ConfirmedDate, viewer: DueViewer) -> None:
    """Record its payment; what `record_payment` raises."""
    payment = NewPayment(amount=done.amount, cost=None, wallet_id=done.wallet_id, date=done.day)
    record_payment(owner_id, done.date.source_id, payment, viewer.book)


def notify_again(ended: Sequence[EndedSnooze]) -> None:
    """Tell again of the instalments among these that are still open."""
    by_owner = defaultdict[str, dict[DateKey, EndedSnooze]](dict)
    for one in ended:
        by_owner[one.owner_id][one.key] = one
    notify(
        [
            _notification(debt, one, its_dates[debt.row.id, one.instalment.due])
            for owner_id, its_dates in by_owner.items()
            for debt in _read_owed(owner_id, {id_ for id_, _day in its_dates})
            for one in debt.open[:1]
            if (debt.row.id, one.instalment.due) in its_dates
        ]
    )


def _read_owed(owner_id: str, ids: Collection[str] | None = None) -> Iterable[DebtProgress]:
    return [measure(row) for row in queries.read_debts(owner_id, ids) if not row.is_lent]


def _rows_by_key(owner_id: str, debts: Sequence[DebtProgress]) -> defaultdict[DateKey, list[str]]:
    """The payments by the instalments that were due when they were made."""
    rows = defaultdict[DateKey, list[str]](list)
    ids = [debt.row.id for debt in debts]
    for row in list_booked(owner_id, BookingSource.DEBT, ids) if ids else ():
        if row.booked_for_day is not None:
            rows[row.booked_for_id, row.booked_for_day].append(row.id)
    return rows


def _due_date(debt: DebtProgress, one: OpenInstalment, viewer: DueViewer) -> DueDate:
    row, day = debt.row, one.instalment.due
    is_spending = row.counts == Counting.PAID.value
    return DueDate(
        row.id,
        day,
        default_reminder_moment(day, viewer.zone.key),
        one.amount or one.instalment.amount,
        translate(reminder_text(Direction.OWED), viewer.book.language, name=row.name),
        viewer.book.shown(CATEGORY).icon,
        CATEGORY,
        None,
        entry=EntryType.EXPENSES if is_spending else EntryType.TRANSFER,
        to_wallet_id=None if is_spending else row.wallet_id,
        reminder_id=row.reminder_id,
    )


def _notification(
    debt: DebtProgress, one: OpenInstalment, ended: EndedSnooze
) -> NotificationRequest:
    row, day = debt.row, one.instalment.due.isoformat()
    return NotificationRequest(
        owner_id=ended.owner_id,
        cause=f"debt:{row.id}:{day}:{format_utc(ended.until)}",
        kind=KIND,
        purpose=PURPOSE,
        subject_id=row.id,
        about={"name": row.name, "icon": ICON, "amount": one.amount, "day": day},
        mail=MailContent(
            template=INSTALMENT_DUE,
            parameters={"account": ended.owner_id, "debt": row.id, "day": day},
        ),
        push=lambda language: PushContent(
            title=translate(reminder_text(Direction.OWED), language, name=row.name),
            text=translate(PUSH_TEXT, language),
            path=PAGE,
        ),
    )


SOURCE: Final = DueDateSource(
    name="debt",
    booking=BookingSource.DEBT,
    list_open=list_open,
    find=find,
    save=save,
    notify=notify_again,
    record=record,
    can_skip=False,
)
