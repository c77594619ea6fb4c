"""The invitation of an account in its data export, and the erasure of sign-in data."""

from sqlalchemy import select

from server.auth import invitations, login_throttle
from server.auth.models import Invitation
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.extensions import db

COLUMNS = ("email", "fullname", "language", "created_at", "accepted_at")


def export(owner_id: str) -> Exported:
    """The invitation that the account was created from, while it is stored."""
    mine = select(Invitation).where(Invitation.owner_id == owner_id).order_by(Invitation.id)
    rows: list[Row] = [
        [
            row.email,
            row.fullname,
            row.language,
            format_utc(row.created_at),
            format_utc(row.accepted_at) if row.accepted_at else None,
        ]
        for row in db.session.scalars(mine)
    ]
    about = _("The invitation that your account came of, for 30 days.")
    return Exported(tables=[Table.of("invitations", about, COLUMNS, rows)])


def erase(owner_id: str) -> None:
    """Delete from where the owner signed in, and every invitation to the owner's addresses."""
    login_throttle.erase(owner_id)
    invitations.erase_invitations(owner_id)
