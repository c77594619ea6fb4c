"""Writes the views that waited: each once, whatever happens to the worker meanwhile.

A batch stays apart in Redis until its transaction is kept. A worker that dies before leaves it to
the next one; one that dies right after leaves it too, and then its rows are there already.
"""

import datetime as dt
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import delete
from sqlalchemy.dialects import postgresql, sqlite

from server.articles import service as articles
from server.core.unit_of_work import unit_of_work
from server.extensions import db
from server.traffic import waiting
from server.traffic.countries import countries_of
from server.traffic.models import ALL, SUMMED, PageView, PageViewSum
from server.traffic.routes import slug_of
from server.traffic.visitors import day_of_views
from server.traffic.waiting import View

BATCH: Final = 500
# Then other jobs have their turn; a minute later it goes on.
MOST_BATCHES: Final = 2 * waiting.MOST_WAITING // BATCH
KEPT: Final = dt.timedelta(days=90)
VIEWS: Final = PageView.metadata.tables[PageView.__tablename__]
SUMS: Final = PageViewSum.metadata.tables[PageViewSum.__tablename__]

Sum = tuple[dt.date, str, str]


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

    Four to six queries.
    """
    views = {view.id: view for view in map(View.unpacked, batch) if view is not None}
    real = _known(views.values())
    if not real:
        return 0
    found = countries_of({view.owner for view in real if view.owner})
    rows = [_row(view, view.country or found.get(view.owner or "")) for view in real]
    fresh = _insert(rows)
    _add_up([row for row in rows if row["id"] in fresh])
    articles.add_views(_readings(views[id_] for id_ in fresh))
    return len(fresh)


def forget_old() -> None:
    """Delete the views of 90 days ago; their sums stay."""
    db.session.execute(delete(PageView).where(PageView.day < day_of_views() - KEPT))


def _known(views: Iterable[View]) -> list[View]:
    """Those of pages that there are: articles are looked up, and drafts are not told apart."""
    listed = list(views)
    if not any(slug_of(view.route) for view in listed):
        return listed
    paths = {address.path for address in articles.addresses()}
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


def _insert(rows: list[dict[str, Any]]) -> set[str]:
    """Insert views; the ids of those that were not there yet."""
    added = _kind().insert(VIEWS).on_conflict_do_nothing(index_elements=["id"])
    return set(db.session.scalars(added.returning(VIEWS.c.id), rows))


def _add_up(rows: Iterable[dict[str, Any]]) -> None:
    """Add views to the sums of their days, always in the same order."""
    views, visits = Counter[Sum](), Counter[Sum]()
    for row in rows:
        for kind in SUMMED:
            key = (row["day"], kind, "" if kind == ALL else row[kind] or "")
            views[key] += 1
            visits[key] += row["is_visit"]
    if not views:
        return
    added = _kind().insert(SUMS)
    names = ("day", "kind", "name")
    values = [
        {**dict(zip(names, key, strict=True)), "views": views[key], "visits": visits[key]}
        for key in sorted(views)
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
