"""How calls and exports scale from a thousand to a million transactions of one person."""

import datetime as dt
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from urllib.parse import urlencode

import psutil
from sqlalchemy import Engine, create_engine, text

from scripts.processes.product import Product
from scripts.proving.http_client import API, Answer, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.report import Row, at_most, median_ms
from server.settings import driver_url
from server.transactions.reports import SUMS

TURNS = 20
WARM_UP = 3
LIST = f"{API}/transactions?limit=50"
TENTH = 10
HALF_A_YEAR = dt.timedelta(days=183)
# Median milliseconds that a call may take at 100,000 rows.
LIMITS = {
    "month summary in the database": 20,
    "overview": 50,
    "search": 200,
    "add and read": 25,
}
LIMITED_AT = 100_000
BUDGETED = ("food-beverages", "transportation", "housing", "utilities", "entertainment", "saving")


def measure(owner: ApiClient, engine: Engine, owner_id: str) -> dict[str, float]:
    """Median milliseconds of each call, by what it is."""
    _plan(owner)
    found = {what: _median(_getting(owner, path)) for what, path in _paths(owner).items()}
    found["month summary in the database"] = median_ms(_sums(engine, owner_id))
    found["add"] = _median(lambda: owner.record(1_000))
    found["add and read"] = _median(lambda: _add_and_read(owner))
    return found


def growth_rows(kind: str, sizes: Sequence[int], found: Mapping[str, Sequence[float]]) -> list[Row]:
    """One line for each call, its medians from the smallest ledger to the largest."""
    numbers = " / ".join(f"{size:,}" for size in sizes)
    rows = [
        Row(
            f"{kind}, {what}: median ms at {numbers} rows",
            " / ".join(f"{milliseconds:.1f}" for milliseconds in medians),
        )
        for what, medians in found.items()
    ]
    if LIMITED_AT in sizes:
        at = sizes.index(LIMITED_AT)
        rows += [
            at_most(f"{kind}, {what} at {LIMITED_AT:,} rows", found[what][at], limit, " ms")
            for what, limit in LIMITS.items()
        ]
    return rows


def _paths(owner: ApiClient) -> dict[str, str]:
    return {
        "list": LIST,
        "list, tenth page": _page(owner, TENTH),
        "search": f"{LIST}&q=kopi",
        "search for nothing there": f"{LIST}&q=durian",
        "list by amount": f"{LIST}&sort=-amount",
        "list by name": f"{LIST}&sort=name",
        "month summary": f"{API}/transactions/summary?period=month",
        "by category": f"{API}/transactions/by-category",
        "suggestions": f"{API}/transactions/suggestions?q=ko",
        "overview": f"{API}/overview",
        "budgets": f"{API}/budgets",
        "allocation": f"{API}/allocation",
    }


def _plan(owner: ApiClient) -> None:
    """Give the owner budgets that roll over, one month after the other for a year."""
    month = owner.call("GET", f"{API}/budgets").json["payload"]["month"]["key"]
    for _month in range(12):
        rows = [
            {"category_id": category_id, "amount": 1_500_000, "rollover": "both"}
            for category_id in BUDGETED
        ]
        answer = owner.call("PUT", f"{API}/budgets?month={month}", {"budgets": rows})
        assert answer.status == 200, answer.body
        month = answer.json["payload"]["month"]["previous"]


def _page(owner: ApiClient, number: int) -> str:
    """The address of a later page of the list."""
    path = LIST
    for _page in range(number - 1):
        cursor = owner.call("GET", path).json["payload"]["next_cursor"]
        path = f"{LIST}&{urlencode({'cursor': cursor})}"
    return path


def _getting(owner: ApiClient, path: str) -> Callable[[], Answer]:
    return lambda: owner.call("GET", path)


def _median(call: Callable[[], Answer]) -> float:
    times = []
    for turn in range(TURNS + WARM_UP):
        answer = call()
        assert answer.status in {200, 201}, answer.body
        if turn >= WARM_UP:
            times.append(answer.seconds)
    return median_ms(times)


def _sums(engine: Engine, owner_id: str) -> list[float]:
    """Seconds of the statement behind the month summary, without the server around it."""
    last = dt.datetime.now(dt.UTC).date()
    asked = {"owner_id": owner_id, "first": last - HALF_A_YEAR, "last": last}
    times = []
    with engine.connect() as link:
        for _turn in range(TURNS):
            started = time.monotonic()
            link.execute(SUMS, asked).all()
            times.append(time.monotonic() - started)
    return times


def _add_and_read(owner: ApiClient) -> Answer:
    started = time.monotonic()
    owner.record(1_000)
    answer = owner.call("GET", LIST)
    return Answer(answer.status, answer.headers, answer.body, time.monotonic() - started)


MOST_EXPORTED = 100_000
MEGABYTE = 1024 * 1024
# What a file may add to the worker's memory, however many rows it has.
MOST_MEMORY = 48
LOOK_SECONDS = 0.05


EXPORT_SECONDS = 300


