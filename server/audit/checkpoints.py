"""Signed checkpoints: where the audit log was trimmed, so that the rest can be verified."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from sqlalchemy import delete, func, insert, select

from server.audit.chain import lock_head
from server.audit.models import AuditCheckpoint, AuditEntry
from server.core.calendar.clock import now
from server.core.ids import new_id
from server.extensions import db

# 24 months, with a leap day.
KEPT: Final = timedelta(days=731)
PURPOSE: Final = b"audit checkpoint"


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
