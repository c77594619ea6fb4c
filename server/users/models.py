"""The account of one person."""

from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Date,
    Index,
    Integer,
    SmallInteger,
    String,
    false,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.collation import fold
from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

PENDING: Final = "pending"
ACTIVE: Final = "active"
SUSPENDED: Final = "suspended"
MEMBER: Final = "Member"
ADMIN: Final = "Admin"
SUPER_ADMIN: Final = "Super Admin"


# PostgreSQL would sort by the language of the cluster.
SORTED: Final = String(100).with_variant(String(100, collation="C"), "postgresql")


def name_key(fullname: str) -> str:
    """What a name is sorted by: without case and accents, alike on every database."""
    return fold(fullname)[:100]


def _key_of_name(context: Any) -> str:
    return name_key(context.get_current_parameters()["fullname"])


class User(Base):
    """An account; `pending` until the address is confirmed, money is whole rupiah.

    One with `closes_at` is as good as gone: it is erased then, unless its owner undoes it.
    """

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    fullname: Mapped[str] = mapped_column(String(100))
    # What the name is sorted by: `name_key` of it.
    fullname_key: Mapped[str] = mapped_column(SORTED, default=_key_of_name, server_default="")
    username: Mapped[str] = mapped_column(String(30))
    username_key: Mapped[str] = mapped_column(String(30), unique=True)
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
    # What the ledger began with, a part of the balance; without a day nobody was asked yet.
    opening_amount: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")
    opening_date: Mapped[date | None] = mapped_column(Date)
    hide_amounts: Mapped[bool] = mapped_column(default=False, server_default=false())
    # Grows with every change of the own categories, so that what was read of them can be kept.
    categories_version: Mapped[int] = mapped_column(default=0, server_default="0")
    # Since when the ledger is not what was last looked at; None while nothing has changed.
    ledger_changed_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    # The address that is asked for; the id names the request and stays when it was granted.
    new_email: Mapped[str | None] = mapped_column(String(254))
    new_email_id: Mapped[str | None] = mapped_column(id_type())
    new_email_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    closes_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    terms_accepted_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    verified_at: Mapped[datetime | None] = mapped_column(UtcDateTime, index=True)
    # In days of Jakarta, as pages are counted.
    last_active_on: Mapped[date | None] = mapped_column(Date, index=True)
    # Since when and why an operator keeps its owner out, and what the owner was told beside that.
    suspended_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    suspended_for: Mapped[str | None] = mapped_column(String(20))
    suspended_note: Mapped[str | None] = mapped_column(String(300))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)

    # One confirmed and one pending account may hold the same address: whoever registers a known
    # address gets a pending account like everybody else, so that nothing tells the two apart.
    __table_args__ = (
        Index(
            "uq_users_email_confirmed",
            "email",
            unique=True,
            postgresql_where=text("status <> 'pending'"),
            sqlite_where=text("status <> 'pending'"),
        ),
        Index(
            "uq_users_email_pending",
            "email",
            unique=True,
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
        CheckConstraint("status IN ('pending', 'active', 'suspended')", name="status"),
        CheckConstraint("payday BETWEEN 1 AND 31", name="payday"),
    )


class ActiveUserCount(Base):
    """How many accounts were in use in so many days up to a day that is over."""

    __tablename__ = "active_user_counts"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    days: Mapped[int] = mapped_column(SmallInteger, primary_key=True, autoincrement=False)
    users: Mapped[int] = mapped_column(Integer)
