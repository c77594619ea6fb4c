"""A lock that allows one run at a time on a data directory."""

import fcntl
import os
from collections.abc import Iterable
from pathlib import Path


class BusyError(RuntimeError):
    """Another run holds the data directory; the text tells how to end it."""


class DirectoryLock:
    """A lock on a file of the directory; the system frees it when all its holders have ended."""

    def __init__(self, directory: Path) -> None:
        directory.mkdir(parents=True, exist_ok=True)
        # Children inherit it: should they outlive this process, no second store may start on
        # the files that theirs still writes.
        self._handle = os.open(directory / "running", os.O_RDWR | os.O_CREAT, 0o600)
        os.set_inheritable(self._handle, True)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holders = os.pread(self._handle, 200, 0).decode()
            message = f"Lumbung already runs on {directory}. To end it: kill {holders}"
            raise BusyError(message) from error
        self.name([os.getpid()])

    @property
    def handle(self) -> int:
        """The file descriptor that a child keeps open to hold the lock too."""
        return self._handle

    def name(self, pids: Iterable[int]) -> None:
        """Write down the processes that run, for the message to whoever comes second."""
        os.ftruncate(self._handle, 0)
        os.pwrite(self._handle, " ".join(str(pid) for pid in pids).encode(), 0)
