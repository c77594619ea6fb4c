"""Dates of investment plans that wait with recurring entries for their owner."""

import datetime as dt
from collections import defaultdict
from collections.abc import Collection
from typing import Final

from server.core.calendar.clock import default_reminder_moment, latest_due_day
from server.core.text.i18n import translate
from server.investments import queries
from server.investments.due_dispatch import notify_again
from server.investments.occurrences import CATEGORY, DETAIL
from server.investments.plan import Plan
from server.investments.plan_status import OccurrenceState
from server.transactions.bookings import BookingSource, list_booked
from server.transactions.due_dates import DateKey, DueDate, DueDateSource, DueState, DueViewer


def list_open(owner_id: str, since: dt.date, viewer: DueViewer) -> list[DueDate]:
    """The due dates since a day that nobody answered; one query, two more with plans."""
    plans = queries.read_plans(owner_id)
    if not plans:
        return []
    last = latest_due_day(viewer.present, viewer.zone.key)
    answered = queries.read_answered_since(owner_id, since)
    most = (last - since).days + 1
    return [
        _due_date(plan, day, viewer)
        for plan in plans
        for day in plan.schedule.latest(last, most)
        if day >= since and (plan.id, day) not in answered
    ]


def find(owner_id: str, keys: Collection[DateKey], viewer: DueViewer) -> list[DueDate]:
    """Those of these that are dates of plans, with what was said of them."""
    ids = {id_ for id_, _day in keys}
    plans = {plan.id: plan for plan in queries.read_plans(owner_id) if plan.id in ids}
    if not plans:
        return []
    answers = queries.read_answers(owner_id, plans)
    rows = defaultdict[tuple[str, dt.date | None], list[str]](list)
    for row in list_booked(owner_id, BookingSource.PLAN, plans, since=min(day for _, day in keys)):
        if row.put_aside > 0:
            rows[row.booked_for_id, row.booked_for_day].append(row.id)
    found = []
    for id_, day in keys:
        plan = plans.get(id_)
        answer = answers.get(id_, {}).get(day)
        if plan is None or (answer is None and not plan.schedule.includes(day)):
            continue
        state = DueState.OPEN if answer is None else STATES[answer.state]
        date = _due_date(plan, day, viewer)
        found.append(date._replace(state=state, row_ids=tuple(rows[id_, day])))
    return found


def save(owner_id: str, keys: Collection[DateKey], state: DueState) -> None:
    """Store what was said of dates; their transactions say that they are done."""
    if state is DueState.SKIPPED:
        queries.save_skipped(owner_id, keys)
    else:
        queries.delete_answers(owner_id, keys)


def _due_date(plan: Plan, day: dt.date, viewer: DueViewer) -> DueDate:
    return DueDate(
        plan.id,
        day,
        default_reminder_moment(day, viewer.zone.key),
        plan.amount,
        translate(DETAIL, viewer.book.language),
        viewer.book.shown(CATEGORY).icon,
        CATEGORY,
        plan.wallet_id,
    )


STATES: Final = {
    OccurrenceState.DONE: DueState.DONE,
    OccurrenceState.SKIPPED: DueState.SKIPPED,
}
SOURCE: Final = DueDateSource(
    name="plan",
    booking=BookingSource.PLAN,
    list_open=list_open,
    find=find,
    save=save,
    notify=notify_again,
)
