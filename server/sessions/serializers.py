"""Signed-in devices as JSON."""

from datetime import UTC, datetime
from typing import Any

from server.core.calendar.clock import format_utc
from server.sessions.session_store import UsedSession


def serialize_device(used: UsedSession) -> dict[str, Any]:
    """A signed-in device as its owner sees it."""
    session, device = used.session, used.session.device
    return {
        "browser": device.browser,
        "system": device.system,
        "country": device.country,
        "address": device.address,
        "created": serialize_time(session.terms.created),
        "last_used": serialize_time(used.last_used),
    }


def serialize_time(seconds: float) -> str:
    """A time in seconds since 1970 as JSON."""
    return format_utc(datetime.fromtimestamp(seconds, UTC))
