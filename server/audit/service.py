"""Recording events in the audit log, and the export of those of a person."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any, Final

import structlog
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select
from sqlalchemy.exc import SQLAlchemyError

from server.audit.actions import Action
from server.audit.chain import AuditEvent, append_events
from server.audit.models import AuditEntry, AuditOrigin
from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported, Row, Table
from server.core.database.unit_of_work import (
    after_commit,
    after_end,
    before_commit,
    begin_write,
    transaction_list,
    unit_of_work,
    write_mode,
)
from server.core.http.rate_limits import RateLimit, count_event
from server.core.http.request_origin import browser_name, current_origin
from server.core.ids import new_id
from server.core.text.i18n import _
from server.extensions import db

DONE: Final = "done"
REFUSED: Final = "refused"
PENDING: Final = "audit"
ORIGINS_KEPT: Final = timedelta(days=30)
DENIALS: Final = RateLimit("denials", 30, 60 * 60)

log = structlog.get_logger(__name__)
COLUMNS: Final = ("number", "at", "action", "result", "by", "address", "browser")
# Rows read at once: a balance of memory and number of queries.
PAGE: Final = 1000


def record(
    action: Action, *, actor_id: str | None, target_id: str | None = None, result: str = DONE
) -> None:
    """Record an event with the present transaction: stored if it commits.

    The chain is locked right before the commit, so that others do not wait for slow work.
    """
    act = AuditEvent(new_id(), now(), action, actor_id, target_id, result)
    transaction_list(PENDING).append((act, _origin(act)))
    before_commit(_write_pending)
    after_commit(lambda: _log(act))


def record_refused(
    action: Action, *, actor_id: str | None = None, target_id: str | None = None
) -> None:
    """Record a refused action in a transaction of its own after the present one."""
    act = AuditEvent(new_id(), now(), action, actor_id, target_id, REFUSED)
    place = _origin(act)

    def write() -> None:
        try:
            with write_mode(), unit_of_work():
                _write([(act, place)])
            _log(act)
        except SQLAlchemyError as error:
            log.error("act_not_recorded", action=action, error=type(error).__name__)

    after_end(write)


def record_denied(action: Action, *, actor_id: str, target_id: str | None = None) -> None:
    """Record that an action was denied, at most 30 times an hour to keep the log small."""
    if count_event(DENIALS, actor_id):
        record_refused(action, actor_id=actor_id, target_id=target_id)


def forget_origins() -> int:
    """Delete the origins of events after 30 days; returns how many."""
    old = delete(AuditOrigin).where(AuditOrigin.at < now() - ORIGINS_KEPT)
    return len(db.session.execute(old.returning(AuditOrigin.audit_id)).all())


def erase(owner_id: str) -> None:
    """Delete the origins of an account's events; the events hold only its identifier."""
    db.session.execute(delete(AuditOrigin).where(AuditOrigin.owner_id == owner_id))


def _origin(act: AuditEvent) -> dict[str, Any] | None:
    place = current_origin()
    if not place.address:
        return None
    return {
        "audit_id": act.id,
        "at": act.at,
        "owner_id": act.actor_id or act.target_id,
        "address": place.address[:45],
        "browser": browser_name(place.user_agent),
    }


def _log(act: AuditEvent) -> None:
    # Also in the log, which survives the loss of the database.
    log.info(
        "act",
        action=act.action,
        actor=act.actor_id,
        target=act.target_id,
        result=act.result,
    )


def _write_pending() -> None:
    # A view that only reads has a read transaction: its events need one that may write.
    begin_write()
    _write(transaction_list(PENDING))


def _write(pending: list[tuple[AuditEvent, dict[str, Any] | None]]) -> None:
    places = [place for _act, place in pending if place is not None]
    if places:
        db.session.execute(insert(AuditOrigin), places)
    append_events([act for act, _place in pending])


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
