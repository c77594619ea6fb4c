"""Exports, consents, data requests and the access log."""

from datetime import datetime

from sqlalchemy import (
    CheckConstraint,
    ForeignKey,
    Index,
    SmallInteger,
    String,
    Text,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.core.generated_files import IS_IN_PROGRESS, ChunkColumns, FileColumns
from server.privacy.enums import OPEN


class Export(FileColumns, Base):
    """An archive of all data of its owner, `progress` in percent."""

    __tablename__ = "exports"
    __table_args__ = (
        CheckConstraint(
            "state IN ('queued', 'running', 'ready', 'failed', 'expired')", name="state"
        ),
        Index("ix_exports_owner_id", "owner_id"),
        Index(
            "uq_exports_running",
            "owner_id",
            unique=True,
            postgresql_where=IS_IN_PROGRESS,
            sqlite_where=IS_IN_PROGRESS,
        ),
    )

    progress: Mapped[int] = mapped_column(SmallInteger, default=0)


class ExportChunk(ChunkColumns, Base):
    """A chunk of an archive, numbered from 0."""

    __tablename__ = "export_chunks"

    export_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("exports.id", ondelete="CASCADE"), primary_key=True
    )


class Consent(Base):
    """A consent that somebody was asked for, the version of its text, and the answer.

    `address_hash` is the keyed hash of the address that was asked, never the address.
    """

    __tablename__ = "consents"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    purpose: Mapped[str] = mapped_column(String(20))
    text_version: Mapped[str] = mapped_column(String(20))
    how: Mapped[str] = mapped_column(String(20))
    address_hash: Mapped[str | None] = mapped_column(String(64))
    asked_at: Mapped[datetime] = mapped_column(UtcDateTime)
    given_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    withdrawn_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class DataRequest(Base):
    """A request about the data of its owner, to be answered by `due_at`.

    `answer` is the text for the person, `outcome` is done or refused.
    """

    __tablename__ = "data_requests"
    __table_args__ = (
        CheckConstraint("state IN ('open', 'answered')", name="state"),
        Index(
            "ix_data_requests_open",
            "due_at",
            postgresql_where=text("state = 'open'"),
            sqlite_where=text("state = 'open'"),
        ),
    )

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    kind: Mapped[str] = mapped_column(String(20))
    text: Mapped[str] = mapped_column(Text)
    state: Mapped[str] = mapped_column(String(10), default=OPEN)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    due_at: Mapped[datetime] = mapped_column(UtcDateTime)
    answered_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    outcome: Mapped[str | None] = mapped_column(String(8))
    answer: Mapped[str | None] = mapped_column(Text)


class AccessLogEntry(Base):
    """An operator's view of the owner's transactions: the reason and how many of the newest."""

    __tablename__ = "access_log"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    actor_id: Mapped[str | None] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="SET NULL"), index=True
    )
    role: Mapped[str] = mapped_column(String(20))
    reason: Mapped[str] = mapped_column(String(200))
    at: Mapped[datetime] = mapped_column(UtcDateTime)
    rows: Mapped[int]
