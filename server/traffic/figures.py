"""What operators see of the traffic: sums by day, which are the same before and after 90 days."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import func, select

from server.extensions import db
from server.traffic.models import ALL, PageViewSum


class Figures(NamedTuple):
    """How many views there were, and visits: views that were their viewer's first of a day."""

    views: int
    visits: int


def by_day(first: dt.date, last: dt.date) -> dict[dt.date, Figures]:
    """The figures of each day from the first to the last that has any; one query."""
    sums = select(PageViewSum.day, PageViewSum.views, PageViewSum.visits)
    asked = sums.where(PageViewSum.kind == ALL, PageViewSum.day.between(first, last))
    rows = db.session.execute(asked.order_by(PageViewSum.day))
    return {row.day: Figures(row.views, row.visits) for row in rows}


def by_name(kind: str, first: dt.date, last: dt.date, most: int = 100) -> dict[str, Figures]:
    """The figures of these days for each route, referrer, system or country, the largest first.

    The empty name is the referrer of those who came directly, and the country that nobody knows;
    OTHER are the referrers that found no room of their own.
    Referrers are told by visits, since only the first page of a visit has one. One query.
    """
    views, visits = func.sum(PageViewSum.views), func.sum(PageViewSum.visits)
    sums = select(PageViewSum.name, views.label("views"), visits.label("visits"))
    asked = sums.where(PageViewSum.kind == kind, PageViewSum.day.between(first, last))
    largest = visits if kind == "referrer" else views
    ordered = asked.group_by(PageViewSum.name).order_by(largest.desc(), PageViewSum.name)
    rows = db.session.execute(ordered.limit(most))
    return {row.name: Figures(int(row.views), int(row.visits)) for row in rows}
