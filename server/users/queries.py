"""What is asked about accounts."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, bindparam, inspect, select

from server.core.text.i18n import DEFAULT
from server.extensions import db
from server.sessions.service import Account
from server.users.models import ACTIVE, PENDING, User
from server.users.opening import opening

UNDER_AGE: Final = "Under 18"
_USERS: Final = inspect(User).local_table.c
# Made once and without the ORM: every signed-in call asks this.
_ACCOUNT: Final[Select[Any]] = select(
    _USERS.id,
    _USERS.username,
    _USERS.fullname,
    _USERS.avatar_url,
    _USERS.balance,
    _USERS.role,
    _USERS.status,
    _USERS.language,
    _USERS.timezone,
    _USERS.payday,
    _USERS.payday_shift,
    _USERS.session_version,
    _USERS.second_factor,
    _USERS.closes_at,
    _USERS.opening_amount,
    _USERS.opening_date,
    _USERS.categories_version,
).where(_USERS.id == bindparam("owner_id"))
_PROFILE: Final[tuple[Any, ...]] = (
    User.fullname,
    User.username,
    User.email,
    User.phone_number,
    User.age,
    User.country,
    User.avatar_url,
    User.balance,
    User.language,
    User.theme,
    User.timezone,
    User.role,
    User.new_email.label("email_change"),
    User.text_size,
    User.currency,
    User.payday,
    User.payday_shift,
    User.hide_amounts,
    User.opening_amount,
    User.opening_date,
    User.second_factor,
)
_CREDENTIALS: Final[tuple[Any, ...]] = (
    User.id,
    User.status,
    User.password_hash,
    User.second_factor,
    User.session_version,
    User.closes_at,
)
_MAILED: Final[tuple[Any, ...]] = (
    User.id,
    User.status,
    User.email,
    User.fullname,
    User.username,
    User.language,
    User.timezone,
    User.new_email,
    User.new_email_id,
    User.closes_at,
    User.session_version,
)


@dataclass(frozen=True)
class Credentials:
    """What a password is held against, and whose it is."""

    id: str
    status: str
    password_hash: str
    second_factor: bool
    session_version: int
    closes_at: datetime | None

    @property
    def is_active(self) -> bool:
        return self.status == ACTIVE and self.closes_at is None


@dataclass(frozen=True)
class Mailed:
    """Whom a mail about an account greets, and where it goes."""

    id: str
    status: str
    email: str
    fullname: str
    username: str
    language: str | None
    timezone: str
    new_email: str | None
    new_email_id: str | None
    closes_at: datetime | None
    session_version: int

    @property
    def is_pending(self) -> bool:
        return self.status == PENDING

    @property
    def is_active(self) -> bool:
        return self.status == ACTIVE and self.closes_at is None

    @property
    def told_in(self) -> str:
        """The language of mails that nobody's browser asks for."""
        return self.language or DEFAULT


def account(owner_id: str, *, alone: bool = False) -> Account | None:
    """What every signed-in call needs to know of an account; one query.

    `alone` says that the request asks the database for nothing else: a connection without a
    session costs it a sixth less.
    """
    values = {"owner_id": owner_id}
    if alone:
        with db.engine.connect() as link:
            row = link.execute(_ACCOUNT, values).first()
    else:
        row = db.session.connection().execute(_ACCOUNT, values).first()
    return None if row is None else Account(*row)


def profile(owner_id: str) -> dict[str, Any]:
    """What an account shows its owner."""
    row = db.session.execute(select(*_PROFILE).where(User.id == owner_id)).one()
    shown = dict(row._mapping)
    amount, day = shown.pop("opening_amount"), shown.pop("opening_date")
    return {**shown, "opening": opening(amount, day)}


def credentials(email: str) -> tuple[Credentials | None, Credentials | None]:
    """The confirmed and the pending account of an address, either may be missing."""
    rows = db.session.execute(select(*_CREDENTIALS).where(User.email == email)).all()
    found = [Credentials(*row) for row in rows]
    confirmed = next((one for one in found if one.status != PENDING), None)
    pending = next((one for one in found if one.status == PENDING), None)
    return confirmed, pending


def credentials_of(owner_id: str) -> tuple[str, Credentials]:
    """The address of an account and what its password is held against."""
    columns = (User.email, *_CREDENTIALS)
    email, *kept = db.session.execute(select(*columns).where(User.id == owner_id)).one()
    return email, Credentials(*kept)


def mailed(owner_id: str) -> Mailed | None:
    """Whom a mail about this account goes to, None when the account is gone."""
    return _mailed(User.id == owner_id)


def mailed_at(email: str, *, pending: bool) -> Mailed | None:
    """The pending or the confirmed account of an address."""
    return _mailed(User.email == email, (User.status == PENDING) == pending)


def mailed_of(owner_ids: Collection[str]) -> dict[str, Mailed]:
    """Whom mails about these accounts go to, by account; one query."""
    rows = db.session.execute(select(*_MAILED).where(User.id.in_(owner_ids)))
    return {row.id: Mailed(*row) for row in rows}


def under_age(owner_ids: Collection[str]) -> frozenset[str]:
    """Those of these accounts who say that they are under 18; one query."""
    wanted = select(User.id).where(User.id.in_(owner_ids), User.age == UNDER_AGE)
    return frozenset(db.session.scalars(wanted))


def faces_of(owner_ids: Collection[str]) -> dict[str, dict[str, str | None]]:
    """What others see of those of these accounts that are in use, by account; one query."""
    in_use = User.status == ACTIVE, User.closes_at.is_(None)
    asked = select(User.id, User.username, User.avatar_url).where(User.id.in_(owner_ids), *in_use)
    return {
        row.id: {"username": row.username, "avatar_url": row.avatar_url}
        for row in db.session.execute(asked)
    }


def _mailed(*conditions: ColumnElement[bool]) -> Mailed | None:
    row = db.session.execute(select(*_MAILED).where(*conditions)).first()
    return None if row is None else Mailed(*row)


def countries_of(owner_ids: Collection[str]) -> dict[str, str]:
    """The countries that profiles name, by the ids of their accounts; one query."""
    asked = select(User.id, User.country).where(User.id.in_(owner_ids), User.country.is_not(None))
    return {row.id: row.country for row in db.session.execute(asked)}
