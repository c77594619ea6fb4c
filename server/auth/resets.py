"""Links that set a password anew: made when they are mailed, kept as a hash, used once."""

import hashlib
import secrets
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from server.auth.models import PasswordReset
from server.core.calendar.clock import now
from server.core.security.signed_links import LinkExpired, LinkInvalid
from server.extensions import db
from server.users import service as users

LIFETIME: Final = timedelta(minutes=30)
RANDOM_BYTES: Final = 32
# What must still be true of the owner when a link is used.
_BOUND: Final[tuple[Any, ...]] = (
    PasswordReset.owner_id,
    PasswordReset.email,
    PasswordReset.session_version,
)


def issue(owner: users.MailRecipient) -> str:
    """A fresh token for the owner of an address; the one before it is dead."""
    token = secrets.token_urlsafe(RANDOM_BYTES)
    row = {
        "owner_id": owner.id,
        "token_hash": _hash(token),
        "email": owner.email,
        "session_version": owner.session_version,
        "expires_at": now() + LIFETIME,
    }
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    statement = kind.insert(PasswordReset).values(row)
    newest = statement.on_conflict_do_update(index_elements=["owner_id"], set_=row)
    db.session.execute(newest)
    return token


def owner_of(token: str) -> users.MailRecipient:
    """Whose password a token may set, or LinkExpired, or LinkInvalid; the token stays."""
    found = db.session.execute(
        select(*_BOUND, PasswordReset.expires_at).where(PasswordReset.token_hash == _hash(token))
    ).first()
    if found is None:
        raise LinkInvalid
    if found.expires_at <= now():
        raise LinkExpired
    return _owner(found)


def consume(token: str) -> users.MailRecipient:
    """Take a token away and tell whose it was; of many at once only one gets here."""
    used = (
        delete(PasswordReset)
        .where(PasswordReset.token_hash == _hash(token), PasswordReset.expires_at > now())
        .returning(*_BOUND)
    )
    found = db.session.execute(used).first()
    if found is None:
        raise LinkInvalid
    return _owner(found)


def forget_expired() -> None:
    """Delete the hashes of links that are too old to work."""
    db.session.execute(delete(PasswordReset).where(PasswordReset.expires_at <= now()))


def _owner(bound: Any) -> users.MailRecipient:
    owner = users.find_recipient(bound.owner_id)
    # A link belongs to the mailbox that it was sent to, and dies when the address changes; and
    # whatever ended the sessions of its time ends it too, such as a new password.
    if owner is None or not owner.is_active or owner.email != bound.email:
        raise LinkInvalid
    if owner.session_version != bound.session_version:
        raise LinkInvalid
    return owner


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
