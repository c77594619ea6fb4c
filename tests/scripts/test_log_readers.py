"""Whoever reads the log may stop or go away: the site answers, and stores everything once."""

import json
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient, register_account
from scripts.services.ports import free_port
from scripts.setup.stamps import ROOT

PIPE_BYTES = 64 * 1024
# Each logs a line of about 250 bytes: more than a pipe and the buffers around it hold.
CALLS = 600


class LoggedProcess:
    """A process of the Procfile whose log comes through a pipe that is read when asked to."""

    def __init__(self, product: Product, kind: str, **environ: str) -> None:
        self.reader, writer = os.pipe()
        self.port = free_port()
        self.popen = subprocess.Popen(
            ["/bin/sh", "-c", f"exec {product.lines[kind]}"],
            cwd=ROOT,
            env={**product.environ, "PORT": str(self.port), **environ},
            stdout=writer,
            stderr=writer,
            start_new_session=True,
        )
        os.close(writer)
        self.text = b""

    def stop_reading_for_good(self) -> None:
        """Close the pipe."""
        os.close(self.reader)
        self.reader = -1

    def read(self, until: Callable[[bytes], bool] | None = None) -> list[str]:
        """Read until the text is as wanted, else to the end; all lines so far."""
        while not (until and until(self.text)):
            piece = os.read(self.reader, PIPE_BYTES)
            if not piece:
                break
            self.text += piece
        return self.text.decode().splitlines()

    def end(self) -> int:
        """Ask it to end and wait."""
        self.popen.terminate()
        return self.popen.wait(15)


@contextmanager
def logged(product: Product, kind: str = "web", **environ: str) -> Iterator[LoggedProcess]:
    """Run such a process."""
    process = LoggedProcess(product, kind, **environ)
    try:
        yield process
    finally:
        os.killpg(process.popen.pid, signal.SIGKILL) if process.popen.poll() is None else None
        process.popen.wait()
        if process.reader >= 0:
            os.close(process.reader)


@contextmanager
def web(product: Product, **environ: str) -> Iterator[LoggedProcess]:
    """One more web process, ready to answer."""
    with logged(product, **environ) as process:
        product.wait_until_ready(process.port)
        yield process


@pytest.fixture(scope="module")
def ayu(lasting_product: Product) -> ApiClient:
    """A person with an account."""
    return register_account(lasting_product.port, lasting_product.data_dir)[0]


def live(ayu: ApiClient, port: int) -> None:
    """Use a web process while its log is not read: everything works, and once."""
    ayu.port = port
    ayu.renew()
    before = count(ayu)
    for _call in range(CALLS):
        assert ayu.call("GET", "/healthz").status == 200
    assert ayu.record(1_000).status == 201
    assert count(ayu) == before + 1


def count(ayu: ApiClient) -> int:
    """How many transactions there are."""
    return len(ayu.call("GET", f"{API}/transactions?limit=50").json["payload"]["datas"])


def test_a_site_whose_log_has_no_reader_answers(lasting_product: Product, ayu: ApiClient) -> None:
    with web(lasting_product) as process:
        process.stop_reading_for_good()
        live(ayu, process.port)
        assert process.end() == 0


def test_a_site_whose_log_is_not_read_answers(lasting_product: Product, ayu: ApiClient) -> None:
    with web(lasting_product) as process:
        live(ayu, process.port)
        assert process.end() == 0


def test_a_reader_that_comes_back_gets_every_line_whole(
    lasting_product: Product, ayu: ApiClient
) -> None:
    with web(lasting_product, WEB_CONCURRENCY="2") as process:
        live(ayu, process.port)
        reading = threading.Thread(target=process.read)
        reading.start()
        assert process.end() == 0
        reading.join()
        told = [json.loads(line) for line in process.read()]
    calls = [one for one in told if one.get("route") == "/healthz"]
    assert len(calls) >= CALLS


def test_a_process_that_cannot_start_says_why(lasting_product: Product) -> None:
    with logged(lasting_product, SECRET_KEY="short") as process:
        process.read(until=lambda text: b"SECRET_KEY must be at least 32 bytes" in text)
        assert b"SECRET_KEY must be at least 32 bytes" in process.text


def test_a_worker_whose_log_has_no_reader_works(lasting_product: Product, tmp_path: Path) -> None:
    with logged(lasting_product, "worker", LOG_LEVEL="DEBUG") as process:
        process.read(until=lambda text: b"worker_started" in text)
        process.stop_reading_for_good()
        lasting_product.processes["worker"].signal_group(signal.SIGSTOP)
        try:
            register_account(lasting_product.port, lasting_product.data_dir)
        finally:
            lasting_product.processes["worker"].signal_group(signal.SIGCONT)
        assert process.end() == 0


def test_a_command_whose_log_has_no_reader_ends_well(lasting_product: Product) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = f"exec {lasting_product.lines['release']}"
    ended = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=ROOT,
        env=lasting_product.environ,
        stderr=writer,
        check=False,
    )
    os.close(writer)
    assert ended.returncode == 0
