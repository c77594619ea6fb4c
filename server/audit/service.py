"""Remembering who did what: in the chain of the audit log, for good."""

from datetime import timedelta
from typing import Any, Final

import structlog
from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError

from server.audit.actions import Action
from server.audit.chain import Act, append
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
from server.core.http.request_origin import current_origin
from server.core.http.user_agents import browser_name
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
    """Remember an act with the present transaction: kept when it commits, gone when it does not.

    The chain is locked only right before the commit, so that nobody waits for slow work.
    """
    act = Act(new_id(), now(), action, actor_id, target_id, result)
    transaction_list(PENDING).append((act, _origin(act)))
    before_commit(_write_pending)
    after_commit(lambda: _tell(act))


def record_refused(
    action: Action, *, actor_id: str | None = None, target_id: str | None = None
) -> None:
    """Remember an act that was refused, in a transaction of its own once the present one ended."""
    act = Act(new_id(), now(), action, actor_id, target_id, REFUSED)
    place = _origin(act)

    def write() -> None:
        try:
            with write_mode(), unit_of_work():
                _write([(act, place)])
            _tell(act)
        except SQLAlchemyError as error:
            log.error("act_not_recorded", action=action, error=type(error).__name__)

    after_end(write)


def record_denied(action: Action, *, actor_id: str, target_id: str | None = None) -> None:
    """Remember that somebody was not allowed an act, 30 times an hour at most.

    Whoever knocks all day shall not fill the log.
    """
    if count_event(DENIALS, actor_id):
        record_refused(action, actor_id=actor_id, target_id=target_id)


def forget_origins() -> int:
    """Delete where acts came from 30 days ago; returns how many."""
    old = delete(AuditOrigin).where(AuditOrigin.at < now() - ORIGINS_KEPT)
    return len(db.session.execute(old.returning(AuditOrigin.audit_id)).all())


def erase(owner_id: str) -> None:
    """Delete where the acts of an account came from; the acts name it by its identifier alone."""
    db.session.execute(delete(AuditOrigin).where(AuditOrigin.owner_id == owner_id))


def _origin(act: Act) -> dict[str, Any] | None:
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


def _tell(act: Act) -> None:
    # Logs are kept elsewhere: they tell of what a lost database cannot.
    log.info(
        "act",
        action=act.action,
        actor=act.actor_id,
        target=act.target_id,
        result=act.result,
    )


def _write_pending() -> None:
    # A view that only reads wrote nothing yet: its acts get a transaction that may write.
    begin_write()
    _write(transaction_list(PENDING))


def _write(pending: list[tuple[Act, dict[str, Any] | None]]) -> None:
    places = [place for _act, place in pending if place is not None]
    if places:
        db.session.execute(insert(AuditOrigin), places)
    append([act for act, _place in pending])
