"""Days and moments in the text that goes over the wire, written by the database itself.

A long list spends much of its time on making Python's dates from what the driver gives,
and text again from those.
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
    """A moment column as `core.clock.wire` writes it: UTC, with milliseconds."""

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
    # Kept as 2024-06-18 05:00:00.000000: a T for the space, three digits less, a Z.
    kept = compiler.process(element.clauses, **options)
    return f"substr({kept}, 1, 10) || 'T' || substr({kept}, 12, 12) || 'Z'"


@compiles(MomentText, "postgresql")
def _postgresql_moment(element: MomentText, compiler: SQLCompiler, **options: Any) -> str:
    kept = compiler.process(element.clauses, **options)
    form = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    return f"to_char({kept} AT TIME ZONE 'UTC', '{form}')"
