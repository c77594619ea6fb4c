"""Days and moments formatted by the database, as responses contain them.

This saves long lists the conversion to Python dates and back.
"""

from typing import Any

from sqlalchemy import String
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class DateText(FunctionElement[str]):
    """A day column as `2024-06-18`."""

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
