"""Scrolling through a list of a hundred thousand transactions."""

import json
import os
import subprocess

from scripts.processes.product import Product
from scripts.proving.http_client import ApiClient, register_account
from scripts.proving.isolated_product import run_product
from scripts.proving.ledger_growth import engine_of, fill, owner_of
from scripts.proving.report import Row, at_least, at_most
from scripts.setup.browser import find_browser
from scripts.setup.stamps import ROOT

ROWS = 100_000
GOAL = 20_000
WINDOWS = {"1440 px": "", "390 px": "1"}
CHOICES = {"kind": "another kind", "search": "a search", "sort": "another order"}


def measure_scroll() -> list[Row]:
    """Scroll to row 20,000 and back in a real browser, wide and narrow, and change the filters."""
    rows: list[Row] = []
    with run_product() as running:
        owner, person = register_account(running.port, running.data_dir)
        engine = engine_of(running)
        fill(engine, owner_of(engine, person.email), 0, ROWS)
        engine.dispose()
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
    done = subprocess.run(
        ["node", "scripts/proving/scroll.mjs", f"http://localhost:{running.port}", owner.cookie],
        cwd=ROOT,
        env={
            **os.environ,
            "CHROMIUM_PATH": str(find_browser()),
            "ROWS": str(GOAL),
            "NARROW": narrow,
        },
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found
