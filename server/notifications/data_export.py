"""Choices and notifications as their owner takes them along."""

from collections.abc import Iterator
from typing import Final

from sqlalchemy import select

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.extensions import db
from server.notifications.news import ABOUT
from server.notifications.queries import ROWS
from server.notifications.service import choices

SAID: Final = tuple(name for name in ABOUT if name != "icon")
COLUMNS: Final = ("kind", *SAID, "told_at", "read_at", "settled_at")


def export(owner_id: str) -> Exported:
    """The choices of the owner and when they were made, and what the owner was told."""
    return Exported(
        data={
            purpose: {
                "is_on": choice.is_on,
                "changed_at": choice.changed_at and format_utc(choice.changed_at),
            }
            for purpose, choice in choices(owner_id).items()
        },
        tables=[_told(owner_id)],
    )


def _told(owner_id: str) -> Table:
    moments = (ROWS.c.created_at, ROWS.c.read_at, ROWS.c.settled_at)
    mine = select(ROWS.c.kind, ROWS.c.about, *moments).where(ROWS.c.owner_id == owner_id)
    kept = db.session.execute(mine.order_by(ROWS.c.id)).all()

    def rows() -> Iterator[Row]:
        for kind, about, *times in kept:
            said = (about.get(name) for name in SAID)
            yield (kind, *said, *(moment and format_utc(moment) for moment in times))

    about = _("What you were told in the last 90 days, and when you read it.")
    return Table(name="notifications", about=about, columns=COLUMNS, rows=rows, count=len(kept))
