"""A thousand transfers between three wallets at once, while web processes are killed.

Each is sent again until it is answered, so it is known what every wallet must hold.
"""

import random
import threading
import uuid
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_crash import balances_hold, insist, kill_one
from scripts.proving.ledger_rows import open_wallets
from scripts.proving.report import Row, must
from scripts.proving.web_crash import kill_web

TRANSFERS = 1_000
WALLETS = 3
DEVICES = 50
PROCESSES = 4
FEES = (0, 0, 1_000, 2_500)
# A process is killed, or all, whenever so many were answered.
BLOWS: dict[int, Callable[[Product], object]] = {150: kill_one, 400: kill_web, 650: kill_one}
PATIENCE_SECONDS = 300.0


@dataclass
class Moves:
    """What was answered: the transfers by their text, and what each wallet gained or lost."""

    answered: dict[str, dict[str, Any]] = field(default_factory=dict)
    changes: Counter[str] = field(default_factory=Counter)
    again: int = 0
    surprises: list[str] = field(default_factory=list)
    changed: threading.Condition = field(default_factory=threading.Condition)

    def keep(self, transfer: dict[str, Any], again: int) -> None:
        """Count an answered transfer."""
        with self.changed:
            self.answered[transfer["detail"]] = transfer
            self.changes[transfer["wallet_id"]] -= transfer["amount"] + transfer["fee"]
            self.changes[transfer["to_wallet_id"]] += transfer["amount"]
            self.again += again
            self.changed.notify_all()

    def wait_for(self, number: int) -> None:
        """Wait until so many were answered, or somebody got a wrong answer."""
        with self.changed:
            self.changed.wait_for(
                lambda: len(self.answered) >= number or bool(self.surprises), PATIENCE_SECONDS
            )

    def fail(self, surprise: str) -> None:
        """Remember a wrong answer."""
        with self.changed:
            self.surprises.append(surprise[:120])
            self.changed.notify_all()


def _work(device: int, caller: ApiClient, wallets: list[str], number: int, moves: Moves) -> None:
    dice = random.Random(device)
    try:
        for turn in range(number):
            source, target = dice.sample(wallets, k=2)
            amount, fee = dice.randint(5_000, 500_000), dice.choice(FEES)
            body = {"wallet_id": source, "to_wallet_id": target, "amount": amount, "fee": fee}
            body["detail"] = f"device {device} {turn}"
            key = {"Idempotency-Key": str(uuid.uuid4())}
            answer, again = insist(caller, "POST", "/transfers", body, key)
            assert answer.status == 201, answer.body
            moves.keep(answer.json["payload"]["datas"][0], again)
    except (AssertionError, TimeoutError) as error:
        moves.fail(f"{type(error).__name__}: {error}")


def _move(running: Product, owner: ApiClient, wallets: list[str], transfers: int) -> Moves:
    moves, each = Moves(), transfers // DEVICES
    threads = [
        threading.Thread(target=_work, args=(device, owner.like(), wallets, each, moves))
        for device in range(DEVICES)
    ]
    for thread in threads:
        thread.start()
    for after, blow in BLOWS.items():
        moves.wait_for(after * transfers // TRANSFERS)
        blow(running)
    for thread in threads:
        thread.join()
    return moves


def _stored(owner: ApiClient) -> list[dict[str, Any]]:
    """Every transfer and fee."""
    rows: list[dict[str, Any]] = []
    cursor: str | None = ""
    while cursor is not None:
        asked = f"&cursor={cursor}" if cursor else ""
        path = f"{API}/transactions?limit=200&include=transfers{asked}"
        page = owner.call("GET", path).json["payload"]
        rows += page["datas"]
        cursor = page["next_cursor"]
    return rows


def _rows(kind: str, transfers: int) -> list[Row]:
    name = f"{kind}: {transfers:,} transfers at once, {PROCESSES} processes, kill -9 in between"
    with run_product_on(kind, WEB_CONCURRENCY=str(PROCESSES)) as running:
        owner, _person = register_account(running.port, running.data_dir)
        wallets = open_wallets(owner, WALLETS)
        moves = _move(running, owner, wallets, transfers)
        rows = _stored(owner)
        found = owner.call("GET", f"{API}/wallets").json["payload"]
        checked = balances_hold(running)
    stored = {row["id"]: row["amount"] for row in rows if row["type"] == "transfer"}
    known = {one["id"]: one["amount"] for one in moves.answered.values()}
    fees = Counter(
        {row["booked_for"]["id"]: row["amount"] for row in rows if row["type"] == "expenses"}
    )
    known_fees = {one["id"]: one["fee"] for one in moves.answered.values() if one["fee"]}
    wrong = [one["name"] for one in found["datas"] if one["balance"] != moves.changes[one["id"]]]
    total = sum(moves.changes.values())
    return [
        must(f"{name}: wrong answers or none", not moves.surprises, str(moves.surprises[:1])),
        must(
            f"{name}: answered transfers lost, stored twice, or other than answered",
            len(known) == transfers and stored == known and len(rows) == len(stored) + len(fees),
            f"{len(stored):,} stored of {len(known):,} answered, {moves.again:,} sent again",
        ),
        must(f"{name}: each fee is there once", fees == known_fees, f"{len(fees):,} fees"),
        must(
            f"{name}: every balance is right",
            not wrong and found["balance"] == total and checked,
            f"{len(wrong)} of {len(found['datas'])} wallets off",
        ),
    ]


def prove_wallet_crash(transfers: int = TRANSFERS) -> list[Row]:
    """Move money on both databases while the web processes are killed."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _rows(kind, transfers)]
