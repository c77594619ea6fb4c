"""Books, their wallets, and the sums of each wallet's entries."""

from datetime import date, datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    ForeignKey,
    Index,
    SmallInteger,
    String,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.wallets.kinds import WalletKind

LONGEST_NAME: Final = 40
# Normalization turns one letter into up to eighteen.
LONGEST_KEY: Final = 18 * LONGEST_NAME
LARGEST_OPENING: Final = 999_999_999_999
_KINDS: Final = ", ".join(f"'{kind.value}'" for kind in WalletKind)


class Book(Base):
    """The owner of a ledger; the personal book of an account has the account's id.

    A trigger makes it with its starting wallet in the statement that makes the account.
    """

    __tablename__ = "books"

    id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )


class Wallet(Base):
    """A place where money is, or a debt. The starting wallet has the id of its book.

    A starting wallet without a name is called as `WalletBook` says. Money is whole rupiah.
    """

    __tablename__ = "wallets"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str | None] = mapped_column(String(LONGEST_NAME))
    name_key: Mapped[str | None] = mapped_column(String(LONGEST_KEY))
    color: Mapped[str | None] = mapped_column(String(20))
    # Up to three letters in place of a logo.
    monogram: Mapped[str | None] = mapped_column(String(3))
    last_digits: Mapped[str | None] = mapped_column(String(4))
    # What was in it at the start of a day; without a day it was not entered yet.
    opening_amount: Mapped[int] = mapped_column(BigInteger)
    opening_date: Mapped[date | None]
    credit_limit: Mapped[int | None] = mapped_column(BigInteger)
    statement_day: Mapped[int | None] = mapped_column(SmallInteger)
    due_day: Mapped[int | None] = mapped_column(SmallInteger)
    # The last day on which a statement agreed with the wallet, and what the wallet held then.
    proved_until: Mapped[date | None]
    proved_balance: Mapped[int | None] = mapped_column(BigInteger)
    # Whether it is part of the balance of its book.
    counts: Mapped[bool]
    archived: Mapped[bool]
    position: Mapped[int]
    version: Mapped[int]
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        CheckConstraint(f"kind IN ({_KINDS})", name="kind"),
        CheckConstraint(
            f"opening_amount BETWEEN -{LARGEST_OPENING} AND {LARGEST_OPENING}",
            name="opening_amount",
        ),
        CheckConstraint(f"credit_limit BETWEEN 1 AND {LARGEST_OPENING}", name="credit_limit"),
        CheckConstraint("statement_day BETWEEN 1 AND 31", name="statement_day"),
        CheckConstraint("due_day BETWEEN 1 AND 31", name="due_day"),
        Index("uq_wallets_name", "owner_id", "name_key", unique=True),
    )


class WalletSum(Base):
    """What the entries of one wallet add up to, on one day or of all time.

    Triggers of the database write these rows, as those of `ledger_sums`. `sent` and `received` are
    transfers, `adjusted` may be negative; all in whole rupiah. `count` has all entries; those that
    none of the other counts has are transfers.
    """

    __tablename__ = "wallet_sums"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    wallet_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    grain: Mapped[str] = mapped_column(String(3), primary_key=True)
    start: Mapped[date] = mapped_column(primary_key=True)
    income: Mapped[int] = mapped_column(BigInteger)
    expenses: Mapped[int] = mapped_column(BigInteger)
    sent: Mapped[int] = mapped_column(BigInteger)
    received: Mapped[int] = mapped_column(BigInteger)
    adjusted: Mapped[int] = mapped_column(BigInteger)
    count: Mapped[int]
    # The release before knows none of these when it makes sums anew.
    income_count: Mapped[int] = mapped_column(server_default="0")
    expenses_count: Mapped[int] = mapped_column(server_default="0")
    adjusted_count: Mapped[int] = mapped_column(server_default="0")

    __table_args__ = (
        CheckConstraint("grain IN ('all', 'day')", name="grain"),
        {"sqlite_with_rowid": False},
    )


WALLETS: Final = Wallet.metadata.tables[Wallet.__tablename__]
WALLET_SUMS: Final = WalletSum.metadata.tables[WalletSum.__tablename__]
