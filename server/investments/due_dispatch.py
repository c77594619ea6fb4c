"""Telling people of the dates of their plans, at eight in the morning of each.

`next_day` is the first date that was not passed yet, `next_due_at` the moment in which it is
told. Both only move on: a clock that goes back tells nothing twice.
"""

# RF-DOC Telling people that a date of a plan has come, and settling it when they answered.
import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, select, update

from server.categories.icons import icon_path
from server.core.calendar.clock import now
from server.core.calendar.default_reminder_time import default_reminder_moment, latest_due_day
from server.core.database.due_work import DueWork, lock_rows, process_due
from server.core.text.i18n import _, translate
from server.extensions import db
from server.investments.letters import PLAN_DATE
from server.investments.plan import Plan
from server.investments.queries import COLUMNS, PLANS, answered_days, plan_of
from server.investments.recurrence import ONE_DAY
from server.notifications.telling import MailNews, News, PushNews, resolve, tell, unresolve
from server.users.time_zones import get_time_zones


class Next(NamedTuple):
    """The next date to tell and when; both None when no date comes any more."""

    next_day: dt.date | None
    next_due_at: dt.datetime | None


class Due(NamedTuple):
    """A plan of which somebody is to be told, from its first date that was not passed on."""

    owner_id: str
    plan: Plan
    since: dt.date


def _next_telling(plan: Plan, timezone: str, since: dt.date) -> Next:
    """The first date of a plan from a day on, and when it is told."""
    upcoming = plan.schedule.upcoming(since, 1)
    return (
        Next(upcoming[0], default_reminder_moment(upcoming[0], timezone))
        if upcoming
        else Next(None, None)
    )


def plan_ahead(owner_id: str, plan: Plan) -> None:
    """Keep what is told next of a plan that is new or was changed.

    A date that should have been told already, while nobody worked, still is.
    """
    timezone = get_time_zones([owner_id])[owner_id]
    present = now()
    after = latest_due_day(present, timezone) + ONE_DAY
    waiting = _next_of(owner_id, plan.id)
    if waiting.next_day and waiting.next_due_at and waiting.next_due_at <= present:
        after = min(after, waiting.next_day)
    _move([(owner_id, plan.id, _next_telling(plan, timezone, after))])


def follow(owner_id: str) -> None:
    """Tell what comes next at eight in the zone that the account has now; the dates stay."""
    timezone = get_time_zones([owner_id])[owner_id]
    wanted = select(PLANS.c.id, PLANS.c.next_day).where(
        PLANS.c.owner_id == owner_id, PLANS.c.next_day.is_not(None)
    )
    rows = db.session.connection().execute(wanted).all()
    _move([(owner_id, id_, Next(day, default_reminder_moment(day, timezone))) for id_, day in rows])


def dispatch_due() -> int:
    """Tell everybody whose plan has a date, in short transactions; returns how many plans."""
    return process_due(DUE)


def _next_of(owner_id: str, plan_id: str) -> Next:
    mine = (PLANS.c.owner_id == owner_id, PLANS.c.id == plan_id)
    wanted = select(PLANS.c.next_day, PLANS.c.next_due_at).where(*mine)
    return Next(*db.session.connection().execute(wanted).one())


def _claim(moment: dt.datetime, most: int, but: Collection[str]) -> list[Due]:
    """Plans whose next date is to be told; no other worker takes them until the end."""
    wanted = (
        select(PLANS.c.owner_id, PLANS.c.next_day, *COLUMNS)
        .where(PLANS.c.next_due_at <= moment, PLANS.c.id.not_in(but))
        .order_by(PLANS.c.next_due_at)
    )
    rows = lock_rows(wanted, most, PLANS)
    return [Due(row[0], plan_of(*tuple(row)[2:]), row[1]) for row in rows]


def _dispatch(due: Sequence[Due], moment: dt.datetime) -> None:
    where = get_time_zones({one.owner_id for one in due})
    newest = [(one, _newest(one, where[one.owner_id], moment)) for one in due]
    asked = [(one.owner_id, one.plan, day) for one, day in newest if day is not None]
    known = answered_days([(owner_id, plan.id, day) for owner_id, plan, day in asked])
    announce([one for one in asked if (one[0], one[1].id, one[2]) not in known])
    _move([(one.owner_id, one.plan.id, _after(one, where[one.owner_id], moment)) for one in due])


def _newest(one: Due, timezone: str, present: dt.datetime) -> dt.date | None:
    """The newest of its dates that are to be told; of several that passed, the last one is."""
    latest = one.plan.schedule.latest(latest_due_day(present, timezone), 1)
    return latest[0] if latest and latest[0] >= one.since else None


def _after(one: Due, timezone: str, present: dt.datetime) -> Next:
    after = max(one.since, latest_due_day(present, timezone) + ONE_DAY)
    return _next_telling(one.plan, timezone, after)


def _move(moved: list[tuple[str, str, Next]]) -> None:
    if not moved:
        return
    change = (
        update(PLANS)
        .where(PLANS.c.owner_id == bindparam("owner"), PLANS.c.id == bindparam("plan"))
        .values(next_day=bindparam("day"), next_due_at=bindparam("at"))
    )
    given: list[dict[str, Any]] = [
        {"owner": owner_id, "plan": plan_id, "day": then.next_day, "at": then.next_due_at}
        for owner_id, plan_id, then in moved
    ]
    db.session.connection().execute(change, given)


DUE: Final = DueWork(name="plan_dates", claim=_claim, key=lambda one: one.plan.id, work=_dispatch)


KIND: Final = "plan_date"
PAGE: Final = "/planning"
ICON: Final = icon_path("chart-increasing")


def announce(dates: Sequence[tuple[str, Plan, dt.date]]) -> None:
    """Tell owners of dates of their plans, each date once."""
    tell([_news(owner_id, plan, day) for owner_id, plan, day in dates])


def settle(owner_id: str, plan_id: str, day: dt.date | None = None) -> None:
    """Let what was told of a date be settled, of every date without one."""
    resolve(owner_id, plan_id, day.isoformat() if day else None)


def open_again(owner_id: str, plan_id: str, day: dt.date) -> None:
    """Open again what was settled of a date."""
    unresolve(owner_id, plan_id, day.isoformat())


def _news(owner_id: str, plan: Plan, day: dt.date) -> News:
    named = {"account": owner_id, "plan": plan.id, "day": day.isoformat()}
    return News(
        owner_id=owner_id,
        cause=f"plan:{plan.id}:{day.isoformat()}",
        kind=KIND,
        purpose="reminders",
        subject_id=plan.id,
        about={"icon": ICON, "amount": plan.amount, "day": day.isoformat()},
        mail=MailNews(template=PLAN_DATE, parameters=named),
        push=_push,
    )


def _push(language: str) -> PushNews:
    return PushNews(
        title=translate(_("Your investment plan"), language),
        text=translate(_("A date of your plan has come. Record it with one tap."), language),
        path=PAGE,
    )
