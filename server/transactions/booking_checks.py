"""Checks of bookings: the feature that booked a transaction may refuse or follow a change of it."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from server.core.extension_point import ExtensionPoint
from server.transactions.bookings import BookingSource, is_taken_out, put_aside
from server.transactions.queries import TransactionRow

BookingChanges = Mapping[tuple[str, str], int]
"""By kind and id of the bookings: how much more, or less, is put aside, in whole rupiah."""


class BookingCheck(NamedTuple):
    """A check of the bookings of one kind.

    `require_allowed` takes the owner, the changes by id, and the field of the form that causes
    them, if any, and raises an error to refuse them. `follow` takes the owner and the changes, and
    changes what depends on them. The owner's account is locked.
    """

    kind: BookingSource
    require_allowed: Callable[[str, Mapping[str, int], str | None], None]
    follow: Callable[[str, Mapping[str, int]], None] | None = None


booking_checks: Final = ExtensionPoint[BookingCheck]("checks of bookings")


def check_bookings(owner_id: str, changes: BookingChanges, field: str | None = None) -> None:
    """Let the features that booked transactions refuse these changes, before they are made."""
    for check in booking_checks.all():
        own = {id_: delta for (kind, id_), delta in changes.items() if kind == check.kind.value}
        if own:
            check.require_allowed(owner_id, own, field)
            if check.follow is not None:
                check.follow(owner_id, own)


def check_deletion(owner_id: str, row: TransactionRow) -> None:
    """Let a feature refuse that a row is deleted."""
    check_bookings(owner_id, _changes(row, -_put_aside(row, is_taken_out(owner_id, row))))


def check_edit(owner_id: str, before: TransactionRow, after: TransactionRow) -> None:
    """Let a feature refuse the edit of a row; at the amount, as no form shows errors of types."""
    taken_out = is_taken_out(owner_id, before)
    delta = _put_aside(after, taken_out) - _put_aside(before, taken_out)
    check_bookings(owner_id, _changes(before, delta), field="amount")


def _changes(row: TransactionRow, delta: int) -> BookingChanges:
    return {(row["booked_for"], row["booked_for_id"]): delta} if row["booked_for"] else {}


def _put_aside(row: TransactionRow, taken_out: bool) -> int:
    return put_aside(row["type"], row["amount"], taken_out=taken_out)
