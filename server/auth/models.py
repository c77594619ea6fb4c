"""Passwords that are being set anew."""

from datetime import datetime

from sqlalchemy import ForeignKey, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database import Base
from server.core.types import UtcDateTime, id_type


class PasswordReset(Base):
    """The newest link of an account, as a hash: what the table holds opens nothing.

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
