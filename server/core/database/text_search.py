"""Case-insensitive text search that is the same on every database.

SQLite's LIKE folds only ASCII, PostgreSQL's what its locale knows. So Python computes the case
variants of each letter, and the pattern for both databases lists them.
"""

import re
from typing import Any, Final

from sqlalchemy import String
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeDecorator

GLOB_SIGNS: Final = frozenset("*?[")
# At the end of a word this letter has another lower case, which no case conversion yields.
SIGMA: Final = "Σ"
FINAL_SIGMA: Final = "ς"
REGEX_SIGN: Final = re.compile(r"[^\w\s]", re.ASCII)


class SearchPattern(TypeDecorator[str]):
    """A text to search for, bound as a pattern."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is None:
            return None
        if dialect.name == "sqlite":
            return f"*{''.join(_glob(letter) for letter in value)}*"
        return "".join(_regex(letter) for letter in value)


class Contains(FunctionElement[bool]):
    """Whether a column contains a parameter of type SearchPattern."""

    inherit_cache = True


@compiles(Contains, "sqlite")
def _sqlite(element: Contains, compiler: SQLCompiler, **options: Any) -> str:
    text, pattern = (compiler.process(clause, **options) for clause in element.clauses)
    return f"{text} GLOB {pattern}"


@compiles(Contains, "postgresql")
def _postgresql(element: Contains, compiler: SQLCompiler, **options: Any) -> str:
    text, pattern = (compiler.process(clause, **options) for clause in element.clauses)
    return f'{text} COLLATE "C" ~ {pattern}'


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
