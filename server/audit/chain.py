"""The hash chain of the audit log, and the signed checkpoints at which it was trimmed."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update

from server.audit.models import AuditCheckpoint, AuditEntry, AuditHead
from server.core.calendar.clock import now
from server.core.ids import new_id
from server.extensions import db

# The hash before the first event.
BEGINNING: Final = "0" * 64
HEAD: Final = 1
# 24 months, with a leap day.
KEPT: Final = timedelta(days=731)
PURPOSE: Final = b"audit checkpoint"


@dataclass(frozen=True)
class AuditEvent:
    """Who did what to whom, when (UTC), how often, and with which result; identifiers only."""

    id: str
    at: datetime
    action: str
    actor_id: str | None
    target_id: str | None
    result: str
    times: int = 1


def hash_event(number: int, act: AuditEvent, previous: str) -> str:
    """The hash of an event at its position, over canonical JSON."""
    content: dict[str, Any] = {
        "number": number,
        "id": act.id,
        "at": act.at.isoformat(timespec="microseconds"),
        "action": act.action,
        "actor_id": act.actor_id,
        "target_id": act.target_id,
        "result": act.result,
        "previous": previous,
    }
    # Rows of earlier releases have no count.
    if act.times != 1:
        content["times"] = act.times
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


def newest_checkpoint() -> AuditCheckpoint | None:
    """The checkpoint at which the log begins; None if it was never trimmed."""
    order = (AuditCheckpoint.number.desc(), AuditCheckpoint.id.desc())
    return db.session.scalars(select(AuditCheckpoint).order_by(*order).limit(1)).first()


def is_signed_by(checkpoint: AuditCheckpoint, keys: Sequence[str]) -> bool:
    """Whether one of the secret keys signed this checkpoint."""
    return any(
        hmac.compare_digest(checkpoint.signature, _signature(checkpoint, key)) for key in keys
    )


def trim_log(keys: Sequence[str]) -> int:
    """Delete events older than 24 months behind a signed checkpoint; returns how many.

    A checkpoint of an earlier secret key is signed again. Verify the log first.
    """
    lock_head()
    before = newest_checkpoint()
    cut = _last_old()
    if cut is None:
        if before is not None and not is_signed_by(before, keys[:1]):
            _write(before.number, before.hash, keys[0])
        return 0
    _write(*cut, keys[0])
    gone = delete(AuditEntry).where(AuditEntry.number <= cut[0])
    return len(db.session.execute(gone.returning(AuditEntry.number)).all())


def _last_old() -> tuple[int, str] | None:
    """The number and hash of the last event to delete."""
    limit = now() - KEPT
    kept = select(func.min(AuditEntry.number)).where(AuditEntry.at >= limit)
    first_kept = db.session.scalar(kept)
    old = select(AuditEntry.number, AuditEntry.hash).order_by(AuditEntry.number.desc()).limit(1)
    if first_kept is not None:
        old = old.where(AuditEntry.number < first_kept)
    found = db.session.execute(old).first()
    return None if found is None else (found.number, found.hash)


def _write(number: int, own: str, key: str) -> None:
    checkpoint = AuditCheckpoint(id=new_id(), at=now(), number=number, hash=own)
    values = {
        "id": checkpoint.id,
        "at": checkpoint.at,
        "number": number,
        "hash": own,
        "signature": _signature(checkpoint, key),
    }
    db.session.execute(insert(AuditCheckpoint).values(values))


def _signature(checkpoint: AuditCheckpoint, key: str) -> str:
    content = [
        checkpoint.id,
        checkpoint.at.isoformat(timespec="microseconds"),
        checkpoint.number,
        checkpoint.hash,
    ]
    # A separate key, so that no other signature of the product can replace it.
    own = hmac.digest(key.encode(), PURPOSE, hashlib.sha256)
    return hmac.digest(own, json.dumps(content).encode("ascii"), hashlib.sha256).hex()
