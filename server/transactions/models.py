"""The transactions table, the undo log, and the definition of a transaction's columns."""

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    ColumnElement,
    Date,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    LargeBinary,
    String,
    literal_column,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.categories.catalogue import TransactionType
from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import DIALECT, Base
from server.core.generated_files import ChunkColumns, FileColumns
from server.wallets.models import WALLET_SUMS

LARGEST_AMOUNT: Final = 999_999_999_999
LONGEST_DETAIL: Final = 200
LONGEST_BOOKING_SOURCE: Final = 8
LONGEST_CLIENT_KEY: Final = 64
PAGE_ORDER: Final = ("owner_id", "date", "id")


class EntryType(StrEnum):
    """What an entry of a ledger does; only the first two have categories and count in reports."""

    INCOME = TransactionType.INCOME.value
    EXPENSES = TransactionType.EXPENSES.value
    TRANSFER = "transfer"
    ADJUSTMENT = "adjust"


# The types that reports, budgets and charts count, and that a bare list shows.
REPORTED: Final = tuple(type_.value for type_ in TransactionType)
UNREPORTED: Final = tuple(type_ for type_ in EntryType if type_.value not in REPORTED)


def is_reported(type_: ColumnElement[str]) -> ColumnElement[bool]:
    """The condition that a column holds none of the other types; without parameters.

    A type that nobody knows passes, so that its sums fail.
    """
    return type_.not_in([literal_column(f"'{other.value}'") for other in UNREPORTED])


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
    # Whether a booked transfer takes its amount out of what booked it; others put it in.
    taken_out: Mapped[bool | None]
    # Where the money was, and where a transfer put it. Only the release before writes no wallet;
    # a trigger then names the starting one.
    wallet_id: Mapped[str | None] = mapped_column(id_type())
    to_wallet_id: Mapped[str | None] = mapped_column(id_type())


@dataclass(frozen=True, slots=True)
class EnteredColumns:
    """The columns whose values a person enters, already checked; the ledger fills the others.

    Without a wallet it is the default one of the book.
    """

    type: TransactionType
    category_id: str
    amount: int
    detail: str
    date: dt.date
    wallet_id: str | None = None


class Transaction(TransactionColumns, Base):
    """An entry of one day: income, an expense, a transfer, or an adjustment of a wallet.

    The amount of an adjustment may be negative. The category of the last two is their type.
    """

    __tablename__ = "transactions"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True, sort_order=-1
    )

    __table_args__ = (
        CheckConstraint("type IN ('income', 'expenses', 'transfer', 'adjust')", name="type"),
        CheckConstraint(
            f"amount BETWEEN 1 AND {LARGEST_AMOUNT}"
            f" OR (type = 'adjust' AND amount BETWEEN -{LARGEST_AMOUNT} AND -1)",
            name="amount",
        ),
        CheckConstraint(
            "(type = 'transfer' AND to_wallet_id IS NOT NULL AND to_wallet_id <> wallet_id)"
            " OR (type <> 'transfer' AND to_wallet_id IS NULL)",
            name="to_wallet",
        ),
        *(
            # At the end of the transaction: an erased book loses its wallets before its rows.
            ForeignKeyConstraint(
                ["owner_id", name],
                ["wallets.owner_id", "wallets.id"],
                deferrable=True,
                initially="DEFERRED",
            )
            for name in ("wallet_id", "to_wallet_id")
        ),
        # Reads a page of the list in its order. On SQLite also what a search compares and adds up,
        # because there a look at the row itself takes several times as long.
        Index("ix_transactions_page", *PAGE_ORDER, info={DIALECT: "postgresql"}),
        Index(
            "ix_transactions_search",
            *PAGE_ORDER,
            *("type", "category_id", "amount", "detail"),
            info={DIALECT: "sqlite"},
        ),
        # Read a page of one type, also within a category, in the same order. The first has what
        # a list adds up of a category within a wallet. Most rows are not in the second: expenses
        # are found among all rows, and every change of one writes each index that it is in.
        Index(
            "ix_transactions_category",
            *("owner_id", "category_id", "type", "date", "id", "wallet_id", "amount"),
        ),
        Index(
            "ix_transactions_type",
            "owner_id",
            "type",
            "date",
            "id",
            sqlite_where=text("type <> 'expenses'"),
            postgresql_where=text("type <> 'expenses'"),
        ),
        # Read the entries of a wallet, and the transfers to it; most rows are not in the second.
        Index("ix_transactions_wallet_id", "owner_id", "wallet_id", "date", "id", "type", "amount"),
        Index(
            "ix_transactions_to_wallet_id",
            "owner_id",
            "to_wallet_id",
            "date",
            "id",
            sqlite_where=text("to_wallet_id IS NOT NULL"),
            postgresql_where=text("to_wallet_id IS NOT NULL"),
        ),
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

    `start` is its first day. Triggers of the database write these rows, and `recounted_sums` does.
    """

    __tablename__ = "ledger_sums"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
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


class PausedSums(Base):
    """An owner whose sums the triggers leave alone, while a transaction changes much of the ledger.

    No other transaction ever sees a row: the foreign key, which finds nothing, lets none be
    committed.
    """

    __tablename__ = "paused_sums"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    refuses_commit: Mapped[str] = mapped_column(id_type(), default="")

    __table_args__ = (
        ForeignKeyConstraint(
            ["refuses_commit"],
            ["paused_sums.owner_id"],
            name="fk_paused_sums_refuses_commit",
            deferrable=True,
            initially="DEFERRED",
        ),
        CheckConstraint("owner_id <> '' AND refuses_commit = ''", name="never_found"),
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
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
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


class ClientKey(Base):
    """Which entry a device has stored under a key of its own, also after the entry is deleted.

    Beside the entries, so that undo, imports and partitions need not know of it.
    """

    __tablename__ = "client_keys"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    key: Mapped[str] = mapped_column(String(LONGEST_CLIENT_KEY), primary_key=True)
    entry_id: Mapped[str] = mapped_column(id_type())
    # Of what the device sent; an edit of the entry leaves it alone.
    fingerprint: Mapped[bytes] = mapped_column(LargeBinary(32))

    __table_args__ = ({"sqlite_with_rowid": False},)


# Tables, not mapped classes: statements on those load objects, which costs several times more.
TABLE: Final = Transaction.metadata.tables[Transaction.__tablename__]
ROWS: Final = TABLE.c
SUMS: Final = LedgerSum.metadata.tables[LedgerSum.__tablename__]
PAUSED_SUMS: Final = PausedSums.metadata.tables[PausedSums.__tablename__]
ACTIONS: Final = LedgerAction.metadata.tables[LedgerAction.__tablename__]
SNAPSHOTS: Final = LedgerSnapshot.metadata.tables[LedgerSnapshot.__tablename__]
# All of it that grows, each with its owner in the key, so that it can be split by the owner.
LEDGER_TABLES: Final = (TABLE.name, SUMS.name, ACTIONS.name, SNAPSHOTS.name, WALLET_SUMS.name)
COLUMNS: Final = tuple(column.name for column in TABLE.columns if column.name != "owner_id")
"""The names of TransactionColumns, in their order."""
