"""Registration: pending accounts, their confirmation, and the deletion of unconfirmed ones."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from server.core.calendar.clock import now
from server.core.errors import Conflict
from server.core.ids import new_id
from server.extensions import db
from server.sessions.accounts import ACTIVE, PENDING
from server.users.models import User

UNVERIFIED_LIFETIME: Final = timedelta(hours=72)
MOST_ATTEMPTS: Final = 10
# Names under which somebody could pose as the product or its operators.
RESERVED: Final = (
    "admin administrator api billing contact help helpdesk hostmaster info lumbung mail me "
    "moderator noreply null official operator postmaster root security staff superadmin support "
    "sysadmin system team undefined webmaster"
)


@dataclass(frozen=True)
class Registration:
    """A checked and normalized registration form."""

    fullname: str
    username: str
    email: str
    phone_number: str
    password_hash: str
    language: str | None


class UsernameTaken(Exception):
    """Somebody else has this username, compared without case."""


def username_key(username: str) -> str:
    """A username without case, as it must be unique."""
    return username.casefold()


def is_reserved_username(username: str) -> bool:
    """Whether a username, without dots and underscores, is reserved for the product itself."""
    return username_key(username).replace(".", "").replace("_", "") in RESERVED.split()


def confirm_registration(owner_id: str) -> bool:
    """Activate a pending account; False when the address belongs to another account."""
    change = (
        update(User)
        .where(User.id == owner_id, User.status == PENDING)
        .values(status=ACTIVE, verified_at=now(), updated_at=now())
    )
    try:
        with db.session.begin_nested():
            db.session.execute(change)
    except IntegrityError:
        return False
    return True


def withdraw_registration(owner_id: str) -> bool:
    """Delete a pending account but no active one; False when there was none."""
    gone = delete(User).where(User.id == owner_id, User.status == PENDING)
    return db.session.execute(gone.returning(User.id)).first() is not None


def list_pending_like(owner_id: str) -> list[str]:
    """The pending accounts registered with the addresses or phone number of this owner."""
    owner = select(User.email, User.new_email, User.phone_number).where(User.id == owner_id)
    email, new_email, phone_number = db.session.execute(owner).one()
    same = or_(User.email.in_((email, new_email)), User.phone_number == phone_number)
    return list(
        db.session.scalars(select(User.id).where(User.status == PENDING, User.id != owner_id, same))
    )


def delete_unconfirmed() -> int:
    """Delete the accounts that were not confirmed within 72 hours; returns how many."""
    gone = delete(User).where(User.status == PENDING, User.created_at < _oldest_pending())
    return len(db.session.execute(gone.returning(User.id)).all())


def is_username_available(username: str) -> bool:
    """Whether this username can be registered, compared without case."""
    if is_reserved_username(username):
        return False
    live = or_(User.status != PENDING, User.created_at >= _oldest_pending())
    return not _exists(User.username_key == username_key(username), live)


def register(asked: Registration) -> str:
    """Create a pending account in place of an earlier one for the address; returns its id.

    UsernameTaken when somebody else has the username, Conflict after too many races.
    """
    if is_reserved_username(asked.username):
        raise UsernameTaken
    moment = now()
    made = {
        "id": new_id(),
        "fullname": asked.fullname,
        "username": asked.username,
        "username_key": username_key(asked.username),
        "email": asked.email,
        "phone_number": asked.phone_number,
        "password_hash": asked.password_hash,
        "language": asked.language,
        "created_at": moment,
        "updated_at": moment,
    }
    for _attempt in range(MOST_ATTEMPTS):
        _make_way(asked.email, made["username_key"])
        others = or_(User.status != PENDING, User.email != asked.email)
        if _exists(User.username_key == made["username_key"], others):
            raise UsernameTaken
        try:
            with db.session.begin_nested():
                db.session.execute(insert(User).values(made))
        except IntegrityError:
            # A concurrent registration was faster: check again.
            continue
        return str(made["id"])
    raise Conflict


def _make_way(email: str, key: object) -> None:
    expired = and_(User.username_key == key, User.created_at < _oldest_pending())
    db.session.execute(
        delete(User).where(User.status == PENDING, or_(User.email == email, expired))
    )


def _oldest_pending() -> datetime:
    return now() - UNVERIFIED_LIFETIME


def _exists(*conditions: ColumnElement[bool]) -> bool:
    return bool(db.session.scalar(select(func.count()).select_from(User).where(*conditions)))
