"""One release at a time, and within it a connection for migrations; all waits are bounded."""

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, text

# The numbers of our advisory locks: "lumbung" on a telephone keypad, and the next one.
LOCK_NUMBER: Final = 5862864
RELEASE_NUMBER: Final = LOCK_NUMBER + 1
WAIT_SECONDS: Final = 120
TABLE_WAIT_SECONDS: Final = 10


class MigrationBusyError(RuntimeError):
    """Another release has been migrating for longer than WAIT_SECONDS."""


@contextmanager
def one_release(engine: Engine) -> Iterator[None]:
    """Let other releases wait until this one has migrated the database and filled it."""
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            _lock(connection, RELEASE_NUMBER)
            yield
    else:
        with _file_lock(Path(f"{engine.url.database}.releasing")):
            yield


@contextmanager
def migration_connection(engine: Engine) -> Iterator[Connection]:
    """The one connection that may migrate; commits at the end."""
    open_connection = _postgresql if engine.dialect.name == "postgresql" else _sqlite
    with open_connection(engine) as connection:
        yield connection


@contextmanager
def _postgresql(engine: Engine) -> Iterator[Connection]:
    with engine.begin() as connection:
        _lock(connection, LOCK_NUMBER)
        # Tables in use are waited for briefly: a queue behind us would stop the product.
        connection.execute(text(f"SET LOCAL lock_timeout = '{TABLE_WAIT_SECONDS}s'"))
        yield connection


def _lock(connection: Connection, number: int) -> None:
    """Take an advisory lock; it ends with the transaction, so that it works through a pooler."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text(f"SET LOCAL lock_timeout = '{WAIT_SECONDS}s'"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})


@contextmanager
def _sqlite(engine: Engine) -> Iterator[Connection]:
    database = engine.url.database or ""
    with _file_lock(Path(f"{database}.migrating")), engine.connect() as connection:
        raw = connection.connection.driver_connection
        # SQLite changes a table by copying it, which must not fire its foreign keys.
        _pragma(raw, "foreign_keys = OFF")
        try:
            yield connection
            connection.commit()
        finally:
            connection.rollback()
            _pragma(raw, "foreign_keys = ON")


def _pragma(raw: object, statement: str) -> None:
    execute = getattr(raw, "execute", None)
    if execute is not None:
        execute(f"PRAGMA {statement}")


@contextmanager
def _file_lock(path: Path) -> Iterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    deadline = time.monotonic() + WAIT_SECONDS
    with path.open("w", encoding="ascii") as file:
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > deadline:
                    raise MigrationBusyError("Another release is still migrating.") from None
                time.sleep(0.1)
        yield
