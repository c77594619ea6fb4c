"""The migrated database of a test process, emptied between tests."""

import os
from pathlib import Path
from typing import Protocol

import psycopg
from flask import Flask
from flask_migrate import upgrade
from psycopg import sql
from sqlalchemy.pool import QueuePool

from scripts.services.pgbouncer import PgBouncer
from scripts.services.postgres import Postgres

# The third is PostgreSQL whose ledger has partitions, the last such a one behind PgBouncer.
KINDS = ("sqlite", "postgresql", "partitions", "pooled")
# The mark expression of the check's stage on PostgreSQL: the marks of which a test has one.
ON_POSTGRESQL = "both_databases or postgresql_alone"


class Database(Protocol):
    """What a test process asks of its database."""

    url: str

    def prepare(self, app: Flask) -> None:
        """Migrate the database and remember how it looks without any user."""

    def reset(self, app: Flask) -> None:
        """Bring the database back to how it looked after `prepare`."""

    def close(self) -> None:
        """Give back what the database held."""


def _migrate(app: Flask) -> None:
    with app.app_context():
        upgrade()
    let_go(app)


def let_go(app: Flask) -> None:
    """Close every connection that the app holds."""
    from server.extensions import db

    with app.app_context():
        db.session.remove()
        db.engine.dispose()


def partition_ledger(app: Flask) -> None:
    """Split the tables of the ledger, as an operator does."""
    answer = app.test_cli_runner().invoke(args=["partition-ledger", "--parts", "3"])
    assert answer.exit_code == 0, answer.output


class SqliteDatabase:
    """One file; a reset writes the migrated content over it."""

    def __init__(self, directory: Path) -> None:
        self.file = directory / "lumbung.sqlite3"
        self.url = f"sqlite:///{self.file}"
        self._migrated = b""

    def prepare(self, app: Flask) -> None:
        """Migrate the file; closing the last connection folds the write-ahead log into it."""
        _migrate(app)
        self._migrated = self.file.read_bytes()

    def reset(self, app: Flask) -> None:
        """Write the migrated content over the used one, which keeps the blocks that it has."""
        let_go(app)
        for ending in ("-wal", "-shm"):
            Path(f"{self.file}{ending}").unlink(missing_ok=True)
        with os.fdopen(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
            file.write(self._migrated)
            file.truncate()

    def close(self) -> None:
        """Nothing to give back: the directory belongs to the test run."""


class PostgresDatabase:
    """One database in a cluster of this test process; a reset leaves what migrations brought."""

    def __init__(self, *, has_partitions: bool = False, is_pooled: bool = False) -> None:
        self.has_partitions = has_partitions
        self.cluster = Postgres().start()
        self.cluster.execute("CREATE DATABASE lumbung")
        self.pooler = PgBouncer(self.cluster).start() if is_pooled else None
        # The app's own; we set up what a pooler would hand to others.
        self.url = (self.pooler or self.cluster).url("lumbung")
        self._direct = self.cluster.url("lumbung")
        self._link: psycopg.Connection | None = None
        self._emptying: sql.Composed = sql.Composed([])

    def prepare(self, app: Flask) -> None:
        """Migrate the database, and keep a copy of the rows that migrations brought."""
        _migrate(app)
        if self.has_partitions:
            partition_ledger(app)
        found = (
            "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace"
            " AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname"
        )
        with psycopg.connect(self._direct) as link:
            names = [row[0] for row in link.execute(found)]
            brought = [name for name in names if self._has_rows(link, name)]
            link.execute("CREATE SCHEMA brought")
            for name in brought:
                copy = sql.SQL("CREATE TABLE brought.{0} AS SELECT * FROM public.{0}")
                link.execute(copy.format(sql.Identifier(name)))
        empty, fill = sql.SQL("DELETE FROM {}"), "INSERT INTO {0} SELECT * FROM brought.{0}"
        # One message for all of it: the server is asked once, not once for each table.
        self._emptying = sql.SQL("; ").join(
            [
                *(empty.format(sql.Identifier(name)) for name in names),
                *(sql.SQL(fill).format(sql.Identifier(name)) for name in brought),
            ]
        )

    @staticmethod
    def _has_rows(link: psycopg.Connection, name: str) -> bool:
        probe = sql.SQL("SELECT 1 FROM {} LIMIT 1").format(sql.Identifier(name))
        return link.execute(probe).fetchone() is not None

    def reset(self, app: Flask) -> None:
        """Delete the rows; triggers and foreign keys are switched off for this one connection.

        The app keeps the connections that are at rest: a new one reads the catalogue anew.
        """
        self._tidy(app)
        if self._link is None:
            self._link = psycopg.connect(self._direct, autocommit=True)
            self._link.execute("SET session_replication_role = replica")
        self._link.execute(self._emptying)

    def copy(self, app: Flask, name: str) -> str:
        """Copy the database, which nobody may use meanwhile; returns the address of the copy."""
        let_go(app)
        if self._link is not None:
            self._link.close()
            self._link = None
        self.cluster.execute(f"DROP DATABASE IF EXISTS {name}")
        self.cluster.execute(f"CREATE DATABASE {name} TEMPLATE lumbung")
        return self.cluster.url(name)

    def _tidy(self, app: Flask) -> None:
        """Close the connections of an app when a test left one of them in use."""
        from server.extensions import db

        with app.app_context():
            db.session.remove()
            pool = db.engine.pool
            if isinstance(pool, QueuePool) and pool.checkedout() == 0:
                return
        let_go(app)

    def close(self) -> None:
        """End the cluster."""
        if self._link is not None:
            self._link.close()
        if self.pooler is not None:
            self.pooler.stop()
        self.cluster.stop()


def _kind() -> str:
    kind = os.environ.get("TEST_DATABASE", "sqlite")
    if kind not in KINDS:
        message = f"TEST_DATABASE is {kind!r}: it must be one of {', '.join(KINDS)}"
        raise ValueError(message)
    return kind


def is_postgresql() -> bool:
    """Whether TEST_DATABASE names PostgreSQL, and not SQLite as it does by default."""
    return _kind() != "sqlite"


def marker_left_out() -> str | None:
    """The marker of tests that the database of this run cannot show."""
    lacking = {"sqlite": "postgresql_alone", "partitions": "whole_ledger", "pooled": "whole_ledger"}
    return lacking.get(_kind())


def open_database(directory: Path) -> Database:
    """Return a database of the kind that the tests run on."""
    if not is_postgresql():
        return SqliteDatabase(directory)
    return PostgresDatabase(
        has_partitions=_kind() in {"partitions", "pooled"}, is_pooled=_kind() == "pooled"
    )
