"""The secret addresses of calendar feeds.

A secret is looked up by its digest, so that neither timing nor a copy of the database reveals it.
The secret itself is stored encrypted, because its owner can see it on every device.
"""

import hashlib
import secrets
from datetime import datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import select, update

from server.calendar_feed.models import CalendarFeed
from server.core.calendar.clock import format_utc, now
from server.core.data_export import Exported
from server.core.database.upserts import upsert_into
from server.core.security.encryption import DecryptionError, Encryptor
from server.extensions import db
from server.settings import Settings, current_settings

SECRET_BYTES: Final = 32
# How many addresses are read at once to encrypt them again.
AT_ONCE: Final = 1000
FEEDS: Final = CalendarFeed.metadata.tables[CalendarFeed.__tablename__]


class Address(NamedTuple):
    """A secret and the settings; None when no key of this site decrypts it any more."""

    secret: str | None
    with_amounts: bool
    renewed_at: datetime


class FeedOwner(NamedTuple):
    """The owner of a secret, and the settings since `changed_at`."""

    owner_id: str
    with_amounts: bool
    changed_at: datetime


def find_address(owner_id: str) -> Address | None:
    """The owner's address, None before it was made."""
    row = _read(owner_id)
    return row and Address(_decrypt(row.sealed), row.with_amounts, row.renewed_at)


def get_or_make_address(owner_id: str) -> Address:
    """The owner's address; makes it the first time."""
    address = find_address(owner_id)
    if address is None:
        _write(owner_id, _new_secret(), keep=True)
        address = find_address(owner_id)
    return cast("Address", address)


def renew_address(owner_id: str) -> Address:
    """Replace the owner's address; the former one stops working."""
    _write(owner_id, _new_secret(), keep=False)
    return get_or_make_address(owner_id)


def replace_address(owner_id: str) -> bool:
    """Replace the owner's address where there is one; False without."""
    mine = update(FEEDS).where(FEEDS.c.owner_id == owner_id)
    replaced = mine.values(**_new_secret()).returning(FEEDS.c.owner_id)
    return db.session.execute(replaced).first() is not None


def choose_amounts(owner_id: str, *, with_amounts: bool) -> Address:
    """Show amounts in the owner's calendar, or hide them."""
    get_or_make_address(owner_id)
    mine = update(FEEDS).where(
        FEEDS.c.owner_id == owner_id, FEEDS.c.with_amounts.is_not(with_amounts)
    )
    db.session.execute(mine.values(with_amounts=with_amounts, changed_at=now()))
    return get_or_make_address(owner_id)


def find_by_secret(secret: str) -> FeedOwner | None:
    """The owner of a secret."""
    columns = (FEEDS.c[name] for name in FeedOwner._fields)
    wanted = select(*columns).where(FEEDS.c.digest == _digest(secret))
    row = db.session.connection().execute(wanted).first()
    return None if row is None else FeedOwner(*row)


def reencrypt_addresses() -> None:
    """Encrypt every address of an earlier key with the newest key, while an earlier one is set."""
    if len(current_settings().secret_keys) == 1:
        return
    last = ""
    while rows := _read_after(last):
        last = rows[-1].owner_id
        for owner_id, sealed in rows:
            secret = _decrypt(sealed)
            if secret is None or not _encryptor().uses_old_key(sealed):
                continue
            # Only if it was not replaced meanwhile.
            same = update(FEEDS).where(FEEDS.c.owner_id == owner_id, FEEDS.c.sealed == sealed)
            db.session.execute(same.values(sealed=_encryptor().encrypt(secret)))


def find_choices(owner_id: str) -> tuple[bool, datetime] | None:
    """Whether the owner's calendar shows amounts, and when its address was made."""
    row = _read(owner_id)
    return None if row is None else (row.with_amounts, row.renewed_at)


def _read(owner_id: str) -> Any:
    return db.session.execute(select(FEEDS).where(FEEDS.c.owner_id == owner_id)).first()


def _read_after(owner_id: str) -> Any:
    wanted = select(FEEDS.c.owner_id, FEEDS.c.sealed).where(FEEDS.c.owner_id > owner_id)
    return db.session.execute(wanted.order_by(FEEDS.c.owner_id).limit(AT_ONCE)).all()


def _new_secret() -> dict[str, Any]:
    secret = secrets.token_urlsafe(SECRET_BYTES)
    return {"digest": _digest(secret), "sealed": _encryptor().encrypt(secret), "renewed_at": now()}


def _write(owner_id: str, made: dict[str, Any], *, keep: bool) -> None:
    """Store a new secret; `keep` leaves one that another device made meanwhile."""
    first = {"owner_id": owner_id, "with_amounts": False, "changed_at": now()}
    row = upsert_into(FEEDS).values({**first, **made})
    key = ["owner_id"]
    db.session.execute(
        row.on_conflict_do_nothing(index_elements=key)
        if keep
        else row.on_conflict_do_update(index_elements=key, set_=made)
    )


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _decrypt(sealed: str) -> str | None:
    try:
        return _encryptor().decrypt(sealed)
    except DecryptionError:
        return None


def _encryptor() -> Encryptor:
    return _encryptor_of(current_settings())


@lru_cache(maxsize=8)
def _encryptor_of(settings: Settings) -> Encryptor:
    return Encryptor(settings.secret_keys, "calendar feed")


def export(owner_id: str) -> Exported:
    """The owner's choice and the age of the address; the address itself stays secret."""
    chosen = find_choices(owner_id)
    if chosen is None:
        return Exported()
    with_amounts, renewed_at = chosen
    return Exported(data={"with_amounts": with_amounts, "renewed_at": format_utc(renewed_at)})
