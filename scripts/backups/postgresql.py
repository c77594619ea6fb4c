"""Dump a PostgreSQL database from one snapshot while others write, and restore it."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import psycopg
from sqlalchemy.engine import URL

from scripts.backups.age_encryption import Source
from scripts.backups.errors import BackupError
from scripts.backups.left_out import EMPTIED_TABLES

ASIDE = "before_restore"


class _Dump:
    """The output of pg_dump, which ends in an error when pg_dump does."""

    def __init__(self, running: "subprocess.Popen[bytes]", output: IO[bytes]) -> None:
        self._running = running
        self._output = output

    def read(self, size: int = -1) -> bytes:
        piece = self._output.read(size)
        if not piece and self._running.wait() != 0:
            raise BackupError("pg_dump failed; it says why above.")
        return piece


class PostgresqlStore:
    """The schema `public` of one database; uses pg_dump and pg_restore from the PATH."""

    kind = "postgresql"

    def __init__(self, url: URL) -> None:
        self.url = url
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    @contextmanager
    def dump(self, _directory: Path) -> Iterator[Source]:
        """Give a dump of one snapshot in pg_dump's custom format, not compressed."""
        command = [*_program("pg_dump"), "--format=custom", "--compress=0", "--schema=public"]
        left_out = (f"--exclude-table-data=public.{name}" for name in EMPTIED_TABLES)
        options = ["--no-owner", "--no-privileges", *left_out]
        with subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, env=self._environ()
        ) as running:
            if running.stdout is None:
                raise BackupError("pg_dump gives no output.")
            try:
                yield _Dump(running, running.stdout)
            finally:
                running.kill()

    def is_empty(self) -> bool:
        """Whether there is nothing that a restore would overwrite."""
        with psycopg.connect(self._address) as link:
            count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
            return link.execute(count).fetchone() == (0,)

    def require_unused(self) -> None:
        """BackupError while web or worker are connected."""
        with psycopg.connect(self._address) as link:
            others = link.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                " AND application_name = 'lumbung' AND pid <> pg_backend_pid()"
            ).fetchone()
        if others != (0,):
            raise BackupError("The database is in use: stop web and worker first.")

    def replace(self, content: Path) -> None:
        """Put the restored schema in the place of the present one, which stays when that fails."""
        program = _program("pg_restore")
        with psycopg.connect(self._address, autocommit=True) as link:
            link.execute(f"DROP SCHEMA IF EXISTS {ASIDE} CASCADE")
            with link.transaction():
                link.execute(f"ALTER SCHEMA public RENAME TO {ASIDE}")
                link.execute("CREATE SCHEMA public")
            done = subprocess.run(
                [
                    *program,
                    *("--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"),
                    *("--schema=public", f"--dbname={self.url.database}", str(content)),
                ],
                env=self._environ(),
                check=False,
            )
            if done.returncode:
                with link.transaction():
                    link.execute("DROP SCHEMA public CASCADE")
                    link.execute(f"ALTER SCHEMA {ASIDE} RENAME TO public")
                raise BackupError("pg_restore failed; the database is as it was before.")
            link.execute(f"DROP SCHEMA {ASIDE} CASCADE")

    def _environ(self) -> dict[str, str]:
        # Not as arguments, which everybody on the machine can read.
        parts = {
            "PGHOST": self.url.host,
            "PGPORT": str(self.url.port) if self.url.port else None,
            "PGUSER": self.url.username,
            "PGPASSWORD": self.url.password,
            "PGDATABASE": self.url.database,
            **{f"PG{name.upper()}": str(value) for name, value in self.url.query.items()},
        }
        return {**os.environ, **{name: value for name, value in parts.items() if value}}


def _program(name: str) -> list[str]:
    if shutil.which(name) is None:
        raise BackupError(
            f"{name} is not on the PATH: install PostgreSQL's client programs, at least as new as"
            " the server."
        )
    return [name]
