"""Rules, the times they were applied to the ledger, and what an undo puts back."""

import datetime as dt
from typing import Any, Final

from sqlalchemy import JSON, BigInteger, CheckConstraint, ForeignKey, ForeignKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.transactions.models import LONGEST_DETAIL

LONGEST_TEXT: Final = 100
LONGEST_CATEGORY: Final = 40


class RuleRow(Base):
    """A rule: conditions, all of which must hold, and what it does then.

    Amounts are in whole rupiah, without a sign. A removed rule stays a while, to be restored.
    """

    __tablename__ = "rules"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    position: Mapped[int]
    text: Mapped[str] = mapped_column(String(LONGEST_TEXT), default="")
    type: Mapped[str | None] = mapped_column(String(8))
    min_amount: Mapped[int | None] = mapped_column(BigInteger)
    max_amount: Mapped[int | None] = mapped_column(BigInteger)
    wallet_id: Mapped[str | None] = mapped_column(id_type())
    category_id: Mapped[str | None] = mapped_column(String(LONGEST_CATEGORY))
    detail: Mapped[str | None] = mapped_column(String(LONGEST_DETAIL))
    leave_out: Mapped[bool] = mapped_column(default=False)
    hits: Mapped[int] = mapped_column(default=0)
    last_hit_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    removed_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime, index=True)

    __table_args__ = (CheckConstraint("type IN ('income', 'expenses')", name="type"),)


class RuleApplication(Base):
    """A rule applied to the ledger; `restored` is how many entries an undo put back."""

    __tablename__ = "rule_applications"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    rule_id: Mapped[str] = mapped_column(id_type())
    changed: Mapped[int]
    restored: Mapped[int | None]
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    undo_until: Mapped[dt.datetime] = mapped_column(UtcDateTime, index=True)


class RuleChangeGroup(Base):
    """Entries of one category that an application changed, as they were before.

    `entries` has a list for each: its id, its detail, and its version after the change. A row for
    each entry, with its key and its check of the application, takes several times longer.
    """

    __tablename__ = "rule_change_groups"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    application_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    first_entry_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    category_id: Mapped[str] = mapped_column(String(LONGEST_CATEGORY))
    entries: Mapped[list[Any]] = mapped_column(JSON)

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "application_id"],
            ["rule_applications.owner_id", "rule_applications.id"],
            ondelete="CASCADE",
        ),
    )


class RuleChange(Base):
    """An entry that the release before changed, with the version after; nothing is added here."""

    __tablename__ = "rule_changes"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    application_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    entry_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    version: Mapped[int]
    category_id: Mapped[str] = mapped_column(String(LONGEST_CATEGORY))
    detail: Mapped[str] = mapped_column(String(LONGEST_DETAIL))

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "application_id"],
            ["rule_applications.owner_id", "rule_applications.id"],
            ondelete="CASCADE",
        ),
    )


# Tables, not mapped classes: statements on those load objects, which costs several times more.
RULES: Final = RuleRow.metadata.tables[RuleRow.__tablename__]
APPLICATIONS: Final = RuleApplication.metadata.tables[RuleApplication.__tablename__]
CHANGE_GROUPS: Final = RuleChangeGroup.metadata.tables[RuleChangeGroup.__tablename__]
CHANGES: Final = RuleChange.metadata.tables[RuleChange.__tablename__]
