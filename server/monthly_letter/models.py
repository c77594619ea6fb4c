"""When somebody's next monthly letter is due, and which month the last one told."""

import datetime as dt

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base


class MonthlyLetter(Base):
    """One row for each account, so that what is due is found without looking at everybody.

    `month` is the newest money month that was looked at: it is told once, or never.
    """

    __tablename__ = "monthly_letters"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    next_at: Mapped[dt.datetime] = mapped_column(UtcDateTime, index=True)
    month: Mapped[str | None] = mapped_column(String(7))
