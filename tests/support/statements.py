"""A pytest plugin that fails a run in which a statement of the product misses PostgreSQL.

Tests marked `both_databases` run on SQLite and PostgreSQL, all others on SQLite alone. So every
statement that a test reaches must be reached by one with the mark, too.
"""

import re
import sys
from collections.abc import Generator, Iterator
from functools import cached_property
from types import FrameType
from typing import Any, Final

import pytest
from sqlalchemy import Engine, event

from scripts.setup.stamps import ROOT

SERVER: Final = f"{ROOT / 'server'}/"
TESTS: Final = f"{ROOT / 'tests'}/"
# Lists of values and batches of rows have any length.
LENGTHS: Final = (
    (re.compile(r"\?(?:, \?)+"), "?"),
    (re.compile(r"VALUES (\([^()]*\))(?:, \([^()]*\))+"), r"VALUES \1"),
    (re.compile(r"(\([^()]*\))(?:(?:, | OR )\1)+"), r"\1"),
    (re.compile(r"(SAVEPOINT )?sa_savepoint_\d+"), "savepoint"),
    (re.compile(r"\s+"), " "),
)


def shape(statement: str) -> str:
    """The statement without the lengths of its lists."""
    for pattern, instead in LENGTHS:
        statement = pattern.sub(instead, statement)
    return statement


class Statements:
    """The product's statements by the tests that reached them."""

    def __init__(self) -> None:
        self.test = ""
        self.runs_on_both = False
        self._on_both: set[str] = set()
        self._by_tests: set[str] = set()
        self._elsewhere: dict[str, str] = {}

    def begin(self, test: str, *, runs_on_both: bool) -> None:
        """Note from now on what this test reaches."""
        self.test, self.runs_on_both = test, runs_on_both

    def note(self, _connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        """Note one statement; a listener of SQLAlchemy, so the most usual way out comes first."""
        if statement in self._on_both:
            return
        if self.runs_on_both:
            self._on_both.add(statement)
        elif statement not in self._elsewhere and statement not in self._by_tests:
            if closest_caller(sys._getframe(1)).startswith(SERVER):
                self._elsewhere[statement] = self.test
            else:
                self._by_tests.add(statement)

    @cached_property
    def missing(self) -> tuple[str, ...]:
        """At the end, each statement that no test of both databases reached, and one that did."""
        return tuple(self._missing())

    def _missing(self) -> Iterator[str]:
        tried = {shape(statement) for statement in self._on_both}
        for statement, test in self._elsewhere.items():
            if shape(statement) not in tried:
                tried.add(shape(statement))
                yield f"{test}\n    {shape(statement)}"


def closest_caller(frame: FrameType) -> str:
    """The file of the product or of the tests from which a listener was called; else empty."""
    while frame.f_back is not None:
        name = frame.f_code.co_filename
        if name.startswith((SERVER, TESTS)):
            return name
        frame = frame.f_back
    return ""


_statements: Final = Statements()


def pytest_configure() -> None:
    """Listen to every engine."""
    event.listen(Engine, "before_cursor_execute", _statements.note)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool, bool]:
    """Name the test that runs now."""
    marked = item.get_closest_marker("both_databases") is not None
    _statements.begin(item.nodeid, runs_on_both=marked)
    return (yield)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the run when a statement is missing on PostgreSQL."""
    if _statements.missing:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests to mark."""
    for line in _statements.missing:
        terminalreporter.write_line(f"mark with both_databases, or a test like it: {line}")
