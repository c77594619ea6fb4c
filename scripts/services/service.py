"""The base classes of services that are started and stopped."""

import shutil
import signal
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

# Longer than any of them takes to write what it holds.
END_SECONDS = 10


class Service(ABC):
    """A background service."""

    @abstractmethod
    def start(self) -> Self:
        """Start it and return when it answers."""

    @abstractmethod
    def stop(self) -> None:
        """Stop it, if it runs."""

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


class ServerProcess(Service):
    """A service that is one silent process of a program."""

    process: subprocess.Popen[bytes] | None = None

    def launch(self, command: Sequence[str | Path], **options: Any) -> None:
        """Run the program in the background; `options` are those of Popen."""
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # A session of its own: Ctrl-C must not end it before those who still write to it.
            start_new_session=True,
            **options,
        )

    def is_running(self) -> bool:
        """Tell whether the process was started and has not ended."""
        return self.process is not None and self.process.poll() is None

    def end(
        self, ask: signal.Signals = signal.SIGTERM, force: signal.Signals = signal.SIGKILL
    ) -> None:
        """Ask the process to end, by force if it takes too long; harmless when it does not run."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(ask)
            try:
                self.process.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.send_signal(force)
                self.process.wait()
        self.process = None


def find_program(name: str) -> str:
    """Return the path of an installed server program; FileNotFoundError says how to get it."""
    program = shutil.which(name, path="/usr/sbin:/usr/local/bin:/usr/bin")
    if program is None:
        message = f"{name} is missing: apt-get install {name}"
        raise FileNotFoundError(message)
    return program
