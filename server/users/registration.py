"""Registration: pending accounts, their confirmation, and the deletion of unconfirmed ones.

Several registrations of one address may be pending; each one stands alone until one is confirmed.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from server.core.calendar.clock import now
from server.core.database.engine import Base
from server.core.database.name_lock import lock_name
from server.core.ids import new_id
from server.extensions import db
from server.sessions.accounts import ACTIVE, PENDING
from server.users import guest_accounts
from server.users.models import GuestRegistration, ReplacedRegistration, User

UNVERIFIED_LIFETIME: Final = timedelta(hours=72)
# Names under which somebody could pose as the product or its operators.
RESERVED: Final = (
    "admin administrator api billing contact help helpdesk hostmaster info lumbung mail me "
    "moderator noreply null official operator postmaster root security staff superadmin support "
    "sysadmin system team undefined webmaster"
)


@dataclass(frozen=True)
class Registration:
    """A checked and normalized registration form; `guest_id` is the guest that it would keep."""

    fullname: str
    username: str
    email: str
    phone_number: str
    password_hash: str
    language: str | None
    browser_key: str | None = None
    guest_id: str | None = None


@dataclass(frozen=True)
class WaitingRegistration:
    """A pending registration as its address's owner sees it."""

    id: str
    fullname: str
    username: str
    timezone: str
    created_at: datetime
    keeps_guest: bool


class Confirmation(NamedTuple):
    """The account that a registration has become, and the registrations that it replaced."""

    owner_id: str
    replaced: Sequence[str]


class UsernameTaken(Exception):
    """Somebody else has this username, compared without case."""


class AddressConfirmed(Exception):
    """Another account has this address, confirmed."""


def username_key(username: str) -> str:
    """A username without case, as it must be unique."""
    return username.casefold()


def is_reserved_username(username: str) -> bool:
    """Whether a username, without dots and underscores, is reserved for the product itself."""
    return username_key(username).replace(".", "").replace("_", "") in RESERVED.split()


def find_account_after(pending_id: str) -> str:
    """The account that a registration would become: its own, or the guest that made it; locked."""
    return guest_accounts.lock_guest_of(pending_id) or pending_id


def confirm_registration(pending_id: str, password_hash: str | None = None) -> Confirmation:
    """Activate a pending account, or the guest that made it, and delete the others of its address.

    Sets the password too, if one is given. AddressConfirmed, UsernameTaken.
    """
    email = db.session.scalar(select(User.email).where(User.id == pending_id))
    # In one order, so that links opened at the same moment do not wait for each other.
    same = select(User.id).where(User.email == email, User.status == PENDING).order_by(User.id)
    waiting = list(db.session.scalars(same.with_for_update()))
    if pending_id not in waiting:
        raise AddressConfirmed
    owner_id = find_account_after(pending_id)
    _activate(pending_id, owner_id, email, password_hash)
    others = [other for other in waiting if other != pending_id]
    return Confirmation(owner_id, _replace(others, owner_id))


def was_replaced(registration_id: str) -> bool:
    """Whether this registration was deleted because another one of its address was confirmed."""
    return _exists(ReplacedRegistration.id == registration_id, of=ReplacedRegistration)


def is_from_browser(registration_id: str, browser_key: str) -> bool:
    """Whether a pending account was registered by the browser that has this key."""
    return _exists(
        User.id == registration_id,
        User.status == PENDING,
        User.browser_digest == _browser_digest(browser_key),
    )


def list_waiting(email: str, *, first: str | None, most: int) -> Sequence[WaitingRegistration]:
    """The registrations of an address that can be confirmed: one of them, then the newest."""
    columns = (User.id, User.fullname, User.username, User.timezone, User.created_at, KEEPS_GUEST)
    waiting = User.email == email, User.status == PENDING, User.created_at >= oldest_pending()
    order = (User.id != (first or "")), User.created_at.desc(), User.id.desc()
    rows = db.session.execute(select(*columns).where(*waiting).order_by(*order).limit(most))
    return [WaitingRegistration(*row) for row in rows]


def count_waiting(email: str) -> int:
    """How many registrations of an address can be confirmed."""
    waiting = User.email == email, User.status == PENDING, User.created_at >= oldest_pending()
    return db.session.scalar(select(func.count()).select_from(User).where(*waiting)) or 0


def withdraw_registration(owner_id: str) -> bool:
    """Delete a pending account but no active one; False when there was none."""
    gone = delete(User).where(User.id == owner_id, User.status == PENDING)
    return db.session.execute(gone.returning(User.id)).first() is not None


