"""Long imports into long ledgers, a worker that is killed while it works, and many statements."""

import os
import random
import resource
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import islice
from pathlib import Path

from sqlalchemy import Engine

from scripts.processes.product import Product
from scripts.proving.http_client import API, ApiClient, register_account
from scripts.proving.import_calls import (
    Import,
    Watch,
    act,
    find,
    kill_worker,
    upload,
    wait_for_worker,
)
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import (
    CHUNK,
    analyze,
    engine_of,
    entry_id,
    owner_of,
    store_rows,
)
from scripts.proving.report import Row, at_most, must
from scripts.setup.stamps import ROOT
from server.imports.statements.child_process import read_file
from server.imports.statements.exchange import FoundContent, ReadRequest
from tests.support.bank_files.bank_ledger import BankLedger
from tests.support.bank_files.bca_pdf_file import write_bca_pdf
from tests.support.imports import bank_ledger, write_file

ROWS = 100_000
LIMIT_SECONDS = 10.0
LIMIT_MEGABYTES = 150.0
# How much of the file is in the ledger already.
SHARES = (0.0, 0.5, 1.0)
# Enough for the worker to read the file.
KILLED_ROWS = 12_000
KILLS = 10
PAGES = 40
PDF_ROWS = 1_000
PDF_SECONDS = 3.0
# How many random ledgers each reader is tried with.
LEDGERS = 200
READERS = "tests/server/imports/readers"
TAIL = "2345"
OPENING = 10**11
WORDS = ("WARUNG", "TOKO", "SARI", "BUDI", "ANDI", "CONTOH", "MAKMUR", "JAYA", "ABADI", "KOPI")
Booked = tuple[date, int, str]


