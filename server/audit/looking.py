"""Looking into the audit log: which acts there are, by what, whom and when."""

import datetime as dt
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, func, select

from server.audit.checking import held
from server.audit.verify import COLUMNS
from server.core.calendar.clock import format_utc
from server.core.http.page_number_pagination import Page, PageRequest
from server.extensions import db

# Read at a time: more would need memory, fewer would ask too often.
AT_ONCE: Final = 1000
# Outside of these days there is no act; at the ends of the calendar zones have no moments.
EARLIEST: Final = dt.date(1970, 1, 1)
LATEST: Final = dt.date(9000, 1, 1)
SHOWN: Final = (
    COLUMNS.number,
    COLUMNS.at,
    COLUMNS.action,
    COLUMNS.actor_id,
    COLUMNS.target_id,
    COLUMNS.result,
    COLUMNS.hash,
)


class Sought(NamedTuple):
    """Which acts are asked for; None asks for all. Days are those of a time zone."""

    action: str | None = None
    result: str | None = None
    actor: str | None = None
    target: str | None = None
    first: dt.date | None = None
    last: dt.date | None = None
    timezone: str = "UTC"


def acts(sought: Sought, which: PageRequest) -> Page:
    """The acts that are asked for, the newest first; two or three queries."""
    conditions = _conditions(sought)
    if conditions:
        asked = select(func.count()).select_from(COLUMNS.number.table).where(*conditions)
        total = db.session.scalar(asked) or 0
    else:
        total = held()
    page = select(*SHOWN).where(*conditions).order_by(COLUMNS.number.desc())
    rows = db.session.execute(page.limit(which.per_page).offset(which.offset))
    return Page([_shown(row._asdict()) for row in rows], total)


def every_act(sought: Sought) -> Iterator[dict[str, Any]]:
    """Each act that is asked for, the newest first, as the log is now; few are held at a time."""
    asked = select(*SHOWN).where(*_conditions(sought))
    asked = asked.order_by(COLUMNS.number.desc()).limit(AT_ONCE)
    rows = db.session.execute(asked).all()
    while rows:
        yield from (_shown(row._asdict()) for row in rows)
        rows = db.session.execute(asked.where(COLUMNS.number < rows[-1].number)).all()


def _conditions(sought: Sought) -> list[ColumnElement[bool]]:
    equal = (
        (COLUMNS.action, sought.action),
        (COLUMNS.result, sought.result),
        (COLUMNS.actor_id, sought.actor),
        (COLUMNS.target_id, sought.target),
    )
    found = [column == wanted for column, wanted in equal if wanted is not None]
    if sought.first is not None and sought.first > EARLIEST:
        found.append(COLUMNS.at >= _begin(sought.first, sought.timezone))
    if sought.last is not None and sought.last < LATEST:
        following = sought.last + dt.timedelta(days=1)
        found.append(COLUMNS.at < _begin(following, sought.timezone))
    return found


def _begin(day: dt.date, timezone: str) -> dt.datetime:
    return dt.datetime.combine(day, dt.time(), ZoneInfo(timezone))


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "at": format_utc(row["at"])}
