"""The dates that plans ask for from now on, for calendars that know rules."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import select

from server.extensions import db
from server.investments.plan_status import State
from server.investments.queries import DATES, PLANS
from server.investments.recurrence import Frequency, Rule


class Planned(NamedTuple):
    """A plan of so many whole rupiah by its present rule, which counts from `since` on."""

    id: str
    amount: int
    rule: Rule
    since: dt.date
    until: dt.date | None
    skipped: tuple[dt.date, ...]
    version: int
    changed_at: dt.datetime


def planned(owner_id: str, since: dt.date) -> list[Planned]:
    """The owner's plans that are not over before a day, the oldest first; two queries.

    `skipped` are the dates from that day on that were left out.
    """
    going_on = PLANS.c.until.is_(None) | (PLANS.c.until >= since)
    wanted = select(PLANS).where(PLANS.c.owner_id == owner_id, going_on).order_by(PLANS.c.id)
    plans = db.session.connection().execute(wanted).all()
    skipped = _skipped(owner_id, since) if plans else {}
    return [
        Planned(
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


def _skipped(owner_id: str, since: dt.date) -> dict[str, list[dt.date]]:
    wanted = select(DATES.c.plan_id, DATES.c.date).where(
        DATES.c.owner_id == owner_id,
        DATES.c.state == State.SKIPPED.value,
        DATES.c.date >= since,
    )
    found: dict[str, list[dt.date]] = {}
    for plan_id, day in db.session.connection().execute(wanted.order_by(DATES.c.date)):
        found.setdefault(plan_id, []).append(day)
    return found
