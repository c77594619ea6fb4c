"""The account in the data export of its owner."""

from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import select

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported
from server.extensions import db
from server.users.models import USERS
from server.users.profiles import get_profile

# Beside the profile.
_MORE: Final = tuple(
    USERS.c[name]
    for name in (
        *("created_at", "verified_at", "proved_at", "terms_accepted_at", "last_active_on"),
        *("suspended_at", "suspended_for", "suspended_note", "quiz_closed"),
    )
)


def export(owner_id: str) -> Exported:
    """Everything stored about the owner's account except the hash of the password."""
    row = db.session.execute(select(*_MORE).where(USERS.c.id == owner_id)).one()
    more = {name: _serialize(value) for name, value in row._mapping.items()}
    return Exported(data={**get_profile(owner_id), **more})


def _serialize(value: Any) -> Any:
    if isinstance(value, datetime):
        return format_utc(value)
    return value.isoformat() if isinstance(value, date) else value
