"""Writes the views that waited: each once, whatever happens to the worker meanwhile.

A batch stays apart in Redis until its transaction is kept. A worker that dies before leaves it to
the next one; one that dies right after leaves it too, and then its rows are there already.
"""

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, func, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from server.articles import service as articles
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.traffic import waiting
from server.traffic.countries import countries_of
from server.traffic.models import ALL, OTHER, SUMMED, PageView, PageViewSum
from server.traffic.referrers import DIRECT
from server.traffic.routes import slug_of
from server.traffic.visitors import day_of_views
from server.traffic.waiting import View

BATCH: Final = 500
# Then other jobs have their turn; a minute later it goes on.
MOST_BATCHES: Final = 2 * waiting.MOST_WAITING // BATCH
KEPT: Final = dt.timedelta(days=90)
# Strangers name what they like: the sums of a day have room for so many, and later for the largest.
MOST_REFERRERS: Final = 300
KEPT_REFERRERS: Final = 20
VIEWS: Final = PageView.metadata.tables[PageView.__tablename__]
SUMS: Final = PageViewSum.metadata.tables[PageViewSum.__tablename__]

Sum = tuple[dt.date, str, str]
Total = tuple[int, int]


def write_waiting() -> int:
    """Write every view that waits, in batches; returns how many were new."""
    written = 0
    for _turn in range(MOST_BATCHES):
        batch = waiting.take(BATCH)
        if not batch:
            break
        with unit_of_work():
            written += write(batch)
        waiting.done(batch)
    return written


def write(batch: Sequence[bytes]) -> int:
    """Write some views and add them to all that counts them; those that are there are passed over.

    Four to seven queries.
    """
    views = {view.id: view for view in map(View.unpacked, batch) if view is not None}
    real = _known(views.values())
    if not real:
        return 0
    found = countries_of({view.owner for view in real if view.owner})
    rows = [_row(view, view.country or found.get(view.owner or "")) for view in real]
    _name_referrers(rows)
    fresh = _insert(rows)
    _add_up([row for row in rows if row["id"] in fresh])
    articles.add_views(_readings(views[id_] for id_ in fresh))
    return len(fresh)


def forget_old() -> None:
    """Delete the views of 90 days ago; their sums stay, those of small referrers as one."""
    before = day_of_views() - KEPT
    db.session.execute(delete(PageView).where(PageView.day < before))
    _fold_referrers(before)


def _fold_referrers(before: dt.date) -> None:
    """Add what is beyond the largest referrers of each earlier day to its OTHER."""
    rank = func.row_number().over(
        partition_by=SUMS.c.day,
        order_by=(SUMS.c.visits.desc(), SUMS.c.views.desc(), SUMS.c.name),
    )
    named = (SUMS.c.kind == "referrer", SUMS.c.name.not_in((DIRECT, OTHER)), SUMS.c.day < before)
    ranked = select(SUMS.c.day, SUMS.c.name, rank.label("rank")).where(*named).subquery()
    small = select(ranked.c.day, ranked.c.name).where(ranked.c.rank > KEPT_REFERRERS)
    gone = delete(SUMS).where(*named, tuple_(SUMS.c.day, SUMS.c.name).in_(small))
    views, visits = Counter[Sum](), Counter[Sum]()
    for row in db.session.execute(gone.returning(SUMS.c.day, SUMS.c.views, SUMS.c.visits)):
        key = (row.day, "referrer", OTHER)
        views[key] += row.views
        visits[key] += row.visits
    add({key: (views[key], visits[key]) for key in views})


def _known(views: Iterable[View]) -> list[View]:
    """Those of pages that there are: articles are looked up, and drafts are not told apart."""
    listed = list(views)
    if not any(slug_of(view.route) for view in listed):
        return listed
    paths = {address.path for address in articles.list_addresses()}
    return [view for view in listed if slug_of(view.route) is None or view.route in paths]


def _row(view: View, country: str | None) -> dict[str, Any]:
    return {
        "id": view.id,
        "day": view.day,
        "route": view.route,
        "referrer": view.referrer,
        "system": view.system,
        "country": country,
        "is_visit": view.is_visit,
    }


def _name_referrers(rows: Iterable[dict[str, Any]]) -> None:
    """Call a referrer OTHER that finds no room in its day, or is new there without a visit."""
    led = [row for row in rows if row["referrer"] != DIRECT]
    if not led:
        return
    days = {row["day"] for row in led}
    asked = select(SUMS.c.day, SUMS.c.name).where(SUMS.c.kind == "referrer", SUMS.c.day.in_(days))
    known: dict[dt.date, set[str]] = {day: set() for day in days}
    for day, name in db.session.execute(asked):
        known[day].add(name)
    for row in sorted(led, key=lambda row: not row["is_visit"]):
        names = known[row["day"]]
        if row["is_visit"] and len(names) < MOST_REFERRERS:
            names.add(row["referrer"])
        if row["referrer"] not in names:
            row["referrer"] = OTHER


def _insert(rows: list[dict[str, Any]]) -> set[str]:
    """Insert views; the ids of those that were not there yet."""
    added = _kind().insert(VIEWS).on_conflict_do_nothing(index_elements=["id"])
    return set(db.session.scalars(added.returning(VIEWS.c.id), rows))


def _add_up(rows: Iterable[dict[str, Any]]) -> None:
    """Add views to the sums of their days."""
    views, visits = Counter[Sum](), Counter[Sum]()
    for row in rows:
        for kind in SUMMED:
            key = (row["day"], kind, "" if kind == ALL else row[kind] or "")
            views[key] += 1
            visits[key] += row["is_visit"]
    add({key: (views[key], visits[key]) for key in views})


def add(totals: Mapping[Sum, Total]) -> None:
    """Add views and visits to sums, always in the same order."""
    if not totals:
        return
    added = _kind().insert(SUMS)
    names = ("day", "kind", "name")
    values = [
        {**dict(zip(names, key, strict=True)), "views": views, "visits": visits}
        for key, (views, visits) in sorted(totals.items())
    ]
    more = {name: SUMS.c[name] + added.excluded[name] for name in ("views", "visits")}
    db.session.execute(
        added.values(values).on_conflict_do_update(index_elements=list(names), set_=more)
    )


def _readings(views: Iterable[View]) -> Counter[str]:
    """How often each article was read by somebody for the first time that day."""
    slugs = (slug_of(view.route) for view in views if view.is_reading)
    return Counter(slug for slug in slugs if slug)


def _kind() -> Any:
    return postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
