"""Password reset links and invitations."""

from datetime import datetime
from typing import Final

from sqlalchemy import ForeignKey, Index, LargeBinary, String, text
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base


class PasswordReset(Base):
    """The newest reset link of an account, stored as a hash.

    It works while `session_version` is the account's: a new password or second factor ends it.
    """

    __tablename__ = "password_resets"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    email: Mapped[str] = mapped_column(String(254))
    session_version: Mapped[int] = mapped_column(default=0, server_default="0")
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)


_WAITING: Final = text("accepted_at IS NULL AND withdrawn_at IS NULL")


class Invitation(Base):
    """An invitation: open, accepted, withdrawn or expired.

    The link that is mailed works until `expires_at`; `owner_id` is the account that was created.
    """

    __tablename__ = "invitations"
    __table_args__ = (
        Index(
            "uq_invitations_waiting",
            "email",
            unique=True,
            postgresql_where=_WAITING,
            sqlite_where=_WAITING,
        ),
    )

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    email: Mapped[str] = mapped_column(String(254), index=True)
    fullname: Mapped[str] = mapped_column(String(100))
    language: Mapped[str] = mapped_column(String(2))
    invited_by: Mapped[str | None] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="SET NULL"), index=True
    )
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    accepted_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    withdrawn_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    owner_id: Mapped[str | None] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
