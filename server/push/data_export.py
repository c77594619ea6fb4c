"""The browsers that somebody is reminded in, as they take them along."""

from sqlalchemy import select

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Table
from server.core.text.i18n import _
from server.extensions import db
from server.push.models import PushSubscription


def export(owner_id: str) -> Exported:
    """The browsers that take the owner's notifications; their keys are no one's to carry."""
    asked = (
        select(PushSubscription)
        .where(PushSubscription.owner_id == owner_id)
        .order_by(PushSubscription.created_at, PushSubscription.id)
    )
    browsers = [
        (row.device, row.host, format_utc(row.created_at), format_utc(row.seen_at))
        for row in db.session.scalars(asked)
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
