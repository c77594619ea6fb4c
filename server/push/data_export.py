"""The data export of push subscriptions."""

from sqlalchemy import select

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Table
from server.core.text.i18n import _
from server.extensions import db
from server.push.models import PushSubscription


def export(owner_id: str) -> Exported:
    """The browsers that show the owner's notifications, without their keys."""
    query = (
        select(PushSubscription)
        .where(PushSubscription.owner_id == owner_id)
        .order_by(PushSubscription.created_at, PushSubscription.id)
    )
    browsers = [
        (row.device, row.host, format_utc(row.created_at), format_utc(row.seen_at))
        for row in db.session.scalars(query)
    ]
    return Exported(
        tables=[
            Table(
                name="push_browsers",
                about=_("The browsers that show your notifications."),
                columns=("device", "push_service", "created_at", "seen_at"),
                rows=lambda: browsers,
                count=len(browsers),
            )
        ]
    )
