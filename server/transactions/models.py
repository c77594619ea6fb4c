"""The ledger's rows."""

import datetime as dt

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Date,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    String,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.transactions.bounds import LARGEST_AMOUNT, LONGEST_DETAIL, LONGEST_KIND


class Transaction(Base):
    """Money that came in or went out on a day; the amount is whole rupiah above zero."""

    __tablename__ = "transactions"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    type: Mapped[str] = mapped_column(String(8))
    category_id: Mapped[str] = mapped_column(String(40))
    amount: Mapped[int] = mapped_column(BigInteger)
    detail: Mapped[str] = mapped_column(String(LONGEST_DETAIL), default="")
    date: Mapped[dt.date] = mapped_column(Date)
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    version: Mapped[int] = mapped_column(default=1)
    # What booked it, and the day it stands for there; null for what people recorded themselves.
    booked_for: Mapped[str | None] = mapped_column(String(LONGEST_KIND))
    booked_for_id: Mapped[str | None] = mapped_column(id_type())
    booked_for_day: Mapped[dt.date | None] = mapped_column(Date)

    __table_args__ = (
        CheckConstraint("type IN ('income', 'expenses')", name="type"),
        CheckConstraint(f"amount BETWEEN 1 AND {LARGEST_AMOUNT}", name="amount"),
        # Reads a page of the list in its order.
        Index("ix_transactions_page", "owner_id", "date", "id"),
        # Holds all that sums ask for, so that they never visit the rows.
        Index("ix_transactions_sums", "owner_id", "date", "type", "category_id", "amount"),
        # Finds what was booked for something, in its order; most rows are not in it.
        Index(
            "ix_transactions_booked",
            "owner_id",
            "booked_for",
            "booked_for_id",
            "date",
            "id",
            sqlite_where=text("booked_for IS NOT NULL"),
            postgresql_where=text("booked_for IS NOT NULL"),
        ),
    )


class LedgerAct(Base):
    """Something done to rows that can be undone for a while; `count` is how many it met.

    `undone` is how many of them were put back, None while nobody asked for it.
    """

    __tablename__ = "ledger_acts"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    count: Mapped[int]
    undone: Mapped[int | None]
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (CheckConstraint("kind IN ('delete', 'categorise')", name="kind"),)


class LedgerActRow(Base):
    """A row of the ledger as it was before the act."""

    __tablename__ = "ledger_act_rows"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    act_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    type: Mapped[str] = mapped_column(String(8))
    category_id: Mapped[str] = mapped_column(String(40))
    amount: Mapped[int] = mapped_column(BigInteger)
    detail: Mapped[str] = mapped_column(String(LONGEST_DETAIL))
    date: Mapped[dt.date] = mapped_column(Date)
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    version: Mapped[int]
    booked_for: Mapped[str | None] = mapped_column(String(LONGEST_KIND))
    booked_for_id: Mapped[str | None] = mapped_column(id_type())
    booked_for_day: Mapped[dt.date | None] = mapped_column(Date)

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "act_id"], ["ledger_acts.owner_id", "ledger_acts.id"], ondelete="CASCADE"
        ),
        # Finds a deleted row by its own id.
        Index("ix_ledger_act_rows_owner_id_id", "owner_id", "id"),
    )
