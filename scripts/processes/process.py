"""A process of the Procfile in its own group, with its output forwarded line by line."""

import os
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Mapping

from scripts.setup.stamps import ROOT

Output = Callable[[str, str], None]


def discard_output(name: str, line: str) -> None:
    """Drop a line of output."""


class Process:
    """A shell command line in a process group of its own; `output` gets each line it prints."""

    def __init__(
        self, name: str, command: str, environ: Mapping[str, str], output: Output = discard_output
    ) -> None:
        self.name = name
        self.output = output
        self.last_lines: deque[str] = deque(maxlen=8)
        self._popen = subprocess.Popen(
            # The shell is replaced, so that the process is the one that gets our signals.
            ["/bin/sh", "-c", f"exec {command}"],
            cwd=ROOT,
            env=dict(environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            close_fds=False,
        )
        self._reader = threading.Thread(target=self._pass_on, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        """The process id, which is also the id of its group."""
        return self._popen.pid

    @property
    def code(self) -> int | None:
        """The exit code; None while it runs."""
        return self._popen.poll()

    def wait(self, seconds: float | None = None) -> int:
        """Return the exit code when it ends; subprocess.TimeoutExpired after so many seconds."""
        code = self._popen.wait(seconds)
        self._reader.join(2)
        return code

    def terminate(self) -> None:
        """Ask it to end after what it is doing."""
        if self.code is None:
            self._popen.send_signal(signal.SIGTERM)

    def stop(self, seconds: float = 25) -> None:
        """Ask it to end, wait, and end its whole group by force after so many seconds."""
        self.terminate()
        try:
            self.wait(seconds)
        except subprocess.TimeoutExpired:
            self.output(self.name, f"still running after {seconds:.0f} s: killed")
        self.kill()

    def kill(self) -> None:
        """End the process and everything it started, at once."""
        self.signal_group(signal.SIGKILL)
        self.wait(5)

    def signal_group(self, number: signal.Signals) -> None:
        """Send a signal to the process and everything it started; harmless when all ended."""
        try:
            os.killpg(self.pid, number)
        except (ProcessLookupError, PermissionError):
            # macOS answers EPERM for a group whose only members have ended.
            return

    def _pass_on(self) -> None:
        stream = self._popen.stdout
        if stream is None:
            return
        with stream:
            for line in stream:
                self.last_lines.append(line.rstrip("\n"))
                self.output(self.name, self.last_lines[-1])
