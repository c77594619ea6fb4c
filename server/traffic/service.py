"""Counting a page that was shown: all of it happens in Redis, and nobody waits for it."""

import secrets
from typing import Final
from urllib.parse import urlsplit

import structlog

from server.core.http.request_origin import origin
from server.core.ids import LENGTH
from server.core.operations.redis_client import FAILURES
from server.settings import current_settings
from server.traffic import visitors, waiting
from server.traffic.browsers import is_bot, system_of
from server.traffic.figures import Figures, by_day, by_name
from server.traffic.models import SUMMED
from server.traffic.referrers import site_of
from server.traffic.routes import route_of, slug_of

__all__ = ["SUMMED", "Figures", "by_day", "by_name", "count"]

ID_BYTES: Final = LENGTH // 2

log = structlog.get_logger(__name__)


def count(path: str, referrer: str | None, owner_id: str | None) -> None:
    """Count a page that the present caller was shown; not for bots, nor pages we do not know.

    Asks no database. While Redis is out of reach nothing is counted.
    """
    caller, route = origin(), route_of(path)
    if route is None or is_bot(caller.user_agent):
        return
    day = visitors.day_of_views()
    view = waiting.View(
        # Of no moment: what is kept shall not tell when on that day it was.
        id=secrets.token_hex(ID_BYTES),
        day=day,
        route=route,
        referrer=site_of(referrer, urlsplit(current_settings().public_url).hostname or ""),
        system=system_of(caller.user_agent),
        country=caller.country,
        owner=None if caller.country else owner_id,
    )
    try:
        marks = visitors.marks_of(caller, day, slug_of(route))
        waiting.push(view, marks, visitors.seconds_left(day))
    except FAILURES as error:
        log.info("view_not_counted", reason=type(error).__name__)
