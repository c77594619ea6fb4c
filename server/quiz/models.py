"""Answers to the twelve questions, the newest ones of each person."""

from datetime import datetime
from typing import Final

from sqlalchemy import JSON, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

LONGEST_KIND: Final = 16


class QuizAnswers(Base):
    """What somebody answered; `filled` names what of it went into the profile.

    `reminder_kinds` are the reminders that the person wishes for, which taking the quiz again
    leaves as they are.
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
    """The reminder that was made because somebody wished for a kind; it may be gone by now."""

    __tablename__ = "quiz_reminders"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    kind: Mapped[str] = mapped_column(String(LONGEST_KIND), primary_key=True)
    reminder_id: Mapped[str] = mapped_column(id_type())