def exports(name: str, owner: ApiClient, neighbour: ApiClient, pid: int) -> list[Row]:
    """Order the whole ledger as CSV and as XLSX, while somebody else reads their list."""
    rows = []
    for kind in ("csv", "xlsx"):
        with _memory(pid) as seen:
            started = time.monotonic()
            _order(owner, kind)
            waits = []
            while not (ready := _ready_export(owner)):
                assert time.monotonic() - started < EXPORT_SECONDS, "The export takes too long."
                waits.append(neighbour.call("GET", LIST).seconds)
            seconds = time.monotonic() - started
        answer = owner.call("GET", f"{API}/transactions/exports/{ready}/file")
        assert answer.status == 200, answer.body
        size = len(answer.body) / MEGABYTE
        what = f"{name}, export as {kind}"
        rows += [
            Row(f"{what}: time and size", f"{seconds:.1f} s, {size:.2f} MB"),
            Row(f"{what}: median of a neighbour's list", f"{median_ms(waits or [0]):.1f} ms"),
            at_most(f"{what}: more memory of the worker", max(seen) - seen[0], MOST_MEMORY, " MB"),
        ]
    return rows


def _order(owner: ApiClient, kind: str) -> None:
    answer = owner.call("POST", f"{API}/transactions/exports", {"format": kind})
    assert answer.status == 202, answer.body


def _ready_export(owner: ApiClient) -> str | None:
    """The id of the ordered file, None while it is written."""
    (export,) = owner.call("GET", f"{API}/transactions/exports").json["payload"]["datas"]
    assert export["state"] != "failed", export
    return str(export["id"]) if export["state"] == "ready" else None


@contextmanager
def _memory(pid: int) -> Iterator[list[float]]:
    """Look how many megabytes a process and its children take, before and meanwhile."""
    process = psutil.Process(pid)
    family = [process, *process.children(recursive=True)]
    done = threading.Event()
    seen = [_resident(family)]

    def look() -> None:
        while not done.wait(LOOK_SECONDS):
            seen.append(_resident(family))

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield seen
    finally:
        done.set()
        looking.join()


def _resident(family: list[psutil.Process]) -> float:
    return sum(each.memory_info().rss for each in family) / MEGABYTE


SIZES = (1_000, 10_000, 100_000, 1_000_000)
CHUNK = 10_000
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
EXPENSES = ("food-beverages", "transportation", "dining-out", "healthcare", "rent", "fashion")
DETAILS = ("Nasi goreng", "Ojek ke kantor", "Kopi susu", "Belanja mingguan", "Obat", "")
INSERT = text(
    "INSERT INTO transactions (owner_id, id, type, category_id, amount, detail, date,"
    " created_at, version) VALUES (:owner, :id, :type, :category, :amount, :detail, :date,"
    " :created, 1)"
)


def engine_of(running: Product) -> Engine:
    """Open the product's database beside it."""
    url = running.environ.get("DATABASE_URL") or f"sqlite:///{running.data_dir}/lumbung.sqlite3"
    return create_engine(driver_url(url))


def _name(number: int) -> str:
    letters = ""
    for _place in range(20):
        number, rest = divmod(number, 32)
        letters = ALPHABET[rest] + letters
    return "000000" + letters


def _rows(owner: str, first: int, last: int) -> Iterator[dict[str, object]]:
    chance = random.Random(first)
    today = dt.datetime.now(dt.UTC).replace(tzinfo=None)
    for number in range(first, last):
        income = number % 20 == 0
        day = today - dt.timedelta(days=chance.randrange(0, 3650))
        yield {
            "owner": owner,
            "id": _name(number),
            "type": "income" if income else "expenses",
            "category": "salary" if income else chance.choice(EXPENSES),
            "amount": 9_000_000 if income else chance.randrange(5_000, 250_000),
            "detail": chance.choice(DETAILS),
            "date": day.date().isoformat(),
            "created": day.isoformat(sep=" "),
        }


def fill(engine: Engine, owner: str, first: int, last: int) -> None:
    """Store the rows from number `first` up to `last`, and let the database look at them."""
    store(engine, owner, first, last)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as link:
        link.execute(text("ANALYZE"))


def store(engine: Engine, owner: str, first: int, last: int) -> None:
    """Store the rows from number `first` up to `last`, spread over ten years, with the balance."""
    for start in range(first, last, CHUNK):
        rows = list(_rows(owner, start, min(start + CHUNK, last)))
        added = sum(
            int(str(row["amount"])) * (1 if row["type"] == "income" else -1) for row in rows
        )
        with engine.begin() as link:
            link.execute(INSERT, rows)
            link.execute(
                text("UPDATE users SET balance = balance + :added WHERE id = :owner"),
                {"added": added, "owner": owner},
            )


def owner_of(engine: Engine, email: str) -> str:
    """Return the id of the account with this address."""
    query = text("SELECT id FROM users WHERE email = :email")
    with engine.connect() as link:
        return str(link.execute(query, {"email": email}).scalar_one())


def _grow(kind: str, sizes: tuple[int, ...]) -> list[Row]:
    found: dict[str, list[float]] = {}
    rows, before = [], 0
    with run_product_on(kind) as running:
        owner, person = register_account(running.port, running.data_dir, keep=True)
        neighbour, _person = register_account(running.port, running.data_dir, keep=True)
        engine = engine_of(running)
        identity = owner_of(engine, person.email)
        for size in sizes:
            fill(engine, identity, before, size)
            before = size
            # The server gave up the connection while the rows were written.
            owner.close()
            owner.renew()
            for what, milliseconds in measure(owner, engine, identity).items():
                found.setdefault(what, []).append(milliseconds)
            if size == min(MOST_EXPORTED, sizes[-1]):
                neighbour.close()
                neighbour.renew()
                what, worker = f"{kind}, {size:,} rows", running.processes["worker"].pid
                rows += exports(what, owner, neighbour, worker)
        engine.dispose()
    return [*growth_rows(kind, sizes, found), *rows]


def measure_ledger_growth() -> list[Row]:
    """Measure both databases at every size."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _grow(kind, SIZES)]
