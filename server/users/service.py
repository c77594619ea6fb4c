"""Accounts by id or address, whom to mail, and the changes that end sessions."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import redis
import structlog
from sqlalchemy import ColumnElement, ScalarSelect, bindparam, case, exists, select, update
from sqlalchemy.orm import InstrumentedAttribute

from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import now
from server.core.database.frequent_statements import FrequentStatement
from server.core.database.unit_of_work import after_commit
from server.core.text.i18n import DEFAULT
from server.extensions import db
from server.sessions import service as sessions
from server.sessions.accounts import PENDING, Account, AccountState
from server.users.models import IS_ACTIVE, NO_EMAIL_CHANGE, USERS, User, columns_of

log = structlog.get_logger(__name__)

# How many pending accounts of an address a password is verified against.
PENDING_CHECKED: Final = 10


@dataclass(frozen=True, slots=True)
class Credentials(AccountState):
    """What a sign-in is checked against."""

    id: str
    password_hash: str
    second_factor: bool
    session_version: int


@dataclass(frozen=True, slots=True)
class MailRecipient(AccountState):
    """The owner of an account as the recipient of a mail."""

    id: str
    email: str
    fullname: str
    username: str
    language: str | None
    timezone: str
    new_email: str | None
    new_email_id: str | None
    session_version: int
    created_at: datetime
    guest_since: datetime | None

    @property
    def is_guest(self) -> bool:
        """Whether it has no address: the outbox leaves its mails out."""
        return self.guest_since is not None

    @property
    def mail_language(self) -> str:
        """The language of mails that no request caused."""
        return self.language or DEFAULT


# Built once and without the ORM: every signed-in request runs it.
_ACCOUNT: Final = FrequentStatement(
    select(*columns_of(Account)).where(USERS.c.id == bindparam("owner_id"))
)
_CREDENTIALS: Final = columns_of(Credentials)
_RECIPIENT: Final = columns_of(MailRecipient)


def find_account(owner_id: str) -> Account | None:
    """The account as signed-in requests need it; one query."""
    row = _ACCOUNT.first(db.session.connection(), {"owner_id": owner_id})
    return None if row is None else Account(*row)


def find_credentials(email: str) -> tuple[Credentials | None, Sequence[Credentials]]:
    """The confirmed account of an address, if any, and its newest pending ones, at most ten."""
    order = (USERS.c.status == PENDING), USERS.c.created_at.desc(), USERS.c.id.desc()
    wanted = select(*_CREDENTIALS).where(USERS.c.email == email).order_by(*order)
    rows = db.session.execute(wanted.limit(PENDING_CHECKED + 1)).all()
    found = [Credentials(*row) for row in rows]
    confirmed = next((one for one in found if one.status != PENDING), None)
    return confirmed, [one for one in found if one.status == PENDING][:PENDING_CHECKED]


def get_credentials(owner_id: str) -> tuple[str, Credentials]:
    """The address and credentials of an account."""
    wanted = select(USERS.c.email, *_CREDENTIALS).where(USERS.c.id == owner_id)
    email, *rest = db.session.execute(wanted).one()
    return email, Credentials(*rest)


def find_recipient(owner_id: str) -> MailRecipient | None:
    """The recipient of mails about this account, None when the account is gone."""
    return _find_recipient(USERS.c.id == owner_id)


def find_recipient_by_email(email: str, *, pending: bool) -> MailRecipient | None:
    """The confirmed account of an address, or the newest pending one, as a recipient."""
    return _find_recipient(USERS.c.email == email, (USERS.c.status == PENDING) == pending)


def get_recipients(owner_ids: Collection[str]) -> dict[str, MailRecipient]:
    """The recipients of mails about these accounts by account id; one query."""
    rows = db.session.execute(select(*_RECIPIENT).where(USERS.c.id.in_(owner_ids)))
    return {row.id: MailRecipient(*row) for row in rows}


def session_version_of(owner_id: InstrumentedAttribute[str]) -> ScalarSelect[int]:
    """The session version of the account in this column, to compare with in a statement."""
    return select(USERS.c.session_version).where(USERS.c.id == owner_id).scalar_subquery()


def is_account(owner_id: InstrumentedAttribute[str | None]) -> ColumnElement[bool]:
    """The condition that the id in this column is one of an account, for statements."""
    return exists().where(USERS.c.id == owner_id)


def confirmed_owner_of(email: InstrumentedAttribute[str]) -> ScalarSelect[str]:
    """The id of the confirmed account with the address in this column, for statements."""
    confirmed = USERS.c.email == email, USERS.c.status != PENDING
    return select(USERS.c.id).where(*confirmed).scalar_subquery()


def revoke_sessions(owner_id: str) -> int:
    """End every session and token of an account at once; returns the version of new sessions."""
    change = (
        update(User)
        .where(User.id == owner_id)
        .values(session_version=User.session_version + 1)
        .returning(User.session_version)
    )
    version: int = db.session.execute(change).scalar_one()
    sign_out_everywhere(owner_id, below=version)
    return version


def sign_out_everywhere(owner_id: str, *, below: int | None = None) -> None:
    """Delete the sessions of an account once the transaction is committed.

    Their version ended them already, so an outage of Redis only costs memory. With `below`,
    sessions of that version stay: a device may have a new one by then.
    """

    def forget() -> None:
        try:
            sessions.delete_sessions(owner_id, below=below)
        except (redis.ConnectionError, redis.TimeoutError) as error:
            log.warning("sessions_not_forgotten", reason=type(error).__name__)

    after_commit(forget)


def set_second_factor(owner_id: str, *, on: bool) -> None:
    """Set whether sign-in to an account asks for a second factor."""
    change = update(User).where(User.id == owner_id)
    db.session.execute(change.values(second_factor=on, updated_at=now()))


def close_quiz(owner_id: str) -> None:
    """Note that the owner answered the quiz or closed it: signing in leads past it.

    Locks the account until the transaction ends, also when the quiz was closed before.
    """
    changed_at = case((User.quiz_closed, User.updated_at), else_=now())
    mine = update(User).where(User.id == owner_id)
    db.session.execute(mine.values(quiz_closed=True, updated_at=changed_at))


def prove_owner(owner_id: str) -> None:
    """Note, once, that who reads the mails of an account also knows what its sign-in asks for."""
    first = update(User).where(User.id == owner_id, User.proved_at.is_(None))
    db.session.execute(first.values(proved_at=now()))


def is_owner_proved(owner_id: str) -> bool:
    """Whether who reads the mails of an account was shown to know what its sign-in asks for."""
    proved_at = db.session.scalar(select(User.proved_at).where(User.id == owner_id))
    return proved_at is not None


def set_password_hash(owner_id: str, password_hash: str) -> None:
    """Store another hash of the same password."""
    db.session.execute(update(User).where(User.id == owner_id).values(password_hash=password_hash))


def set_password(owner_id: str, password_hash: str, *, version: int | None = None) -> bool:
    """Store a new password and end every session and token at once.

    A pending change of address is cancelled: somebody who knew the old password may have
    requested it. False when the account is not active or its session version is not `version`.
    """
    newest = () if version is None else (User.session_version == version,)
    change = (
        update(User)
        .where(User.id == owner_id, *IS_ACTIVE, *newest)
        .values(
            password_hash=password_hash,
            session_version=User.session_version + 1,
            **NO_EMAIL_CHANGE,
            updated_at=now(),
        )
        .returning(User.session_version)
    )
    current = db.session.execute(change).scalar()
    if current is None:
        return False
    sign_out_everywhere(owner_id, below=current)
    return True


def accept_terms(owner_id: str) -> None:
    """Record that the owner accepts the current terms."""
    db.session.execute(update(User).where(User.id == owner_id).values(terms_accepted_at=now()))
    audit.record(actions.CONSENT_GIVEN, actor_id=owner_id, target_id=owner_id)


def _find_recipient(*conditions: ColumnElement[bool]) -> MailRecipient | None:
    newest = USERS.c.created_at.desc(), USERS.c.id.desc()
    wanted = select(*_RECIPIENT).where(*conditions).order_by(*newest).limit(1)
    row: Any = db.session.execute(wanted).first()
    return None if row is None else MailRecipient(*row)
