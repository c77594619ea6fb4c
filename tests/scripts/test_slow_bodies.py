"""Bodies that come slowly, late or for nothing are told so, and nobody else feels them."""

import http.client
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient, register_account
from scripts.services.ports import LOOPBACK, free_port, is_taken, wait_until

JSON = {"Content-Type": "application/json"}
FORM = {"Content-Type": "multipart/form-data; boundary=edge"}
BEGINNING = (
    f"POST {API}/login HTTP/1.1\r\nHost: localhost\r\n"
    "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
).encode()
MEGABYTE = 1024 * 1024


@contextmanager
def link_to(product: Product, beginning: bytes) -> Iterator[socket.socket]:
    """A connection on which this was sent."""
    with socket.create_connection((LOOPBACK, product.port), 30) as link:
        link.sendall(beginning)
        yield link


def read_to_end(link: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    return b"".join(iter(lambda: link.recv(65536), b""))


def test_a_silent_body_is_told_in_time_and_its_connection_closed(lasting_product: Product) -> None:
    started = time.monotonic()
    with link_to(lasting_product, BEGINNING + b"{") as link:
        told = read_to_end(link)
    assert told.startswith(b"HTTP/1.1 408 ")
    assert b'"code":"body_timeout"' in told
    assert b"x-content-type-options: nosniff" in told
    assert 4 < time.monotonic() - started < 12


def test_a_trickling_body_is_told_before_it_ends(lasting_product: Product) -> None:
    with link_to(lasting_product, BEGINNING) as link:
        stopped = threading.Event()

        def trickle() -> None:
            while not stopped.wait(0.1):
                try:
                    link.sendall(b" " * 10)
                except OSError:
                    return

        sender = threading.Thread(target=trickle)
        sender.start()
        told = link.recv(65536)
        stopped.set()
        sender.join()
    assert told.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_comes_in_pieces_within_its_time_is_taken(lasting_product: Product) -> None:
    with link_to(lasting_product, BEGINNING.replace(b"60000", b"2")) as link:
        for piece in (b"{", b"}"):
            time.sleep(0.3)
            link.sendall(piece)
        assert link.recv(65536).startswith(b"HTTP/1.1 422 ")


REFUSED = (
    ("POST", f"{API}/transaction/add", JSON, 401),
    ("POST", f"{API}/login", {**JSON, "Sec-Fetch-Site": "cross-site"}, 403),
    ("POST", f"{API}/nowhere", JSON, 404),
    ("POST", "/healthz", JSON, 405),
    ("POST", f"{API}/login", {"Content-Type": "text/plain"}, 415),
    ("PUT", f"{API}/users/profile/photo", FORM, 401),
    ("PUT", f"{API}/users/profile/photo", {**FORM, "Authorization": "Bearer x"}, 401),
)


@pytest.mark.parametrize("size", [60_000, 6_000_000])
@pytest.mark.parametrize(("method", "path", "headers", "status"), REFUSED)
def test_whoever_sends_a_refused_body_gets_the_answer(
    lasting_product: Product,
    method: str,
    path: str,
    headers: dict[str, str],
    status: int,
    size: int,
) -> None:
    link = http.client.HTTPConnection(LOOPBACK, lasting_product.port, timeout=30)
    try:
        link.request(method, path, b" " * size, headers)
        answer = link.getresponse()
        assert answer.status == status
        answer.read()
        # On the same connection, or on a new one after the server has closed it properly.
        assert (answer.getheader("Connection") == "close") == (size > MEGABYTE)
        link.request("GET", "/healthz")
        assert link.getresponse().status == 200
    finally:
        link.close()


@pytest.mark.parametrize("size", [70_000, 6_000_000])
def test_whoever_sends_too_much_is_told_so(lasting_product: Product, size: int) -> None:
    link = http.client.HTTPConnection(LOOPBACK, lasting_product.port, timeout=30)
    try:
        link.request("POST", f"{API}/login", b" " * size, JSON)
        assert link.getresponse().status == 413
    finally:
        link.close()


def test_chunked_bodies_are_bounded_and_requests_may_follow_each_other(
    lasting_product: Product,
) -> None:
    beginning = BEGINNING.replace(b"Content-Length: 60000", b"Transfer-Encoding: chunked")
    last = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with link_to(lasting_product, beginning + b"2\r\n{}\r\n0\r\n\r\n" + last) as link:
        told = read_to_end(link)
    assert told.startswith(b"HTTP/1.1 422 ")
    assert b"HTTP/1.1 200 OK" in told
    both = beginning.replace(b"Transfer", b"Content-Length: 1\r\nTransfer")
    with link_to(lasting_product, both + b"2\r\n{}\r\n0\r\n\r\n" + last) as link:
        assert read_to_end(link).count(b"HTTP/1.1 ") <= 2
    long = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    with link_to(lasting_product, beginning + long * 40 + b"0\r\n\r\n") as link:
        assert read_to_end(link).startswith(b"HTTP/1.1 413 ")


def test_a_client_that_asks_first_sends_only_what_is_taken(lasting_product: Product) -> None:
    asking = BEGINNING.replace(b"\r\n\r\n", b"\r\nExpect: 100-continue\r\n\r\n")
    with link_to(lasting_product, asking.replace(b"60000", b"2")) as link:
        assert link.recv(65536).startswith(b"HTTP/1.1 100 ")
        link.sendall(b"{}")
        assert link.recv(65536).startswith(b"HTTP/1.1 422 ")
    with link_to(lasting_product, asking.replace(b"60000", b"600000")) as link:
        assert read_to_end(link).startswith(b"HTTP/1.1 413 ")


def test_thousands_of_unused_connections_keep_no_newcomer_waiting(lasting_product: Product) -> None:
    links = []
    try:
        for _link in range(2_000):
            links.append(socket.create_connection((LOOPBACK, lasting_product.port), 5))
        answer = ApiClient(lasting_product.port).call("GET", "/healthz")
        assert (answer.status, answer.seconds < 3) == (200, True)
    finally:
        for link in links:
            link.close()


def test_a_file_from_a_slow_phone_arrives(lasting_product: Product) -> None:
    ayu, _ = register_account(lasting_product.port, lasting_product.data_dir)
    content = (
        b'--edge\r\nContent-Disposition: form-data; name="photo"; filename="p"\r\n\r\nno photo'
    )
    body = content + b" " * 200_000 + b"\r\n--edge--\r\n"
    beginning = (
        f"PUT {API}/users/profile/photo HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {ayu.token}\r\nContent-Type: {FORM['Content-Type']}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    with link_to(lasting_product, beginning) as link:
        # 32 kB per second.
        for start in range(0, len(body), 3_200):
            link.sendall(body[start : start + 3_200])
            time.sleep(0.1)
        assert link.recv(65536).startswith(b"HTTP/1.1 422 ")


def test_a_stopping_process_takes_the_rest_of_a_body_and_answers(lasting_product: Product) -> None:
    port = free_port()
    web = lasting_product.launch("web", "stopping", PORT=str(port))
    try:
        lasting_product.wait_until_ready(port)
        with socket.create_connection((LOOPBACK, port), 30) as link:
            link.sendall(BEGINNING.replace(b"60000", b"2") + b"{")
            # Behind the piece of the body, so that it has been taken by now.
            assert ApiClient(port).call("GET", "/healthz").status == 200
            web.terminate()
            wait_until(lambda: not is_taken(port), 10, "the end of listening")
            link.sendall(b"}")
            assert link.recv(65536).startswith(b"HTTP/1.1 422 ")
        assert web.wait(15) == 0
    finally:
        web.kill()
        del lasting_product.processes["stopping"]
