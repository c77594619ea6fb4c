"""Page loads in a browser: Lighthouse on a phone, first paint, and the cold start."""

import json
import os
import subprocess
import sys
from pathlib import Path

from scripts.processes.product import Product
from scripts.proving.http_client import ApiClient, register_account
from scripts.proving.isolated_product import run_product, temporary_directory
from scripts.proving.ledger_growth import engine_of, fill, owner_of
from scripts.proving.report import Row, at_least, at_most
from scripts.setup.browser import find_browser
from scripts.setup.stamps import ROOT

HOME = ROOT / "var" / "lighthouse"
VERSION = "12.8.2"
TRIES = 5
FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking"
    " --disable-component-update --disable-sync --no-first-run"
)
# What the web's vitals call good.
GOOD_PAINT_MS = 2_500
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
# Page, whether somebody is signed in, and the least score in performance.
PAGES = (
    ("/", False, 98),
    ("/blog", False, 98),
    ("/blog/blog1", False, 98),
    ("/financialtips", False, 98),
    ("/privacypolicy", False, 98),
    ("/login", False, 98),
    ("/transaction", True, 98),
    ("/overview", True, 90),
)


def _installed() -> Path:
    program = HOME / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        HOME.mkdir(parents=True, exist_ok=True)
        install = ["npm", "install", "--prefix", str(HOME), "--no-audit", "--no-fund", "--silent"]
        subprocess.run([*install, f"lighthouse@{VERSION}"], check=True)
    return program


def _scores(address: str, caller: ApiClient | None, target: Path) -> dict[str, float]:
    headers = {"Cookie": caller.cookie} if caller else {}
    subprocess.run(
        [
            *(str(_installed()), address, "--output=json", f"--output-path={target}", "--quiet"),
            *("--form-factor=mobile", f"--chrome-flags={FLAGS}", "--disable-storage-reset"),
            f"--only-categories={','.join(CATEGORIES)}",
            f"--extra-headers={json.dumps(headers)}",
        ],
        env={**os.environ, "CHROME_PATH": str(find_browser())},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    found = json.loads(target.read_text(encoding="utf-8"))["categories"]
    return {name: round((found[name]["score"] or 0) * 100) for name in CATEGORIES}


def _best(running: Product, path: str, caller: ApiClient | None, target: Path) -> dict[str, float]:
    """Return the best score of each category over the runs that Lighthouse brought to an end."""
    address = f"http://localhost:{running.port}{path}"
    tries: list[dict[str, float]] = []
    for _turn in range(TRIES * 2):
        try:
            tries.append(_scores(address, caller, target))
        except subprocess.CalledProcessError as error:
            # On a busy machine it now and then misses the start of the page and asks to be rerun.
            print(f"Lighthouse gave up on {path}: {error.returncode}", file=sys.stderr)
        if len(tries) == TRIES:
            break
    return {name: max(each[name] for each in tries) for name in CATEGORIES}


def _filled(running: Product, rows: int) -> ApiClient:
    owner, person = register_account(running.port, running.data_dir)
    engine = engine_of(running)
    fill(engine, owner_of(engine, person.email), 0, rows)
    engine.dispose()
    return owner


def measure_lighthouse() -> list[Row]:
    """Score each page as a phone sees it, the best of five runs."""
    rows = []
    with run_product() as running, temporary_directory() as folder:
        owner = _filled(running, 1_000)
        for path, signed_in, least in PAGES:
            best = _best(running, path, owner if signed_in else None, folder / "report.json")
            name = f"Lighthouse {VERSION} mobile, best of {TRIES}, {path}"
            rows.append(at_least(f"{name}: performance", best["performance"], least))
            full = ("accessibility", "best-practices", *(() if signed_in else ("seo",)))
            rows += [at_least(f"{name}: {each}", best[each], 100) for each in full]
    return rows


def measure_paint() -> list[Row]:
    """Open the landing page as a phone on a slow network, the median of five."""
    with run_product() as running:
        found = _run("paint.mjs", f"http://localhost:{running.port}/")
    name = "largest contentful paint of / on Slow 4G with a quarter of the processor"
    return [at_most(name, found["ms"], GOOD_PAINT_MS, " ms")]


def measure_cold_load() -> list[Row]:
    """Open the signed-in main screen in a new browser, the median of five."""
    rows, before = [], 0.0
    for size in (10_000, 100_000):
        with run_product() as running:
            owner = _filled(running, size)
            found = _visit(running, owner)
        name = f"cold browser, {size:,} rows, /overview"
        rows += [
            at_most(
                f"{name}: balance visible", found["ms"], 700 if not before else before * 1.2, " ms"
            ),
            at_most(f"{name}: received", found["bytes"] / 1000, 300, " kB"),
            at_most(f"{name}: requests", found["requests"], 20),
        ]
        before = found["ms"]
    return rows


def _visit(running: Product, owner: ApiClient) -> dict[str, float]:
    address = f"http://localhost:{running.port}"
    return _run("cold.mjs", address, owner.cookie, BALANCE=str(owner.balance()))


def _run(script: str, *arguments: str, **environ: str) -> dict[str, float]:
    """Return what a script that drives a browser has measured."""
    done = subprocess.run(
        ["node", f"scripts/proving/{script}", *arguments],
        cwd=ROOT,
        env={**os.environ, "CHROMIUM_PATH": str(find_browser()), **environ},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found
