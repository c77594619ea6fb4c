"""Own categories, and changes of built-in ones."""

from datetime import datetime
from typing import Final

from sqlalchemy import CheckConstraint, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

LONGEST_NAME: Final = 40
# Normalization turns one letter into up to eighteen.
LONGEST_KEY: Final = 18 * LONGEST_NAME


class CategoryRow(Base):
    """One own or changed category; null keeps the value of the built-in one."""

    __tablename__ = "categories"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("books.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    type: Mapped[str] = mapped_column(String(8))
    name: Mapped[str | None] = mapped_column(String(LONGEST_NAME))
    name_key: Mapped[str | None] = mapped_column(String(LONGEST_KEY))
    group: Mapped[str | None] = mapped_column(String(8))
    icon: Mapped[str | None] = mapped_column(String(80))
    color: Mapped[str | None] = mapped_column(String(20))
    hidden: Mapped[bool] = mapped_column(default=False)
    position: Mapped[int | None]
    version: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        CheckConstraint("type IN ('income', 'expenses')", name="type"),
        Index("uq_categories_name", "owner_id", "type", "name_key", unique=True),
    )
