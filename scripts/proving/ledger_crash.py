"""Two hundred clients change ledgers on four web processes while these are killed.

Each client sends a write again until it is answered, so it knows what must be stored.
"""

import random
import signal
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import psutil

from scripts.processes.product import FailedError, Product
from scripts.proving.http_client import API, Answer, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.report import Row, must
from scripts.proving.web_crash import kill_web
from server.transactions.signed_amounts import signed_amount

ACCOUNTS = 10
CLIENTS = 200
PROCESSES = 4
SECONDS = 12.0
PAUSE_SECONDS = 2.0
PATIENCE_SECONDS = 60.0

Stored = dict[str, Any]


def insist(
    caller: ApiClient, method: str, path: str, body: Any, headers: Mapping[str, str]
) -> tuple[Answer, int]:
    """Send a write until it is answered; the answer, and how often it was sent again."""
    started, again = time.monotonic(), 0
    while time.monotonic() < started + PATIENCE_SECONDS:
        try:
            answer = caller.call(method, f"{API}{path}", body, headers)
        except ConnectionError:
            time.sleep(0.1)
        else:
            if answer.status < 500 and answer.status not in {409, 429}:
                return answer, again
            # A person has a share of the server: 429 says how long to wait.
            time.sleep(float(answer.headers.get("retry-after", 0.05)))
        again += 1
    raise TimeoutError(path)


