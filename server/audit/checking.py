"""Verifies the audit log a slice at a time, so that nobody waits long however long it is."""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import func, select

from server.audit.models import AuditHead
from server.audit.verify import COLUMNS, Fault, Place, beginning, fault_of_head, follow
from server.core.errors import ValidationFailed
from server.core.text.i18n import _
from server.extensions import db

AT_ONCE: Final = 2000
# What one call takes of a processor, at most.
SECONDS: Final = 3.0
BEYOND: Final = _("The log has no such row.")


class Check(NamedTuple):
    """How far the log was verified: `fault` is where it breaks, `is_over` when nothing is left."""

    first: int
    checked: int
    last: int
    fault: Fault | None
    is_over: bool


def check(keys: Sequence[str], after: int | None = None, *, seconds: float = SECONDS) -> Check:
    """Verify the rows after a number, or from the beginning, for some seconds.

    A row that an earlier slice ended with is taken as it stands now; ValidationFailed for one
    beyond the end.
    """
    begin = beginning(keys)
    last = db.session.scalar(select(AuditHead.number)) or 0
    if after is not None and after > max(last, _newest() or 0):
        raise ValidationFailed(errors={"after": [BEYOND]})
    if isinstance(begin, Fault):
        return Check(0, 0, last, begin, is_over=True)
    place: Place | Fault = begin if after is None else _seen(after, begin)
    number = begin.number
    until = time.monotonic() + seconds
    while not isinstance(place, Fault):
        number = place.number
        rows = db.session.execute(
            select(*COLUMNS).where(COLUMNS.number > number).order_by(COLUMNS.number).limit(AT_ONCE)
        ).all()
        if not rows:
            fault = fault_of_head(place)
            return Check(begin.number + 1, number, last, fault, is_over=True)
        for row in rows:
            place = follow(row, place)
            if isinstance(place, Fault):
                break
        else:
            if time.monotonic() >= until:
                return Check(begin.number + 1, place.number, last, None, is_over=False)
    return Check(begin.number + 1, number, last, place, is_over=True)


def held() -> int:
    """How many acts the log holds, as its head and its checkpoint tell; two queries."""
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
