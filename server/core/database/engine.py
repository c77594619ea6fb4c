"""The database: the base of all models, and the engine for SQLite and PostgreSQL."""

import math
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, cast

import psycopg
from flask import Flask, current_app
from flask_sqlalchemy import SQLAlchemy
from psycopg.pq import TransactionStatus
from sqlalchemy import Connection, Engine, MetaData, event
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import make_url
from sqlalchemy.orm import DeclarativeBase
from sqlalchemy.pool import ConnectionPoolEntry, Pool, PoolProxiedConnection

from server.core.database.connection_pool import (
    BRIEF,
    BRIEF_WAIT_MS,
    JOB,
    LONG,
    LONG_STATEMENT_MS,
    READ_ONLY,
    REQUEST_WAIT_MS,
    SNAPSHOT,
    BoundedPool,
    TimeoutConnection,
    transaction_mode,
)
from server.core.database.session_scope import ScopedSessions, SingleDatabaseSession

# Constraint names that migrations can use on both databases.
NAMING_CONVENTION: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

# The key of an index's info that names its only database; without it, it belongs to both.
DIALECT: Final = "dialect"
CONNECT_SECONDS: Final = 2
POOL_SECONDS: Final = 1
POOL_SIZE: Final = 10
# A statement that ran so often on a direct connection is planned once; planning takes the server
# as long as running most of ours.
PREPARED_AFTER: Final = 5
BUSY_MS: Final = 5000
JOB_WAIT_MS: Final = 5000
JOB_STATEMENT_MS: Final = 120_000
# How often a server looks during a statement whether its client is still there: it would finish the
# statement of a process that was killed, and keep its locks so long. Servers before this version
# know it on some systems alone.
CLIENT_CHECK_MS: Final = 1_000
CLIENT_CHECK_VERSION: Final = 160_000
# A readiness probe must answer soon.
PROBE_WAIT_MS: Final = 500
SQLITE_WAIT_MS: Final = {JOB: BUSY_MS, "probe": PROBE_WAIT_MS, BRIEF: BRIEF_WAIT_MS}
# A wait for other writers that is too short to shorten the timeout.
NEGLIGIBLE_WAIT_MS: Final = 100
# A database of SQLite is these files.
FILE_PARTS: Final = ("", "-wal", "-shm")
# The key of a connection's info that holds its last SQLite busy timeout.
BUSY_TIMEOUT: Final = "busy_timeout"
# The key of a SQLite connection that may keep more pages in memory, because a change of most of a
# table reads and writes each page many times; the sizes are in kilobytes.
LARGE_CACHE: Final = "large_cache"
CACHE_KB: Final = 2_000
LARGE_CACHE_KB: Final = 16_000
# The memory of each step of a statement of PostgreSQL that changes very many rows. With less, the
# rows of 100,000 changes go to the disk on their way to the triggers.
LARGE_WORK_MEMORY: Final = "32MB"
# The key that holds when the transaction of a request must end on SQLite, which has no timeout for
# statements: on the clock of time.monotonic.
DEADLINE: Final = "deadline"
SQLITE_TRANSACTION_MS: Final = 10_000
BRIEF_TRANSACTION_MS: Final = 1_000
# So many steps take some milliseconds.
STEPS_BETWEEN_LOOKS: Final = 1_000_000
# Where an application keeps its engine; Flask-SQLAlchemy would look for it in two dictionaries.
ENGINE: Final = "database_engine"
# The proxy itself, to get at its object.
_APP: Final[Any] = current_app


class Base(DeclarativeBase):
    """The base of all models."""

    metadata = MetaData(naming_convention=NAMING_CONVENTION)


class Database(SQLAlchemy):
    """The database of an application; `session` is its connection, and its ORM session."""

    session: ScopedSessions

    def _make_scoped_session(self, options: dict[str, Any]) -> Any:
        make: Any = self._make_session_factory(options)
        return ScopedSessions(make, self.find_engine)

    def find_engine(self) -> Engine:
        """The engine of the present application."""
        return cast("Engine", _APP._get_current_object().extensions[ENGINE])


db = Database(
    model_class=Base,
    session_options={
        "class_": SingleDatabaseSession,
        # A transaction that began without the ORM is as much its own.
        "join_transaction_mode": "control_fully",
    },
)


