"""Guests: accounts without an address and a password, which try the product on one device.

A guest is an active account with `guest_since`. It becomes a full account by the mailed link of a
registration that it made, and ends after 14 days without use or when its device signs out.
"""

import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, or_, select, update

from server.core.calendar.clock import now, today
from server.core.database.upserts import upsert_into
from server.core.ids import new_id
from server.core.mail import outbox
from server.core.text.i18n import _, translate
from server.extensions import db
from server.sessions.accounts import ACTIVE, GUEST_IDLE, PENDING
from server.sessions.daily_activity import ZONE
from server.users.models import (
    IS_ACTIVE,
    IS_GUEST,
    USERS,
    GuestCount,
    GuestRegistration,
    User,
    name_sort_key,
)
from server.users.service import sign_out_everywhere

NAME: Final = _("Guest")
# No password has it.
UNMATCHED_HASH: Final = "!"
USERNAME_BYTES: Final = 15
COUNTS: Final = GuestCount.metadata.tables[GuestCount.__tablename__]
# What a guest takes over from the registration that keeps it.
IDENTITY: Final = ("fullname", "username", "username_key", "email", "phone_number")


def create_guest(language: str, timezone: str | None) -> str:
    """Create a guest and return its id; nobody can guess its name, and no mail reaches it."""
    moment, made = now(), new_id()
    username, fullname = secrets.token_hex(USERNAME_BYTES), translate(NAME, language)
    values = {
        "id": made,
        "fullname": fullname,
        "fullname_key": name_sort_key(fullname),
        "username": username,
        "username_key": username,
        "email": f"{made.lower()}{outbox.NO_ADDRESS}",
        "phone_number": "",
        "password_hash": UNMATCHED_HASH,
        "status": ACTIVE,
        "language": language,
        **({"timezone": timezone} if timezone else {}),
        "guest_since": moment,
        "created_at": moment,
        "updated_at": moment,
    }
    db.session.execute(insert(User).values(values))
    _count("begun")
    return made


def add_registration(guest_id: str, registration_id: str) -> None:
    """Let this registration keep the guest."""
    row = {"id": registration_id, "guest_id": guest_id, "created_at": now()}
    db.session.execute(insert(GuestRegistration).values(row))


def withdraw_registrations(guest_id: str) -> None:
    """Delete the registrations of a guest whose links were not opened, and lock the guest."""
    # In the same order as the opening of a link: first the guest.
    db.session.execute(select(User.id).where(User.id == guest_id).with_for_update())
    earlier = (
        delete(GuestRegistration)
        .where(GuestRegistration.guest_id == guest_id, GuestRegistration.confirmed_at.is_(None))
        .returning(GuestRegistration.id)
    )
    gone = list(db.session.scalars(earlier.execution_options(synchronize_session=False)))
    if gone:
        pending = delete(User).where(User.id.in_(gone), User.status == PENDING)
        db.session.execute(pending.execution_options(synchronize_session=False))
        outbox.delete_about(gone)


def find_registered_email(guest_id: str) -> str | None:
    """The address to which the newest link of a guest was mailed, while it waits."""
    waiting = (
        select(User.email)
        .join(GuestRegistration, GuestRegistration.id == User.id)
        .where(GuestRegistration.guest_id == guest_id, User.status == PENDING)
    )
    return db.session.scalar(waiting)


def is_of_guest(registration_id: str) -> bool:
    """Whether a registration would keep a guest, who is still there."""
    return db.session.scalar(_guest_of(registration_id)) is not None


def lock_guest_of(registration_id: str) -> str | None:
    """The guest that a registration would keep, locked; None when there is none any more."""
    return db.session.scalar(_guest_of(registration_id).with_for_update(of=User))


def _guest_of(registration_id: str) -> Select[str]:
    return (
        select(User.id)
        .join(GuestRegistration, GuestRegistration.guest_id == User.id)
        .where(GuestRegistration.id == registration_id, IS_GUEST, *IS_ACTIVE)
    )


