"""Secrets of authenticators and recovery codes."""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base


class SecondFactor(Base):
    """The encrypted secret of a person's authenticator.

    `secret` is null until the first code of `new_secret` was given; `last_step` is the newest
    half minute (since 1970) whose code was taken.
    """

    __tablename__ = "second_factors"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    secret: Mapped[str | None] = mapped_column(String(300))
    new_secret: Mapped[str | None] = mapped_column(String(300))
    new_since: Mapped[datetime | None] = mapped_column(UtcDateTime)
    last_step: Mapped[int] = mapped_column(BigInteger, default=0)
    enabled_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class RecoveryCode(Base):
    """The hash of a recovery code; deleted when it is used."""

    __tablename__ = "recovery_codes"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
