"""Connections that send a beginning and then nothing: half bodies, or no request at all."""

import multiprocessing
import selectors
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.synchronize import Event
from typing import Any

from scripts.processes.product import Product
from scripts.proving.attacks.attack import Attack
from scripts.proving.http_client import API
from scripts.services.ports import LOOPBACK

# One byte of a body of which the rest never comes.
HALF = (
    f"POST {API}/login HTTP/1.1\r\nHost: localhost\r\n"
    "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
).encode()
# The same of a file, for which there is more patience; the token need not be valid for that.
HALF_FILE = (
    f"PUT {API}/users/profile/photo HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer none\r\n"
    "Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: 5000000\r\n\r\n-"
).encode()
# The attacker may open that many connections in a turn of the loop below.
MOST_IN_A_TURN = 100
PATIENCE_SECONDS = 0.05


class SilentCrowd:
    """Keeps so many connections silent, and opens each again that the server closes."""

    def __init__(self, port: int, count: int, beginning: bytes) -> None:
        self.port = port
        self.count = count
        self.beginning = beginning
        self._selector = selectors.DefaultSelector()
        self._open = 0

    def keep(self, complete: Event, stopping: Event) -> None:
        """Keep them until `stopping`; `complete` is set once all are open."""
        while not stopping.is_set():
            for _turn in range(min(MOST_IN_A_TURN, self.count - self._open)):
                self._connect()
            if self._open == self.count:
                complete.set()
            for key, _events in self._selector.select(PATIENCE_SECONDS):
                self._hear(key.fileobj)
            time.sleep(PATIENCE_SECONDS)

    def _connect(self) -> None:
        link = socket.socket()
        link.setblocking(False)
        with suppress(BlockingIOError):
            link.connect((LOOPBACK, self.port))
        self._selector.register(link, selectors.EVENT_READ | selectors.EVENT_WRITE)
        self._open += 1

    def _hear(self, link: Any) -> None:
        """Send the beginning once the connection is there; close it once anything comes back."""
        try:
            if self._selector.get_key(link).events & selectors.EVENT_WRITE:
                link.sendall(self.beginning)
                self._selector.modify(link, selectors.EVENT_READ)
                return
            link.recv(4096)
        except BlockingIOError:
            return
        except OSError:
            # The server has closed it.
            pass
        self._selector.unregister(link)
        link.close()
        self._open -= 1


def _crowd(port: int, count: int, beginning: bytes, complete: Event, stopping: Event) -> None:
    SilentCrowd(port, count, beginning).keep(complete, stopping)


@contextmanager
def silent_crowd(running: Product, count: int, beginning: bytes) -> Iterator[None]:
    """Keep so many silent connections to a product, from a process that neighbours do not feel."""
    complete, stopping = multiprocessing.Event(), multiprocessing.Event()
    given = (running.port, count, beginning, complete, stopping)
    process = multiprocessing.Process(target=_crowd, args=given)
    process.start()
    try:
        complete.wait(10)
        yield
    finally:
        stopping.set()
        process.join(10)
        process.kill()


SILENT_CONNECTIONS = (
    *(
        Attack(f"{count} silent bodies", partial(silent_crowd, count=count, beginning=HALF))
        for count in (8, 64, 300)
    ),
    Attack("300 silent files", partial(silent_crowd, count=300, beginning=HALF_FILE)),
    Attack("2,000 idle connections", partial(silent_crowd, count=2_000, beginning=b"")),
)
