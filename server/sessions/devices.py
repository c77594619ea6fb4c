"""A device that signs in, and the browsers that an account knows."""

import hashlib
import re
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import and_, case, delete, func, literal, not_, select, update
from ua_parser import parse_os

from server.core.calendar.clock import now
from server.core.database.column_types import UtcDateTime
from server.core.database.upserts import upsert_into
from server.core.http.request_origin import (
    LONGEST_AGENT,
    LONGEST_NAME,
    browser_name,
    current_origin,
)
from server.extensions import db
from server.sessions.models import KnownDevice

# A header may hold anything, and mail programs turn words with a dot into links.
PLAIN: Final = re.compile(r"[\w ()+/-]+", re.ASCII)
NAME_BYTES: Final = 32
MOST: Final = 30
KEPT: Final = timedelta(days=400)
OPENED_MAIL_ONLY: Final = and_(
    KnownDevice.mailbox_at.is_not(None), KnownDevice.mailbox_at == KnownDevice.last_used_at
)


@dataclass(frozen=True, slots=True)
class Device:
    """A browser on a system; None for what is unknown, the country in two letters."""

    browser: str | None
    system: str | None
    country: str | None
    address: str


def describe(user_agent: str, *, country: str | None, address: str) -> Device:
    """The device of a User-Agent header; parsed once, at sign-in."""
    system = parse_os(user_agent[:LONGEST_AGENT])
    return Device(
        browser=_plain(browser_name(user_agent)),
        system=_plain(system.family[:LONGEST_NAME] if system else None),
        country=country,
        address=address,
    )


def present_device() -> Device:
    """The device of the present request."""
    caller = current_origin()
    return describe(caller.user_agent, country=caller.country, address=caller.address)


def _plain(name: str | None) -> str | None:
    return name if name and PLAIN.fullmatch(name) else None


@dataclass(frozen=True, slots=True)
class DeviceCheck:
    """Whether a browser is new to an account, and the name for its cookie.

    `is_first` means that it is the first browser of the account, `opened_mail` that it has opened
    a mailed link of the account.
    """

    name: str
    is_new: bool
    is_first: bool
    opened_mail: bool


def remember_device(owner_id: str, name: str | None, *, opens_mail: bool = False) -> DeviceCheck:
    """Remember that the browser with this name signed in, or `opens_mail`: a mailed link.

    The oldest beyond 30 are deleted.
    """
    met = _met_again(owner_id, name, opens_mail=opens_mail) if name is not None else None
    if name is not None and met is not None:
        return DeviceCheck(
            name, is_new=False, is_first=False, opened_mail=met.mailbox_at is not None
        )
    # A browser has the same name for every account.
    kept = name or secrets.token_urlsafe(NAME_BYTES)
    count = select(func.count()).select_from(KnownDevice)
    others = db.session.scalar(count.where(KnownDevice.owner_id == owner_id))
    moment = now()
    row = {
        "owner_id": owner_id,
        "digest": _digest(owner_id, kept),
        "created_at": moment,
        "last_used_at": moment,
        "mailbox_at": moment if opens_mail else None,
    }
    made = upsert_into(KnownDevice).values(row)
    db.session.execute(made.on_conflict_do_nothing())
    _thin_out(owner_id)
    return DeviceCheck(kept, is_new=True, is_first=not others, opened_mail=opens_mail)


def forget_mailbox(owner_id: str) -> None:
    """Forget which browsers opened mailed links of an account: it has another address now.

    Those that did nothing else are deleted.
    """
    mine = KnownDevice.owner_id == owner_id
    db.session.execute(delete(KnownDevice).where(mine, OPENED_MAIL_ONLY))
    db.session.execute(update(KnownDevice).where(mine).values(mailbox_at=None))


def is_known_device(owner_id: str, name: str) -> bool:
    """Whether the browser with this name signed in to an account or opened a mail of it before."""
    known = KnownDevice.owner_id == owner_id, KnownDevice.digest == _digest(owner_id, name)
    return db.session.scalar(select(KnownDevice.digest).where(*known)) is not None


def has_signed_in(owner_id: str, name: str) -> bool:
    """Whether the browser with this name signed in to an account before; opening a mail is less."""
    known = KnownDevice.owner_id == owner_id, KnownDevice.digest == _digest(owner_id, name)
    found = select(KnownDevice.digest).where(*known, not_(OPENED_MAIL_ONLY))
    return db.session.scalar(found) is not None


def delete_old_devices() -> int:
    """Delete the browsers without a sign-in for 400 days; returns how many."""
    gone = delete(KnownDevice).where(KnownDevice.last_used_at < now() - KEPT)
    return len(db.session.execute(gone.returning(KnownDevice.digest)).all())


def list_known_devices(owner_id: str) -> list[tuple[datetime, datetime, datetime | None]]:
    """When each browser of a person was used first and last, and opened a mailed link."""
    found = select(KnownDevice.created_at, KnownDevice.last_used_at, KnownDevice.mailbox_at)
    rows = db.session.execute(
        found.where(KnownDevice.owner_id == owner_id).order_by(KnownDevice.created_at)
    )
    return [(row.created_at, row.last_used_at, row.mailbox_at) for row in rows]


def _thin_out(owner_id: str) -> None:
    mine = KnownDevice.owner_id == owner_id
    newest = select(KnownDevice.digest).where(mine)
    newest = newest.order_by(KnownDevice.last_used_at.desc(), KnownDevice.created_at.desc())
    surplus = delete(KnownDevice).where(mine, KnownDevice.digest.not_in(newest.limit(MOST)))
    db.session.execute(surplus.execution_options(synchronize_session=False))


def _met_again(owner_id: str, name: str, *, opens_mail: bool) -> Any:
    moment = now()
    used: dict[str, Any] = {"last_used_at": moment}
    if opens_mail:
        kept = case(
            (OPENED_MAIL_ONLY, literal(moment, UtcDateTime())), else_=KnownDevice.last_used_at
        )
        used = {"mailbox_at": moment, "last_used_at": kept}
    seen = (
        update(KnownDevice)
        .where(KnownDevice.owner_id == owner_id, KnownDevice.digest == _digest(owner_id, name))
        .values(used)
        .returning(KnownDevice.mailbox_at)
    )
    return db.session.execute(seen).first()


def _digest(owner_id: str, name: str) -> str:
    # The owner is part of it, so the table does not reveal which accounts share a browser.
    return hashlib.sha256(f"{owner_id} {name}".encode()).hexdigest()
