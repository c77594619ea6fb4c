"""Loopback ports: find a free one, wait until a server answers."""

import socket
import time
from collections.abc import Callable

LOOPBACK = "127.0.0.1"


def free_port() -> int:
    """Return a TCP port of the loopback interface that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port: int = probe.getsockname()[1]
        return port


def is_taken(port: int) -> bool:
    """Tell whether something accepts connections on this loopback port."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((LOOPBACK, port)) == 0


def wait_until(ready: Callable[[], bool], seconds: float, what: str) -> None:
    """Return once `ready()` is true; TimeoutError naming `what` after so many seconds."""
    deadline = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > deadline:
            message = f"{what} did not answer within {seconds:.0f} s"
            raise TimeoutError(message)
        time.sleep(0.02)
