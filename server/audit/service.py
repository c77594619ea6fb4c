"""Recording events in the audit log, and the export of those of a person."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select
from sqlalchemy.exc import SQLAlchemyError

from server.audit import repeated_events
from server.audit.actions import Action
from server.audit.chain import AuditEvent, append_events, lock_head
from server.audit.models import AuditEntry, AuditOrigin
from server.audit.repeated_events import EventCount, RepeatedEvent
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
from server.core.http.rate_limits import RateLimit, count_event, network_address
from server.core.http.request_origin import browser_name, current_origin
from server.core.ids import new_id
from server.core.operations.redis_client import FAILURES
from server.core.text.i18n import _
from server.extensions import db

DONE: Final = "done"
REFUSED: Final = "refused"
PENDING: Final = "audit"
ORIGINS_KEPT: Final = timedelta(days=30)
# Windows of repeated events that one run writes.
WINDOWS: Final = 20
OWN_EVENTS: Final = RateLimit("own-acts", 100, 60 * 60, scaled=False)
# Per action and process: without Redis there is nothing that could count them together.
WITHOUT_REDIS: Final = RateLimit("acts-without-redis", 100, 15 * 60, scaled=False)

log = structlog.get_logger(__name__)
COLUMNS: Final = ("number", "at", "action", "result", "times", "by", "address", "browser")
# Rows read at once: a balance of memory and number of queries.
PAGE: Final = 1000


def record(
    action: Action, *, actor_id: str | None, target_id: str | None = None, result: str = DONE
) -> None:
    """Record an event with the present transaction: stored if it commits.

    The chain is locked right before the commit, so that others do not wait for slow work. What
    people do with their own account is counted, like a refused action, beyond 100 times an hour.
    """
    act = AuditEvent(new_id(), now(), action, actor_id, target_id, result)
    is_own = actor_id is not None and target_id in (None, actor_id)
    if is_own and not count_event(OWN_EVENTS, str(actor_id)):
        after_commit(lambda: _count(act))
        return
    transaction_list(PENDING).append((act, _origin(act)))
    before_commit(_write_pending)
    after_commit(lambda: _log(act))


def record_refused(
    action: Action, *, actor_id: str | None = None, target_id: str | None = None
) -> None:
    """Count a refused action after the present transaction, whether it commits or not.

    A row for each 15 minutes says how often it happened.
    """
    act = AuditEvent(new_id(), now(), action, actor_id, target_id, REFUSED)
    after_end(lambda: _count(act))


def record_repeatable(
    action: Action, *, actor_id: str | None = None, target_id: str | None
) -> None:
    """Count an action that strangers can repeat, like a refused one, if the transaction commits."""
    act = AuditEvent(new_id(), now(), action, actor_id, target_id, DONE)
    after_commit(lambda: _count(act))


def store_repeated() -> None:
    """Write the counted events of the windows that are over."""
    for key in repeated_events.list_windows(closed=True)[:WINDOWS]:
        # The head first: of two workers, the second one finds what the first one wrote.
        lock_head()
        counts = _not_stored(repeated_events.read_window(key))
        if counts:
            _write([(_event_of(one), _origin_of(one)) for one in counts])
        after_commit(partial(_delete_window, key))


def forget_origins() -> int:
    """Delete the origins of events after 30 days; returns how many."""
    old = delete(AuditOrigin).where(AuditOrigin.at < now() - ORIGINS_KEPT)
    return len(db.session.execute(old.returning(AuditOrigin.audit_id)).all())


def erase(owner_id: str) -> None:
    """Delete the origins of an account's events; the events hold only its identifier."""
    for key in repeated_events.list_windows(closed=False):
        own = [one for one in repeated_events.read_window(key) if _is_about(one, owner_id)]
        pending = [(_event_of(one), None) for one in _not_stored(own)]
        if pending:
            transaction_list(PENDING).extend(pending)
            before_commit(_write_pending)
        if own:
            after_commit(partial(repeated_events.delete_counts, key, own))
    db.session.execute(delete(AuditOrigin).where(AuditOrigin.owner_id == owner_id))


def _count(act: AuditEvent) -> None:
    _log(act)
    place = current_origin()
    address = network_address(place.address) if place.address else ""
    event = RepeatedEvent(act.action, act.result, act.actor_id, act.target_id, address)
    try:
        repeated_events.count_repeated(event, browser_name(place.user_agent))
    except FAILURES:
        _store_alone(act)


def _store_alone(act: AuditEvent) -> None:
    """Write a row for this event while Redis is down, a bounded number of times."""
    if not count_event(WITHOUT_REDIS, act.action):
        return
    try:
        with write_mode(), unit_of_work():
            _write([(act, _origin(act))])
    except SQLAlchemyError as error:
        log.error("act_not_recorded", action=act.action, error=type(error).__name__)


def _delete_window(key: str) -> None:
    # A window that stays is not written again, since its identifiers are known.
    with suppress(*FAILURES):
        repeated_events.delete_window(key)


def _not_stored(counts: list[EventCount]) -> list[EventCount]:
    asked = select(AuditEntry.id).where(AuditEntry.id.in_([one.id for one in counts]))
    stored = set(db.session.scalars(asked)) if counts else set()
    return [one for one in counts if one.id not in stored]


def _is_about(one: EventCount, owner_id: str) -> bool:
    return owner_id in (one.event.actor_id, one.event.target_id)


def _event_of(one: EventCount) -> AuditEvent:
    event = one.event
    return AuditEvent(
        one.id, one.at, event.action, event.actor_id, event.target_id, event.result, one.times
    )


def _origin_of(one: EventCount) -> dict[str, Any] | None:
    return _origin_row(_event_of(one), one.event.address, one.browser)


def _origin(act: AuditEvent) -> dict[str, Any] | None:
    place = current_origin()
    return _origin_row(act, place.address, browser_name(place.user_agent))


def _origin_row(act: AuditEvent, address: str, browser: str | None) -> dict[str, Any] | None:
    if not address:
        return None
    return {
        "audit_id": act.id,
        "at": act.at,
        "owner_id": act.actor_id or act.target_id,
        "address": address[:45],
        "browser": browser,
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
                about=_("Activity on your account and, for 30 days, where it came from."),
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
            AuditEntry.times,
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
                row.times,
                _by(row.actor_id, owner_id),
                row.address,
                row.browser,
            )
        page = db.session.execute(acts.where(AuditEntry.number > page[-1].number)).all()


def _by(actor_id: str | None, owner_id: str) -> str | None:
    if actor_id is None:
        return None
    return "you" if actor_id == owner_id else "somebody else"
