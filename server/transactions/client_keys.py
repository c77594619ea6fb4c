"""Client keys: an entry that a device sends again, even days later, is stored once.

Idempotency keys expire after 24 hours, but an entry can wait longer on a device without a
connection. A key lasts as long as its book, so that a deleted entry does not come back.
"""

import hashlib
from dataclasses import dataclass

from sqlalchemy import select

from server.core.database.engine import db
from server.core.database.upserts import insert_once
from server.core.errors import Conflict
from server.core.text.i18n import _
from server.transactions.models import ClientKey
from server.transactions.queries import TransactionRow, find_transaction


class ClientKeyReused(Conflict):
    """409: the device has changed an entry that was stored before; both would be lost silently."""

    code = "client_key_reused"
    message = _(
        "An earlier version of this entry was already saved. Look for it in your transactions, and"
        " save this one only if you need both."
    )


class EntryDeleted(Conflict):
    """409: the entry was stored, and somebody has deleted it since."""

    code = "entry_deleted"
    message = _(
        "This entry was already saved, and it has been deleted since. Save it again only if you"
        " need it."
    )


@dataclass(frozen=True, slots=True)
class KeyedEntry:
    """A new entry with the key that its device gave it."""

    key: str
    id: str
    content: tuple[object, ...]

    @property
    def fingerprint(self) -> bytes:
        """The same for equal content, in every process."""
        return hashlib.sha256(repr([str(value) for value in self.content]).encode()).digest()


def claim(owner_id: str, keyed: KeyedEntry) -> TransactionRow | None:
    """Claim the key of an entry of the owner that the caller is about to store.

    Returns the entry that has the key already, as it is now; the caller then stores nothing. A
    concurrent transaction with the same key is waited for. Raises ClientKeyReused and EntryDeleted.
    """
    values = {"entry_id": keyed.id, "fingerprint": keyed.fingerprint}
    if insert_once(ClientKey, owner_id=owner_id, key=keyed.key, **values):
        return None
    claimed = (ClientKey.owner_id == owner_id, ClientKey.key == keyed.key)
    wanted = select(ClientKey.entry_id, ClientKey.fingerprint).where(*claimed)
    stored = db.session.execute(wanted).one()
    row = find_transaction(owner_id, stored.entry_id)
    if row is None:
        raise EntryDeleted
    if stored.fingerprint != keyed.fingerprint:
        raise ClientKeyReused
    return row
