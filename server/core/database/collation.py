"""Text comparison and order, the same on every database and locale."""

import unicodedata
from typing import Any, Final

from sqlalchemy import Integer, String
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class SortText(FunctionElement[str]):
    """A text as a sort key: by code point, with A to Z as a to z."""

    type = String()
    inherit_cache = True


class PositionIn(FunctionElement[int]):
    """The position of a text in another one, counted from 1; 0 when it is not in it."""

    type = Integer()
    inherit_cache = True


@compiles(SortText, "sqlite")
def _sqlite_text(element: SortText, compiler: SQLCompiler, **options: Any) -> str:
    return f"lower({compiler.process(element.clauses, **options)})"


@compiles(SortText, "postgresql")
def _postgresql_text(element: SortText, compiler: SQLCompiler, **options: Any) -> str:
    return f'lower({compiler.process(element.clauses, **options)} COLLATE "C")'


@compiles(PositionIn, "sqlite")
def _sqlite_place(element: PositionIn, compiler: SQLCompiler, **options: Any) -> str:
    return f"instr({compiler.process(element.clauses, **options)})"


@compiles(PositionIn, "postgresql")
def _postgresql_place(element: PositionIn, compiler: SQLCompiler, **options: Any) -> str:
    return f"strpos({compiler.process(element.clauses, **options)})"


def sort_text(text: str) -> str:
    """A text as SortText makes it."""
    return text.encode().lower().decode()


# Letters that Unicode does not decompose.
UNDECOMPOSED: Final = str.maketrans(
    {"đ": "d", "ð": "d", "ø": "o", "ł": "l", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)


def fold(text: str) -> str:
    """A text without case and diacritics, its words separated by one space."""
    if text.isascii():
        return " ".join(text.lower().split())
    parts = unicodedata.normalize("NFKD", text.casefold().translate(UNDECOMPOSED))
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())
