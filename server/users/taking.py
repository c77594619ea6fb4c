"""The account as its owner takes it along."""

from sqlalchemy import select

from server.core.calendar.clock import wire
from server.core.data_export import Exported
from server.extensions import db
from server.users.models import User
from server.users.queries import profile

# Beside what the profile shows.
_MORE = (
    User.created_at,
    User.verified_at,
    User.terms_accepted_at,
    User.last_active_on,
    User.suspended_at,
    User.suspended_for,
    User.suspended_note,
)


def export(owner_id: str) -> Exported:
    """Everything that is kept of the owner's account but the hash of the password."""
    row = db.session.execute(select(*_MORE).where(User.id == owner_id)).one()
    return Exported(
        data={
            **profile(owner_id),
            "created_at": wire(row.created_at),
            "verified_at": row.verified_at and wire(row.verified_at),
            "terms_accepted_at": row.terms_accepted_at and wire(row.terms_accepted_at),
            "last_active_on": row.last_active_on and row.last_active_on.isoformat(),
            "suspended_at": row.suspended_at and wire(row.suspended_at),
            "suspended_for": row.suspended_for,
            "suspended_note": row.suspended_note,
        }
    )
