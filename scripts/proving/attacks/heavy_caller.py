"""One person with a long ledger who reads or changes all of it many times at once, non-stop."""

import datetime as dt
import multiprocessing
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from multiprocessing.synchronize import Event
from typing import NamedTuple, TypeAlias

from scripts.processes.product import Product
from scripts.proving.attacks.attack import Attack
from scripts.proving.http_client import API, Answer, ApiClient, register_account
from scripts.proving.ledger_rows import engine_of, fill, owner_of

# Nothing matches, so every entry is looked at.
SEARCHES = [f"{API}/transactions?limit=50&q=durian%20{number}" for number in range(16)]
# About 8,000 entries, which a request still writes; the worker writes all of them meanwhile.
RECENT = f"from={dt.datetime.now(dt.UTC).date() - dt.timedelta(days=200)}"
EXPORTS = [f"{API}/transactions/export?format={kind}&{RECENT}" for kind in ("csv", "xlsx") * 2]
ORDER = {"format": "xlsx"}
WRITERS = 16
# Each change moves what the one before has moved.
CATEGORIES = ("food-beverages", "transportation")
ALLOWED = frozenset({"200", "201", "202", "429"})
SECONDS = 20.0
Call: TypeAlias = Callable[[], Answer]
Answers: TypeAlias = "multiprocessing.Queue[Counter[str]]"


class Load(NamedTuple):
    """What a person with so many entries does: each list of calls again and again, all at once."""

    entries: int
    make: Callable[[ApiClient], Sequence[Sequence[Call]]]


def read_all(person: ApiClient) -> Sequence[Sequence[Call]]:
    """Search and export the ledger, while the worker writes it to a file."""
    person.call("POST", f"{API}/transactions/exports", ORDER)
    return [[partial(person.like().call, "GET", path)] for path in (*SEARCHES, *EXPORTS)]


def change_all(person: ApiClient) -> Sequence[Sequence[Call]]:
    """Put all expenses into one category and into another, and record incomes meanwhile."""
    chosen = {"category": "expenses"}
    page = person.call("GET", f"{API}/transactions?limit=1&category=expenses").json["payload"]
    bulk = {"action": "categorise", "filters": chosen, "count": page["totals"]["count"]}
    bodies = [{**bulk, "category_id": category} for category in CATEGORIES]
    path = f"{API}/transactions/bulk"
    changes = [
        [partial(person.like().call, "POST", path, body) for body in bodies]
        for _changer in range(WRITERS)
    ]
    return [*changes, *([partial(person.like().record, 1_000)] for _adder in range(WRITERS))]


def _repeat(calls: Sequence[Call], stopping: Event, seen: Counter[str]) -> None:
    for call in cycle(calls):
        if stopping.is_set():
            return
        try:
            seen[str(call().status)] += 1
        except ConnectionError as error:
            seen[str(error)] += 1


def _keep_up(load: Load, person: ApiClient, stopping: Event, out: Answers) -> None:
    """Make all calls at once until `stopping`; puts how often which answer came."""
    seen: Counter[str] = Counter()
    threads = [
        threading.Thread(target=_repeat, args=(calls, stopping, seen), daemon=True)
        for calls in load.make(person)
    ]
    for thread in threads:
        thread.start()
    stopping.wait()
    # Nobody waits for the last answers.
    out.put(seen)


@contextmanager
def heavy_caller(load: Load, running: Product) -> Iterator[Counter[str]]:
    """Call heavily from a process that neighbours do not feel; yields the answers, at the end."""
    client, person = register_account(running.port, running.data_dir)
    engine = engine_of(running)
    fill(engine, owner_of(engine, person.email), 0, load.entries)
    engine.dispose()
    client.renew()
    stopping = multiprocessing.Event()
    out: Answers = multiprocessing.Queue()
    process = multiprocessing.Process(target=_keep_up, args=(load, client, stopping, out))
    process.start()
    seen: Counter[str] = Counter()
    try:
        yield seen
    finally:
        stopping.set()
        seen.update(out.get(timeout=10))
        process.join(10)
        process.kill()


def _attack(name: str, load: Load, kind: str) -> Attack:
    keep_up = partial(heavy_caller, load)
    return Attack(f"{name} on {kind}", keep_up, kind=kind, seconds=SECONDS, allowed=ALLOWED)


READS = ("16 searches and 4 exports of 150,000 entries", Load(150_000, read_all))
# Fewer expenses than the most that a bulk change may be about.
CHANGES = ("16 bulk changes of 100,000 entries and 16 adds", Load(100_000, change_all))
HEAVY_CALLERS = (
    _attack(*READS, "SQLite"),
    _attack(*READS, "PostgreSQL"),
    # On SQLite nobody else can write during a change, however many wait.
    _attack(*CHANGES, "PostgreSQL"),
)
