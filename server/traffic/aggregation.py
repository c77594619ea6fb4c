"""Writes buffered views to the database and adds them to the daily sums, exactly once.

A batch stays claimed in Redis until its transaction commits. When a worker dies the next one
repeats its batch; rows that are already there are skipped.
"""

import datetime as dt
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, func, select, tuple_

from server.articles import service as articles
from server.core.database.unit_of_work import unit_of_work
from server.core.database.upserts import upsert_into
from server.extensions import db
from server.traffic import view_buffer
from server.traffic.models import ALL, OTHER, SUMMED, PageView, PageViewSum
from server.traffic.referrers import DIRECT
from server.traffic.tracked_pages import article_slug
from server.traffic.view_buffer import BufferedView
from server.traffic.visitor_hashes import current_day
from server.users import profiles

BATCH: Final = 500
# Then other jobs run; the rest follows a minute later.
MAX_BATCHES: Final = 2 * view_buffer.MAX_QUEUED // BATCH
RETENTION: Final = dt.timedelta(days=90)
# Anybody can invent referrers, so a day has a limited number, and later only its largest.
MAX_REFERRERS: Final = 300
KEPT_REFERRERS: Final = 20
# Profiles name a country, proxies send its code.
COUNTRY_CODES: Final = {
    "Indonesia": "ID",
    "Malaysia": "MY",
    "Singapore": "SG",
    "Thailand": "TH",
    "Vietnam": "VN",
}
VIEWS: Final = PageView.metadata.tables[PageView.__tablename__]
SUMS: Final = PageViewSum.metadata.tables[PageViewSum.__tablename__]

Sum = tuple[dt.date, str, str]
Total = tuple[int, int]


def write_buffered() -> int:
    """Write all buffered views in batches; returns how many were new."""
    written = 0
    for _turn in range(MAX_BATCHES):
        batch = view_buffer.claim_views(BATCH)
        if not batch:
            break
        with unit_of_work():
            written += write_batch(batch)
        view_buffer.delete_claimed(batch)
    return written


def write_batch(batch: Sequence[bytes]) -> int:
    """Write views and add them to the sums; existing rows are skipped. Four to seven queries."""
    views = {view.id: view for view in map(BufferedView.unpacked, batch) if view is not None}
    real = _drop_unknown_pages(views.values())
    if not real:
        return 0
    found = _countries_of({view.owner for view in real if view.owner})
    rows = [_row(view, view.country or found.get(view.owner or "")) for view in real]
    _limit_referrers(rows)
    fresh = _insert(rows)
    _add_up([row for row in rows if row["id"] in fresh])
    articles.add_views(_count_reads(views[id_] for id_ in fresh))
    return len(fresh)


def delete_old_views() -> None:
    """Delete views older than 90 days; their sums stay, small referrers merged into one."""
    before = current_day() - RETENTION
    db.session.execute(delete(PageView).where(PageView.day < before))
    _merge_small_referrers(before)


def _merge_small_referrers(before: dt.date) -> None:
    """Merge all but the largest referrers of each earlier day into OTHER."""
    rank = func.row_number().over(
        partition_by=SUMS.c.day,
        order_by=(SUMS.c.visits.desc(), SUMS.c.views.desc(), SUMS.c.name),
    )
    named = (SUMS.c.kind == "referrer", SUMS.c.name.not_in((DIRECT, OTHER)), SUMS.c.day < before)
    ranked = select(SUMS.c.day, SUMS.c.name, rank.label("rank")).where(*named).subquery()
    small = select(ranked.c.day, ranked.c.name).where(ranked.c.rank > KEPT_REFERRERS)
    deleted = delete(SUMS).where(*named, tuple_(SUMS.c.day, SUMS.c.name).in_(small))
    views, visits = Counter[Sum](), Counter[Sum]()
    for row in db.session.execute(deleted.returning(SUMS.c.day, SUMS.c.views, SUMS.c.visits)):
        key = (row.day, "referrer", OTHER)
        views[key] += row.views
        visits[key] += row.visits
    add_to_sums({key: (views[key], visits[key]) for key in views})


def _drop_unknown_pages(views: Iterable[BufferedView]) -> list[BufferedView]:
    """The views of existing pages; articles must be published."""
    listed = list(views)
    if not any(article_slug(view.route) for view in listed):
        return listed
    paths = {address.path for address in articles.list_addresses()}
    return [view for view in listed if article_slug(view.route) is None or view.route in paths]


def _countries_of(owner_ids: Collection[str]) -> dict[str, str]:
    """The country codes of accounts whose profile names a country, by id; one query."""
    if not owner_ids:
        return {}
    named = profiles.get_countries(owner_ids)
    return {
        owner_id: COUNTRY_CODES[name] for owner_id, name in named.items() if name in COUNTRY_CODES
    }


def _row(view: BufferedView, country: str | None) -> dict[str, Any]:
    return {
        "id": view.id,
        "day": view.day,
        "route": view.route,
        "referrer": view.referrer,
        "system": view.system,
        "country": country,
        "is_visit": view.is_visit,
    }


def _limit_referrers(rows: Iterable[dict[str, Any]]) -> None:
    """Replace a referrer by OTHER when its day is full, or when it is new without a visit."""
    referred = [row for row in rows if row["referrer"] != DIRECT]
    if not referred:
        return
    days = {row["day"] for row in referred}
    names_by_day = select(SUMS.c.day, SUMS.c.name).where(
        SUMS.c.kind == "referrer", SUMS.c.day.in_(days)
    )
    known: dict[dt.date, set[str]] = {day: set() for day in days}
    for day, name in db.session.execute(names_by_day):
        known[day].add(name)
    for row in sorted(referred, key=lambda row: not row["is_visit"]):
        names = known[row["day"]]
        if row["is_visit"] and len(names) < MAX_REFERRERS:
            names.add(row["referrer"])
        if row["referrer"] not in names:
            row["referrer"] = OTHER


def _insert(rows: list[dict[str, Any]]) -> set[str]:
    """Insert views and return the ids of the new ones."""
    added = upsert_into(VIEWS).on_conflict_do_nothing(index_elements=["id"])
    return set(db.session.scalars(added.returning(VIEWS.c.id), rows))


def _add_up(rows: Iterable[dict[str, Any]]) -> None:
    """Add views to the sums of their days."""
    views, visits = Counter[Sum](), Counter[Sum]()
    for row in rows:
        for kind in SUMMED:
            key = (row["day"], kind, "" if kind == ALL else row[kind] or "")
            views[key] += 1
            visits[key] += row["is_visit"]
    add_to_sums({key: (views[key], visits[key]) for key in views})


def add_to_sums(totals: Mapping[Sum, Total]) -> None:
    """Add views and visits to sums, in a fixed order that prevents deadlocks."""
    if not totals:
        return
    added = upsert_into(SUMS)
    names = ("day", "kind", "name")
    values = [
        {**dict(zip(names, key, strict=True)), "views": views, "visits": visits}
        for key, (views, visits) in sorted(totals.items())
    ]
    more = {name: SUMS.c[name] + added.excluded[name] for name in ("views", "visits")}
    db.session.execute(
        added.values(values).on_conflict_do_update(index_elements=list(names), set_=more)
    )


def _count_reads(views: Iterable[BufferedView]) -> Counter[str]:
    """How many visitors read each article for the first time that day."""
    slugs = (article_slug(view.route) for view in views if view.is_read)
    return Counter(slug for slug in slugs if slug)