def find_kept_account(registration_id: str) -> str | None:
    """The account that a registration has made of a guest."""
    kept = select(GuestRegistration.guest_id).where(
        GuestRegistration.id == registration_id, GuestRegistration.confirmed_at.is_not(None)
    )
    return db.session.scalar(kept)


def keep_guest(guest_id: str, registration_id: str, password_hash: str | None) -> None:
    """Make a locked guest a full account, by the registration whose link was opened.

    With a new password its sessions end: somebody else may have begun the guest.
    IntegrityError when another account has the address or the username.
    """
    columns = [USERS.c[name] for name in (*IDENTITY, "password_hash")]
    asked = db.session.execute(select(*columns).where(USERS.c.id == registration_id)).one()
    moment = now()
    values: dict[str, Any] = {
        **asked._mapping,
        "fullname_key": name_sort_key(asked.fullname),
        "guest_since": None,
        "verified_at": moment,
        "updated_at": moment,
    }
    if password_hash is not None:
        values |= {"password_hash": password_hash, "session_version": User.session_version + 1}
    # The pending account first: it has the same name.
    db.session.execute(delete(User).where(User.id == registration_id))
    change = update(User).where(User.id == guest_id).values(values).returning(User.session_version)
    version = db.session.execute(change).scalar_one()
    done = update(GuestRegistration).where(GuestRegistration.id == registration_id)
    db.session.execute(done.values(confirmed_at=moment))
    if password_hash is not None:
        sign_out_everywhere(guest_id, below=version)
    _count("kept")


def end_guest(guest_id: str) -> bool:
    """End a guest at once: its sessions end, and the next run of the job erases it.

    False when there is no such guest, or it has become a full account.
    """
    moment = now()
    change = (
        update(User)
        .where(User.id == guest_id, IS_GUEST, User.closes_at.is_(None))
        .values(
            closes_at=moment,
            session_version=User.session_version + 1,
            updated_at=moment,
        )
        .returning(User.id)
    )
    if db.session.execute(change).first() is None:
        return False
    withdraw_registrations(guest_id)
    sign_out_everywhere(guest_id)
    _count("ended")
    return True


def list_unused_guests(most: int, after: str) -> Sequence[str]:
    """The guests that nobody has used for 14 days, by their ids, from the next one on."""
    days = timedelta(seconds=GUEST_IDLE)
    unused = or_(User.last_active_on.is_(None), User.last_active_on < today(ZONE) - days)
    wanted = (
        select(User.id)
        .where(IS_GUEST, User.guest_since < now() - days, User.closes_at.is_(None), unused)
        .where(User.id > after)
        .order_by(User.id)
        .limit(most)
    )
    return list(db.session.scalars(wanted))


def count_guests(days: Sequence[int]) -> dict[str, Any]:
    """How many guests there are, and how many began and became accounts; one query.

    `periods` has the numbers of each of these numbers of days up to today.
    """
    alive = select(func.count()).select_from(User).where(IS_GUEST, User.closes_at.is_(None))
    present = today(ZONE)
    sums = [
        func.coalesce(
            func.sum(COUNTS.c[name]).filter(COUNTS.c.day > present - timedelta(days=each)), 0
        )
        for each in days
        for name in ("begun", "kept")
    ]
    row = db.session.execute(select(alive.scalar_subquery(), *sums)).one()
    numbers = [int(number) for number in row]
    pairs = zip(days, numbers[1::2], numbers[2::2], strict=True)
    return {
        "alive": numbers[0],
        "periods": [{"days": each, "begun": begun, "kept": kept} for each, begun, kept in pairs],
    }


def _count(name: str) -> None:
    """Count a guest on this day of Jakarta; only numbers are kept."""
    row = {"day": today(ZONE), "begun": 0, "kept": 0, "ended": 0, name: 1}
    one_more = {name: COUNTS.c[name] + 1}
    made = upsert_into(COUNTS).values(row)
    db.session.connection().execute(
        made.on_conflict_do_update(index_elements=["day"], set_=one_more)
    )
