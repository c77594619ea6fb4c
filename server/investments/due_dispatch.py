"""Dispatch of the due dates of plans: each is notified once, at eight in the morning.

`next_day` is the first date that has not passed yet, `next_due_at` the moment it is due. Both only
move forward, so a clock that goes back notifies nothing twice.
"""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, select, tuple_, update

from server.categories.icons import icon_path
from server.core.calendar.clock import (
    default_reminder_moment,
    format_utc,
    latest_due_day,
    now,
)
from server.core.calendar.recurrence import ONE_DAY
from server.core.database.due_work import DueWork, lock_rows, process_due
from server.core.text.i18n import _, translate
from server.extensions import db
from server.investments.letters import PLAN_DATE
from server.investments.plan import Plan
from server.investments.queries import COLUMNS, PLANS, answered_days, plan_from_row
from server.notifications.notification_request import MailContent, NotificationRequest, PushContent
from server.notifications.service import notify, resolve, unresolve
from server.transactions.due_dates import EndedSnooze
from server.users.time_zones import get_time_zones

KIND: Final = "plan_date"
PURPOSE: Final = "reminders"
PAGE: Final = "/planning?tab=investments"
ICON: Final = icon_path("chart-increasing")


class NextDue(NamedTuple):
    """The next date and when it is due; both None when no date is left."""

    next_day: dt.date | None
    next_due_at: dt.datetime | None


class DuePlan(NamedTuple):
    """A plan with a due date, and its first date that has not been dispatched."""

    owner_id: str
    plan: Plan
    since: dt.date


def schedule_next(owner_id: str, plan: Plan) -> None:
    """Store the next due date of a new or changed plan.

    An overdue date that the worker has missed stays due.
    """
    timezone = get_time_zones([owner_id])[owner_id]
    present = now()
    first = latest_due_day(present, timezone) + ONE_DAY
    query = select(PLANS.c.next_day, PLANS.c.next_due_at).where(
        PLANS.c.owner_id == owner_id, PLANS.c.id == plan.id
    )
    stored = NextDue(*db.session.connection().execute(query).one())
    if stored.next_day and stored.next_due_at and stored.next_due_at <= present:
        first = min(first, stored.next_day)
    _save_next_due([(owner_id, plan.id, _next_due(plan, timezone, first))])


def follow_time_zone(owner_id: str) -> None:
    """Move the due moments of an owner's plans to the account's present time zone."""
    timezone = get_time_zones([owner_id])[owner_id]
    query = select(PLANS.c.id, PLANS.c.next_day).where(
        PLANS.c.owner_id == owner_id, PLANS.c.next_day.is_not(None)
    )
    rows = db.session.connection().execute(query).all()
    _save_next_due(
        [(owner_id, id_, NextDue(day, default_reminder_moment(day, timezone))) for id_, day in rows]
    )


def dispatch_due() -> int:
    """Notify everybody whose plan has a due date, in short transactions; returns how many plans."""
    return process_due(DUE_WORK)


def notify_again(ended: Sequence[EndedSnooze]) -> None:
    """Tell again of the dates of plans among these that nobody answered meanwhile."""
    query = select(PLANS.c.owner_id, *COLUMNS).where(
        tuple_(PLANS.c.owner_id, PLANS.c.id).in_([(one.owner_id, one.key[0]) for one in ended]),
    )
    found = db.session.connection().execute(query).all()
    plans = {(row[0], row.id): plan_from_row(row) for row in found}
    dates = [one for one in ended if (one.owner_id, one.key[0]) in plans]
    answered = answered_days([(one.owner_id, *one.key) for one in dates])
    notify(
        [
            _notification(one.owner_id, plans[one.owner_id, one.key[0]], one.key[1], one.until)
            for one in dates
            if (one.owner_id, *one.key) not in answered
        ]
    )


def resolve_notifications(owner_id: str, plan_id: str, day: dt.date | None = None) -> None:
    """Resolve the notifications about a date of a plan, or about all of its dates."""
    days = () if day is None else (day.isoformat(),)
    resolve(owner_id, plan_id, *days)


