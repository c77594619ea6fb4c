"""The data export of preferences and notifications."""

from typing import Final

from sqlalchemy import select

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.extensions import db
from server.notifications.notification_request import ABOUT
from server.notifications.preferences import list_choices
from server.notifications.queries import NOTIFICATIONS

DETAILS: Final = tuple(name for name in ABOUT if name != "icon")
COLUMNS: Final = ("kind", *DETAILS, "told_at", "read_at", "settled_at")


def export(owner_id: str) -> Exported:
    """The owner's choices and when they were made, and the owner's notifications."""
    return Exported(
        data={
            purpose: {
                "is_on": choice.is_on,
                "changed_at": choice.changed_at and format_utc(choice.changed_at),
            }
            for purpose, choice in list_choices(owner_id).items()
        },
        tables=[_notifications(owner_id)],
    )


def _notifications(owner_id: str) -> Table:
    moments = (NOTIFICATIONS.c.created_at, NOTIFICATIONS.c.read_at, NOTIFICATIONS.c.settled_at)
    mine = select(NOTIFICATIONS.c.kind, NOTIFICATIONS.c.about, *moments).where(
        NOTIFICATIONS.c.owner_id == owner_id
    )
    rows: list[Row] = [
        (kind, *map(about.get, DETAILS), *(moment and format_utc(moment) for moment in times))
        for kind, about, *times in db.session.execute(mine.order_by(NOTIFICATIONS.c.id))
    ]
    told = _("What you were told in the last 90 days, and when you read it.")
    return Table.of("notifications", told, COLUMNS, rows)
