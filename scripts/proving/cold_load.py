"""The signed-in main screen in a new browser, beside fava with as many entries."""

import statistics

from scripts.proving import fava
from scripts.proving.browser_script import Page, Visits, overview_of, visit_pages
from scripts.proving.isolated_product import run_product
from scripts.proving.ledger_rows import register_with_ledger
from scripts.proving.ratio import ratio
from scripts.proving.report import Row, at_most, at_most_times

ENTRIES, MANY = 10_000, 100_000
TURNS = 9
MOST_OF_FAVA = 0.6
# With many entries, against the time with few.
MOST_GROWTH = 1.1
MOST_REQUESTS = 12
MOST_KILOBYTES = 220


def measure_cold_load(turns: int = TURNS) -> list[Row]:
    """Open the overview of two people and fava in turns, until the balance is visible."""
    with run_product(TOKEN_LIFETIME_SECONDS="3600") as running, fava.run_fava(ENTRIES) as other:
        pages = [
            *(
                overview_of(register_with_ledger(running, size), str(size))
                for size in (ENTRIES, MANY)
            ),
            Page("fava", f"http://localhost:{other.port}", fava.BALANCE_PAGE, other.balance),
        ]
        found = visit_pages(pages, turns)
    return _rows(found[str(ENTRIES)], found[str(MANY)], found["fava"])


def _rows(few: Visits, many: Visits, theirs: Visits) -> list[Row]:
    name = f"cold browser, /overview, {ENTRIES:,} entries"
    both = ratio("fava", few.ms, theirs.ms), ratio(f"{ENTRIES:,} entries", many.ms, few.ms)
    ours, most, same = (f"{statistics.median(each.ms):.0f}" for each in (few, many, theirs))
    beside = f"{same} ms, {theirs.kilobytes:.0f} kB, {theirs.requests:.0f} requests"
    return [
        at_most_times(f"{name}: balance visible", both[0], MOST_OF_FAVA, f"{ours} ms; {beside}"),
        at_most(f"{name}: requests", few.requests, MOST_REQUESTS),
        at_most(f"{name}: received", few.kilobytes, MOST_KILOBYTES, " kB"),
        at_most_times(
            f"cold browser, /overview, {MANY:,} entries: balance visible",
            both[1],
            MOST_GROWTH,
            f"{most} and {ours} ms",
        ),
    ]
