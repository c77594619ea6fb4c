"""The account of one person: its row, and what is derived from it."""

from dataclasses import fields
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    false,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.core.database.text_search import fold
from server.sessions.accounts import ACTIVE, MEMBER, PENDING

# By default, PostgreSQL sorts by the language of the cluster.
SORTED: Final = String(100).with_variant(String(100, collation="C"), "postgresql")


def name_sort_key(fullname: str) -> str:
    """The sort key of a name: without case and accents, the same on every database."""
    return fold(fullname)[:100]


def _key_of_name(context: Any) -> str:
    return name_sort_key(context.get_current_parameters()["fullname"])


class User(Base):
    """An account; `pending` until the address is confirmed. Money is whole rupiah.

    An account with `closes_at` is closed and will be erased then, unless its owner reopens it.
    """

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    fullname: Mapped[str] = mapped_column(String(100))
    # The `name_key` of the name.
    fullname_key: Mapped[str] = mapped_column(SORTED, default=_key_of_name, server_default="")
    username: Mapped[str] = mapped_column(String(30))
    username_key: Mapped[str] = mapped_column(String(30), index=True)
    email: Mapped[str] = mapped_column(String(254))
    phone_number: Mapped[str] = mapped_column(String(20))
    age: Mapped[str | None] = mapped_column(String(20))
    country: Mapped[str | None] = mapped_column(String(60))
    avatar_url: Mapped[str | None] = mapped_column(String(200))
    password_hash: Mapped[str] = mapped_column(String(200))
    role: Mapped[str] = mapped_column(String(20), default=MEMBER)
    status: Mapped[str] = mapped_column(String(10), default=PENDING)
    language: Mapped[str | None] = mapped_column(String(2))
    theme: Mapped[str | None] = mapped_column(String(10))
    text_size: Mapped[int | None] = mapped_column(SmallInteger)
    currency: Mapped[str | None] = mapped_column(String(3))
    timezone: Mapped[str] = mapped_column(String(64), default="Asia/Jakarta")
    payday: Mapped[int] = mapped_column(default=1)
    payday_shift: Mapped[bool] = mapped_column(default=False)
    second_factor: Mapped[bool] = mapped_column(default=False, server_default=false())
    session_version: Mapped[int] = mapped_column(default=1)
    balance: Mapped[int] = mapped_column(BigInteger, default=0)
    # The opening amount is part of the balance; without a date it was not entered yet.
    opening_amount: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")
    opening_date: Mapped[date | None] = mapped_column(Date)
    hide_amounts: Mapped[bool] = mapped_column(default=False, server_default=false())
    # Whether the person answered the quiz or closed it; until then, signing in leads to it.
    quiz_closed: Mapped[bool] = mapped_column(default=False, server_default=false())
    # Grows with every change of the owner's categories: the version of cached ones.
    categories_version: Mapped[int] = mapped_column(default=0, server_default="0")
    # The same of the wallets of the owner's book.
    wallets_version: Mapped[int] = mapped_column(default=0, server_default="0")
    # Grows with every change of anything in the owner's book.
    book_version: Mapped[int] = mapped_column(default=0, server_default="0")
    # Since when the ledger is dirty, see `dirty_ledgers`; None when it is clean.
    ledger_changed_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    # The requested address; the id names the request and stays when it was confirmed.
    new_email: Mapped[str | None] = mapped_column(String(254))
    new_email_id: Mapped[str | None] = mapped_column(id_type())
    new_email_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    # The digest of a random key of the browser that registered, while the account is pending.
    browser_digest: Mapped[str | None] = mapped_column(String(64))
    closes_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    terms_accepted_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    # When somebody first showed to read the mails of the address and to know all that a sign-in
    # asks for. Until then a stranger may have set it up: the address alone confirms an account.
    proved_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    verified_at: Mapped[datetime | None] = mapped_column(UtcDateTime, index=True)
    # A day in Jakarta, as in the traffic statistics.
    last_active_on: Mapped[date | None] = mapped_column(Date, index=True)
    # Since when somebody tries the product without an address; None for everybody else.
    guest_since: Mapped[datetime | None] = mapped_column(UtcDateTime)
    # Since when and why the account is suspended, with a note for its owner.
    suspended_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    suspended_for: Mapped[str | None] = mapped_column(String(20))
    suspended_note: Mapped[str | None] = mapped_column(String(300))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)

    # A confirmed account and pending ones may share an address: registering a known address makes
    # a pending account as always, so that the answer does not reveal which addresses exist.
    __table_args__ = (
        Index(
            "uq_users_email_confirmed",
            "email",
            unique=True,
            postgresql_where=text("status <> 'pending'"),
            sqlite_where=text("status <> 'pending'"),
        ),
        Index(
            "uq_users_username_key_confirmed",
            "username_key",
            unique=True,
            postgresql_where=text("status <> 'pending'"),
            sqlite_where=text("status <> 'pending'"),
        ),
        Index(
            "ix_users_email_pending",
            "email",
            postgresql_where=text("status = 'pending'"),
            sqlite_where=text("status = 'pending'"),
        ),
        Index("ix_users_fullname_key", "fullname_key", "id"),
        Index(
            "ix_users_pending_created_at",
            "created_at",
            postgresql_where=text("status = 'pending'"),
            sqlite_where=text("status = 'pending'"),
        ),
        Index(
            "ix_users_closes_at",
            "closes_at",
            postgresql_where=text("closes_at IS NOT NULL"),
            sqlite_where=text("closes_at IS NOT NULL"),
        ),
        Index(
            "ix_users_ledger_changed_at",
            "ledger_changed_at",
            postgresql_where=text("ledger_changed_at IS NOT NULL"),
            sqlite_where=text("ledger_changed_at IS NOT NULL"),
        ),
        Index(
            "ix_users_guest_since",
            "guest_since",
            postgresql_where=text("guest_since IS NOT NULL"),
            sqlite_where=text("guest_since IS NOT NULL"),
        ),
        CheckConstraint("status IN ('pending', 'active', 'suspended')", name="status"),
        CheckConstraint("payday BETWEEN 1 AND 31", name="payday"),
    )


