"""Hands the answer of a WSGI application to the web server, which sends it without a thread."""

import os
import threading
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import chain
from tempfile import TemporaryFile
from typing import IO, Any, Final, Protocol

from server.core.gateway.body_limits import KILOBYTE, MEGABYTE

HeaderList = list[tuple[str, str]]

BLOCK: Final = 64 * KILOBYTE
# What is longer waits in a file for slow readers, not in memory.
LARGEST_IN_MEMORY: Final = MEGABYTE
# The web server opens a file at once.
OPENED_WITHIN_SECONDS: Final = 30.0


class AnswerSink(Protocol):
    """The side of the web server that takes an answer; neither call waits for the reader."""

    def response_bytes(self, status: int, headers: HeaderList, body: bytes) -> None: ...
    def response_file(self, status: int, headers: HeaderList, file: str) -> None: ...


class Start:
    """The `start_response` of a call."""

    __slots__ = ("headers", "status")

    def __init__(self) -> None:
        self.status = 500
        self.headers: HeaderList = []

    def __call__(self, status: str, headers: HeaderList, _error: Any = None) -> None:
        self.status = int(status[:3])
        self.headers = headers


class FileAnswer:
    """The `wsgi.file_wrapper`: a file that the web server may open by itself."""

    def __init__(self, file: IO[bytes], _block: int = BLOCK) -> None:
        self.file = file

    def __iter__(self) -> Iterator[bytes]:
        return iter(lambda: self.file.read(BLOCK), b"")

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def path(self) -> str | None:
        """Where the file lies; None for a part of a file, or one that fits into memory."""
        name = getattr(self.file, "name", None)
        is_long = isinstance(name, str) and os.fstat(self.file.fileno()).st_size > BLOCK
        return name if is_long else None


def send(sink: AnswerSink, start: Start, answer: Iterable[bytes]) -> None:
    """Send a whole answer: from memory, or from a file when it is long."""
    try:
        path = answer.path() if isinstance(answer, FileAnswer) else None
        if path is not None:
            sink.response_file(start.status, start.headers, path)
            return
        blocks = iter(answer)
        found: list[bytes] = []
        size = 0
        for block in blocks:
            found.append(block)
            size += len(block)
            if size > LARGEST_IN_MEMORY:
                _send_from_file(sink, start, chain(found, blocks))
                return
        sink.response_bytes(start.status, start.headers, b"".join(found))
    finally:
        close = getattr(answer, "close", None)
        if close is not None:
            close()


def _send_from_file(sink: AnswerSink, start: Start, blocks: Iterable[bytes]) -> None:
    """Write a long answer into a file without a name, which ends with the process."""
    with ExitStack() as open_files:
        file = open_files.enter_context(TemporaryFile())
        for block in blocks:
            file.write(block)
        file.flush()
        file.seek(0)
        sink.response_file(start.status, start.headers, f"/dev/fd/{file.fileno()}")
        keeper = threading.Timer(OPENED_WITHIN_SECONDS, open_files.pop_all().close)
        keeper.daemon = True
        keeper.start()
