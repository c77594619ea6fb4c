"""Copy an SQLite file while others write to it, and restore it."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from scripts.backups.age_encryption import Source
from scripts.backups.errors import BackupError
from scripts.backups.left_out import EMPTIED_TABLES


class SqliteStore:
    """One database file."""

    kind = "sqlite"

    def __init__(self, file: Path) -> None:
        self.file = file

    @contextmanager
    def dump(self, directory: Path) -> Iterator[Source]:
        """Give a copy of one moment of the database, as the bytes of a file."""
        copy = directory / "copy.sqlite3"
        with closing(sqlite3.connect(self.file)) as here, closing(sqlite3.connect(copy)) as there:
            here.backup(there)
            _check(there)
            _empty(there)
            there.execute("PRAGMA journal_mode = DELETE")
        with copy.open("rb") as file:
            yield file

    def is_empty(self) -> bool:
        """Whether there is nothing that a restore would overwrite."""
        if not self.file.exists():
            return True
        with closing(sqlite3.connect(self.file)) as link:
            return bool(link.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,))

    def require_unused(self) -> None:
        """BackupError while another process has the file open."""
        if not self.file.exists():
            return
        try:
            with closing(sqlite3.connect(self.file, timeout=1)) as link:
                # Leaving WAL mode needs exclusive access to the file.
                link.execute("PRAGMA journal_mode = DELETE").fetchone()
        except sqlite3.OperationalError as error:
            raise BackupError("The database is in use: stop web and worker first.") from error

    def replace(self, content: Path) -> None:
        """Put the restored file in the place of the present one, in one step."""
        with closing(sqlite3.connect(content)) as link:
            _check(link)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_name(f"{self.file.name}.restored")
        shutil.copyfile(content, beside)
        beside.chmod(0o600)
        for ending in ("-wal", "-shm"):
            Path(f"{self.file}{ending}").unlink(missing_ok=True)
        os.replace(beside, self.file)


def _empty(copy: sqlite3.Connection) -> None:
    """Overwrite what a backup must not hold."""
    copy.execute("PRAGMA secure_delete = ON")
    present = {row[0] for row in copy.execute("SELECT name FROM sqlite_master")}
    for name in EMPTIED_TABLES:
        if name in present:
            copy.execute(f"DELETE FROM {name}")
    copy.commit()


def _check(link: sqlite3.Connection) -> None:
    result = link.execute("PRAGMA quick_check").fetchone()
    if result != ("ok",):
        raise BackupError(f"The database is damaged: {result[0]}")
