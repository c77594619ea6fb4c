"""Column types that mean the same on SQLite and PostgreSQL."""

from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import DateTime, Numeric, String
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator, TypeEngine

from server.core.ids import LENGTH


class UtcDateTime(TypeDecorator[datetime]):
    """A moment, stored in UTC and read as an aware UTC datetime (SQLite stores no zone)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("A moment needs a zone.")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            return value.replace(tzinfo=UTC)
        return value.astimezone(UTC)


class ExactDecimal(TypeDecorator[Decimal]):
    """A decimal number with fixed digits and decimal places; SQLite stores it as text."""

    impl = Numeric
    cache_ok = True

    def __init__(self, digits: int, places: int) -> None:
        self.digits, self.places = digits, places
        super().__init__(digits, places)

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        exact = dialect.name != "sqlite"
        kind = Numeric(self.digits, self.places) if exact else String(self.digits + 2)
        return dialect.type_descriptor(kind)

    def process_bind_param(self, value: Decimal | None, dialect: Dialect) -> Decimal | str | None:
        if value is None or dialect.name != "sqlite":
            return value
        return f"{value:.{self.places}f}"

    def process_result_value(self, value: Any, dialect: Dialect) -> Decimal | None:
        return None if value is None else Decimal(value)


def id_type() -> String:
    """The column type of an identifier made by `server.core.ids`."""
    return String(LENGTH)
