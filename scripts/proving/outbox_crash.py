"""The web process is killed at random moments while devices send what waited on them.

A real browser does, and then two senders that do what its page does, without a pause: the oldest
entry first, again and again under its key until it is answered. The two of them send the same
entries, as two tabs without a lock would.
"""

import threading
import time
import uuid
from collections import Counter
from random import Random
from typing import Any, Final

from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.outbox_browser import send_from_browser
from scripts.proving.report import Row, must
from scripts.proving.web_crash import kill_web, list_rows

ENTRIES: Final = 1_000
DEVICES: Final = 2
KILLS: Final = 8
SEED: Final = 20261129
# Nobody waits longer for one database.
SECONDS: Final = 240.0


def _entry(number: int) -> dict[str, Any]:
    return {
        "type": "expenses",
        "category_id": "food-beverages",
        "amount": number,
        "detail": f"entry {number}",
        "date": "2026-10-05",
        "client_key": str(uuid.UUID(int=number)),
    }


def _send_all(caller: ApiClient, until: float, refusals: Counter[int]) -> None:
    for number in range(1, ENTRIES + 1):
        while time.monotonic() < until:
            try:
                answer = caller.call("POST", f"{API}/transaction/add", _entry(number))
            except ConnectionError:
                time.sleep(0.05)
                continue
            if answer.status == 201:
                break
            # The store or the process is out of reach, or a token has expired.
            refusals[answer.status] += 1
            time.sleep(0.05)


def _send_under_kills(running: Product, kind: str) -> list[Row]:
    owner = register_account(running.port, running.data_dir)[0]
    refusals: Counter[int] = Counter()
    until = time.monotonic() + SECONDS
    devices = [
        threading.Thread(target=_send_all, args=(owner.like(), until, refusals))
        for _device in range(DEVICES)
    ]
    for device in devices:
        device.start()
    chance = Random(SEED)
    kills = 0
    while kills < KILLS and any(device.is_alive() for device in devices):
        time.sleep(chance.uniform(0.1, 1.2))
        kill_web(running)
        kills += 1
    for device in devices:
        device.join()
    amounts = [row["amount"] for row in list_rows(owner)]
    balance = owner.balance()
    return [
        must(
            f"entries of an outbox stored once, under {kills} kill -9 of web ({kind})",
            sorted(amounts) == list(range(1, ENTRIES + 1)) and kills > 0,
            f"{len(set(amounts)):,} of {ENTRIES:,} in {len(amounts):,} rows,"
            f" {sum(refusals.values())} tries refused",
        ),
        must(
            f"balance after them is the sum of their rows ({kind})",
            balance == -sum(amounts),
            f"{balance:,}",
        ),
    ]


def prove_outbox() -> list[Row]:
    """Kill the web process while an outbox is sent, on both databases."""
    rows = []
    for kind in ("SQLite", "PostgreSQL"):
        with run_product_on(kind) as running:
            rows += send_from_browser(running, kind)
            rows += _send_under_kills(running, kind)
    return rows
