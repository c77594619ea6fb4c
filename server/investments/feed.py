"""Investment plans for the calendar feed, by their present rule, without skipped dates."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import select

from server.extensions import db
from server.investments.plan_status import OccurrenceState
from server.investments.queries import OCCURRENCES, PLANS
from server.investments.recurrence import Frequency, Rule


class FeedPlan(NamedTuple):
    """A plan in a calendar feed: whole rupiah by its present rule, which counts from `since` on."""

    id: str
    amount: int
    rule: Rule
    since: dt.date
    until: dt.date | None
    skipped: tuple[dt.date, ...]
    version: int
    changed_at: dt.datetime


def list_feed_plans(owner_id: str, since: dt.date) -> list[FeedPlan]:
    """The owner's plans that do not end before a day, oldest first; two queries.

    `skipped` are the skipped dates from that day on.
    """
    is_running = PLANS.c.until.is_(None) | (PLANS.c.until >= since)
    query = select(PLANS).where(PLANS.c.owner_id == owner_id, is_running).order_by(PLANS.c.id)
    plans = db.session.connection().execute(query).all()
    skipped = _skipped_days(owner_id, since) if plans else {}
    return [
        FeedPlan(
            id=row.id,
            amount=row.amount,
            rule=Rule(Frequency(row.frequency), row.weekday, row.month_day),
            since=row.since,
            until=row.until,
            skipped=tuple(day for day in skipped.get(row.id, ()) if day >= row.since),
            version=row.version,
            changed_at=row.updated_at,
        )
        for row in plans
    ]


def _skipped_days(owner_id: str, since: dt.date) -> dict[str, list[dt.date]]:
    wanted = select(OCCURRENCES.c.plan_id, OCCURRENCES.c.date).where(
        OCCURRENCES.c.owner_id == owner_id,
        OCCURRENCES.c.state == OccurrenceState.SKIPPED.value,
        OCCURRENCES.c.date >= since,
    )
    found: dict[str, list[dt.date]] = {}
    for plan_id, day in db.session.connection().execute(wanted.order_by(OCCURRENCES.c.date)):
        found.setdefault(plan_id, []).append(day)
    return found