def engine_options(url: str, threads: int) -> dict[str, Any]:
    """The options of an engine: short timeouts, and nothing that breaks behind a pooler.

    A quarter of the threads never waits for the database, so that pages and files are served.
    """
    most = max(1, threads * 3 // 4)
    size = min(POOL_SIZE, most)
    options: dict[str, Any] = {
        "poolclass": BoundedPool,
        "pool_size": size,
        "max_overflow": most - size,
        "pool_timeout": POOL_SECONDS,
        # A logged error must not contain what was to be stored.
        "hide_parameters": True,
    }
    if url.startswith("sqlite"):
        options["connect_args"] = {"timeout": BUSY_MS / 1000, "check_same_thread": False}
        return options
    options["pool_pre_ping"] = True
    options["pool_recycle"] = 900
    options["connect_args"] = {
        "connect_timeout": CONNECT_SECONDS,
        "application_name": "lumbung",
    }
    return options


class SqliteDialect(SQLiteDialect_pysqlite):
    """SQLite whose transactions begin and wait by `transaction_mode`.

    A listener would do, but then SQLAlchemy looks for listeners at each step of a statement.
    """

    supports_statement_cache = True
    engine: Engine

    def do_begin(self, dbapi_connection: PoolProxiedConnection) -> None:
        _begin_sqlite(dbapi_connection, self.engine.pool)

    def do_commit(self, dbapi_connection: PoolProxiedConnection) -> None:
        try:
            dbapi_connection.commit()
        except BaseException:
            # A constraint that is checked at the end leaves the transaction open, and SQLAlchemy
            # would give the connection to others so.
            dbapi_connection.rollback()
            raise


class PostgresqlDialect(PGDialect_psycopg):
    """PostgreSQL whose transactions wait by `transaction_mode`, without listeners, too.

    A transaction begins, is limited and proves its connection alive in one trip to the server.
    """

    supports_statement_cache = True

    def connect(self, *arguments: Any, **options: Any) -> Any:
        # The driver would send a BEGIN of its own, before the limits.
        connection = TimeoutConnection.connect(*arguments, autocommit=True, **options)
        # Prepared statements belong to one server process, and a pooler hands these around.
        connection.prepare_threshold = PREPARED_AFTER if connection.is_direct() else None
        return connection

    def do_ping(self, dbapi_connection: Any) -> bool:
        _begin_postgresql(dbapi_connection)
        return True

    def do_begin(self, dbapi_connection: Any) -> None:
        connection = dbapi_connection.driver_connection
        # The pool pings neither a new connection nor one whose transaction has just ended.
        if connection.pgconn.transaction_status == TransactionStatus.IDLE:
            _begin_postgresql(connection)


# Flask-SQLAlchemy knows this name of SQLite, and places relative paths; plain URLs get theirs.
registry.register("sqlite.pysqlite", __name__, SqliteDialect.__name__)
registry.register("postgresql.bounded", __name__, PostgresqlDialect.__name__)
DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+bounded"}


def init_database(app: Flask, url: str, threads: int) -> None:
    """Configure the database of an application and the transactions of its engine."""
    plain = make_url(url)
    driver = DRIVERS[plain.get_backend_name()]
    app.config["SQLALCHEMY_DATABASE_URI"] = plain.set(drivername=driver)
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = engine_options(url, threads)
    db.init_app(app)
    with app.app_context():
        app.extensions[ENGINE] = db.engine
        dialect = db.engine.dialect
        if isinstance(dialect, SqliteDialect):
            dialect.engine = db.engine
            event.listen(db.engine, "connect", _open_sqlite)


def _open_sqlite(connection: sqlite3.Connection, record: ConnectionPoolEntry) -> None:
    _keep_private(connection)
    known = record.info
    connection.set_progress_handler(
        lambda: time.monotonic() > known.get(DEADLINE, math.inf), STEPS_BETWEEN_LOOKS
    )
    # The driver would begin transactions by itself, and never as IMMEDIATE.
    connection.isolation_level = None
    for pragma in (
        f"busy_timeout = {BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = NORMAL",
        "foreign_keys = ON",
        # Otherwise a REPLACE deletes rows without firing the triggers that forbid it.
        "recursive_triggers = ON",
        # Deleted text is overwritten, not just forgotten.
        "secure_delete = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _keep_private(connection: sqlite3.Connection) -> None:
    """Let nobody else read the database's files, whatever the umask; later ones follow the first.

    Files of another owner are left as they are.
    """
    name = connection.execute("PRAGMA database_list").fetchone()[2]
    for path in (Path(name + part) for part in FILE_PARTS if name):
        with suppress(FileNotFoundError, PermissionError):
            if path.stat().st_mode & 0o077:
                path.chmod(0o600)


def dialect_name() -> str:
    """The kind of the database: sqlite or postgresql."""
    return db.session.get_bind().dialect.name


def is_compared(item: Any, _name: str | None, kind: str, _reflected: bool, _other: Any) -> bool:
    """Whether something of the models is to be in the present database, as Alembic asks."""
    return kind != "index" or item.info.get(DIALECT) in {None, dialect_name()}


def truncate_write_ahead_log() -> bool:
    """Let nothing deleted live on in SQLite's log; False while somebody reads, so try again."""
    if db.engine.dialect.name != "sqlite":
        return True
    connection = db.engine.raw_connection()
    try:
        # Whoever writes waits as long as this waits for those who read.
        connection.info[BUSY_TIMEOUT] = NEGLIGIBLE_WAIT_MS
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {NEGLIGIBLE_WAIT_MS}")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        is_busy = cursor.fetchall()[0][0]
        cursor.close()
    finally:
        connection.close()
    return not is_busy


def _begin_sqlite(connection: PoolProxiedConnection, pool: Pool) -> None:
    mode = transaction_mode.get()
    wait = SQLITE_WAIT_MS.get(mode, REQUEST_WAIT_MS)
    known = connection.info
    if mode not in READ_ONLY and isinstance(pool, BoundedPool):
        rest = pool.acquire_write_lock(known, wait / 1000) * 1000
        # Keep the timeout, which saves a statement, unless other writers used up some of it.
        wait = wait if wait - rest < NEGLIGIBLE_WAIT_MS else round(rest)
    raw = connection.cursor()
    try:
        if known.get(BUSY_TIMEOUT) != wait:
            raw.execute(f"PRAGMA busy_timeout = {wait}")
            known[BUSY_TIMEOUT] = wait
        known.pop(DEADLINE, None)
        if known.pop(LARGE_CACHE, None):
            raw.execute(f"PRAGMA cache_size = -{CACHE_KB}")
        raw.execute("BEGIN" if mode in READ_ONLY else "BEGIN IMMEDIATE")
        if mode not in {JOB, SNAPSHOT}:
            limit = BRIEF_TRANSACTION_MS if mode == BRIEF else SQLITE_TRANSACTION_MS
            limit_transaction(connection, limit)
    finally:
        raw.close()


def limit_transaction(connection: Connection | PoolProxiedConnection, milliseconds: int) -> None:
    """Let the transaction of a connection to SQLite end after so long."""
    connection.info[DEADLINE] = time.monotonic() + milliseconds / 1000


def enlarge_memory(connection: Connection) -> None:
    """Let the transaction of a connection keep more in memory, until its end."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SET LOCAL work_mem = '{LARGE_WORK_MEMORY}'")
        return
    connection.info[LARGE_CACHE] = True
    connection.exec_driver_sql(f"PRAGMA cache_size = -{LARGE_CACHE_KB}")


def _begin_postgresql(connection: psycopg.Connection[Any]) -> None:
    mode = transaction_mode.get()
    waits = {
        JOB: (JOB_STATEMENT_MS, JOB_WAIT_MS),
        SNAPSHOT: (JOB_STATEMENT_MS, JOB_WAIT_MS),
        LONG: (LONG_STATEMENT_MS, REQUEST_WAIT_MS),
        "probe": (REQUEST_WAIT_MS, PROBE_WAIT_MS),
        BRIEF: (BRIEF_WAIT_MS, BRIEF_WAIT_MS),
    }
    statement, lock = waits.get(mode, (REQUEST_WAIT_MS, REQUEST_WAIT_MS))
    isolation = " ISOLATION LEVEL REPEATABLE READ" if mode == SNAPSHOT else ""
    limits = {
        "statement_timeout": statement,
        "lock_timeout": lock,
        "idle_in_transaction_session_timeout": 60_000,
    }
    is_long = statement > REQUEST_WAIT_MS
    if is_long and connection.info.server_version >= CLIENT_CHECK_VERSION:
        limits["client_connection_check_interval"] = CLIENT_CHECK_MS
    settings = "; ".join(f"SET LOCAL {name} = {value}" for name, value in limits.items())
    connection.execute(f"BEGIN{isolation}; {settings}")
