"""Verification of the audit log from its checkpoint to its head, whole or in slices."""

import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Row, func, inspect, select

from server.audit.chain import (
    BEGINNING,
    HEAD,
    AuditEvent,
    hash_event,
    is_signed_by,
    newest_checkpoint,
)
from server.audit.models import AuditEntry, AuditHead
from server.core.database.unit_of_work import lift_deadline
from server.core.errors import ValidationFailed
from server.core.text.i18n import _
from server.extensions import db

AT_ONCE: Final = 1000
COLUMNS: Final = inspect(AuditEntry).local_table.c
TOLD: Final = {
    "missing": "missing",
    "out_of_order": "does not follow the row before it",
    "changed": "was changed",
}


class Fault(NamedTuple):
    """The first broken row of the log, with the reason as a code and as a text."""

    number: int | None
    reason: str
    told: str

    def __str__(self) -> str:
        return self.told


class Place(NamedTuple):
    """The number and hash of a row."""

    number: int
    hash: str


@dataclass(frozen=True)
class Mark:
    """A row as it was at an earlier check, written as NUMBER:HASH."""

    number: int
    hash: str

    def __str__(self) -> str:
        return f"{self.number}:{self.hash}"

    @classmethod
    def read(cls, text: str) -> "Mark":
        """Parse a mark; ValueError when the text is none."""
        number, _colon, own = text.strip().partition(":")
        if len(own) != len(BEGINNING):
            raise ValueError("This is no mark of a row.")
        return cls(int(number), own)


def newest_mark() -> Mark:
    """The end of the log, for a comparison at the next check."""
    head = select(AuditHead.number, AuditHead.hash).where(AuditHead.id == HEAD)
    return Mark(*db.session.execute(head).one())


def fault_since(seen: Mark) -> str | None:
    """The fault of an intact log that no longer holds this earlier row, else None.

    Rows trimmed behind a checkpoint cannot be compared, except the last one.
    """
    checkpoint = newest_checkpoint()
    if seen.number == 0 or (checkpoint is not None and seen.number < checkpoint.number):
        return None
    if checkpoint is not None and seen == Mark(checkpoint.number, checkpoint.hash):
        return None
    own = db.session.scalar(select(AuditEntry.hash).where(AuditEntry.number == seen.number))
    if own is None:
        return f"row {seen.number}: missing, and was there before"
    return None if own == seen.hash else f"row {seen.number}: is another one than before"


def beginning(keys: Sequence[str]) -> Place | Fault:
    """The row before the first one, or the fault of a checkpoint that is not signed by us."""
    checkpoint = newest_checkpoint()
    if checkpoint is None:
        return Place(0, BEGINNING)
    if not is_signed_by(checkpoint, keys):
        told = f"checkpoint {checkpoint.id} at row {checkpoint.number}: not signed by us"
        return Fault(checkpoint.number, "checkpoint", told)
    return Place(checkpoint.number, checkpoint.hash)


def first_fault(keys: Sequence[str]) -> Fault | None:
    """The first fault of the log, None when it is intact."""
    place: Place | Fault = beginning(keys)
    if isinstance(place, Fault):
        return place
    lift_deadline()
    rows = select(*COLUMNS).order_by(COLUMNS.number).execution_options(yield_per=AT_ONCE)
    with closing(db.session.execute(rows)) as found:
        for row in found:
            place = follow(row, place)
            if isinstance(place, Fault):
                return place
    return fault_of_head(place)


def count_all_entries() -> int:
    """How many events the log holds; counts every row."""
    return db.session.scalar(select(func.count()).select_from(AuditEntry)) or 0


def follow(row: Row[tuple[object, ...]], before: Place) -> Place | Fault:
    """The place of a row that follows `before`, or its fault."""
    number = before.number + 1
    if row.number != number:
        return _at(number, "missing")
    if row.previous != before.hash:
        return _at(number, "out_of_order")
    act = AuditEvent(row.id, row.at, row.action, row.actor_id, row.target_id, row.result, row.times)
    if row.hash != hash_event(number, act, before.hash):
        return _at(number, "changed")
    return Place(number, row.hash)


def fault_of_head(last: Place) -> Fault | None:
    """The fault of the head of a log whose rows were read up to `last`, else None."""
    # One statement, since rows may have been appended while the others were read.
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


# Rows read at once by `check_slice`.
SLICE: Final = 2000
# The most processor time of one call.
SECONDS: Final = 3.0
BEYOND: Final = _("This row isn't in the log.")


class CheckResult(NamedTuple):
    """How far the log was verified: `fault` is the first broken row, `is_over` marks the end."""

    first: int
    checked: int
    last: int
    fault: Fault | None
    is_over: bool


def check_slice(
    keys: Sequence[str], after: int | None = None, *, seconds: float = SECONDS
) -> CheckResult:
    """Verify the rows after a number, or from the beginning, for some seconds.

    The row `after`, where an earlier slice ended, is trusted; ValidationFailed for one beyond the
    end.
    """
    begin = beginning(keys)
    last = db.session.scalar(select(AuditHead.number)) or 0
    if after is not None and after > max(last, _newest() or 0):
        raise ValidationFailed(errors={"after": [BEYOND]})
    if isinstance(begin, Fault):
        return CheckResult(0, 0, last, begin, is_over=True)
    place: Place | Fault = begin if after is None else _seen(after, begin)
    number = begin.number
    until = time.monotonic() + seconds
    while not isinstance(place, Fault):
        number = place.number
        rows = db.session.execute(
            select(*COLUMNS).where(COLUMNS.number > number).order_by(COLUMNS.number).limit(SLICE)
        ).all()
        if not rows:
            fault = fault_of_head(place)
            return CheckResult(begin.number + 1, number, last, fault, is_over=True)
        for row in rows:
            place = follow(row, place)
            if isinstance(place, Fault):
                break
        else:
            if time.monotonic() >= until:
                return CheckResult(begin.number + 1, place.number, last, None, is_over=False)
    return CheckResult(begin.number + 1, number, last, place, is_over=True)


def count_entries() -> int:
    """How many events the log holds, by its first and last number; two queries."""
    newest = _newest()
    oldest = db.session.scalar(select(func.min(COLUMNS.number)))
    return 0 if newest is None or oldest is None else newest - oldest + 1


def _newest() -> int | None:
    newest: int | None = db.session.scalar(select(func.max(COLUMNS.number)))
    return newest


def _seen(after: int, begin: Place) -> Place | Fault:
    if after <= begin.number:
        return begin
    own = db.session.scalar(select(COLUMNS.hash).where(COLUMNS.number == after))
    if own is None:
        return Fault(after, "missing", f"row {after}: missing")
    return Place(after, own)