class ReplacedRegistration(Base):
    """A registration that was deleted because another one of its address was confirmed."""

    __tablename__ = "replaced_registrations"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    replaced_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)


class GuestRegistration(Base):
    """A registration by which a guest becomes a full account once its link is opened.

    `id` is the pending account, which then gives the guest what it was registered with and is
    deleted; `confirmed_at` says that this happened.
    """

    __tablename__ = "guest_registrations"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    guest_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    confirmed_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class GuestCount(Base):
    """How many guests began on a day of Jakarta, became full accounts, and ended."""

    __tablename__ = "guest_counts"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    begun: Mapped[int] = mapped_column(Integer, default=0)
    kept: Mapped[int] = mapped_column(Integer, default=0)
    ended: Mapped[int] = mapped_column(Integer, default=0)


class ActiveUserCount(Base):
    """How many accounts were active in a number of days up to a past day."""

    __tablename__ = "active_user_counts"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    days: Mapped[int] = mapped_column(SmallInteger, primary_key=True, autoincrement=False)
    users: Mapped[int] = mapped_column(Integer)


USERS: Final = User.metadata.tables[User.__tablename__]
# The values that cancel a change of the email address.
NO_EMAIL_CHANGE: Final = dict.fromkeys(("new_email", "new_email_id", "new_email_at"))
IS_GUEST: Final = User.guest_since.is_not(None)
IS_REGISTERED: Final = User.guest_since.is_(None)
IS_ACTIVE: Final = (User.status == ACTIVE, User.closes_at.is_(None))


def columns_of(row_type: type[Any]) -> tuple[Column[Any], ...]:
    """The columns named by the fields of a dataclass, in their order."""
    return tuple(USERS.c[field.name] for field in fields(row_type))
