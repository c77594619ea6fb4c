"""What processes use, the bare hello that calls are compared with, and crowds of clients."""

import multiprocessing
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle

import psutil

from scripts.processes.process import Process
from scripts.processes.product import Product
from scripts.proving.http_client import Answer, ApiClient
from scripts.proving.isolated_product import temporary_directory
from scripts.services.ports import free_port, is_taken, wait_until

CALLS = 50
CLIENTS = 16
MEGABYTE = 1024 * 1024
HELLO = """
from flask import Flask

app = Flask(__name__)


@app.get("/")
def hello():
    return {"hello": "world"}
"""
# The web server as it is without our gateway, so that the gateway counts as a cost of ours.
BARE = (
    "env MALLOC_ARENA_MAX=2 granian --interface wsgi --blocking-threads 16 --http 1 --no-ws "
    "--no-access-log --log-level error"
)


def family(pid: int) -> list[psutil.Process]:
    """A process and everything that it started."""
    process = psutil.Process(pid)
    return [process, *process.children(recursive=True)]


def processor_seconds(pid: int) -> float:
    """The processor seconds that a process and its children have used."""
    return sum(_used(each) for each in family(pid))


def _used(process: psutil.Process) -> float:
    if platform.system() == "Linux":
        # The clock of another process (clock_getcpuclockid) counts nanoseconds; its times in
        # /proc are ticks of 10 ms, longer than many calls take together.
        return time.clock_gettime((~process.pid) << 3 | 2)
    return float(sum(process.cpu_times()[:2]))


def resident_megabytes(processes: list[psutil.Process]) -> float:
    """The memory that these processes take together."""
    return float(sum(each.memory_info().rss for each in processes) / MEGABYTE)


@contextmanager
def run_bare_hello(running: Product) -> Iterator[tuple[int, Callable[[], Answer]]]:
    """Serve a bare Flask answer by granian alone; yields its process id and a call of it."""
    with temporary_directory() as path:
        (path / "hello.py").write_text(HELLO, encoding="utf-8")
        port = free_port()
        environ = {**running.environ, "PYTHONPATH": str(path)}
        process = Process("hello", f"{BARE} --port {port} hello:app", environ)
        try:
            wait_until(lambda: is_taken(port), 20, "the bare hello")
            caller = ApiClient(port, keep=True)
            yield process.pid, lambda: caller.call("GET", "/")
        finally:
            process.stop()


def processor_ms(pid: int, call: Callable[[], Answer]) -> float:
    """Return the processor milliseconds that one of some calls takes in the mean."""
    before = processor_seconds(pid)
    for _call in range(CALLS):
        assert call().status in {200, 201}
    return (processor_seconds(pid) - before) / CALLS * 1000


def _ask(
    caller: ApiClient, path: str, seconds: float, out: "multiprocessing.Queue[list[float]]"
) -> None:
    times = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer = caller.call("GET", path)
        assert answer.status == 200, answer.body
        times.append(answer.seconds)
    out.put(times)


def crowd(callers: Sequence[ApiClient], path: str, seconds: float) -> list[float]:
    """Let sixteen clients of these people ask without a pause; the seconds of every answer."""
    out: multiprocessing.Queue[list[float]] = multiprocessing.Queue()
    clients = [
        multiprocessing.Process(target=_ask, args=(caller.like(), path, seconds, out))
        for _client, caller in zip(range(CLIENTS), cycle(callers), strict=False)
    ]
    for client in clients:
        client.start()
    try:
        return [each for _client in clients for each in out.get(timeout=seconds + 60)]
    finally:
        for client in clients:
            client.terminate()
            client.join()
