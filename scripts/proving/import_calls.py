"""Imports over HTTP, and what the worker and its readers take meanwhile."""

import http.client
import json
import os
import signal
import threading
import time
import uuid
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Engine, text

from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient
from scripts.services.ports import LOOPBACK

Import = dict[str, Any]

PATIENCE_SECONDS = 120.0
POLL_SECONDS = 0.05
UNDER_WAY = frozenset({"reading", "applying", "undoing"})
# What another worker waits for before it takes over from one that died.
END_LEASES = text("UPDATE imports SET claimed_until = NULL")


def upload(owner: ApiClient, content: bytes) -> Import:
    """Send a file and return its first draft."""
    boundary = uuid.uuid4().hex
    head = 'Content-Disposition: form-data; name="file"; filename="statement"'
    body = f"--{boundary}\r\n{head}\r\n\r\n".encode() + content + f"\r\n--{boundary}--\r\n".encode()
    kind = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
    link = http.client.HTTPConnection(LOOPBACK, owner.port, timeout=PATIENCE_SECONDS)
    try:
        link.request("POST", f"{API}/imports", body, {**owner.headers(False), **kind})
        answer = link.getresponse()
        data = answer.read()
    finally:
        link.close()
    assert answer.status == 201, data
    return _first(data)


def act(owner: ApiClient, one: Import, action: str) -> Import:
    """Apply or undo an import."""
    answer = owner.call("POST", f"{API}/imports/{one['id']}/{action}")
    assert answer.status == 200, answer.body
    return _first(answer.body)


def find(owner: ApiClient, one: Import) -> Import:
    """The import as it is now."""
    answer = owner.call("GET", f"{API}/imports/{one['id']}")
    if answer.status == 401:
        owner.renew()
        answer = owner.call("GET", f"{API}/imports/{one['id']}")
    assert answer.status == 200, answer.body
    return _first(answer.body)


def wait_for_worker(owner: ApiClient, one: Import) -> Import:
    """Wait until the worker is done with an import; TimeoutError."""
    until = time.monotonic() + PATIENCE_SECONDS
    while (now := find(owner, one))["state"] in UNDER_WAY:
        if time.monotonic() > until:
            raise TimeoutError(now["state"])
        time.sleep(POLL_SECONDS)
    return now


def _first(data: bytes) -> Import:
    found: Import = json.loads(data)["payload"]["datas"][0]
    return found


def kill_worker(running: Product, engine: Engine) -> None:
    """End the worker with kill -9, start it again, and let it take over at once."""
    worker = running.processes["worker"]
    worker.signal_group(signal.SIGKILL)
    worker.wait(5)
    running.launch("worker")
    with engine.begin() as link:
        link.execute(END_LEASES)


def peak_megabytes(pid: int) -> float:
    """The most memory that a process has had, 0 when it is gone."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(pid: int) -> float:
    """The processor time of a process and of its children that have ended, 0 when it is gone."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return 0.0


@dataclass
class Watch:
    """Watches the peaks of a worker and of its readers, and how long others wait meanwhile."""

    running: Product
    other: ApiClient
    reader: float = 0.0
    slowest: float = 0.0
    refused: int = 0
    _over: threading.Event = field(default_factory=threading.Event)
    _threads: list[threading.Thread] = field(default_factory=list)

    def __enter__(self) -> Self:
        self._threads = [threading.Thread(target=one) for one in (self._measure, self._ask)]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    @property
    def processor(self) -> float:
        """The processor seconds of the worker and its readers, since it started."""
        return processor_seconds(self.running.processes["worker"].pid)

    @property
    def worker(self) -> float:
        """The peak of the worker in megabytes, since it started."""
        return peak_megabytes(self.running.processes["worker"].pid)

    def _measure(self) -> None:
        pid = self.running.processes["worker"].pid
        while not self._over.wait(0.02):
            for child in _children(pid):
                self.reader = max(self.reader, peak_megabytes(child))

    def _ask(self) -> None:
        """Let somebody else open their overview again and again."""
        while not self._over.wait(0.2):
            answer = self.other.call("GET", f"{API}/overview")
            self.slowest = max(self.slowest, answer.seconds)
            self.refused += answer.status not in {200, 304}
            if answer.status == 401:
                self.other.renew()


def _children(pid: int) -> list[int]:
    found: list[int] = []
    with suppress(OSError):
        for thread in os.listdir(f"/proc/{pid}/task"):
            names = Path(f"/proc/{pid}/task/{thread}/children").read_text("ascii")
            found += map(int, names.split())
    return found
