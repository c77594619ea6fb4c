"""Asking for an account, confirming it, and freeing what nobody confirmed."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from server.core.calendar.clock import now
from server.core.errors import Conflict
from server.core.ids import new_id
from server.extensions import db
from server.users.models import ACTIVE, PENDING, User

UNVERIFIED_LIFETIME: Final = timedelta(hours=72)
MOST_ATTEMPTS: Final = 10
# Names under which somebody could pass for the product or those who run it.
RESERVED: Final = (
    "admin administrator api billing contact help helpdesk hostmaster info lumbung mail me "
    "moderator noreply null official operator postmaster root security staff superadmin support "
    "sysadmin system team undefined webmaster"
)


@dataclass(frozen=True)
class Registration:
    """What somebody typed who asks for an account; checked and normal."""

    fullname: str
    username: str
    email: str
    phone_number: str
    password_hash: str
    language: str | None


class UsernameTaken(Exception):
    """Somebody else has this username, whatever its case."""


def username_key(username: str) -> str:
    """What two spellings of one username have in common."""
    return username.casefold()


def is_reserved(username: str) -> bool:
    """Whether a username, its dots and underscores aside, is kept for the product itself."""
    return username_key(username).replace(".", "").replace("_", "") in RESERVED.split()


def confirm(owner_id: str) -> bool:
    """Turn a pending account into an active one; False when the address belongs to another."""
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


def withdraw(owner_id: str) -> bool:
    """Delete a pending account, an active one stays; False when there was none."""
    gone = delete(User).where(User.id == owner_id, User.status == PENDING)
    return db.session.execute(gone.returning(User.id)).first() is not None


def unconfirmed_like(owner_id: str) -> list[str]:
    """The pending accounts that somebody asked for with the addresses or the number of an owner."""
    owner = select(User.email, User.new_email, User.phone_number).where(User.id == owner_id)
    email, new_email, phone_number = db.session.execute(owner).one()
    same = or_(User.email.in_((email, new_email)), User.phone_number == phone_number)
    return list(
        db.session.scalars(select(User.id).where(User.status == PENDING, User.id != owner_id, same))
    )


def free_unverified() -> int:
    """Delete the accounts that nobody confirmed in 72 hours; returns how many."""
    gone = delete(User).where(User.status == PENDING, User.created_at < _oldest_pending())
    return len(db.session.execute(gone.returning(User.id)).all())


def username_is_free(username: str) -> bool:
    """Whether somebody may register with this username, whatever its case."""
    if is_reserved(username):
        return False
    live = or_(User.status != PENDING, User.created_at >= _oldest_pending())
    return not _exists(User.username_key == username_key(username), live)


def register(asked: Registration) -> str:
    """Make a pending account in place of an earlier one for the address, and return its id.

    UsernameTaken when somebody else has the username, Conflict when too many ask at once.
    """
    if is_reserved(asked.username):
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
            # Somebody was faster by a moment: look again at what is there now.
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
