"""Requests about the own data, to be answered within 3 × 24 hours."""

from datetime import timedelta
from typing import Any, Final

from sqlalchemy import select

from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.ids import new_id
from server.extensions import db
from server.privacy.models import OPEN, DataRequest

ANSWERED_WITHIN: Final = timedelta(hours=72)
MOST_LISTED: Final = 200


def make(owner_id: str, kind: str, text: str) -> dict[str, Any]:
    """Keep a request for the operators and return it with the moment it is due."""
    moment = now()
    row = DataRequest(
        id=new_id(),
        owner_id=owner_id,
        kind=kind,
        text=text,
        state=OPEN,
        created_at=moment,
        due_at=moment + ANSWERED_WITHIN,
    )
    db.session.add(row)
    db.session.flush()
    record(actions.DATA_REQUEST_MADE, actor_id=owner_id, target_id=row.id)
    return shown(row)


def of(owner_id: str, *, most: int | None = MOST_LISTED) -> list[dict[str, Any]]:
    """The requests of the owner, the newest first; `most` may be None for all."""
    mine = select(DataRequest).where(DataRequest.owner_id == owner_id)
    newest = mine.order_by(DataRequest.id.desc()).limit(most)
    return [shown(row) for row in db.session.scalars(newest)]


def shown(row: DataRequest) -> dict[str, Any]:
    """A request as it goes over the wire."""
    return {
        "id": row.id,
        "kind": row.kind,
        "text": row.text,
        "state": row.state,
        "created_at": format_utc(row.created_at),
        "due_at": format_utc(row.due_at),
        "answered_at": row.answered_at and format_utc(row.answered_at),
        "outcome": row.outcome,
        "answer": row.answer,
    }
