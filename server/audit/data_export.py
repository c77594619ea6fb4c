"""The audit events of a person in the data export, with their origin while it is stored."""

from collections.abc import Iterator
from typing import Final

from sqlalchemy import ColumnElement, and_, func, or_, select

from server.audit.models import AuditEntry, AuditOrigin
from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.extensions import db

COLUMNS: Final = ("number", "at", "action", "result", "by", "address", "browser")
# Rows read at once: a balance of memory and number of queries.
PAGE: Final = 1000


def export(owner_id: str) -> Exported:
    """Every event by or about the owner, the oldest first; other actors are not named."""
    counted = select(func.count()).select_from(AuditEntry).where(_about(owner_id))
    return Exported(
        tables=[
            Table(
                name="acts",
                about=_("What was done with your account, and for 30 days from where."),
                columns=COLUMNS,
                rows=lambda: _rows(owner_id),
                count=db.session.scalar(counted) or 0,
            )
        ]
    )


def _about(owner_id: str) -> ColumnElement[bool]:
    return or_(AuditEntry.actor_id == owner_id, AuditEntry.target_id == owner_id)


def _rows(owner_id: str) -> Iterator[Row]:
    # Only the own origins: the origin of an operator belongs to the operator.
    own = and_(AuditOrigin.audit_id == AuditEntry.id, AuditOrigin.owner_id == owner_id)
    acts = (
        select(
            AuditEntry.number,
            AuditEntry.at,
            AuditEntry.action,
            AuditEntry.result,
            AuditEntry.actor_id,
            AuditOrigin.address,
            AuditOrigin.browser,
        )
        .outerjoin(AuditOrigin, own)
        .where(_about(owner_id))
        .order_by(AuditEntry.number)
        .limit(PAGE)
    )
    page = db.session.execute(acts).all()
    while page:
        for row in page:
            yield (
                row.number,
                format_utc(row.at),
                row.action,
                row.result,
                _by(row.actor_id, owner_id),
                row.address,
                row.browser,
            )
        page = db.session.execute(acts.where(AuditEntry.number > page[-1].number)).all()


def _by(actor_id: str | None, owner_id: str) -> str | None:
    if actor_id is None:
        return None
    return "you" if actor_id == owner_id else "somebody else"
