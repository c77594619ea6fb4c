"""Tokens of reset links: created when mailed, stored as a hash, used once."""

import hashlib
import secrets
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import delete, select

from server.auth.models import PasswordReset
from server.core.calendar.clock import now
from server.core.database.upserts import upsert_into
from server.core.security.signed_links import LinkExpired, LinkInvalid
from server.extensions import db
from server.users import service as users

LIFETIME: Final = timedelta(minutes=30)
RANDOM_BYTES: Final = 32
# The owner must still match these when a link is used.
_BOUND: Final[tuple[Any, ...]] = (
    PasswordReset.owner_id,
    PasswordReset.email,
    PasswordReset.session_version,
)


def issue_token(owner: users.MailRecipient) -> str:
    """A new token for the owner of an address; the previous one stops working."""
    token = secrets.token_urlsafe(RANDOM_BYTES)
    row = {
        "owner_id": owner.id,
        "token_hash": _hash(token),
        "email": owner.email,
        "session_version": owner.session_version,
        "expires_at": now() + LIFETIME,
    }
    statement = upsert_into(PasswordReset).values(row)
    newest = statement.on_conflict_do_update(index_elements=["owner_id"], set_=row)
    db.session.execute(newest)
    return token


def find_token_owner(token: str) -> users.MailRecipient:
    """The owner of a token without using it up; LinkExpired or LinkInvalid."""
    found = db.session.execute(
        select(*_BOUND, PasswordReset.expires_at).where(PasswordReset.token_hash == _hash(token))
    ).first()
    if found is None:
        raise LinkInvalid
    if found.expires_at <= now():
        raise LinkExpired
    return _owner(found)


def consume_token(token: str) -> users.MailRecipient:
    """Use a token up and return its owner; of concurrent calls only one succeeds."""
    used = (
        delete(PasswordReset)
        .where(PasswordReset.token_hash == _hash(token), PasswordReset.expires_at > now())
        .returning(*_BOUND)
    )
    found = db.session.execute(used).first()
    if found is None:
        raise LinkInvalid
    return _owner(found)


def delete_expired_tokens() -> None:
    """Delete expired tokens."""
    db.session.execute(delete(PasswordReset).where(PasswordReset.expires_at <= now()))


def _owner(bound: Any) -> users.MailRecipient:
    owner = users.find_recipient(bound.owner_id)
    # A link is bound to the mailbox that it was sent to and to the session version: a change of the
    # address or, for instance, a new password ends it.
    if owner is None or not owner.is_active or owner.email != bound.email:
        raise LinkInvalid
    if owner.session_version != bound.session_version:
        raise LinkInvalid
    return owner


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
