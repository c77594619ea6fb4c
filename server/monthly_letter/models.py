"""The schedule of monthly letters, and the letters themselves."""

import datetime as dt
from typing import Any

from sqlalchemy import JSON, ForeignKey, String
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


class LetterEdition(Base):
    """A letter about a money month; its content is stored once it is written.

    Until then its figures are those of the ledger.
    """

    __tablename__ = "letter_editions"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    month: Mapped[str] = mapped_column(String(7), primary_key=True)
    written_at: Mapped[dt.datetime | None] = mapped_column(UtcDateTime)
    content: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
