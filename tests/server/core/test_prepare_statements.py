"""On PostgreSQL a frequent statement is planned once, but never through a pooler."""

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress

import pytest
from sqlalchemy import URL, Engine, create_engine, make_url, text

from server.core.database.engine import DRIVERS, PREPARED_AFTER
from tests.support.databases import Database, PostgresDatabase

pytestmark = pytest.mark.postgresql_alone

# Of the protocol: the message with a server's process id, and the one that ends a start.
PROCESS = b"K\x00\x00\x00\x0c"
READY = b"Z\x00\x00\x00\x05"


class Pooler:
    """Passes one connection on, and names a process id of its own as poolers do."""

    def __init__(self, address: tuple[str, int]) -> None:
        self._server = socket.create_connection(address)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._client: socket.socket | None = None
        self._threads = [threading.Thread(target=self._answer)]
        self._threads[0].start()

    def _answer(self) -> None:
        self._client, _address = self._listener.accept()
        asking = threading.Thread(target=_pass_on, args=(self._client, self._server))
        asking.start()
        self._threads.append(asking)
        start = b""
        while READY not in start:
            start += self._server.recv(4096)
        before, mark, after = start.partition(PROCESS)
        self._client.sendall(before + mark + b"\x00\x00\x00\x01" + after[4:])
        _pass_on(self._server, self._client)

    def close(self) -> None:
        """End both connections, which wakes the threads that read from them."""
        for each in (self._client, self._server, self._listener):
            if each is not None:
                # Closing alone would leave a thread that reads meanwhile reading for ever.
                with suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for each in (self._client, self._server, self._listener):
            if each is not None:
                each.close()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    try:
        while block := source.recv(4096):
            target.sendall(block)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        # The other side has gone.
        return


@pytest.fixture
def address(database: Database) -> URL:
    """The address of the server itself."""
    assert isinstance(database, PostgresDatabase)
    return make_url(database.cluster.url("lumbung")).set(drivername=DRIVERS["postgresql"])


@pytest.fixture
def direct(address: URL) -> Iterator[Engine]:
    """An engine whose connections lead to the server."""
    engine = create_engine(address)
    yield engine
    engine.dispose()


@pytest.fixture
def pooled(address: URL) -> Iterator[Engine]:
    """An engine whose connections lead through a pooler."""
    pooler = Pooler((address.host or "", address.port or 0))
    plain = {"sslmode": "disable", "gssencmode": "disable"}
    engine = create_engine(address.set(port=pooler.port).update_query_dict(plain))
    yield engine
    engine.dispose()
    pooler.close()


def prepared_statements(engine: Engine) -> int:
    """How many statements a connection has prepared after running one of them often."""
    with engine.connect() as link:
        for number in range(PREPARED_AFTER + 1):
            assert link.scalar(text("SELECT :number + 1"), {"number": number}) == number + 1
        found: int = link.execute(text("SELECT count(*) FROM pg_prepared_statements")).scalar_one()
    return found


def test_a_direct_connection_prepares_what_it_runs_often(direct: Engine) -> None:
    assert prepared_statements(direct) > 0


def test_a_connection_through_a_pooler_prepares_nothing(pooled: Engine) -> None:
    assert prepared_statements(pooled) == 0
