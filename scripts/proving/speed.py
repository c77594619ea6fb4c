"""The CPU cost of calls, and the throughput with sixteen clients."""

import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import mean

import psutil

from scripts.processes.process import Process
from scripts.processes.product import Product
from scripts.proving.http_client import API, Answer, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on, temporary_directory
from scripts.proving.ledger_growth import engine_of, fill, owner_of
from scripts.proving.report import Row, at_least, at_most, quantile
from scripts.services.ports import free_port, is_taken, wait_until

# Calls are made in turns with the bare hello, so that others at work weigh on both alike.
TURNS = 30
CALLS = 50
CLIENTS = 16
SECONDS = 8.0
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
# The limits that the product must keep, in calls of the bare hello.
COSTS = {"token": 4.0, "list of 50": 7.0, "add": 14.0}


def processor_seconds(pid: int) -> float:
    """The processor seconds that a process and its children have used."""
    process = psutil.Process(pid)
    family = [process, *process.children(recursive=True)]
    return sum(sum(each.cpu_times()[:2]) for each in family)


@contextmanager
def _hello(running: Product) -> Iterator[tuple[int, int]]:
    """Serve a bare Flask answer by granian alone; yields port and process id."""
    with temporary_directory() as path:
        (path / "hello.py").write_text(HELLO, encoding="utf-8")
        port = free_port()
        environ = {**running.environ, "PYTHONPATH": str(path)}
        process = Process("hello", f"{BARE} --port {port} hello:app", environ)
        try:
            wait_until(lambda: is_taken(port), 20, "the bare hello")
            yield port, process.pid
        finally:
            process.stop()


def _cost(pid: int, call: Callable[[], Answer]) -> float:
    """Return the processor milliseconds that one of some calls takes in the mean."""
    before = processor_seconds(pid)
    for _call in range(CALLS):
        assert call().status in {200, 201}
    return (processor_seconds(pid) - before) / CALLS * 1000


def _compared(
    hello: tuple[int, Callable[[], Answer]], other: tuple[int, Callable[[], Answer]]
) -> tuple[float, float]:
    """Return the processor milliseconds of a bare hello and of another call."""
    for pid, call in (hello, other):
        _cost(pid, call)
    turns = [(_cost(*hello), _cost(*other)) for _turn in range(TURNS)]
    return mean(each[0] for each in turns), mean(each[1] for each in turns)


def measure_call_cost() -> list[Row]:
    """Compare calls with a bare Flask hello on the same server in the same run."""
    rows = []
    with run_product_on("SQLite") as running:
        owner, person = register_account(running.port, running.data_dir, keep=True)
        engine = engine_of(running)
        fill(engine, owner_of(engine, person.email), 0, 1_000)
        engine.dispose()
        web = running.processes["web"].pid
        calls: dict[str, Callable[[], Answer]] = {
            "token": lambda: owner.call("GET", f"{API}/token"),
            "list of 50": lambda: owner.call("GET", f"{API}/transactions?limit=50"),
            "add": lambda: owner.record(1_000),
        }
        with _hello(running) as (port, pid):
            bare = ApiClient(port, keep=True)
            hello = pid, lambda: bare.call("GET", "/")
            for what, call in calls.items():
                base, spent = _compared(hello, (web, call))
                name = f"{what}: {spent:.2f} ms of processor, bare Flask hello {base:.2f} ms"
                rows.append(at_most(name, spent / base, COSTS[what], " ×"))
    return rows


def _client(
    port: int, cookie: str, token: str, path: str, out: "multiprocessing.Queue[list[float]]"
) -> None:
    caller = ApiClient(port, keep=True)
    caller.cookie, caller.token = cookie, token
    times = []
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        answer = caller.call("GET", path)
        assert answer.status == 200, answer.body
        times.append(answer.seconds)
    out.put(times)


def _crowd(owner: ApiClient, path: str) -> list[float]:
    out: multiprocessing.Queue[list[float]] = multiprocessing.Queue()
    arguments = (owner.port, owner.cookie, owner.token, path, out)
    clients = [multiprocessing.Process(target=_client, args=arguments) for _ in range(CLIENTS)]
    for client in clients:
        client.start()
    times = [each for _client in clients for each in out.get(timeout=SECONDS + 30)]
    for client in clients:
        client.join()
    return times


def measure_crowd() -> list[Row]:
    """Let sixteen clients ask for the overview and for the first page of the list."""
    rows = []
    for kind in ("SQLite", "PostgreSQL"):
        with run_product_on(kind, WEB_CONCURRENCY="2") as running:
            owner, person = register_account(running.port, running.data_dir)
            engine = engine_of(running)
            fill(engine, owner_of(engine, person.email), 0, 10_000)
            engine.dispose()
            owner.renew()
            for path in ("/overview", "/transactions?limit=50"):
                times = _crowd(owner, API + path)
                name = f"{kind}, 10,000 rows, {CLIENTS} clients: {path}"
                rows.append(at_least(name, len(times) / SECONDS, 100, " a second"))
                rows.append(Row(f"{name}, p99", f"{quantile(times, 0.99) * 1000:.0f} ms"))
    return rows
