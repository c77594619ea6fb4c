"""The schedule of monthly letters."""

import datetime as dt

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base


class MonthlyLetter(Base):
    """One row per account, so that due letters are found by an index.

    `month` is the latest money month that was processed; it is sent once or never.
    """

    __tablename__ = "monthly_letters"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    next_at: Mapped[dt.datetime] = mapped_column(UtcDateTime, index=True)
    month: Mapped[str | None] = mapped_column(String(7))
