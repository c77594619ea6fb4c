"""How many calls a second sixteen clients get from one web process, with fava beside it."""

import statistics

from scripts.proving import fava
from scripts.proving.http_client import API, ApiClient
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import register_with_ledger
from scripts.proving.ratio import ratio
from scripts.proving.report import Row, at_least, at_most, quantile, times
from scripts.proving.speed import CLIENTS, crowd, processor_ms, run_bare_hello

ENTRIES = 10_000
# Searches of one person run one after the other (server/decisions/0068).
PEOPLE = 4
TURNS = 4
SECONDS = 3.0
# What a call of the bare hello costs, in milliseconds of processor, where these are the goals.
HELLO_MS = 0.15
# Calls a second, how many people ask, and where fava shows the same.
PAGES = {
    "overview": ("/overview", 1_000, 1, fava.OVERVIEW),
    "first list page": ("/transactions?limit=50", 800, 1, fava.LIST),
    "search": ("/transactions?limit=50&q=kopi", 300, PEOPLE, fava.SEARCH),
}
MOST_P99_MS = 100


def measure_crowd(turns: int = TURNS, seconds: float = SECONDS) -> list[Row]:
    """Let sixteen clients ask for three pages, in turns with fava and the bare hello."""
    with fava.run_fava(ENTRIES) as other:
        return [
            row
            for kind in ("SQLite", "PostgreSQL")
            for row in _measure(kind, ApiClient(other.port, keep=True), turns, seconds)
        ]


def _measure(kind: str, other: ApiClient, turns: int, seconds: float) -> list[Row]:
    settings = {"WEB_CONCURRENCY": "1", "TOKEN_LIFETIME_SECONDS": "3600"}
    rows = []
    with run_product_on(kind, **settings) as running, run_bare_hello(running) as hello:
        people = [register_with_ledger(running, ENTRIES, keep=True) for _person in range(PEOPLE)]
        processor_ms(*hello)
        for what, (path, goal, asking, same) in PAGES.items():
            ours, theirs, bare = [], [], []
            for _turn in range(turns):
                bare.append(processor_ms(*hello))
                ours.append(crowd(people[:asking], API + path, seconds))
                theirs.append(crowd([other], same, seconds))
            rows += _rows(f"{kind}, {CLIENTS} clients, {what}", goal, (ours, theirs), bare)
    return rows


def _rows(
    name: str, goal: int, seconds: tuple[list[list[float]], list[list[float]]], bare: list[float]
) -> list[Row]:
    ours, theirs = ([_ms_of_call(turn) for turn in each] for each in seconds)
    rate, same = (1000 / statistics.median(each) for each in (ours, theirs))
    hello = statistics.median(bare)
    least = round(goal * HELLO_MS / hello)
    p99 = quantile([each for turn in seconds[0] for each in turn], 0.99) * 1000
    against_hello, against_fava = ratio("bare hello", ours, bare), ratio("fava", ours, theirs)
    figures = f"{rate:.0f} and {same:.0f} a second"
    return [
        at_least(f"{name}: in proportion to a bare hello", rate, least, " a second", against_hello),
        at_most(f"{name}: p99", p99, MOST_P99_MS, " ms"),
        times(f"{name}: beside fava", against_fava, figures),
    ]


def _ms_of_call(seconds: list[float]) -> float:
    """Milliseconds from one answer to the next, when all clients ask all the time."""
    return sum(seconds) / CLIENTS / len(seconds) * 1000
