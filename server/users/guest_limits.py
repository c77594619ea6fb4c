"""How much a guest may record; whatever writes entries, the end of its transaction is checked."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from server.core.database.unit_of_work import before_commit
from server.core.errors import Forbidden
from server.core.extension_point import ExtensionPoint
from server.core.text.i18n import _
from server.extensions import db
from server.users.models import IS_GUEST, User

MOST_ENTRIES: Final = 500

CountEntries = Callable[[str], int]
"""A function that counts the entries of a ledger, transfers too; one query."""
entry_counts: Final = ExtensionPoint[CountEntries]("how many entries a ledger has")


class GuestFull(Forbidden):
    """403: a guest has as many entries as one may have."""

    code = "guest_full"
    message = _(
        "You can record up to {most} entries without an account. Keep your account first, then add "
        "more."
    ).format(most=MOST_ENTRIES)


@dataclass(frozen=True)
class _EntryCheck:
    """Raises GuestFull when a guest has too many entries."""

    owner_id: str

    def __call__(self) -> None:
        if not has_room(self.owner_id, 0):
            raise GuestFull


def check_entries(guest_id: str) -> None:
    """Refuse this transaction at its end if it leaves a guest with too many entries: GuestFull."""
    before_commit(_EntryCheck(guest_id))


def has_room(guest_id: str, more: int) -> bool:
    """Whether a guest may have so many more entries; one query."""
    return entry_counts.get()(guest_id) + more <= MOST_ENTRIES


def require_room(owner_id: str, more: int) -> None:
    """Raise GuestFull for a guest who may not have so many more entries."""
    guest = select(User.id).where(User.id == owner_id, IS_GUEST)
    if db.session.scalar(guest) is not None and not has_room(owner_id, more):
        raise GuestFull
