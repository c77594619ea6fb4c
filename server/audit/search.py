"""Searching the audit log by action, result, person and day."""

import datetime as dt
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, func, select

from server.audit.verification import COLUMNS, count_entries
from server.core.calendar.clock import format_utc
from server.core.database.unit_of_work import lift_deadline
from server.core.http.pagination import Page, PageRequest
from server.extensions import db

# Rows read at once: a balance of memory and number of queries.
AT_ONCE: Final = 1000
# There are no events outside of these days, and time zones fail at the ends of the calendar.
EARLIEST: Final = dt.date(1970, 1, 1)
LATEST: Final = dt.date(9000, 1, 1)
SHOWN: Final = (
    COLUMNS.number,
    COLUMNS.at,
    COLUMNS.action,
    COLUMNS.actor_id,
    COLUMNS.target_id,
    COLUMNS.result,
    COLUMNS.times,
    COLUMNS.hash,
)


class EntryFilter(NamedTuple):
    """The filter of a search; None means all. Days are those of the time zone."""

    action: str | None = None
    result: str | None = None
    actor: str | None = None
    target: str | None = None
    first: dt.date | None = None
    last: dt.date | None = None
    timezone: str = "UTC"


def list_entries(entry_filter: EntryFilter, which: PageRequest) -> Page:
    """A page of matching events, the newest first; two or three queries."""
    conditions = _conditions(entry_filter)
    if conditions:
        asked = select(func.count()).select_from(COLUMNS.number.table).where(*conditions)
        total = db.session.scalar(asked) or 0
    else:
        total = count_entries()
    page = select(*SHOWN).where(*conditions).order_by(COLUMNS.number.desc())
    rows = db.session.execute(page.limit(which.per_page).offset(which.offset))
    return Page([_serialize(row._asdict()) for row in rows], total)


def iterate_entries(entry_filter: EntryFilter) -> Iterator[dict[str, Any]]:
    """All matching events, the newest first, read in batches."""
    lift_deadline()
    asked = select(*SHOWN).where(*_conditions(entry_filter))
    asked = asked.order_by(COLUMNS.number.desc()).limit(AT_ONCE)
    rows = db.session.execute(asked).all()
    while rows:
        yield from (_serialize(row._asdict()) for row in rows)
        rows = db.session.execute(asked.where(COLUMNS.number < rows[-1].number)).all()


def _conditions(entry_filter: EntryFilter) -> list[ColumnElement[bool]]:
    equal = (
        (COLUMNS.action, entry_filter.action),
        (COLUMNS.result, entry_filter.result),
        (COLUMNS.actor_id, entry_filter.actor),
        (COLUMNS.target_id, entry_filter.target),
    )
    found = [column == wanted for column, wanted in equal if wanted is not None]
    if entry_filter.first is not None and entry_filter.first > EARLIEST:
        found.append(COLUMNS.at >= _begin(entry_filter.first, entry_filter.timezone))
    if entry_filter.last is not None and entry_filter.last < LATEST:
        following = entry_filter.last + dt.timedelta(days=1)
        found.append(COLUMNS.at < _begin(following, entry_filter.timezone))
    return found


def _begin(day: dt.date, timezone: str) -> dt.datetime:
    return dt.datetime.combine(day, dt.time(), ZoneInfo(timezone))


def _serialize(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "at": format_utc(row["at"])}
