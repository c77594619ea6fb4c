"""Walks the audit log from its checkpoint to its head and names the first row that is wrong."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Row, func, inspect, select

from server.audit.chain import BEGINNING, HEAD, Act, digest
from server.audit.checkpoints import is_ours, newest
from server.audit.models import AuditEntry, AuditHead
from server.extensions import db

AT_ONCE: Final = 1000
COLUMNS: Final = inspect(AuditEntry).local_table.c
TOLD: Final = {
    "missing": "missing",
    "out_of_order": "does not follow the row before it",
    "changed": "was changed",
}


class Fault(NamedTuple):
    """What is wrong with the log at its first broken row, and why, in a word and in words."""

    number: int | None
    reason: str
    told: str

    def __str__(self) -> str:
        return self.told


class Place(NamedTuple):
    """A row of the log by its number, and its hash."""

    number: int
    hash: str


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


def beginning(keys: Sequence[str]) -> Place | Fault:
    """After which row the log begins, unless its checkpoint is not ours."""
    checkpoint = newest()
    if checkpoint is None:
        return Place(0, BEGINNING)
    if not is_ours(checkpoint, keys):
        told = f"checkpoint {checkpoint.id} at row {checkpoint.number}: not signed by us"
        return Fault(checkpoint.number, "checkpoint", told)
    return Place(checkpoint.number, checkpoint.hash)


def first_fault(keys: Sequence[str]) -> Fault | None:
    """What is wrong with the log, at its first broken row; None when it is whole."""
    place: Place | Fault = beginning(keys)
    if isinstance(place, Fault):
        return place
    rows = select(*COLUMNS).order_by(COLUMNS.number).execution_options(yield_per=AT_ONCE)
    with closing(db.session.execute(rows)) as found:
        for row in found:
            place = follow(row, place)
            if isinstance(place, Fault):
                return place
    return fault_of_head(place)


def count() -> int:
    """How many acts the log holds."""
    return db.session.scalar(select(func.count()).select_from(AuditEntry)) or 0


def follow(row: Row[tuple[object, ...]], before: Place) -> Place | Fault:
    """The place of a row that follows the one before, or what is wrong with it."""
    number = before.number + 1
    if row.number != number:
        return _at(number, "missing")
    if row.previous != before.hash:
        return _at(number, "out_of_order")
    act = Act(row.id, row.at, row.action, row.actor_id, row.target_id, row.result)
    if row.hash != digest(number, act, before.hash):
        return _at(number, "changed")
    return Place(number, row.hash)


def fault_of_head(last: Place) -> Fault | None:
    """What is wrong with where the log ends, as its rows were read up to this one."""
    # What was appended while the rows were read counts too; both in one statement.
    newest_number = select(func.max(AuditEntry.number)).scalar_subquery()
    head = db.session.execute(
        select(AuditHead.number, AuditHead.hash, newest_number).where(AuditHead.id == HEAD)
    ).first()
    if head is None:
        return Fault(None, "no_head", "the head is missing")
    reached, own, newest_row = head
    if reached > last.number and newest_row == reached:
        return None
    if (reached, own) != last:
        number = min(reached, last.number) + 1
        return Fault(number, "head", f"row {number}: the head is at row {reached}")
    return None


def _at(number: int, reason: str) -> Fault:
    return Fault(number, reason, f"row {number}: {TOLD[reason]}")