@dataclass
class Client:
    """One device: what it recorded, by id, as it must be stored, and what it did to many rows."""

    caller: ApiClient
    name: str
    rows: dict[str, Stored] = field(default_factory=dict)
    deletions: dict[str, dict[str, Stored]] = field(default_factory=dict)
    writes: int = 0
    again: int = 0
    surprise: str = ""

    def work(self, until: float, dice: random.Random) -> None:
        """Write until the time is over, or an answer is not the one that was due."""
        try:
            while time.monotonic() < until:
                self._add(dice)
                dice.choice((self._add, self._edit, self._delete, self._bulk))(dice)
        except (AssertionError, TimeoutError) as error:
            self.surprise = f"{type(error).__name__}: {error}"[:120]

    def _send(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Send a write until it is answered."""
        self.writes += 1
        answer, again = insist(self.caller, method, path, body, headers)
        self.again += again
        return answer

    def _add(self, dice: random.Random) -> None:
        body = {
            "type": dice.choice(("income", "expenses")),
            "category_id": "gifts",
            "amount": dice.randint(1, 10**6),
            "detail": f"{self.name} {self.writes}",
        }
        answer = self._once("/transaction/add", body)
        assert answer.status == 201, answer.body
        self._keep(answer)

    def _edit(self, dice: random.Random) -> None:
        row = dice.choice(list(self.rows.values()))
        body = {**row, "amount": dice.randint(1, 10**6), "category_id": "rent"}
        match = {"If-Match": f'"{row["version"]}"'}
        answer = self._send("PUT", f"/transactions/{row['id']}", body, **match)
        assert answer.status == 200, answer.body
        self._keep(answer)

    def _delete(self, dice: random.Random) -> None:
        row_id = dice.choice(list(self.rows))
        answer = self._send("DELETE", f"/transactions/{row_id}")
        # It is gone when it was deleted and the answer was lost.
        assert answer.status in {200, 404}, answer.body
        del self.rows[row_id]

    def _bulk(self, dice: random.Random) -> None:
        ids = dice.sample(list(self.rows), k=min(3, len(self.rows)))
        action = dice.choice(("delete", "categorise"))
        body = {"action": action, "ids": ids, "category_id": "housing"}
        answer = self._once("/transactions/bulk", body)
        assert answer.status == 200, answer.body
        act = answer.json["payload"]["datas"][0]
        if action == "delete":
            self.deletions[act["id"]] = {row_id: self.rows.pop(row_id) for row_id in ids}
            return
        for row_id in ids:
            row = self.rows[row_id]
            moved = row["category_id"] != "housing"
            self.rows[row_id] = {
                **row,
                "category_id": "housing",
                "version": row["version"] + moved,
            }

    def undo(self) -> bool:
        """Take back every deletion of many rows; whether all came back."""
        whole = True
        for act_id, rows in self.deletions.items():
            undone = self._send("POST", f"/transactions/bulk/{act_id}/undo")
            told = undone.json["payload"].get("datas", [{}])[0]
            whole = whole and told == {"id": act_id, "count": len(rows), "kept": 0}
            self.rows |= rows
        return whole

    def _once(self, path: str, body: Any) -> Answer:
        return self._send("POST", path, body, **{"Idempotency-Key": str(uuid.uuid4())})

    def _keep(self, answer: Answer) -> None:
        row = answer.json["payload"]["datas"][0]
        self.rows[row["id"]] = _told(row)


def _told(row: Stored) -> Stored:
    names = ("id", "type", "category_id", "amount", "detail", "version")
    return {name: row[name] for name in names}


def _read(caller: ApiClient, path: str) -> Answer:
    """Read; a server that is still busy with the storm may ask to wait."""
    until = time.monotonic() + PATIENCE_SECONDS
    while (answer := caller.call("GET", API + path)).status in {429, 503}:
        if time.monotonic() > until:
            break
        time.sleep(float(answer.headers.get("retry-after", 1)))
    assert answer.status == 200, answer.body
    return answer


def _stored(caller: ApiClient) -> list[Stored]:
    rows: list[Stored] = []
    cursor: str | None = ""
    while cursor is not None:
        asked = f"&cursor={cursor}" if cursor else ""
        page = _read(caller, f"/transactions?limit=200{asked}").json["payload"]
        rows += [_told(row) for row in page["datas"]]
        cursor = page["next_cursor"]
    return rows


def _compare(owners: list[ApiClient], clients: list[Client]) -> tuple[int, int, int]:
    """How many rows are missing or other than answered, how many too many, balances off."""
    missing = extra = uneven = 0
    for index, owner in enumerate(owners):
        stored = _stored(owner)
        known: dict[str, Stored] = {}
        for client in clients[index :: len(owners)]:
            known |= client.rows
        found = {row["id"]: row for row in stored}
        missing += sum(found.get(row_id) != row for row_id, row in known.items())
        details = Counter(row["detail"] for row in stored)
        extra += len(stored) - len(known) + sum(count - 1 for count in details.values())
        signed = (signed_amount(row["type"], row["amount"]) for row in stored)
        profile = _read(owner, "/users").json["payload"]["datas"][0]
        uneven += profile["balance"] != sum(signed)
    return missing, extra, uneven


@dataclass(frozen=True)
class Storm:
    """So many clients that write for some seconds, and what happens to the product meanwhile."""

    name: str
    blows: Sequence[Callable[[Product], object]]
    clients: int = CLIENTS
    seconds: float = SECONDS
    pause_seconds: float = PAUSE_SECONDS


def _blow(running: Product, owners: list[ApiClient], storm: Storm) -> list[Client]:
    until = time.monotonic() + storm.seconds
    clients = [Client(owners[n % len(owners)].like(), f"device {n}") for n in range(storm.clients)]
    threads = [
        threading.Thread(target=client.work, args=(until, random.Random(number)))
        for number, client in enumerate(clients)
    ]
    for thread in threads:
        thread.start()
    for blow in storm.blows:
        time.sleep(storm.pause_seconds)
        blow(running)
    for thread in threads:
        thread.join()
    return clients


def kill_one(running: Product) -> None:
    """End one of the web processes with kill -9; the others serve on."""
    parent = psutil.Process(running.processes["web"].pid)
    workers = [child for child in parent.children(recursive=True) if child.children() == []]
    workers[0].send_signal(signal.SIGKILL)


def balances_hold(running: Product) -> bool:
    try:
        running.run("check-balances", "flask --app wsgi check-balances")
    except FailedError:
        return False
    return True


def ride_out(running: Product, owners: list[ApiClient], storm: Storm) -> list[Row]:
    """Let clients write through a storm, and compare what is stored with what was answered."""
    clients = _blow(running, owners, storm)
    missing, extra, uneven = _compare(owners, clients)
    undone = [client.undo() for client in clients if client.deletions]
    after = _compare(owners, clients)
    checked = balances_hold(running)
    writes, again = (sum(getattr(c, name) for c in clients) for name in ("writes", "again"))
    surprises = [client.surprise for client in clients if client.surprise]
    name = storm.name
    return [
        must(f"{name}: clients with a wrong answer or none", not surprises, str(surprises[:1])),
        must(
            f"{name}: answered adds, edits, deletions, acts that are lost",
            missing == 0,
            f"{missing} of {writes:,} writes, {again:,} sent again",
        ),
        must(f"{name}: rows stored twice or back from the dead", extra == 0, f"{extra}"),
        must(
            f"{name}: acts on many rows undone afterwards, each as it was",
            all(undone) and bool(undone) and after[:2] == (0, 0),
            f"{sum(len(c.deletions) for c in clients):,}",
        ),
        must(
            f"{name}: balance = sum of rows, before and after undoing",
            uneven == after[2] == 0 and checked,
            f"{uneven} and {after[2]} of {len(owners)} off",
        ),
    ]


def _rows(kind: str) -> list[Row]:
    name = f"{kind}: {CLIENTS} clients, {PROCESSES} processes, kill -9 of one and all, twice"
    with run_product_on(kind, WEB_CONCURRENCY=str(PROCESSES)) as running:
        owners = [register_account(running.port, running.data_dir)[0] for _ in range(ACCOUNTS)]
        blows = (kill_one, kill_web, kill_one, kill_web)
        return ride_out(running, owners, Storm(name, blows))


def prove_ledger_crash() -> list[Row]:
    """Change ledgers on both databases while the web processes are killed."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _rows(kind)]
