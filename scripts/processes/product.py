"""The whole product on this machine: services, release step, web and worker processes."""

import os
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from scripts.processes.process import Output, Process, discard_output
from scripts.processes.procfile import read_procfile
from scripts.processes.schema_revision import is_newest
from scripts.services.ports import LOOPBACK, is_taken
from scripts.services.service import Service
from scripts.services.valkey import Valkey
from scripts.setup.stamps import ROOT, digest, files_under, is_current, write

# The release step brings these into the database, too.
SHIPPED = "server/articles/content"
# Long enough to see how the product does without it.
STORE_RESTS_SECONDS = 5.0


class FailedError(RuntimeError):
    """The product could not start or a process of it ended; the text says which and why."""


class Product(Service):
    """The processes of the Procfile with the settings of `environ`, on one port and data directory.

    Without REDIS_URL it runs a Redis protocol server of its own, which keeps its data.
    """

    def __init__(
        self,
        data_dir: Path,
        port: int = 8080,
        environ: Mapping[str, str] | None = None,
        output: Output = discard_output,
    ) -> None:
        self.data_dir = data_dir
        self.port = port
        self.output = output
        self.lines = read_procfile()
        self.processes: dict[str, Process] = {}
        self.environ = {**os.environ, **(environ or {})}
        self.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{self.environ['PATH']}"
        self.environ.update(PORT=str(port), DATA_DIR=str(data_dir), PYTHONUNBUFFERED="1")
        self.environ.setdefault("HOST", LOOPBACK)
        self.environ["PYTHONPATH"] = str(ROOT)
        self.valkey: Valkey | None = None
        self._store_ended: float | None = None
        if not self.environ.get("REDIS_URL"):
            self.valkey = Valkey(data_dir / "redis", durable=True)
            self.environ["REDIS_URL"] = self.valkey.url

    @property
    def url(self) -> str:
        """The address of the web process on this machine."""
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def _address_file(self) -> Path:
        return self.data_dir / "redis_url"

    @property
    def _released(self) -> Path:
        return self.data_dir / "released"

    def start(self) -> Self:
        """Start everything in order; return once the web process answers, else FailedError."""
        if is_taken(self.port):
            message = f"Port {self.port} is taken: stop what listens there, or set PORT to another."
            raise FailedError(message)
        self.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        # An earlier release may have made it.
        self.data_dir.chmod(0o700)
        try:
            if self.valkey is not None:
                self.valkey.start()
                # Commands that are given beside the running product find its store here.
                self._address_file.write_text(self.valkey.url, encoding="ascii")
            if not self._is_released():
                self.run("release", self.lines["release"])
                write(self._released, digest(files_under(SHIPPED)))
            self.launch("web")
            self.launch("worker")
            self.wait_until_ready()
        except BaseException:
            self.stop()
            raise
        return self

    def _is_released(self) -> bool:
        """Tell whether the release step would change nothing, which takes it seconds to find."""
        if self.environ.get("DATABASE_URL"):
            return False
        is_shipped = is_current(self._released, digest(files_under(SHIPPED)))
        return is_shipped and is_newest(self.data_dir / "lumbung.sqlite3")

    def run(self, name: str, command: str) -> None:
        """Run a command line to its end with the product's settings; FailedError when it fails."""
        code = Process(name, command, self.environ, self.output).wait()
        if code:
            message = f"The {name} step failed with code {code}."
            raise FailedError(message)

    def launch(self, kind: str, name: str | None = None, **environ: str) -> Process:
        """Start one more process of a kind of the Procfile, with these settings changed."""
        process = Process(name or kind, self.lines[kind], {**self.environ, **environ}, self.output)
        self.processes[process.name] = process
        return process

    def wait_until_ready(self, port: int | None = None, seconds: float = 60) -> None:
        """Return once the web process answers /healthz; FailedError after so many seconds."""
        deadline = time.monotonic() + seconds
        while not self.answers(port or self.port):
            self.check()
            if time.monotonic() > deadline:
                message = f"The web process did not answer within {seconds:.0f} s."
                raise FailedError(message)
            time.sleep(0.05)

    def answers(self, port: int) -> bool:
        """Tell whether the web process on this port answers /healthz with 200."""
        try:
            with urllib.request.urlopen(f"http://{LOOPBACK}:{port}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def pids(self) -> list[int]:
        """Return the ids of everything that runs."""
        store = self.valkey.process if self.valkey is not None else None
        pids = [process.pid for process in self.processes.values()]
        return pids if store is None else [*pids, store.pid]

    def check(self) -> None:
        """Raise FailedError when web, worker or client ended; start the store again when it did."""
        for name, process in self.processes.items():
            if process.code is not None:
                message = f"The {name} process ended with code {process.code}."
                raise FailedError("\n".join((message, *process.last_lines)))
        if self.valkey is not None and not self.valkey.is_running():
            self._revive(self.valkey)

    def _revive(self, store: Valkey) -> None:
        """Start the store again once it has rested; web and worker do without it meanwhile."""
        now = time.monotonic()
        if self._store_ended is None:
            self._store_ended = now
            rest = f"starting it again in {STORE_RESTS_SECONDS:.0f} s"
            self.output("store", f"The Redis protocol server ended; {rest}.")
        if now - self._store_ended < STORE_RESTS_SECONDS:
            return
        self._store_ended = None
        try:
            store.start()
        except (RuntimeError, TimeoutError) as error:
            self.output("store", str(error))
        else:
            self.output("store", "The Redis protocol server runs again.")

    def stop(self) -> None:
        """End web and worker after what they are doing, then the store."""
        for process in self.processes.values():
            process.terminate()
        for process in self.processes.values():
            process.stop()
        self.processes.clear()
        if self.valkey is not None:
            self.valkey.stop()
            self._address_file.unlink(missing_ok=True)
