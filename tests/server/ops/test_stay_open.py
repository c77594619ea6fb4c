"""Whoever blocks one part of the server leaves the others open."""

import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack, contextmanager, suppress

import psycopg
import pytest

from scripts.processes.product import Product
from scripts.proving.http_client import API, Answer, ApiClient, register_account
from scripts.services.ports import LOOPBACK, wait_until
from scripts.services.postgres import Postgres

PUBLIC = ("/healthz", "/", "/robots.txt")
CALLS = 16
# What a person waits at most for a refusal, and far less than what a stuck call would take.
LONGEST_WAIT = 3.0
HALF = (
    f"POST {API}/login HTTP/1.1\r\nHost: localhost\r\n"
    "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
).encode()


LATE = (
    f"POST {API}/transaction/add HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {{token}}\r\n"
    "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
)


def assert_open(product: Product, owner: ApiClient | None = None) -> None:
    """Pages come in time, and those of somebody who is signed in, too."""
    for path in (*PUBLIC, *(("/overview",) if owner else ())):
        answer = (owner or ApiClient(product.port)).call("GET", path)
        assert (answer.status, answer.seconds < LONGEST_WAIT) == (200, True), path


def status_of(link: socket.socket, *, patience: float = 0.05) -> int | None:
    """The status that comes on a connection within so many seconds; None when nothing came."""
    link.settimeout(patience)
    try:
        return int(link.recv(100).split()[1])
    except TimeoutError:
        return None


@contextmanager
def locked(product: Product, cluster: Postgres | None) -> Iterator[None]:
    """Hold the lock that every write of the product needs."""
    if cluster is not None:
        with psycopg.connect(cluster.url("lumbung")) as link:
            link.execute("LOCK TABLE users IN ACCESS EXCLUSIVE MODE")
            yield
        return
    link = sqlite3.connect(product.data_dir / "lumbung.sqlite3", isolation_level=None)
    link.execute("BEGIN IMMEDIATE")
    yield
    link.execute("ROLLBACK")
    link.close()


def idle_transactions(cluster: Postgres | None) -> int:
    """How many transactions are open that nobody works in; SQLite tells none."""
    if cluster is None:
        return 0
    idle = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'"
    with psycopg.connect(cluster.url("lumbung")) as link:
        found = link.execute(idle).fetchone()
    return 0 if found is None else int(found[0])


def tell(pids: list[int], number: signal.Signals) -> None:
    """Signal these processes; one may have ended by itself meanwhile."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def crowd(owner: ApiClient) -> list[Answer]:
    with ThreadPoolExecutor(CALLS) as pool:
        calls = [pool.submit(owner.like().record, 1) for _call in range(CALLS)]
        return [call.result() for call in calls]


@contextmanager
def half_bodies(product: Product, count: int, beginning: bytes) -> Iterator[list[socket.socket]]:
    """Connections that sent a beginning and then nothing."""
    with ExitStack() as held:
        links = [
            held.enter_context(socket.create_connection((LOOPBACK, product.port), 5))
            for _link in range(count)
        ]
        for link in links:
            link.sendall(beginning)
        yield links


def test_hundreds_of_bodies_that_stop_half_way_keep_nobody_waiting(
    lasting_product: Product,
) -> None:
    product = lasting_product
    with half_bodies(product, 300, HALF) as links:
        assert_open(product)
        answer = ApiClient(product.port).call("POST", f"{API}/login", {})
        assert (answer.status, answer.seconds < LONGEST_WAIT) == (422, True)
        assert {status_of(link, patience=15) for link in links} == {408}


@pytest.mark.both_databases
def test_bodies_of_members_that_stop_half_way_keep_nobody_from_writing(
    lasting_product: Product, cluster: Postgres | None
) -> None:
    product = lasting_product
    sender, _ = register_account(product.port, product.data_dir)
    with half_bodies(product, 64, LATE.format(token=sender.token).encode()):
        for _turn in range(5):
            written = sender.record(5)
            assert (written.status, written.seconds < LONGEST_WAIT) == (201, True)
        assert idle_transactions(cluster) == 0
        assert_open(product)


def test_no_answer_names_the_software_that_serves_it(lasting_product: Product) -> None:
    for path in PUBLIC:
        assert ApiClient(lasting_product.port).call("GET", path).headers["server"] == "Lumbung"


@pytest.mark.both_databases
def test_a_locked_database_is_told_in_time_and_leaves_the_pages_open(
    lasting_product: Product, cluster: Postgres | None
) -> None:
    product = lasting_product
    owner, _ = register_account(product.port, product.data_dir)
    with locked(product, cluster), ThreadPoolExecutor(1) as aside:
        calls = aside.submit(crowd, owner)
        # With a pause, so that the pages do not take the processor from the calls.
        while wait([calls], timeout=0.1).not_done:
            assert_open(product, owner)
        for answer in calls.result():
            assert answer.status == 503
            assert answer.json["payload"]["code"] == "store_unavailable"
            assert answer.seconds < LONGEST_WAIT
        ready = ApiClient(product.port).call("GET", "/readyz")
        assert (ready.status, ready.json["database"]) == (503, "out of reach")
    assert ApiClient(product.port).call("GET", "/readyz").status == 200
    assert owner.record(1).status == 201


@pytest.mark.postgresql_alone
def test_a_frozen_postgresql_hangs_no_call(
    lasting_product: Product, cluster: Postgres | None
) -> None:
    product = lasting_product
    assert cluster is not None
    assert cluster.process is not None
    owner, _ = register_account(product.port, product.data_dir)
    backends = [cluster.process.pid]
    with psycopg.connect(cluster.url()) as link:
        backends += [row[0] for row in link.execute("SELECT pid FROM pg_stat_activity")]
    tell(backends, signal.SIGSTOP)
    try:
        for answer in crowd(owner):
            assert answer.status == 503
        assert_open(product, owner)
        ready = ApiClient(product.port).call("GET", "/readyz")
        assert (ready.status, ready.json["database"]) == (503, "out of reach")
    finally:
        tell(backends, signal.SIGCONT)
    wait_until(lambda: owner.record(1).status == 201, 10, "recovery")


def test_the_store_is_started_again_and_nobody_is_signed_out(lasting_product: Product) -> None:
    product = lasting_product
    owner, _ = register_account(product.port, product.data_dir)
    assert product.valkey is not None
    assert product.valkey.process is not None
    os.kill(product.valkey.process.pid, signal.SIGKILL)
    product.valkey.process.wait(5)
    product.check()
    assert_open(product, owner)
    assert owner.call("GET", f"{API}/users").status == 503

    def is_back() -> bool:
        product.check()
        return owner.call("GET", f"{API}/users").status == 200

    wait_until(is_back, 30, "the store")
    assert owner.record(5).status == 201


def test_signing_in_all_at_once_is_no_reason_to_refuse(lasting_product: Product) -> None:
    product = lasting_product
    _, person = register_account(product.port, product.data_dir)

    def sign_in(_turn: int) -> int:
        return ApiClient(product.port).sign_in(person.email, "wrong-" + person.password).status

    with ThreadPoolExecutor(CALLS) as pool:
        assert set(pool.map(sign_in, range(CALLS * 2))) <= {401, 429}
