"""The devices of a person, as they are shown and taken along."""

from datetime import UTC, datetime
from typing import Any

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Table
from server.core.text.i18n import _
from server.sessions import known
from server.sessions.service import UsedSession, list_of


def export(owner_id: str) -> Exported:
    """Where the owner is signed in, and when each browser signed in first and last."""
    devices = [tuple(shown(used).values()) for used in list_of(owner_id)]
    browsers = [(format_utc(first), format_utc(last)) for first, last in known.met_by(owner_id)]
    return Exported(
        tables=[
            Table(
                name="devices",
                about=_("The devices on which you are signed in."),
                columns=("browser", "system", "country", "address", "created", "last_used"),
                rows=lambda: devices,
                count=len(devices),
            ),
            Table(
                name="known_browsers",
                about=_("When each browser signed in to your account first and last."),
                columns=("first_used", "last_used"),
                rows=lambda: browsers,
                count=len(browsers),
            ),
        ]
    )


def shown(used: UsedSession) -> dict[str, Any]:
    """A device that is signed in, as its owner sees it."""
    session, device = used.session, used.session.device
    return {
        "browser": device.browser,
        "system": device.system,
        "country": device.country,
        "address": device.address,
        "created": moment(session.terms.created),
        "last_used": moment(used.last_used),
    }


def moment(seconds: float) -> str:
    """Seconds since 1970 as they go over the wire."""
    return format_utc(datetime.fromtimestamp(seconds, UTC))
