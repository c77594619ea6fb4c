"""Column types that mean the same on SQLite and PostgreSQL, and their text in responses."""

from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import DateTime, Numeric, String
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
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


class DateText(FunctionElement[str]):
    """A day column as `2024-06-18`, which saves long lists the conversion to Python and back."""

    type = String()
    inherit_cache = True


class MomentText(FunctionElement[str]):
    """A moment column as `clock.format_utc` writes it: UTC, with milliseconds."""

    type = String()
    inherit_cache = True


@compiles(DateText, "sqlite")
def _sqlite_day(element: DateText, compiler: SQLCompiler, **options: Any) -> str:
    return compiler.process(element.clauses, **options)


@compiles(DateText, "postgresql")
def _postgresql_day(element: DateText, compiler: SQLCompiler, **options: Any) -> str:
    return f"to_char({compiler.process(element.clauses, **options)}, 'YYYY-MM-DD')"


@compiles(MomentText, "sqlite")
def _sqlite_moment(element: MomentText, compiler: SQLCompiler, **options: Any) -> str:
    # Stored as 2024-06-18 05:00:00.000000: a T for the space, three digits less, a Z.
    stored = compiler.process(element.clauses, **options)
    return f"substr({stored}, 1, 10) || 'T' || substr({stored}, 12, 12) || 'Z'"


@compiles(MomentText, "postgresql")
def _postgresql_moment(element: MomentText, compiler: SQLCompiler, **options: Any) -> str:
    stored = compiler.process(element.clauses, **options)
    form = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    return f"to_char({stored} AT TIME ZONE 'UTC', '{form}')"
