"""Text search and text order that are the same on every database and locale.

SQLite's LIKE folds only ASCII, PostgreSQL's what its locale knows. So Python computes the case
variants of each letter, and the pattern for both databases lists them. ASCII texts, which most are,
need none and are matched faster.
"""

import re
import unicodedata
from typing import Any, Final

from sqlalchemy import Boolean, ColumnElement, Integer, String, bindparam, or_
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.orm import InstrumentedAttribute
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeDecorator

GLOB_SIGNS: Final = frozenset("*?[")
LIKE_SIGN: Final = re.compile(r"[%_\\]")
# At the end of a word this letter has another lower case, which no case conversion yields.
SIGMA: Final = "Σ"
FINAL_SIGMA: Final = "ς"
REGEX_SIGN: Final = re.compile(r"[^\w\s]", re.ASCII)
# Letters that Unicode does not decompose.
UNDECOMPOSED: Final = str.maketrans(
    {"đ": "d", "ð": "d", "ø": "o", "ł": "l", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)


class SearchPattern(TypeDecorator[str]):
    """A text to search for, bound as a pattern."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is None:
            return None
        if dialect.name == "sqlite":
            return "".join(_glob(letter) for letter in value)
        return "".join(_regex(letter) for letter in value)


class Contains(FunctionElement[bool]):
    """Whether a column contains a parameter of type SearchPattern."""

    inherit_cache = True


@compiles(Contains, "sqlite")
def _sqlite_contains(element: Contains, compiler: SQLCompiler, **options: Any) -> str:
    text, pattern = (compiler.process(clause, **options) for clause in element.clauses)
    # SQLite plans a statement anew for each value of a parameter that alone is a pattern.
    return f"{text} GLOB '*' || {pattern} || '*'"


@compiles(Contains, "postgresql")
def _postgresql_contains(element: Contains, compiler: SQLCompiler, **options: Any) -> str:
    text, pattern = (compiler.process(clause, **options) for clause in element.clauses)
    return f'{text} COLLATE "C" ~ {pattern}'


class AsciiPattern(TypeDecorator[str]):
    """An ASCII text to search for, bound as a pattern."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is None:
            return None
        return LIKE_SIGN.sub(r"\\\g<0>", value) if dialect.name == "sqlite" else sort_text(value)


class ContainsAscii(FunctionElement[bool]):
    """Whether a column contains a parameter of type AsciiPattern."""

    inherit_cache = True


@compiles(ContainsAscii, "sqlite")
def _sqlite_contains_ascii(element: ContainsAscii, compiler: SQLCompiler, **options: Any) -> str:
    text, pattern = (compiler.process(clause, **options) for clause in element.clauses)
    return f"{text} LIKE '%' || {pattern} || '%' ESCAPE '\\'"


@compiles(ContainsAscii, "postgresql")
def _postgresql_contains_ascii(
    element: ContainsAscii, compiler: SQLCompiler, **options: Any
) -> str:
    text, pattern = (compiler.process(clause, **options) for clause in element.clauses)
    return f'strpos(lower({text} COLLATE "C"), {pattern}) > 0'


def contains_text(text: str, *columns: InstrumentedAttribute[Any]) -> ColumnElement[bool]:
    """Whether one of the columns contains the text, without case and alike on every database."""
    pattern = bindparam(None, text, type_=SearchPattern(), unique=True)
    return or_(*(Contains(column, pattern) for column in columns))


def letter_cases(letter: str) -> str:
    """The case variants of a letter, without those of several letters, such as SS for ß."""
    near = {letter, letter.lower(), letter.upper()}
    both = {case for one in near for case in (one, one.lower(), one.upper())}
    if SIGMA in both:
        both.add(FINAL_SIGMA)
    return "".join(sorted(case for case in both if len(case) == 1))


def _glob(letter: str) -> str:
    same = letter_cases(letter)
    return f"[{same}]" if len(same) > 1 or letter in GLOB_SIGNS else letter


def _regex(letter: str) -> str:
    same = letter_cases(letter)
    if len(same) > 1:
        return f"[{same}]"
    return f"\\{letter}" if letter.isascii() and REGEX_SIGN.match(letter) else letter


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


class IsAscii(FunctionElement[bool]):
    """Whether a text consists of ASCII letters alone."""

    type = Boolean()
    inherit_cache = True


@compiles(IsAscii, "sqlite")
def _sqlite_ascii(element: IsAscii, compiler: SQLCompiler, **options: Any) -> str:
    text = compiler.process(element.clauses, **options)
    return f"(length(CAST({text} AS BLOB)) = length({text}))"


@compiles(IsAscii, "postgresql")
def _postgresql_ascii(element: IsAscii, compiler: SQLCompiler, **options: Any) -> str:
    text = compiler.process(element.clauses, **options)
    return f"(octet_length({text}) = length({text}))"


def may_contain_word(
    column: ColumnElement[str], word: str | ColumnElement[str]
) -> ColumnElement[bool]:
    """Whether a folded column may contain a folded word; never False where it does."""
    return or_(PositionIn(SortText(column), word) > 0, ~IsAscii(column))


def sort_text(text: str) -> str:
    """A text as SortText makes it."""
    return text.encode().lower().decode()


def fold(text: str) -> str:
    """A text without case and diacritics, its words separated by one space."""
    if text.isascii():
        return " ".join(text.lower().split())
    parts = unicodedata.normalize("NFKD", text.casefold().translate(UNDECOMPOSED))
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())
