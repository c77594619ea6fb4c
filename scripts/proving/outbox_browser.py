"""The web process is killed at random moments while a real browser sends what waited on it."""

import time
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import Any, Final

from sqlalchemy import Engine, text

from scripts.processes.product import Product
from scripts.proving.browser_script import run_browser_script
from scripts.proving.http_client import ApiClient, register_account
from scripts.proving.ledger_rows import engine_of
from scripts.proving.report import Row, must
from scripts.proving.web_crash import kill_web, list_rows

ENTRIES: Final = 1_000
# In the dialog, as a person does; the others are stored on the device as these are.
TYPED: Final = 20
KILLS: Final = 10
SEED: Final = 20261130
# Nobody waits longer for one browser to send all; the page itself waits 5 s and more after a kill.
SECONDS: Final = 360
KEYS: Final = text("SELECT key, entry_id FROM client_keys")


def send_from_browser(running: Product, kind: str) -> list[Row]:
    """Fill the outbox of a browser without a connection, and kill the web process as it sends."""
    owner = register_account(running.port, running.data_dir)[0]
    engine = engine_of(running)
    before = len(_stored_keys(engine))
    with ThreadPoolExecutor(1) as pool:
        device = pool.submit(_use_device, running, owner)
        while not device.done() and len(_stored_keys(engine)) == before:
            time.sleep(0.1)
        kills = _kill_at_random(running, device)
        found = device.result()
    owner.renew()
    stored = _stored_keys(engine)
    engine.dispose()
    rows = list_rows(owner)
    ids = {row["id"] for row in rows}
    entries = [stored[key] for key in found["keys"] if key in stored]
    amounts = sorted(row["amount"] for row in rows)
    whole = amounts == list(range(1, ENTRIES + 1)) and len(entries) == ENTRIES
    return [
        must(
            f"entries of a browser's outbox stored once, under kill -9 of web ({kind})",
            whole and set(entries) == ids and kills > 0,
            f"{len(ids & set(entries)):,} of {ENTRIES:,} in {len(rows):,} rows,"
            f" {found['sends']:,} sends, {kills} kills, {found['seconds']:.0f} s",
        ),
        must(
            f"entries left on the device or refused after them ({kind})",
            found["left"] == 0 and not found["isShown"],
            f"{found['left']:,} left, {found['refused']:,} refused",
        ),
    ]


def _use_device(running: Product, owner: ApiClient) -> dict[str, Any]:
    settings = {"ENTRIES": str(ENTRIES), "TYPED": str(TYPED), "SECONDS": str(SECONDS)}
    address = f"http://localhost:{running.port}"
    found: dict[str, Any] = run_browser_script(
        "outbox_sending.mjs", address, owner.cookie, **settings
    )
    return found


def _kill_at_random(running: Product, device: Future[dict[str, Any]]) -> int:
    """Kill the web process until the device is done; returns how often."""
    chance = Random(SEED)
    for kill in range(KILLS):
        wait = time.monotonic() + chance.uniform(0.5, 9)
        while time.monotonic() < wait:
            if device.done():
                return kill
            time.sleep(0.05)
        kill_web(running)
    return KILLS


def _stored_keys(engine: Engine) -> dict[str, str]:
    """The entries that devices have stored, by their client keys."""
    with engine.connect() as link:
        return {row.key: row.entry_id for row in link.execute(KEYS)}