def list_pending_like(owner_id: str) -> list[str]:
    """The pending accounts with the addresses or phone number of this owner, or of this guest."""
    owner = select(User.email, User.new_email, User.phone_number).where(User.id == owner_id)
    email, new_email, phone_number = db.session.execute(owner).one()
    same = or_(
        User.email.in_((email, new_email)), User.phone_number == phone_number, _is_of(owner_id)
    )
    return list(
        db.session.scalars(select(User.id).where(User.status == PENDING, User.id != owner_id, same))
    )


def delete_unconfirmed() -> int:
    """Delete the accounts that were not confirmed within 72 hours; returns how many."""
    # Links die sooner, so nobody asks for older ones.
    old = ReplacedRegistration.replaced_at < oldest_pending()
    db.session.execute(delete(ReplacedRegistration).where(old))
    return _delete_expired()


def is_username_available(username: str, browser_key: str | None = None) -> bool:
    """Whether this username can be registered, compared without case.

    What the browser with this key has registered itself does not reserve it.
    """
    if is_reserved_username(username):
        return False
    return not _exists(User.username_key == username_key(username), _reserves(browser_key))


def register(asked: Registration) -> str:
    """Create a pending account beside the earlier ones of the address; returns its id.

    UsernameTaken when somebody else has the username, or a registration of another address, made
    by another browser, that can still be confirmed.
    """
    key = username_key(asked.username)
    if is_reserved_username(asked.username):
        raise UsernameTaken
    lock_name("username", key)
    if asked.guest_id:
        # Before the name is looked for: it may be the same.
        guest_accounts.withdraw_registrations(asked.guest_id)
    _delete_expired(User.username_key == key)
    others = or_(User.status != PENDING, User.email != asked.email)
    if _exists(User.username_key == key, others, _reserves(asked.browser_key)):
        raise UsernameTaken
    moment, made = now(), new_id()
    values = {
        "id": made,
        "fullname": asked.fullname,
        "username": asked.username,
        "username_key": key,
        "email": asked.email,
        "phone_number": asked.phone_number,
        "password_hash": asked.password_hash,
        "language": asked.language,
        "browser_digest": asked.browser_key and _browser_digest(asked.browser_key),
        "created_at": moment,
        "updated_at": moment,
    }
    db.session.execute(insert(User).values(values))
    if asked.guest_id:
        guest_accounts.add_registration(asked.guest_id, made)
    return made


def oldest_pending() -> datetime:
    """When the oldest registration was made that can still be confirmed."""
    return now() - UNVERIFIED_LIFETIME


def _delete_expired(*conditions: ColumnElement[bool]) -> int:
    expired = User.status == PENDING, User.created_at < oldest_pending(), *conditions
    return len(db.session.execute(delete(User).where(*expired).returning(User.id)).all())


def _reserves(browser_key: str | None) -> ColumnElement[bool]:
    """The condition that an account reserves its username against the browser with this key."""
    live = User.created_at >= oldest_pending()
    if browser_key is not None:
        # Accounts made without a key have no digest.
        live &= User.browser_digest.is_distinct_from(_browser_digest(browser_key))
    return or_(User.status != PENDING, live)


def _browser_digest(browser_key: str) -> str:
    return hashlib.sha256(browser_key.encode()).hexdigest()


def _activate(pending_id: str, owner_id: str, email: str | None, password_hash: str | None) -> None:
    try:
        with db.session.begin_nested():
            if owner_id == pending_id:
                _activate_pending(pending_id, password_hash)
            else:
                guest_accounts.keep_guest(owner_id, pending_id, password_hash)
    except IntegrityError as error:
        if _exists(User.email == email, User.status != PENDING):
            raise AddressConfirmed from error
        raise UsernameTaken from error


def _activate_pending(pending_id: str, password_hash: str | None) -> None:
    moment = now()
    values = {
        "status": ACTIVE,
        "verified_at": moment,
        "updated_at": moment,
        "browser_digest": None,
    }
    if password_hash is not None:
        values["password_hash"] = password_hash
    db.session.execute(update(User).where(User.id == pending_id).values(values))


def _replace(others: Sequence[str], owner_id: str) -> Sequence[str]:
    """Delete other registrations, and remember that this one replaced them."""
    if others:
        gone = delete(User).where(User.id.in_(others))
        db.session.execute(gone.execution_options(synchronize_session=False))
        moment = now()
        rows = [{"id": one, "owner_id": owner_id, "replaced_at": moment} for one in others]
        db.session.execute(insert(ReplacedRegistration), rows)
    return others


def _is_of(guest_id: str) -> ColumnElement[bool]:
    """The condition that a pending account was registered by this guest."""
    theirs = select(GuestRegistration.id).where(GuestRegistration.guest_id == guest_id)
    return User.id.in_(theirs)


KEEPS_GUEST: Final = exists().where(GuestRegistration.id == User.id)


def _exists(*conditions: ColumnElement[bool], of: type[Base] = User) -> bool:
    return bool(db.session.scalar(select(func.count()).select_from(of).where(*conditions)))
