"""Tables of comments and of reports about them."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Index, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base


class Comment(Base):
    """A plain-text comment; one with `held_for` awaits review.

    `visible` comments are shown and counted: not held, and of an account that is in use.
    """

    __tablename__ = "comments"
    __table_args__ = (
        CheckConstraint("held_for IN ('link', 'reports')", name="held_for"),
        CheckConstraint("held_for IS NULL OR NOT visible", name="visible"),
        Index("ix_comments_article_id_id", "article_id", "id"),
        Index(
            "ix_comments_held_for",
            "id",
            postgresql_where=text("held_for IS NOT NULL"),
            sqlite_where=text("held_for IS NOT NULL"),
        ),
    )

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    article_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("articles.id", ondelete="CASCADE")
    )
    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    text: Mapped[str] = mapped_column(Text)
    held_for: Mapped[str | None] = mapped_column(String(7))
    visible: Mapped[bool] = mapped_column()
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    edited_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class CommentReport(Base):
    """One person's report of a comment; `settled_at` is when an operator released the comment."""

    __tablename__ = "comment_reports"
    __table_args__ = (
        CheckConstraint("reason IN ('spam', 'abuse', 'scam', 'other')", name="reason"),
    )

    comment_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("comments.id", ondelete="CASCADE"), primary_key=True
    )
    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    reason: Mapped[str] = mapped_column(String(5))
    note: Mapped[str | None] = mapped_column(Text)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    settled_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
