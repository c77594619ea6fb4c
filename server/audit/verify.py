"""Walks the audit log from its checkpoint to its head and names the first row that is wrong."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass

from sqlalchemy import func, select

from server.audit.chain import BEGINNING, HEAD, Act, digest
from server.audit.checkpoints import is_ours, newest
from server.audit.models import AuditEntry, AuditHead
from server.extensions import db

AT_ONCE = 1000


@dataclass(frozen=True)
class Mark:
    """A row as it was seen once, written as its number, a colon and its hash."""

    number: int
    hash: str

    def __str__(self) -> str:
        return f"{self.number}:{self.hash}"

    @classmethod
    def read(cls, text: str) -> "Mark":
        """The mark of such a text; ValueError when it is none."""
        number, _colon, own = text.strip().partition(":")
        if len(own) != len(BEGINNING):
            raise ValueError("This is no mark of a row.")
        return cls(int(number), own)


def newest_mark() -> Mark:
    """Where the log ends, to be compared with later; as `first_fault` found it whole."""
    head = select(AuditHead.number, AuditHead.hash).where(AuditHead.id == HEAD)
    return Mark(*db.session.execute(head).one())


def fault_since(seen: Mark) -> str | None:
    """What is wrong with a whole log that held this row once; None when it still does.

    Rows that were removed behind a checkpoint cannot be compared: its own number is.
    """
    checkpoint = newest()
    if seen.number == 0 or (checkpoint is not None and seen.number < checkpoint.number):
        return None
    if checkpoint is not None and seen == Mark(checkpoint.number, checkpoint.hash):
        return None
    own = db.session.scalar(select(AuditEntry.hash).where(AuditEntry.number == seen.number))
    if own is None:
        return f"row {seen.number}: missing, and was there before"
    return None if own == seen.hash else f"row {seen.number}: is another one than before"


def first_fault(keys: Sequence[str]) -> str | None:
    """What is wrong with the log, at its first broken row; None when it is whole."""
    checkpoint = newest()
    if checkpoint is not None and not is_ours(checkpoint, keys):
        return f"checkpoint {checkpoint.id} at row {checkpoint.number}: not signed by us"
    if checkpoint is None:
        return _walk(0, BEGINNING)
    return _walk(checkpoint.number, checkpoint.hash)


def count() -> int:
    """How many acts the log holds."""
    return db.session.scalar(select(func.count()).select_from(AuditEntry)) or 0


def _walk(number: int, previous: str) -> str | None:
    rows = select(AuditEntry).order_by(AuditEntry.number).execution_options(yield_per=AT_ONCE)
    with closing(db.session.scalars(rows)) as found:
        for row in found:
            number += 1
            fault = _fault(row, number, previous)
            if fault is not None:
                return fault
            previous = row.hash
            db.session.expunge(row)
    return _fault_of_head(number, previous)


def _fault(row: AuditEntry, number: int, previous: str) -> str | None:
    if row.number != number:
        return f"row {number}: missing"
    if row.previous != previous:
        return f"row {number}: does not follow the row before it"
    act = Act(row.id, row.at, row.action, row.actor_id, row.target_id, row.result)
    if row.hash != digest(number, act, previous):
        return f"row {number}: was changed"
    return None


def _fault_of_head(number: int, previous: str) -> str | None:
    # What was appended while the rows were read counts too; both in one statement.
    last = select(func.max(AuditEntry.number)).scalar_subquery()
    head = db.session.execute(
        select(AuditHead.number, AuditHead.hash, last).where(AuditHead.id == HEAD)
    ).first()
    if head is None:
        return "the head is missing"
    reached, own, newest_row = head
    if reached > number and newest_row == reached:
        return None
    if (reached, own) != (number, previous):
        return f"row {min(reached, number) + 1}: the head is at row {reached}"
    return None
