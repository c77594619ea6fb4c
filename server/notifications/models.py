"""Notification preferences, notifications, and the versions of their feeds."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import JSON, ForeignKey, Index, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

PURPOSES: Final = ("location", "calendar", "reminders", "suggestion")


class NotificationChoice(Base):
    """One choice and when it was made; a purpose without a row is on."""

    __tablename__ = "notification_choices"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    purpose: Mapped[str] = mapped_column(String(20), primary_key=True)
    is_on: Mapped[bool]
    changed_at: Mapped[datetime] = mapped_column(UtcDateTime)


class Notification(Base):
    """One notification of a person, unique per cause; `settled_at` is when it was dealt with.

    `about` holds the data of its sentence except the category, which may be merged into another.
    """

    __tablename__ = "notifications"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    cause: Mapped[str] = mapped_column(String(200))
    kind: Mapped[str] = mapped_column(String(20))
    subject_id: Mapped[str] = mapped_column(String(80))
    day: Mapped[str | None] = mapped_column(String(10))
    category_id: Mapped[str | None] = mapped_column(String(40))
    about: Mapped[dict[str, Any]] = mapped_column(JSON)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    read_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    settled_at: Mapped[datetime | None] = mapped_column(UtcDateTime)

    __table_args__ = (
        UniqueConstraint("owner_id", "cause"),
        Index(None, "owner_id", "subject_id"),
        # Counts unread notifications without reading the others.
        Index(
            "ix_notifications_unread",
            "owner_id",
            postgresql_where=text("read_at IS NULL"),
            sqlite_where=text("read_at IS NULL"),
        ),
    )


class NotificationFeed(Base):
    """How often somebody's list has changed, so that open pages poll one number."""

    __tablename__ = "notification_feeds"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    version: Mapped[int]
