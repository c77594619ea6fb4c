"""A pytest plugin that fails a run in which the product changes a book and keeps its version.

Whatever was made of a book is used as long as its version stays (see `overview.answer_cache`).
"""

import re
import sys
from typing import Any, Final
from weakref import WeakKeyDictionary, WeakSet

import pytest
from sqlalchemy import Connection, Engine, event

from tests.support.statements import SERVER, closest_caller

TABLES: Final = (
    *("transactions", "wallets", "categories", "goals", "goal_contributions"),
    *("budgets", "allocations", "debts"),
)
WRITES: Final = re.compile(rf"\s*(?:INSERT INTO|UPDATE|DELETE FROM) (?:{'|'.join(TABLES)})\b")
RAISES: Final = re.compile(r"\s*UPDATE users SET\b.*\bbook_version\b", re.DOTALL)
MIGRATIONS: Final = f"{SERVER}migrations/"


class BookVersions:
    """The tests whose transactions changed a book under its old version."""

    def __init__(self) -> None:
        self.test = ""
        self.kept: dict[str, str] = {}
        self._written = WeakKeyDictionary[Connection, str]()
        self._raised = WeakSet[Connection]()

    def note(self, connection: Connection, _cursor: Any, statement: str, *_more: Any) -> None:
        """Note one statement; a listener of SQLAlchemy."""
        if not statement.lstrip().startswith(("INSERT", "UPDATE", "DELETE")):
            return
        if RAISES.match(statement):
            self._raised.add(connection)
        elif WRITES.match(statement) and _is_of_the_product(closest_caller(sys._getframe(1))):
            self._written[connection] = statement

    def finish(self, connection: Connection) -> None:
        """Note the end of a transaction that is kept."""
        statement = self._written.get(connection)
        if statement and connection not in self._raised:
            self.kept.setdefault(statement, self.test)
        self.forget(connection)

    def forget(self, connection: Connection) -> None:
        """Note the end of a transaction, also of one that is not kept."""
        self._written.pop(connection, None)
        self._raised.discard(connection)


def _is_of_the_product(file: str) -> bool:
    # Migrations run while nothing is kept.
    return file.startswith(SERVER) and not file.startswith(MIGRATIONS)


_versions: Final = BookVersions()


def pytest_configure() -> None:
    """Listen to every engine."""
    event.listen(Engine, "before_cursor_execute", _versions.note)
    event.listen(Engine, "commit", _versions.finish)
    event.listen(Engine, "rollback", _versions.forget)


def pytest_runtest_logstart(nodeid: str) -> None:
    """Name the test that runs now."""
    _versions.test = nodeid


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the run when a book was changed under its old version."""
    if _versions.kept:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the statements."""
    for statement, test in _versions.kept.items():
        terminalreporter.write_line(
            f"changes a book without `lock_account`: {test}\n    {statement}"
        )