def unresolve_notifications(owner_id: str, plan_id: str, day: dt.date) -> None:
    """Undo `resolve_notifications` for a date."""
    unresolve(owner_id, plan_id, day.isoformat())


def _claim(moment: dt.datetime, most: int, but: Collection[str]) -> list[DuePlan]:
    """Lock plans with a due date until the end of the transaction."""
    query = (
        select(PLANS.c.owner_id, PLANS.c.next_day, *COLUMNS)
        .where(PLANS.c.next_due_at <= moment, PLANS.c.id.not_in(but))
        .order_by(PLANS.c.next_due_at)
    )
    return [DuePlan(row[0], plan_from_row(row), row[1]) for row in lock_rows(query, most, PLANS)]


def _dispatch(due: Sequence[DuePlan], moment: dt.datetime) -> None:
    zone_of = get_time_zones({one.owner_id for one in due})
    latest = [(one, _latest_day(one, zone_of[one.owner_id], moment)) for one in due]
    dates = [(one.owner_id, one.plan, day) for one, day in latest if day is not None]
    answered = answered_days([(owner_id, plan.id, day) for owner_id, plan, day in dates])
    notify(
        [
            _notification(owner_id, plan, day)
            for owner_id, plan, day in dates
            if (owner_id, plan.id, day) not in answered
        ]
    )
    moved = []
    for one in due:
        timezone = zone_of[one.owner_id]
        first = max(one.since, latest_due_day(moment, timezone) + ONE_DAY)
        moved.append((one.owner_id, one.plan.id, _next_due(one.plan, timezone, first)))
    _save_next_due(moved)


def _latest_day(due: DuePlan, timezone: str, present: dt.datetime) -> dt.date | None:
    """The latest of its dates that have passed; earlier ones are not notified."""
    latest = due.plan.schedule.latest(latest_due_day(present, timezone), 1)
    return latest[0] if latest and latest[0] >= due.since else None


def _next_due(plan: Plan, timezone: str, first: dt.date) -> NextDue:
    """The first date of a plan from a day on, and when it is due."""
    upcoming = plan.schedule.upcoming(first, 1)
    if not upcoming:
        return NextDue(None, None)
    return NextDue(upcoming[0], default_reminder_moment(upcoming[0], timezone))


def _save_next_due(moved: list[tuple[str, str, NextDue]]) -> None:
    if not moved:
        return
    statement = (
        update(PLANS)
        .where(PLANS.c.owner_id == bindparam("owner"), PLANS.c.id == bindparam("plan"))
        .values(next_day=bindparam("day"), next_due_at=bindparam("at"))
    )
    rows: list[dict[str, Any]] = [
        {"owner": owner_id, "plan": plan_id, "day": due.next_day, "at": due.next_due_at}
        for owner_id, plan_id, due in moved
    ]
    db.session.connection().execute(statement, rows)


def _notification(
    owner_id: str, plan: Plan, day: dt.date, until: dt.datetime | None = None
) -> NotificationRequest:
    """What tells of a date; `until` is the end of its snooze, of which it tells once too."""
    again = "" if until is None else f":{format_utc(until)}"
    parameters = {"account": owner_id, "plan": plan.id, "day": day.isoformat()}
    return NotificationRequest(
        owner_id=owner_id,
        cause=f"plan:{plan.id}:{day.isoformat()}{again}",
        kind=KIND,
        purpose=PURPOSE,
        subject_id=plan.id,
        about={"icon": ICON, "amount": plan.amount, "day": day.isoformat()},
        mail=MailContent(template=PLAN_DATE, parameters=parameters),
        push=_push_content,
    )


def _push_content(language: str) -> PushContent:
    return PushContent(
        title=translate(_("Your investment plan"), language),
        text=translate(_("It's an investment day in your plan. Record it with one tap."), language),
        path=PAGE,
    )


DUE_WORK: Final = DueWork(
    name="plan_dates", claim=_claim, key=lambda one: one.plan.id, work=_dispatch
)
