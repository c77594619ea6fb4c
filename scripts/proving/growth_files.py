"""What it takes to hand out a whole ledger as a file: seconds, and memory of the server."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import psutil

from scripts.proving.caller import API, Caller
from scripts.proving.report import Row, at_most

MOST_EXPORTED = 100_000
MEGABYTE = 1024 * 1024
# What a file may add to the server's memory, however many rows it has.
MOST_MEMORY = 48
LOOK_SECONDS = 0.05


def exports(name: str, owner: Caller, pid: int) -> list[Row]:
    """Take the whole ledger as CSV and as XLSX."""
    rows = []
    for kind in ("csv", "xlsx"):
        with _memory(pid) as seen:
            answer = owner.call("GET", f"{API}/transactions/export?format={kind}")
        assert answer.status == 200, answer.body
        size = len(answer.body) / MEGABYTE
        what = f"{name}, export as {kind}"
        rows.append(Row(f"{what}: time and size", f"{answer.seconds:.1f} s, {size:.2f} MB"))
        more = max(seen) - seen[0]
        rows.append(at_most(f"{what}: more memory of the server", more, MOST_MEMORY, " MB"))
    return rows


@contextmanager
def _memory(pid: int) -> Iterator[list[float]]:
    """Look how many megabytes a process and its children take, before and meanwhile."""
    process = psutil.Process(pid)
    family = [process, *process.children(recursive=True)]
    done = threading.Event()
    seen = [_resident(family)]

    def look() -> None:
        while not done.wait(LOOK_SECONDS):
            seen.append(_resident(family))

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield seen
    finally:
        done.set()
        looking.join()


def _resident(family: list[psutil.Process]) -> float:
    return sum(each.memory_info().rss for each in family) / MEGABYTE
