"""The hash chain of the audit log: each row covers the one before it."""

import hashlib
import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import insert, select, update

from server.audit.models import AuditEntry, AuditHead
from server.extensions import db

# The hash before the first event.
BEGINNING: Final = "0" * 64
HEAD: Final = 1


@dataclass(frozen=True)
class AuditEvent:
    """Who did what to whom, when (UTC), and with which result; identifiers only."""

    id: str
    at: datetime
    action: str
    actor_id: str | None
    target_id: str | None
    result: str


def hash_event(number: int, act: AuditEvent, previous: str) -> str:
    """The hash of an event at its position, over canonical JSON."""
    content = {
        "number": number,
        "id": act.id,
        "at": act.at.isoformat(timespec="microseconds"),
        "action": act.action,
        "actor_id": act.actor_id,
        "target_id": act.target_id,
        "result": act.result,
        "previous": previous,
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def append_events(acts: list[AuditEvent]) -> None:
    """Append events to the chain and lock it until the transaction ends."""
    number, previous = lock_head()
    rows: list[dict[str, Any]] = []
    for act in acts:
        number += 1
        own = hash_event(number, act, previous)
        rows.append({**vars(act), "number": number, "previous": previous, "hash": own})
        previous = own
    db.session.execute(insert(AuditEntry), rows)
    db.session.execute(
        update(AuditHead).where(AuditHead.id == HEAD).values(number=number, hash=previous)
    )


def lock_head() -> tuple[int, str]:
    """Lock the head until the transaction ends, and return its number and hash."""
    head = select(AuditHead.number, AuditHead.hash).where(AuditHead.id == HEAD).with_for_update()
    number, previous = db.session.execute(head).one()
    return int(number), str(previous)
