"""A log that nobody reads any more: its pipe is full while people go on."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from scripts.processes.product import Product
from scripts.proving.attacks.attack import Attack
from scripts.proving.http_client import ApiClient
from scripts.services.ports import wait_until

# Each logs a line of about 250 bytes: more than a pipe and the buffers around it hold.
LINES = 600
FILL_SECONDS = 10.0


@contextmanager
def stopped_reader(running: Product) -> Iterator[None]:
    """Stop reading what the web process logs, and fill the pipe."""
    web = running.processes["web"]
    read_on, stopped = threading.Event(), threading.Event()

    def stop(_name: str, _line: str) -> None:
        stopped.set()
        read_on.wait()

    before, web.output = web.output, stop
    try:
        _fill(running.port)
        wait_until(stopped.is_set, FILL_SECONDS, "a line of the log")
        yield
    finally:
        web.output = before
        read_on.set()


def _fill(port: int) -> None:
    client, until = ApiClient(port), time.monotonic() + FILL_SECONDS
    for _line in range(LINES):
        try:
            client.call("GET", "/healthz")
        except ConnectionError:
            return
        if time.monotonic() > until:
            return


STOPPED_LOG_READER = Attack("a stopped reader of the log", stopped_reader, {"LOG_LEVEL": "INFO"})
