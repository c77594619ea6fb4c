"""What people said of series that were found in their ledgers."""

import datetime as dt
from enum import StrEnum
from typing import NamedTuple

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.core.http.fields import LARGEST

LONGEST_NAME = 200


class Answer(StrEnum):
    """What was said: it became a recurring entry, it will not, or its new price is known."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    NOTED = "noted"


class SeriesAnswer(Base):
    """An answer to a series, which its merchant and its amount in whole rupiah recognise.

    `name` is the detail of its newest entry then; the merchant is read from it. The amount is the
    price that the person knows of. `reminder_id` is the recurring entry it became, or whose price
    was noted; without a foreign key, as removed ones are restored.
    """

    __tablename__ = "series_answers"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    type: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(LONGEST_NAME))
    amount: Mapped[int] = mapped_column(BigInteger)
    answer: Mapped[str] = mapped_column(String(8))
    reminder_id: Mapped[str | None] = mapped_column(id_type())
    answered_at: Mapped[dt.datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        CheckConstraint("type IN ('income', 'expenses')", name="type"),
        CheckConstraint("answer IN ('accepted', 'refused', 'noted')", name="answer"),
        CheckConstraint(f"amount BETWEEN 1 AND {LARGEST}", name="amount"),
    )


class AnswerRow(NamedTuple):
    """A stored answer."""

    id: str
    type: str
    name: str
    amount: int
    answer: str
    reminder_id: str | None
    answered_at: dt.datetime

    @property
    def is_in(self) -> bool:
        """Whether the series is income."""
        return self.type == "income"
