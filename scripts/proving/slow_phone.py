"""First visits and later ones on a phone on Slow 4G with a quarter of the processor."""

import statistics

from scripts.proving.browser_script import Page, overview_of, visit_pages
from scripts.proving.isolated_product import run_product
from scripts.proving.ledger_rows import register_with_ledger
from scripts.proving.report import Row, at_most

TURNS = 5
ENTRIES = 10_000
# What the web's vitals call good.
GOOD_PAINT_MS = 2_500
COLD_MS = 2_000
WARM_MS = 1_200
FRAME_MS = 1_000


def measure_slow_phone(turns: int = TURNS) -> list[Row]:
    """Open the landing page, and the overview with an empty, a filled, and a worker's cache."""
    with run_product(TOKEN_LIFETIME_SECONDS="3600") as running:
        owner = register_with_ledger(running, ENTRIES)
        pages = [
            Page("landing", f"http://localhost:{running.port}", "/"),
            overview_of(owner, "cold"),
            overview_of(owner, "warm", warm=True),
            overview_of(owner, "worker", worker=True),
        ]
        found = {
            name: statistics.median(visits.ms)
            for name, visits in visit_pages(pages, turns, slow=True).items()
        }
    name = "slow phone"
    return [
        at_most(f"{name}, /: largest contentful paint", found["landing"], GOOD_PAINT_MS, " ms"),
        at_most(f"{name}, /overview, cold: balance visible", found["cold"], COLD_MS, " ms"),
        at_most(f"{name}, /overview, warm: balance visible", found["warm"], WARM_MS, " ms"),
        at_most(f"{name}, /overview, installed: frame visible", found["worker"], FRAME_MS, " ms"),
    ]
