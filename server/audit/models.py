"""The audit log: a chain of events, its head, its checkpoints, and the origins of events."""

from datetime import datetime
from typing import Final

from sqlalchemy import BigInteger, CheckConstraint, Index, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.extensions import Base

DIGEST: Final = 64


class AuditEntry(Base):
    """One event; `hash` covers its other columns, and by `previous` all earlier events."""

    __tablename__ = "audit_log"

    number: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    id: Mapped[str] = mapped_column(id_type(), unique=True)
    at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    action: Mapped[str] = mapped_column(String(60))
    actor_id: Mapped[str | None] = mapped_column(id_type(), index=True)
    target_id: Mapped[str | None] = mapped_column(id_type(), index=True)
    result: Mapped[str] = mapped_column(String(20))
    times: Mapped[int] = mapped_column(default=1, server_default="1")
    previous: Mapped[str] = mapped_column(String(DIGEST))
    hash: Mapped[str] = mapped_column(String(DIGEST))

    __table_args__ = (Index("ix_audit_log_action", "action", "number"),)


class AuditHead(Base):
    """The single row that writers lock: the newest number and hash."""

    __tablename__ = "audit_head"

    id: Mapped[int] = mapped_column(SmallInteger, primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(BigInteger)
    hash: Mapped[str] = mapped_column(String(DIGEST))

    __table_args__ = (CheckConstraint("id = 1", name="one"),)


class AuditCheckpoint(Base):
    """The number and hash of the last deleted row of a trimmed log."""

    __tablename__ = "audit_checkpoints"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    at: Mapped[datetime] = mapped_column(UtcDateTime)
    number: Mapped[int] = mapped_column(BigInteger)
    hash: Mapped[str] = mapped_column(String(DIGEST))
    signature: Mapped[str] = mapped_column(String(DIGEST))


class AuditOrigin(Base):
    """The origin of an event, outside of the chain so that it can be deleted."""

    __tablename__ = "audit_origins"

    audit_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    owner_id: Mapped[str | None] = mapped_column(id_type(), index=True)
    address: Mapped[str] = mapped_column(String(45))
    browser: Mapped[str | None] = mapped_column(String(60))
