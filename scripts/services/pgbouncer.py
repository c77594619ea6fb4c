"""PgBouncer in front of a PostgreSQL cluster, with one server connection per transaction."""

import shutil
from pathlib import Path
from typing import Self

from scripts.services.ports import LOOPBACK, free_port, is_taken, wait_until
from scripts.services.postgres import Postgres, make_own_directory, unprivileged
from scripts.services.service import ServerProcess, find_program

# Fewer than the clients, so that they share the connections indeed.
SERVER_CONNECTIONS = 8
SETTINGS = """
[databases]
* = host={host} port={server}
[pgbouncer]
listen_addr = {host}
listen_port = {port}
unix_socket_dir =
auth_type = trust
auth_file = {users}
pool_mode = transaction
default_pool_size = {connections}
max_client_conn = 1000
"""


class PgBouncer(ServerProcess):
    """A pooler of the program `pgbouncer`, which has to be on the PATH."""

    def __init__(self, server: Postgres) -> None:
        self.server = server
        self.port = free_port()
        self.directory: Path | None = None

    def url(self, database: str) -> str:
        """The address of one database in the form of DATABASE_URL."""
        return f"postgresql://postgres@{LOOPBACK}:{self.port}/{database}"

    def start(self) -> Self:
        """Start the pooler and return once it answers."""
        program = find_program("pgbouncer")
        rights = unprivileged()
        directory = make_own_directory(rights)
        self.directory = directory
        users, settings = directory / "users", directory / "pgbouncer.ini"
        users.write_text('"postgres" ""\n', encoding="ascii")
        settings.write_text(
            SETTINGS.format(
                host=LOOPBACK,
                server=self.server.port,
                port=self.port,
                users=users,
                connections=SERVER_CONNECTIONS,
            ),
            encoding="ascii",
        )
        for path in (users, settings):
            path.chmod(0o644)
        self.launch([program, "-q", settings], **rights, cwd=directory)
        wait_until(lambda: is_taken(self.port), 10, "PgBouncer")
        return self

    def stop(self) -> None:
        """End the pooler and remove its files."""
        self.end()
        if self.directory is not None:
            shutil.rmtree(self.directory, ignore_errors=True)
