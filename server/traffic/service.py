"""Page views: counted into a buffer in Redis, read as daily sums from the database."""

import datetime as dt
import secrets
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import structlog
from sqlalchemy import func, select

from server.core.http.request_origin import current_origin, is_bot, operating_system
from server.core.ids import LENGTH
from server.core.operations.redis_client import FAILURES
from server.extensions import db
from server.settings import current_settings
from server.traffic import view_buffer, visitor_hashes
from server.traffic.models import ALL, PageViewSum
from server.traffic.referrers import referrer_site
from server.traffic.tracked_pages import article_slug, find_route

ID_BYTES: Final = LENGTH // 2

log = structlog.get_logger(__name__)


class TrafficTotals(NamedTuple):
    """How many views and visits; a visit is the first view of a visitor on a day."""

    views: int
    visits: int


def count_view(path: str, referrer: str | None, owner_id: str | None) -> None:
    """Count a page view of the present caller, except for bots and unknown pages.

    It makes no query. While Redis is unreachable nothing is counted.
    """
    caller, route = current_origin(), find_route(path)
    if route is None or is_bot(caller.user_agent):
        return
    day = visitor_hashes.current_day()
    view = view_buffer.BufferedView(
        # Random, not a ULID: the id must not reveal the time of day.
        id=secrets.token_hex(ID_BYTES),
        day=day,
        route=route,
        referrer=referrer_site(referrer, urlsplit(current_settings().public_url).hostname or ""),
        system=operating_system(caller.user_agent),
        country=caller.country,
        owner=None if caller.country else owner_id,
    )
    try:
        hashes = visitor_hashes.hash_visitor(caller, day, article_slug(route))
        view_buffer.push_view(view, hashes, visitor_hashes.seconds_until_expiry(day))
    except FAILURES as error:
        log.info("view_not_counted", reason=type(error).__name__)


def sum_by_day(first: dt.date, last: dt.date) -> dict[dt.date, TrafficTotals]:
    """The totals of each day with views, first and last included; one query."""
    sums = select(PageViewSum.day, PageViewSum.views, PageViewSum.visits)
    wanted = sums.where(PageViewSum.kind == ALL, PageViewSum.day.between(first, last))
    rows = db.session.execute(wanted.order_by(PageViewSum.day))
    return {row.day: TrafficTotals(row.views, row.visits) for row in rows}


def sum_by_name(
    kind: str, first: dt.date, last: dt.date, most: int = 100
) -> dict[str, TrafficTotals]:
    """The totals of these days by route, referrer, system or country, the largest first.

    The empty name is a direct visit or an unknown country, OTHER the sum of small referrers.
    Referrers are ordered by visits, as only the first page of a visit has one. One query.
    """
    views, visits = func.sum(PageViewSum.views), func.sum(PageViewSum.visits)
    sums = select(PageViewSum.name, views.label("views"), visits.label("visits"))
    wanted = sums.where(PageViewSum.kind == kind, PageViewSum.day.between(first, last))
    largest = visits if kind == "referrer" else views
    ordered = wanted.group_by(PageViewSum.name).order_by(largest.desc(), PageViewSum.name)
    rows = db.session.execute(ordered.limit(most))
    return {row.name: TrafficTotals(int(row.views), int(row.visits)) for row in rows}
