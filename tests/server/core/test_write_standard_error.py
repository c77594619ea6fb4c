"""Lines reach standard error in whole, are dropped when they must be, and nobody waits."""

import json
import os
import sys
import threading
from collections.abc import Iterator

import pytest

from server.core.operations.standard_error import LineWriter, QueuedStream, take_dropped_lines

PATIENCE = 10.0
LINE = b"x" * 999 + b"\n"


class Pipe:
    """A pipe whose ends are closed once."""

    def __init__(self) -> None:
        self.reader, self.writer = (
            os.fdopen(end, "ab" if at else "rb", 0) for at, end in enumerate(os.pipe())
        )

    @property
    def descriptor(self) -> int:
        """Where lines go."""
        return self.writer.fileno()

    def read(self) -> list[bytes]:
        """The lines that are there."""
        return os.read(self.reader.fileno(), 65536).splitlines()


@pytest.fixture
def pipe() -> Iterator[Pipe]:
    """A pipe."""
    made = Pipe()
    yield made
    made.reader.close()
    made.writer.close()


def test_lines_come_in_order(pipe: Pipe) -> None:
    stream = QueuedStream(LineWriter(pipe.descriptor))
    for number in range(50):
        stream.write(f"{number}\n")
    stream.end()
    assert pipe.read() == [b"%d" % number for number in range(50)]


def test_what_threads_write_in_pieces_does_not_mix(pipe: Pipe) -> None:
    stream = QueuedStream(LineWriter(pipe.descriptor))

    def write(name: str) -> None:
        for _turn in range(200):
            for piece in (name, name, "\n"):
                stream.write(piece)

    threads = [threading.Thread(target=write, args=(name,)) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    stream.end()
    assert set(pipe.read()) == {b"aa", b"bb", b"cc"}


def test_a_question_without_an_end_of_line_is_shown(pipe: Pipe) -> None:
    stream = QueuedStream(LineWriter(pipe.descriptor))
    stream.write("Really? ")
    stream.flush()
    stream.end()
    assert pipe.read() == [b"Really? "]


def test_lines_beyond_the_limit_are_dropped_counted_and_told(pipe: Pipe) -> None:
    writer = LineWriter(pipe.descriptor, most_bytes=200_000)
    for _line in range(1_000):
        writer.put(LINE)
    dropped = writer.take_dropped()
    assert 700 < dropped <= 800
    assert writer.take_dropped() == 0
    ending = threading.Thread(target=lambda: writer.flush(PATIENCE) and pipe.writer.close())
    ending.start()
    lines = pipe.reader.read().splitlines()
    ending.join()
    told = sum(json.loads(line)["lines"] for line in lines if line.startswith(b"{"))
    assert told == dropped
    assert lines.count(LINE.strip()) == 1_000 - dropped


def test_a_reader_that_is_gone_costs_lines_and_nothing_else(pipe: Pipe) -> None:
    pipe.reader.close()
    stream = QueuedStream(LineWriter(pipe.descriptor))
    stream.write("one\n")
    stream.writer.flush(PATIENCE)
    assert stream.writer.take_dropped() == 1


def test_a_file_that_nobody_opened_costs_lines_and_nothing_else() -> None:
    stream = QueuedStream(LineWriter(-1))
    stream.write("one\n")
    stream.writer.flush(PATIENCE)
    assert stream.writer.take_dropped() == 1


def test_a_process_that_was_forked_writes_only_its_own_lines(pipe: Pipe) -> None:
    writer = LineWriter(pipe.descriptor)
    writer.put(b"parent\n")
    assert writer.flush(PATIENCE)
    writer.begin()
    writer.put(b"child\n")
    assert writer.flush(PATIENCE)
    assert pipe.read() == [b"parent", b"child"]


def test_dropped_lines_of_the_process_are_taken_once(
    pipe: Pipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert take_dropped_lines() == 0
    stream = QueuedStream(LineWriter(pipe.descriptor, most_bytes=3))
    monkeypatch.setattr(sys, "stderr", stream)
    stream.write("four\n")
    assert (take_dropped_lines(), take_dropped_lines()) == (1, 0)
