"""The photo of one person."""

from datetime import datetime
from typing import Final

from sqlalchemy import ForeignKey, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

NAME_LENGTH: Final = 32


class Photo(Base):
    """A photo as it is served: a square WebP, visible to everyone who knows its name."""

    __tablename__ = "photos"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    name: Mapped[str] = mapped_column(String(NAME_LENGTH), unique=True)
    image: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
