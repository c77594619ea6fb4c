"""An answer leaves from memory or from a file, so that no thread waits for its reader."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.core.gateway.answer import LARGEST_IN_MEMORY, FileAnswer, HeaderList, Start, send

BLOCK = b"0123456789abcdef" * 4096


class WebServer:
    """Takes an answer as the web server does, and opens files at once."""

    def __init__(self) -> None:
        self.body = b""
        self.file = ""

    def response_bytes(self, status: int, headers: HeaderList, body: bytes) -> None:
        assert (status, headers) == (200, [("X-Name", "value")])
        self.body = body

    def response_file(self, status: int, headers: HeaderList, file: str) -> None:
        self.response_bytes(status, headers, Path(file).read_bytes())
        self.file = file


class Blocks:
    """The blocks of an answer, which are closed at the end."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.is_closed = False

    def __iter__(self) -> Iterator[bytes]:
        return iter([BLOCK] * self.count)

    def close(self) -> None:
        self.is_closed = True


def started() -> Start:
    start = Start()
    start("200 OK", [("X-Name", "value")])
    return start


@pytest.mark.parametrize("count", [0, 1, LARGEST_IN_MEMORY // len(BLOCK), 100])
def test_blocks_of_any_number_arrive_and_are_closed(count: int) -> None:
    server, blocks = WebServer(), Blocks(count)
    send(server, started(), blocks)
    assert server.body == BLOCK * count
    assert blocks.is_closed
    assert bool(server.file) == (count * len(BLOCK) > LARGEST_IN_MEMORY)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_long_file_is_opened_by_the_web_server(tmp_path: Path, count: int) -> None:
    path = tmp_path / "file.js"
    path.write_bytes(BLOCK * count)
    server, file = WebServer(), path.open("rb")
    send(server, started(), FileAnswer(file))
    assert server.body == BLOCK * count
    assert file.closed
    assert server.file == (str(path) if count == 3 else "")
