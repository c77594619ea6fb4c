"""The latest answers of each person, and the reminders made of them."""

from datetime import datetime
from typing import Final

from sqlalchemy import JSON, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

LONGEST_KIND: Final = 16


class QuizAnswers(Base):
    """The answers of a person; `filled` names the profile fields filled from them.

    `reminder_kinds` are the kinds of reminders that the person wants; a new quiz keeps them.
    """

    __tablename__ = "quiz_answers"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    answers: Mapped[list[str]] = mapped_column(JSON)
    filled: Mapped[list[str]] = mapped_column(JSON)
    reminder_kinds: Mapped[list[str]] = mapped_column(JSON)
    taken_at: Mapped[datetime] = mapped_column(UtcDateTime)


class QuizReminder(Base):
    """The reminder that was made for a chosen kind; it may be removed by now.

    `version` is that of the reminder as the quiz left it: a higher one was changed by its owner.
    """

    __tablename__ = "quiz_reminders"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    kind: Mapped[str] = mapped_column(String(LONGEST_KIND), primary_key=True)
    reminder_id: Mapped[str] = mapped_column(id_type())
    version: Mapped[int] = mapped_column(server_default="1")
