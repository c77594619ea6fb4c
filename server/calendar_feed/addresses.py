"""The secret address of a calendar: made, shown to its owner, found again by who has it.

Only the digest of a secret finds it, so neither the time of a look-up nor a copy of the database
gives one away. The secret itself is sealed, because its owner wants to see it on every device.
"""

import hashlib
import secrets
from datetime import datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite

from server.calendar_feed.models import CalendarFeed
from server.core.calendar.clock import now
from server.core.database.unit_of_work import begin_write
from server.core.security.encryption import DecryptionError, Encryptor
from server.extensions import db
from server.settings import Settings, current_settings

SECRET_BYTES: Final = 32
FEEDS: Final = CalendarFeed.metadata.tables[CalendarFeed.__tablename__]


class Address(NamedTuple):
    """A secret, None when no key of this site opens it any more, and what was chosen."""

    secret: str | None
    with_amounts: bool
    renewed_at: datetime


class FeedOwner(NamedTuple):
    """Whose calendar a secret opens, and what it tells since when."""

    owner_id: str
    with_amounts: bool
    changed_at: datetime


def get_or_make_address(owner_id: str) -> Address:
    """The owner's address, which is made when it is looked at for the first time."""
    row = _read(owner_id)
    if row is None:
        begin_write()
        _write(owner_id, _fresh(), keep=True)
        row = _read(owner_id)
    elif _sealer().uses_old_key(row.sealed) and _opened(row.sealed):
        # The key that it is sealed under may be gone when its owner looks the next time.
        begin_write()
        _seal_anew(owner_id, row.sealed)
    return Address(_opened(row.sealed), row.with_amounts, row.renewed_at)


def renew_address(owner_id: str) -> Address:
    """Give the owner another address; the earlier one opens nothing from now on."""
    _write(owner_id, _fresh(), keep=False)
    return get_or_make_address(owner_id)


def choose_amounts(owner_id: str, *, with_amounts: bool) -> Address:
    """Let the owner's calendar tell amounts, or leave them out."""
    get_or_make_address(owner_id)
    mine = update(FEEDS).where(
        FEEDS.c.owner_id == owner_id, FEEDS.c.with_amounts.is_not(with_amounts)
    )
    db.session.execute(mine.values(with_amounts=with_amounts, changed_at=now()))
    return get_or_make_address(owner_id)


def find_by_secret(secret: str) -> FeedOwner | None:
    """Whose calendar a secret opens; None when it opens none."""
    columns = (FEEDS.c[name] for name in FeedOwner._fields)
    wanted = select(*columns).where(FEEDS.c.digest == _digest(secret))
    row = db.session.connection().execute(wanted).first()
    return None if row is None else FeedOwner(*row)


def find_choices(owner_id: str) -> tuple[bool, datetime] | None:
    """Whether the owner's calendar tells amounts, and when its address was made."""
    row = _read(owner_id)
    return None if row is None else (row.with_amounts, row.renewed_at)


def _read(owner_id: str) -> Any:
    return db.session.execute(select(FEEDS).where(FEEDS.c.owner_id == owner_id)).first()


def _fresh() -> dict[str, Any]:
    secret = secrets.token_urlsafe(SECRET_BYTES)
    return {"digest": _digest(secret), "sealed": _sealer().encrypt(secret), "renewed_at": now()}


def _write(owner_id: str, made: dict[str, Any], *, keep: bool) -> None:
    """Write a fresh secret; `keep` leaves one that another device made meanwhile."""
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    first = {"owner_id": owner_id, "with_amounts": False, "changed_at": now()}
    row = kind.insert(FEEDS).values({**first, **made})
    key = ["owner_id"]
    db.session.execute(
        row.on_conflict_do_nothing(index_elements=key)
        if keep
        else row.on_conflict_do_update(index_elements=key, set_=made)
    )


def _seal_anew(owner_id: str, sealed: str) -> None:
    secret = _opened(sealed)
    if secret is not None:
        # A secret that was renewed meanwhile stays as it is.
        same = update(FEEDS).where(FEEDS.c.owner_id == owner_id, FEEDS.c.sealed == sealed)
        db.session.execute(same.values(sealed=_sealer().encrypt(secret)))


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _opened(sealed: str) -> str | None:
    try:
        return _sealer().decrypt(sealed)
    except DecryptionError:
        return None


def _sealer() -> Encryptor:
    return _sealer_of(current_settings())


@lru_cache(maxsize=8)
def _sealer_of(settings: Settings) -> Encryptor:
    return Encryptor(settings.secret_keys, "calendar feed")
