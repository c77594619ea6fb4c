"""Scripts beside this module that drive a browser, and the page visits that one of them makes."""

import json
import os
import statistics
import subprocess
from dataclasses import asdict, dataclass
from typing import Any

from scripts.proving.http_client import ApiClient
from scripts.setup.browser import find_browser
from scripts.setup.stamps import ROOT


@dataclass(frozen=True)
class Page:
    """A page to open, until a number is visible; without one, until its largest paint.

    `warm` opens it once before that does not count; `worker` installs the service worker before,
    and waits for the frame of the page on a slow connection.
    """

    name: str
    address: str
    path: str
    number: int | None = None
    cookie: str = ""
    warm: bool = False
    worker: bool = False


@dataclass(frozen=True)
class Visits:
    """What the visits of a page took: milliseconds, kilobytes and requests."""

    ms: list[float]
    kilobytes: float
    requests: float


def overview_of(owner: ApiClient, name: str, *, warm: bool = False, worker: bool = False) -> Page:
    """The first screen of somebody, until their balance is visible."""
    address = f"http://localhost:{owner.port}"
    return Page(name, address, "/overview", owner.balance(), owner.cookie, warm, worker)


def visit_pages(pages: list[Page], turns: int, *, slow: bool = False) -> dict[str, Visits]:
    """Open pages in turns; `slow` as a phone on Slow 4G with a quarter of the processor."""
    wanted = {"pages": [_given(page) for page in pages], "turns": turns, "slow": slow}
    found = run_browser_script("page_visits.mjs", text=json.dumps(wanted))
    return {
        name: Visits(
            [visit["ms"] for visit in visits],
            statistics.median(visit["bytes"] for visit in visits) / 1000,
            statistics.median(visit["requests"] for visit in visits),
        )
        for name, visits in found.items()
    }


def _given(page: Page) -> dict[str, Any]:
    return {name: value for name, value in asdict(page).items() if value is not None}


def run_browser_script(script: str, *arguments: str, text: str = "", **environ: str) -> Any:
    """Return what a script beside this module prints as JSON; `text` is its input."""
    done = subprocess.run(
        ["node", f"scripts/proving/{script}", *arguments],
        cwd=ROOT,
        env={**os.environ, "CHROMIUM_PATH": str(find_browser()), **environ},
        input=text,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        # The arguments hold a session, so they must not be named.
        message = f"{script} ended with {done.returncode}; see above"
        raise RuntimeError(message)
    return json.loads(done.stdout)
