"""The transactions table, the undo log, and the definition of a transaction's columns."""

import datetime as dt
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    JSON,
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

from server.categories.catalogue import TransactionType
from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.core.generated_files import ChunkColumns, FileColumns

LARGEST_AMOUNT: Final = 999_999_999_999
LONGEST_DETAIL: Final = 200
LONGEST_BOOKING_SOURCE: Final = 8


class TransactionColumns:
    """THE definition of a transaction's columns, after its owner.

    Inserts, list rows, undo snapshots and the data export derive their columns from it.
    """

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    type: Mapped[str] = mapped_column(String(8))
    category_id: Mapped[str] = mapped_column(String(40))
    detail: Mapped[str] = mapped_column(String(LONGEST_DETAIL), default="")
    # Whole rupiah, above zero.
    amount: Mapped[int] = mapped_column(BigInteger)
    date: Mapped[dt.date] = mapped_column(Date)
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    version: Mapped[int] = mapped_column(default=1)
    # The goal, plan or reminder that booked it, and the day it counts for there.
    booked_for: Mapped[str | None] = mapped_column(String(LONGEST_BOOKING_SOURCE))
    booked_for_id: Mapped[str | None] = mapped_column(id_type())
    booked_for_day: Mapped[dt.date | None] = mapped_column(Date)


@dataclass(frozen=True, slots=True)
class EnteredColumns:
    """The columns whose values a person enters, already checked; the ledger fills the others."""

    type: TransactionType
    category_id: str
    amount: int
    detail: str
    date: dt.date


class Transaction(TransactionColumns, Base):
    """Income or an expense of one day."""

    __tablename__ = "transactions"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, sort_order=-1
    )

    __table_args__ = (
        CheckConstraint("type IN ('income', 'expenses')", name="type"),
        CheckConstraint(f"amount BETWEEN 1 AND {LARGEST_AMOUNT}", name="amount"),
        # Reads a page of the list in its order.
        Index("ix_transactions_page", "owner_id", "date", "id"),
        # Read a page of one type, also within a category, in the same order.
        Index("ix_transactions_category", "owner_id", "category_id", "type", "date", "id"),
        Index("ix_transactions_type", "owner_id", "type", "date", "id"),
        # Finds booked transactions in their order; most rows are not in it.
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


class LedgerSum(Base):
    """What the rows of one category and type add up to within a day, a month or a year.

    `start` is its first day. Triggers of the database write these rows, and nothing else does.
    """

    __tablename__ = "ledger_sums"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    grain: Mapped[str] = mapped_column(String(5), primary_key=True)
    start: Mapped[dt.date] = mapped_column(Date, primary_key=True)
    type: Mapped[str] = mapped_column(String(8), primary_key=True)
    category_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    amount: Mapped[int] = mapped_column(BigInteger)
    count: Mapped[int]

    __table_args__ = (
        CheckConstraint("grain IN ('day', 'month', 'year')", name="grain"),
        {"sqlite_with_rowid": False},
    )


class TransactionExport(FileColumns, Base):
    """The list of its owner as a file, at most one each; `progress` and `total` count rows.

    `filters` are those of the list, `sort` its order.
    """

    __tablename__ = "transaction_exports"
    __table_args__ = (
        CheckConstraint("state IN ('queued', 'running', 'ready', 'failed')", name="state"),
        Index("uq_transaction_exports_owner_id", "owner_id", unique=True),
    )

    progress: Mapped[int] = mapped_column(default=0)
    total: Mapped[int]
    format: Mapped[str] = mapped_column(String(4))
    filters: Mapped[dict[str, Any]] = mapped_column(JSON)
    sort: Mapped[str] = mapped_column(String(8))


class TransactionExportChunk(ChunkColumns, Base):
    """A chunk of an exported list."""

    __tablename__ = "transaction_export_chunks"

    export_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("transaction_exports.id", ondelete="CASCADE"), primary_key=True
    )


class LedgerAction(Base):
    """A deletion or a bulk change that can be undone for a while; `count` is its number of rows.

    `undone` is how many rows the undo restored, None before it.
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


class LedgerSnapshot(TransactionColumns, Base):
    """A transaction as it was before an action."""

    __tablename__ = "ledger_act_rows"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True, sort_order=-2)
    act_id: Mapped[str] = mapped_column(id_type(), primary_key=True, sort_order=-1)

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "act_id"], ["ledger_acts.owner_id", "ledger_acts.id"], ondelete="CASCADE"
        ),
        # Finds a deleted row by its own id.
        Index("ix_ledger_act_rows_owner_id_id", "owner_id", "id"),
    )


# Tables, not mapped classes: statements on those load objects, which costs several times more.
TABLE: Final = Transaction.metadata.tables[Transaction.__tablename__]
ROWS: Final = TABLE.c
SUMS: Final = LedgerSum.metadata.tables[LedgerSum.__tablename__]
ACTIONS: Final = LedgerAction.metadata.tables[LedgerAction.__tablename__]
SNAPSHOTS: Final = LedgerSnapshot.metadata.tables[LedgerSnapshot.__tablename__]
# All of it that grows, each with its owner in the key, so that it can be split by the owner.
LEDGER_TABLES: Final = (TABLE.name, SUMS.name, ACTIONS.name, SNAPSHOTS.name)
COLUMNS: Final = tuple(column.name for column in TABLE.columns if column.name != "owner_id")
"""The names of TransactionColumns, in their order."""