def _booked(count: int, seed: int = 1) -> Iterator[Booked]:
    """Rows over ten years, the same in every run: expenses, and an income now and then."""
    dice, first = random.Random(seed), date(2016, 9, 1)
    for number in range(count):
        amount = 9_000_000 if number % 20 == 0 else -dice.randrange(5_000, 250_000)
        text = f"TRSF E-BANKING DB {number:06} {' '.join(dice.choices(WORDS, k=3))}"
        yield first + timedelta(days=number * 3_600 // count), amount, text


def _statement(count: int) -> BankLedger:
    return bank_ledger(_booked(count), OPENING)


def _record(engine: Engine, owner_id: str, wallet: str, count: int, share: float) -> None:
    """Let a wallet have so many typed entries, a share of which are those of the statement."""
    booked = enumerate(zip(_booked(count), _booked(count, seed=2), strict=True))
    while part := list(islice(booked, CHUNK)):
        rows = [
            _entry(owner_id, wallet, number, same if number % 10 < share * 10 else other)
            for number, (same, other) in part
        ]
        store_rows(engine, owner_id, rows)
    analyze(engine)


def _entry(owner_id: str, wallet: str, number: int, booked: Booked) -> dict[str, object]:
    day, amount, _text = booked
    return {
        "owner_id": owner_id,
        "id": entry_id(number),
        "type": "income" if amount > 0 else "expenses",
        "category_id": "salary" if amount > 0 else "food-beverages",
        "amount": abs(amount),
        "detail": f"Belanja {number % 500}",
        "date": day.isoformat(),
        "created_at": f"{day.isoformat()} 00:00:00",
        "version": 1,
        "wallet_id": wallet,
        "to_wallet_id": None,
    }


def _open_bank(owner: ApiClient) -> str:
    body = {"kind": "bank", "name": "BCA", "last_digits": TAIL}
    answer = owner.call("POST", f"{API}/wallets", body, {"Idempotency-Key": str(uuid.uuid4())})
    assert answer.status == 201, answer.body
    return str(answer.json["payload"]["datas"][0]["id"])


@dataclass
class Steps:
    """How long each step took, on the clock and of the processor in the worker, in seconds."""

    name: str
    owner: ApiClient
    watch: Watch
    rows: list[Row] = field(default_factory=list)

    def run(self, what: str, start: Callable[[], Import]) -> Import:
        """Start a step, wait until it is done, and keep how long it took."""
        started, before = time.monotonic(), self.watch.processor
        done = wait_for_worker(self.owner, start())
        seconds, computed = time.monotonic() - started, self.watch.processor - before
        name = f"{self.name}: until it {what}"
        self.rows.append(at_most(name, seconds, LIMIT_SECONDS, " s"))
        self.rows.append(Row(f"{name}, of the processor", f"{computed:.1f} s"))
        return done


def _measure_share(running: Product, kind: str, share: float, rows: int) -> list[Row]:
    """Read, save and take back a statement of which a share is in the ledger."""
    name = f"{kind}: {rows:,} rows into {rows:,}, {share:.0%} there"
    owner, person = register_account(running.port, running.data_dir)
    other, _person = register_account(running.port, running.data_dir)
    engine = engine_of(running)
    wallet = _open_bank(owner)
    _record(engine, owner_of(engine, person.email), wallet, rows, share)
    engine.dispose()
    owner.renew()
    before = owner.totals()
    content = write_file(_statement(rows))
    with Watch(running, other.like()) as watch:
        idle = watch.worker
        steps = Steps(name, owner, watch)
        draft = steps.run("can be reviewed", lambda: upload(owner, content))
        done = steps.run("is saved", lambda: act(owner, draft, "apply"))
        undone = steps.run("is undone", lambda: act(owner, done, "undo"))
    found = draft["counts"]["existing"]
    states = [one["state"] for one in (draft, done, undone)]
    return [
        must(
            f"{name}: reviewed, saved, undone",
            states == ["review", "applied", "undone"]
            and found >= rows * share
            and owner.totals() == before,
            f"{', '.join(states)}; {found:,} already there",
        ),
        *steps.rows,
        at_most(f"{name}: the worker above idle", watch.worker - idle, LIMIT_MEGABYTES, " MB"),
        Row(f"{name}: the worker, idle and at most", f"{idle:.0f} and {watch.worker:.0f} MB"),
        at_most(f"{name}: the process that reads", watch.reader, LIMIT_MEGABYTES, " MB"),
        must(f"{name}: others are answered", not watch.refused, f"slowest {watch.slowest:.2f} s"),
    ]


def _kill_often(running: Product, kind: str, rows: int, kills: int) -> Row:
    """Kill the worker at random moments of each step; the ledger is as if it had not been."""
    owner, _person = register_account(running.port, running.data_dir)
    _open_bank(owner)
    engine = engine_of(running)
    content, empty = write_file(_statement(rows)), owner.totals()
    steps: list[tuple[str, Callable[[Import], Import]]] = [
        ("review", lambda _one: upload(owner, content)),
        ("applied", lambda one: act(owner, one, "apply")),
        ("undone", lambda one: act(owner, one, "undo")),
    ]
    one, dice, done, wrong = Import(), random.Random(7), 0, []
    seconds: dict[str, float] = {}
    full: dict[str, int] = {}
    while done < kills:
        for state, start in steps:
            begun, started = start(one), time.monotonic()
            if state in seconds and done < kills:
                time.sleep(dice.uniform(0, seconds[state]))
                kill_worker(running, engine)
                done += 1
            one = wait_for_worker(owner, begun)
            seconds.setdefault(state, time.monotonic() - started)
            totals = owner.totals()
            full = full or (totals if state == "applied" else {})
            expected = full if state == "applied" else empty
            if one["state"] != state or totals != expected:
                wrong.append(f"{state}: {one['state']}, {totals['count']}")
    engine.dispose()
    times = ", ".join(f"{name} {value:.1f} s" for name, value in seconds.items())
    return must(
        f"{kind}: {rows:,} rows, kill -9 of the worker at {kills} moments: each step done once",
        not wrong and full["count"] == rows and find(owner, one)["state"] == "undone",
        wrong[0] if wrong else f"uninterrupted: {times}",
    )


def _measure_pdf() -> list[Row]:
    """Read a long PDF in its process."""
    day = timedelta(days=1)
    booked = ((date(2026, 8, 1) + day * (n % 28), -1_000 - n, f"TOKO {n}") for n in range(PDF_ROWS))
    content = write_bca_pdf(bank_ledger(sorted(booked), OPENING), pages=PAGES)
    started = time.monotonic()
    found = read_file(ReadRequest(content, date(2026, 9, 15)))
    seconds = time.monotonic() - started
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    name = f"PDF of {PAGES} pages"
    return [
        must(f"{name}: all rows", _count_rows(found) == PDF_ROWS, f"{PDF_ROWS:,} rows"),
        at_most(f"{name}: until it is read", seconds, PDF_SECONDS, " s"),
        at_most(f"{name}: the largest process so far", peak, LIMIT_MEGABYTES, " MB"),
    ]


def _count_rows(found: FoundContent) -> int:
    return sum(len(one.statement.rows) for one in found) if isinstance(found, list) else 0


def _try_readers() -> Row:
    """Let the simulated bank export many random ledgers in each layout."""
    words = [
        sys.executable,
        "-m",
        "pytest",
        READERS,
        "-q",
        "-k",
        "random or any_ledger",
        "-p",
        "no:cacheprovider",
    ]
    environ = {**os.environ, "RANDOM_LEDGERS": str(LEDGERS)}
    done = subprocess.run(
        words, cwd=Path(ROOT), env=environ, capture_output=True, text=True, check=False
    )
    last = (done.stdout.strip().splitlines() or [done.stderr[-120:]])[-1]
    return must(f"{LEDGERS} random ledgers in each layout", done.returncode == 0, last)


def prove_imports(
    rows: int = ROWS,
    shares: Sequence[float] = SHARES,
    kills: int = KILLS,
    *,
    kinds: Sequence[str] = ("SQLite", "PostgreSQL"),
    readers: bool = True,
) -> list[Row]:
    """Import on both databases, fast and under kill -9, and read many statements."""
    found = _measure_pdf()
    for kind in kinds:
        with run_product_on(kind) as running:
            for share in shares:
                found += _measure_share(running, kind, share, rows)
            found.append(_kill_often(running, kind, KILLED_ROWS, kills))
    return [*found, _try_readers()] if readers else found
