"""What calls cost the processor."""

from collections.abc import Callable

from scripts.proving.http_client import API, Answer
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import register_with_ledger
from scripts.proving.ratio import ratio
from scripts.proving.report import Row, at_most_times
from scripts.proving.speed import processor_ms, run_bare_hello

# Calls are made in turns with the bare hello, so that others at work weigh on both alike.
TURNS = 30
BRIEF_TURNS = 4
ENTRIES = 1_000
# The most that a call may cost, in calls of the bare hello.
COSTS = {"token": 3, "list of 50": 5, "add": 7}


def measure_call_cost(turns: int = TURNS) -> list[Row]:
    """Compare calls with a bare Flask hello on the same server in the same run."""
    with run_product_on("SQLite") as running, run_bare_hello(running) as (bare, hello):
        owner = register_with_ledger(running, ENTRIES, keep=True)
        web = running.processes["web"].pid
        calls: dict[str, Callable[[], Answer]] = {
            "token": lambda: owner.call("GET", f"{API}/token"),
            "list of 50": lambda: owner.call("GET", f"{API}/transactions?limit=50"),
            "add": lambda: owner.record(1_000),
        }
        return [_row(what, (web, call), (bare, hello), turns) for what, call in calls.items()]


Measured = tuple[int, Callable[[], Answer]]


def _row(what: str, ours: Measured, bare: Measured, turns: int) -> Row:
    for each in (ours, bare):
        processor_ms(*each)
    pairs = [(processor_ms(*ours), processor_ms(*bare)) for _turn in range(turns)]
    spent, base = ([pair[place] for pair in pairs] for place in (0, 1))
    found = ratio("bare hello", spent, base)
    figures = f"{sum(spent) / turns:.2f} and {sum(base) / turns:.2f} ms"
    return at_most_times(f"processor time of {what}", found, COSTS[what], figures)
