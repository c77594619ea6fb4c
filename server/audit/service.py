"""Recording events in the audit log."""

from datetime import timedelta
from typing import Any, Final

import structlog
from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError

from server.audit.actions import Action
from server.audit.chain import AuditEvent, append_events
from server.audit.models import AuditOrigin
from server.core.calendar.clock import now
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
from server.extensions import db

DONE: Final = "done"
REFUSED: Final = "refused"
PENDING: Final = "audit"
ORIGINS_KEPT: Final = timedelta(days=30)
DENIALS: Final = RateLimit("denials", 30, 60 * 60)

log = structlog.get_logger(__name__)


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
