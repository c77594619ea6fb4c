"""Standard error that nobody waits for: a thread writes its lines, and drops them when it must.

The reader of a log may stop, and a pipe holds 64 kB. Whoever wrote to it directly would then wait
for ever, or fail when the reader is gone.
"""

import atexit
import io
import os
import select
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from queue import SimpleQueue
from typing import Final

import orjson

# What waits for a reader, per process; lines beyond it are dropped.
MOST_BYTES: Final = 4 * 1024 * 1024
# For the lines that are left when a process ends.
FLUSH_SECONDS: Final = 2.0
# Before a file that refused a line is tried again.
REST_SECONDS: Final = 1.0
# For more lines to come, so that a busy process does not wake a thread for each.
GATHER_SECONDS: Final = 0.01
# The system writes that much in one piece, so that lines of several processes do not mix.
PIECE_BYTES: Final = select.PIPE_BUF


class LineWriter:
    """Writes lines to a file descriptor, in order and in whole, on a thread of its own."""

    def __init__(self, descriptor: int, most_bytes: int = MOST_BYTES) -> None:
        self.descriptor = descriptor
        self.most_bytes = most_bytes
        self.begin()

    def begin(self) -> None:
        """Begin without lines; those that wait at a fork are written by the parent."""
        # A signal or the end of an object may write a line while its thread writes another one:
        # this queue and this lock let it.
        self._lock = threading.RLock()
        self._queue: SimpleQueue[bytes | threading.Event] = SimpleQueue()
        self._waiting = 0
        self._untold = 0
        self._uncounted = 0
        self._torn = False
        self._thread: threading.Thread | None = None

    def put(self, line: bytes) -> None:
        """Take a line, or drop it when too much is waiting; never waits."""
        with self._lock:
            if self._waiting + len(line) > self.most_bytes:
                self._drop(1)
                return
            self._waiting += len(line)
            self._queue.put(line)
            if self._thread is None:
                self._thread = threading.Thread(target=self._write, name="log", daemon=True)
                self._start(self._thread)

    def _start(self, thread: threading.Thread) -> None:
        try:
            thread.start()
        except RuntimeError:
            # The process ends, or has too many threads: a later line tries again.
            self._thread = None

    def _drop(self, lines: int) -> None:
        with self._lock:
            self._untold += lines
            self._uncounted += lines

    def take_dropped(self) -> int:
        """How many lines were dropped since this was asked last."""
        with self._lock:
            dropped, self._uncounted = self._uncounted, 0
        return dropped

    def flush(self, seconds: float) -> bool:
        """Wait until all lines are written, at most so long; whether they are."""
        if self._thread is None:
            return True
        written = threading.Event()
        self._queue.put(written)
        return written.wait(seconds)

    def _write(self) -> None:
        while True:
            lines: list[bytes] = []
            for item in self._taken():
                if isinstance(item, bytes):
                    lines.append(item)
                else:
                    self._write_lines(lines)
                    lines = []
                    item.set()
            self._write_lines(lines)

    def _taken(self) -> Iterator[bytes | threading.Event]:
        """Wait for an item; that one and all that came meanwhile."""
        yield self._queue.get()
        time.sleep(GATHER_SECONDS)
        for _item in range(self._queue.qsize()):
            yield self._queue.get()

    def _write_lines(self, lines: list[bytes]) -> None:
        for piece in _pieces(lines):
            content = b"".join(piece)
            try:
                self._write_all(content)
            except OSError:
                self._drop(len(piece))
                time.sleep(REST_SECONDS)
            else:
                self._tell_dropped()
            with self._lock:
                self._waiting -= len(content)

    def _tell_dropped(self) -> None:
        with self._lock:
            lines, self._untold = self._untold, 0
        if not lines:
            return
        told = {
            "lines": lines,
            "event": "log_lines_dropped",
            "level": "warning",
            "timestamp": datetime.now(UTC).isoformat().replace("+00:00", "Z"),
        }
        try:
            self._write_all(orjson.dumps(told) + b"\n")
        except OSError:
            with self._lock:
                self._untold += lines

    def _write_all(self, content: bytes) -> None:
        # What a full disk tore does not swallow the next line.
        rest = b"\n" + content if self._torn else content
        while rest:
            try:
                written = os.write(self.descriptor, rest)
            except BlockingIOError:
                # Somebody who shares the file made it non-blocking.
                select.select([], [self.descriptor], [], REST_SECONDS)
                continue
            self._torn = rest[written - 1 : written] != b"\n"
            rest = rest[written:]


def _pieces(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    """Lines that fit into one piece of the system; a long line comes alone."""
    piece: list[bytes] = []
    size = 0
    for line in lines:
        if piece and size + len(line) > PIECE_BYTES:
            yield piece
            piece, size = [], 0
        piece.append(line)
        size += len(line)
    if piece:
        yield piece


class QueuedStream(io.TextIOBase):
    """A text stream into a LineWriter; what a thread writes reaches it line by line."""

    encoding = "utf-8"
    errors = "backslashreplace"

    def __init__(self, writer: LineWriter) -> None:
        self.writer = writer
        self._begun = threading.local()
        self._is_ending = False

    def write(self, text: str) -> int:
        whole = getattr(self._begun, "text", "") + text
        lines, newline, begun = whole.rpartition("\n")
        self._begun.text = begun
        if newline:
            self._put(lines + newline)
        return len(text)

    def flush(self) -> None:
        """Let go of a line that has only begun, such as a question; waits only at the end."""
        begun = getattr(self._begun, "text", "")
        if begun:
            self._begun.text = ""
            self._put(begun)
        if self._is_ending:
            self._is_ending = self.writer.flush(FLUSH_SECONDS)

    def _put(self, text: str) -> None:
        self.writer.put(text.encode(self.encoding, self.errors))

    def end(self) -> None:
        """Wait for what is left; from now on each flush does, as long as somebody reads."""
        self._is_ending = True
        self.flush()

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return os.isatty(self.writer.descriptor)

    def fileno(self) -> int:
        return self.writer.descriptor


class PresentStandardError:
    """The present sys.stderr, which a test or a supervisor may have replaced."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def queue_standard_error() -> None:
    """From now on nobody in this process waits for standard error."""
    if isinstance(sys.stderr, QueuedStream):
        return
    stream = QueuedStream(LineWriter(_descriptor()))
    sys.stderr = stream
    os.register_at_fork(after_in_child=stream.writer.begin)
    atexit.register(stream.end)


def _descriptor() -> int:
    """The file of standard error; one that refuses every line when the process has none."""
    try:
        return sys.stderr.fileno()
    except (AttributeError, OSError, ValueError):
        return 2


def _of_queue(ask: Callable[[QueuedStream], int]) -> int:
    return ask(sys.stderr) if isinstance(sys.stderr, QueuedStream) else 0


def take_dropped_lines() -> int:
    """How many lines this process dropped since this was asked last."""
    return _of_queue(lambda stream: stream.writer.take_dropped())


def end_standard_error() -> None:
    """Wait, not for long, for the lines of a process that ends without its exit handlers."""
    if isinstance(sys.stderr, QueuedStream):
        sys.stderr.end()
