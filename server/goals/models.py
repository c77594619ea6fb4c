"""Goals, and the contributions without a transaction: tables, rows, and what a person enters."""

import datetime as dt
from dataclasses import dataclass
from typing import Final, NamedTuple, TypedDict

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Date,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    String,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.core.http.fields import LARGEST
from server.goals.kinds import Kind

LONGEST_NAME: Final = 40
LONGEST_DETAIL: Final = 200


class Goal(Base):
    """A goal; amounts are whole rupiah, a null name or icon means that of its kind."""

    __tablename__ = "goals"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str | None] = mapped_column(String(LONGEST_NAME))
    icon: Mapped[str | None] = mapped_column(String(80))
    target: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[dt.date | None] = mapped_column(Date)
    monthly: Mapped[int | None] = mapped_column(BigInteger)
    archived_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)
    version: Mapped[int] = mapped_column(default=1)
    # None until it is changed for the first time.
    updated_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    # The wallet that its money is in, if any: booked contributions are then transfers to it.
    wallet_id: Mapped[str | None] = mapped_column(id_type())

    __table_args__ = (
        CheckConstraint(f"target BETWEEN 1 AND {LARGEST}", name="target"),
        CheckConstraint(f"monthly BETWEEN 1 AND {LARGEST}", name="monthly"),
    )


class GoalRow(NamedTuple):
    """A goal and its savings in whole rupiah: all of them, and those within a span.

    The opening contribution is not part of `within`.
    """

    id: str
    kind: str
    name: str | None
    icon: str | None
    target: int
    due: dt.date | None
    monthly: int | None
    archived_at: dt.datetime | None
    created_at: dt.datetime
    version: int
    wallet_id: str | None
    saved: int
    within: int


@dataclass(frozen=True, slots=True)
class EnteredGoal:
    """The columns of a new goal that a person fills, already checked."""

    kind: Kind
    target: int
    name: str | None = None
    icon: str | None = None
    due: dt.date | None = None
    monthly: int | None = None
    wallet_id: str | None = None


class GoalChanges(TypedDict, total=False):
    """Changes of a goal; a missing key stays, None restores the default of its kind."""

    name: str | None
    icon: str | None
    target: int
    due: dt.date | None
    monthly: int | None
    wallet_id: str | None
    archived: bool


class GoalContribution(Base):
    """An unbooked contribution, negative when taken out, which does not change the balance.

    A booked one exists only as its transaction. `opening` is what was saved at the beginning.
    """

    __tablename__ = "goal_contributions"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    goal_id: Mapped[str] = mapped_column(id_type())
    amount: Mapped[int] = mapped_column(BigInteger)
    detail: Mapped[str] = mapped_column(String(LONGEST_DETAIL))
    date: Mapped[dt.date] = mapped_column(Date)
    opening: Mapped[bool]
    created_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "goal_id"], ["goals.owner_id", "goals.id"], ondelete="CASCADE"
        ),
        CheckConstraint("amount <> 0", name="amount"),
        # For the sums of a goal, and for pages of its contributions.
        Index("ix_goal_contributions_page", "owner_id", "goal_id", "date", "id"),
    )


class ContributionRow(NamedTuple):
    """An unbooked contribution to a goal, negative when taken out."""

    id: str
    goal_id: str
    amount: int
    detail: str
    date: dt.date
    opening: bool
    created_at: dt.datetime
