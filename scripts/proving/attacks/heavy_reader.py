"""One person with a long ledger who searches and exports it many times at once, without a pause."""

import datetime as dt
import multiprocessing
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import TypeAlias

from scripts.processes.product import Product
from scripts.proving.attacks.attack import Attack
from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.ledger_growth import engine_of, fill, owner_of

ENTRIES = 150_000
# Nothing matches, so every entry is looked at.
SEARCHES = (f"{API}/transactions?limit=50&q=durian%20{number}" for number in range(16))
# About 8,000 entries, which a request still writes; the worker writes all of them meanwhile.
RECENT = f"from={dt.datetime.now(dt.UTC).date() - dt.timedelta(days=200)}"
EXPORTS = [f"{API}/transactions/export?format={kind}&{RECENT}" for kind in ("csv", "xlsx") * 2]
ORDER = {"format": "xlsx"}
PATHS = (*SEARCHES, *EXPORTS)
ALLOWED = frozenset({"200", "202", "429"})
SECONDS = 20.0
Answers: TypeAlias = "multiprocessing.Queue[Counter[str]]"


def _repeat(reader: ApiClient, path: str, stopping: Event, seen: Counter[str]) -> None:
    while not stopping.is_set():
        try:
            seen[str(reader.call("GET", path).status)] += 1
        except ConnectionError as error:
            seen[str(error)] += 1


def _read(reader: ApiClient, stopping: Event, out: Answers) -> None:
    """Read on every path at once until `stopping`; puts how often which answer came."""
    ordered = reader.call("POST", f"{API}/transactions/exports", ORDER)
    seen = Counter([str(ordered.status)])
    threads = [
        threading.Thread(target=_repeat, args=(reader.like(), path, stopping, seen), daemon=True)
        for path in PATHS
    ]
    for thread in threads:
        thread.start()
    stopping.wait()
    # Nobody waits for the last answers.
    out.put(seen)


@contextmanager
def heavy_reader(running: Product) -> Iterator[Counter[str]]:
    """Read heavily from a process that neighbours do not feel; yields the answers, at the end."""
    reader, person = register_account(running.port, running.data_dir)
    engine = engine_of(running)
    fill(engine, owner_of(engine, person.email), 0, ENTRIES)
    engine.dispose()
    reader.renew()
    stopping = multiprocessing.Event()
    out: Answers = multiprocessing.Queue()
    process = multiprocessing.Process(target=_read, args=(reader, stopping, out))
    process.start()
    seen: Counter[str] = Counter()
    try:
        yield seen
    finally:
        stopping.set()
        seen.update(out.get(timeout=10))
        process.join(10)
        process.kill()


HEAVY_READERS = tuple(
    Attack(
        f"16 searches and 4 exports of {ENTRIES:,} entries on {kind}",
        heavy_reader,
        kind=kind,
        seconds=SECONDS,
        allowed=ALLOWED,
    )
    for kind in ("SQLite", "PostgreSQL")
)
