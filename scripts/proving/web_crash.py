"""The web process is killed while a hundred clients write, then everything restarts."""

import signal
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.isolated_product import run_product, run_product_on
from scripts.proving.report import Row, must

ACCOUNTS = 10
CLIENTS = 100
SECONDS = 9.0


@dataclass
class Writes:
    """What the clients sent and what was answered, by the text of the row."""

    sent: int = 0
    answered: dict[str, int] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)


def _write(number: int, caller: ApiClient, until: float, writes: Writes) -> None:
    turn = 0
    while time.monotonic() < until:
        turn += 1
        detail, amount = f"{number}-{turn}", number * 1000 + turn
        with writes.lock:
            writes.sent += 1
        try:
            answer = caller.record(amount, detail)
        except ConnectionError:
            time.sleep(0.1)
            continue
        if answer.status == 201:
            with writes.lock:
                writes.answered[detail] = amount


def list_rows(caller: ApiClient) -> list[dict[str, Any]]:
    """All transactions of somebody."""
    rows: list[dict[str, Any]] = []
    cursor = ""
    while True:
        page = caller.call("GET", f"{API}/transactions?limit=200{cursor}").json["payload"]
        rows += page["datas"]
        if page["next_cursor"] is None:
            return rows
        cursor = f"&cursor={page['next_cursor']}"


def kill_web(running: Product) -> None:
    """End every web process with kill -9 and start them again."""
    web = running.processes["web"]
    web.signal_group(signal.SIGKILL)
    web.wait(5)
    running.launch("web")
    running.wait_until_ready()


def _storm(running: Product) -> list[Row]:
    owners = [register_account(running.port, running.data_dir)[0] for _ in range(ACCOUNTS)]
    writes, until = Writes(), time.monotonic() + SECONDS
    clients = [
        threading.Thread(target=_write, args=(n, owners[n % ACCOUNTS].like(), until, writes))
        for n in range(CLIENTS)
    ]
    for client in clients:
        client.start()
    time.sleep(2)
    kill_web(running)
    time.sleep(1)
    kill_web(running)
    for client in clients:
        client.join()
    stored: dict[str, int] = {}
    uneven = 0
    for owner in owners:
        rows = {row["detail"]: row["amount"] for row in list_rows(owner)}
        uneven += owner.balance() != sum(rows.values())
        stored |= rows
    lost = [detail for detail, amount in writes.answered.items() if stored.get(detail) != amount]
    return [
        must(
            "kill -9 of web, twice, under 100 writing clients: answered writes lost",
            not lost and bool(writes.answered),
            f"{len(lost)} of {len(writes.answered):,} answered ({writes.sent:,} sent)",
        ),
        must(
            "accounts whose balance is not the sum of their rows afterwards",
            uneven == 0,
            f"{uneven} of {ACCOUNTS}",
        ),
    ]


def prove_web_crash() -> list[Row]:
    """Kill the web process under load on both databases."""
    rows = []
    for kind in ("SQLite", "PostgreSQL"):
        with run_product_on(kind) as running:
            rows += [Row(f"{row.what} ({kind})", *_rest(row)) for row in _storm(running)]
    return rows


def _rest(row: Row) -> tuple[str, str, bool | None]:
    return row.measured, row.limit, row.holds


def prove_restart() -> list[Row]:
    """Restart web, worker and Redis together."""
    with run_product() as running:
        owner, _ = register_account(running.port, running.data_dir)
        owner.record(25_000)
        running.stop()
        running.start()
        session, balance = owner.renew().status, owner.balance()
    return [
        must(
            "restart of everything keeps the session and the data",
            (session, balance) == (200, 25_000),
            f"token {session}, balance {balance:,}",
        )
    ]
