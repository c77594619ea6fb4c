"""Long exports: how long they take, what they cost the worker, and what a neighbour notices."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from scripts.proving.http_client import API, ApiClient
from scripts.proving.report import Row, at_most, median_ms
from scripts.proving.speed import family, resident_megabytes

LIST = f"{API}/transactions?limit=50"
# What a file may add to the worker's memory, however many rows it has.
MOST_MEMORY = 48
LOOK_SECONDS = 0.05
EXPORT_SECONDS = 300


def measure_exports(name: str, owner: ApiClient, neighbour: ApiClient, pid: int) -> list[Row]:
    """Order the whole ledger as CSV and as XLSX, while somebody else reads their list."""
    rows = []
    for kind in ("csv", "xlsx"):
        with _memory(pid) as seen:
            started = time.monotonic()
            _order(owner, kind)
            waits = []
            while not (ready := _ready_export(owner)):
                assert time.monotonic() - started < EXPORT_SECONDS, "The export takes too long."
                waits.append(neighbour.call("GET", LIST).seconds)
            seconds = time.monotonic() - started
        answer = owner.call("GET", f"{API}/transactions/exports/{ready}/file")
        assert answer.status == 200, answer.body
        size = len(answer.body) / 1024**2
        what = f"{name}, export as {kind}"
        rows += [
            Row(f"{what}: time and size", f"{seconds:.1f} s, {size:.2f} MB"),
            Row(f"{what}: median of a neighbour's list", f"{median_ms(waits or [0]):.1f} ms"),
            at_most(f"{what}: more memory of the worker", max(seen) - seen[0], MOST_MEMORY, " MB"),
        ]
    return rows


def _order(owner: ApiClient, kind: str) -> None:
    answer = owner.call("POST", f"{API}/transactions/exports", {"format": kind})
    assert answer.status == 202, answer.body


def _ready_export(owner: ApiClient) -> str | None:
    """The id of the ordered file, None while it is written."""
    (export,) = owner.call("GET", f"{API}/transactions/exports").json["payload"]["datas"]
    assert export["state"] != "failed", export
    return str(export["id"]) if export["state"] == "ready" else None


@contextmanager
def _memory(pid: int) -> Iterator[list[float]]:
    """Look how many megabytes a process and its children take, before and meanwhile."""
    processes, done = family(pid), threading.Event()
    seen = [resident_megabytes(processes)]

    def look() -> None:
        while not done.wait(LOOK_SECONDS):
            seen.append(resident_megabytes(processes))

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield seen
    finally:
        done.set()
        looking.join()
