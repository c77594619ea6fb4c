"""What a captured reader of files could try: `python -m tests.support.untrusted_process`."""

import ctypes
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from server.imports.statements import sandbox


def prepare(head: bytes, data: bytes) -> Callable[[], bytes]:
    """The attempt that the request names."""
    attempt = ATTEMPTS[head.decode().strip()]
    return lambda: attempt(data.decode())


def _connect(address: str) -> bytes:
    host, _, port = address.partition(":")
    socket.create_connection((host, int(port)), timeout=5).sendall(b"secret")
    return b"connected"


def _connect_past_python(_: str) -> bytes:
    """What native code would do, which no hook of Python sees."""
    family, kind = socket.AF_INET, socket.SOCK_STREAM
    return b"opened" if LIBRARY.socket(int(family), int(kind), 0) >= 0 else b"refused"


def _open_past_python(path: str) -> bytes:
    return b"opened" if LIBRARY.open(path.encode(), os.O_CREAT | os.O_WRONLY) >= 0 else b"refused"


def _write(path: str) -> bytes:
    Path(path).write_text("secret")
    return b"written"


def _read(path: str) -> bytes:
    return Path(path).read_bytes()


def _run(_: str) -> bytes:
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return b"ran"


def _fork(_: str) -> bytes:
    if os.fork() == 0:
        os._exit(0)
    return b"forked"


def _replace_itself(_: str) -> bytes:
    os.execv(sys.executable, [sys.executable, "-c", "pass"])


def _take_memory(_: str) -> bytes:
    blocks = []
    while True:
        blocks.append(bytearray(8 * sandbox.MEGABYTE))


def _compute(_: str) -> bytes:
    while True:
        pass


def _wait(_: str) -> bytes:
    while True:
        time.sleep(60)


def _crash(_: str) -> bytes:
    ctypes.string_at(0)
    return b"survived"


def _fail(text: str) -> bytes:
    sys.stdout.write(text)
    sys.stderr.write(text)
    raise ValueError(text)


def _inherited(_: str) -> bytes:
    """The environment and the descriptors that the process was born with."""
    return repr((sorted(os.environ), BORN_WITH, sys.argv)).encode()


def _echo(text: str) -> bytes:
    return text.encode()


LIBRARY = ctypes.CDLL(None)
BORN_WITH = sorted(int(name) for name in os.listdir("/proc/self/fd"))
ATTEMPTS: dict[str, Callable[[str], bytes]] = {
    "connect": _connect,
    "connect past Python": _connect_past_python,
    "open past Python": _open_past_python,
    "write": _write,
    "read": _read,
    "run": _run,
    "fork": _fork,
    "replace itself": _replace_itself,
    "take memory": _take_memory,
    "compute": _compute,
    "wait": _wait,
    "crash": _crash,
    "fail": _fail,
    "inherited": _inherited,
    "echo": _echo,
}

if __name__ == "__main__":
    sandbox.answer(prepare, memory=int(sys.argv[1]), cpu_seconds=int(sys.argv[2]))
