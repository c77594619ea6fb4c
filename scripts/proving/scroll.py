"""Scrolling through a list of a hundred thousand transactions."""

from scripts.processes.product import Product
from scripts.proving.browser_script import run_browser_script
from scripts.proving.http_client import ApiClient
from scripts.proving.isolated_product import run_product
from scripts.proving.ledger_rows import register_with_ledger
from scripts.proving.report import Row, at_least, at_most

ROWS = 100_000
GOAL = 20_000
WINDOWS = {"1440 px": "", "390 px": "1"}
CHOICES = {"kind": "another kind", "search": "a search", "sort": "another order"}


def measure_scroll() -> list[Row]:
    """Scroll to row 20,000 and back in a real browser, wide and narrow, and change the filters."""
    rows: list[Row] = []
    with run_product() as running:
        owner = register_with_ledger(running, ROWS)
        for window, narrow in WINDOWS.items():
            found = _scrolled(running, owner, narrow)
            name = f"list of {ROWS:,} rows at {window}"
            rows += [
                at_least(f"{name}: row reached by scrolling", found["reached"], GOAL),
                at_most(f"{name}: longest task", found["longest"], 100, " ms"),
                Row(f"{name}: tasks above 50 ms", f"{found['many']:.0f}"),
                at_most(f"{name}: most processor time of a task", found["processor"], 50, " ms"),
                at_most(f"{name}: longest time without a row in sight", found["blank"], 200, " ms"),
                at_most(f"{name}: most rows in the page at once", found["most"], 250),
                at_most(f"{name}: memory for the rows up to there", found["heap"], 40, " MB"),
            ]
            rows += [
                at_most(f"{name}: from {words} to its rows", found[key], 200, " ms")
                for key, words in CHOICES.items()
                if key in found
            ]
    return rows


def _scrolled(running: Product, owner: ApiClient, narrow: str) -> dict[str, float]:
    owner.renew()
    address = f"http://localhost:{running.port}"
    found: dict[str, float] = run_browser_script(
        "scroll.mjs", address, owner.cookie, ROWS=str(GOAL), NARROW=narrow
    )
    return found
