"""What people save for, and what they put aside without a transaction."""

import datetime as dt
from typing import Final

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

LONGEST_NAME: Final = 40
LONGEST_DETAIL: Final = 200


class Goal(Base):
    """Something to save for; amounts are whole rupiah, null stands for what its kind has."""

    __tablename__ = "goals"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
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

    __table_args__ = (
        CheckConstraint(f"target BETWEEN 1 AND {LARGEST}", name="target"),
        CheckConstraint(f"monthly BETWEEN 1 AND {LARGEST}", name="monthly"),
    )


class GoalContribution(Base):
    """Money put aside for a goal, or taken out when negative, that touches no balance.

    One that is booked is its transaction alone. `opening` is what was there at the beginning.
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
        # Sums up one goal, and reads its contributions in their order.
        Index("ix_goal_contributions_page", "owner_id", "goal_id", "date", "id"),
    )
