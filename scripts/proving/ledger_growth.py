"""How calls and exports scale from a thousand to a million transactions of one person."""

import datetime as dt
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlencode

from sqlalchemy import Engine, text

from scripts.processes.product import Product
from scripts.proving.http_client import API, Answer, ApiClient, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_exports import measure_exports
from scripts.proving.ledger_rows import engine_of, fill, open_wallets, owner_of
from scripts.proving.ledger_wallets import WALLET_LIMITS, WALLETS, wallet_paths
from scripts.proving.ratio import ratio
from scripts.proving.report import Row, at_most, at_most_times, median_ms
from server.core.calendar.money_month import MoneyCalendar, Period
from server.transactions.ledger_sums import PIECE, span_parameters, sums_by_type

SIZES = (1_000, 10_000, 100_000, 1_000_000)
TURNS = 20
WARM_UP = 3
# A slow call gets fewer turns.
LEAST_TURNS = 7
SECONDS_PER_CALL = 15.0
LIST = f"{API}/transactions?limit=50"
TENTH = 10
# Money months that begin within calendar months have days at both ends to add up.
PAYDAY = 25
# What a call may take with the largest ledger, in times of the smallest one.
MOST_GROWTH = 1.5
# The smallest ledger, beside those of others against alone in the database.
MOST_CROWDING = 1.5
# Median milliseconds that a call may take at 100,000 rows.
LIMITS = {
    "month summary in the database": 20,
    "overview": 50,
    "search": 200,
    "add and read": 25,
    **WALLET_LIMITS,
}
LIMITED_AT = 100_000
MOST_EXPORTED = 100_000
BUDGETED = ("food-beverages", "transportation", "housing", "utilities", "entertainment", "saving")
SEVERAL = ("dining-out", "food-beverages", "housing", "salary", "transportation")
ENTRY = {"type": "expenses", "category_id": "dining-out", "amount": 48_000, "detail": "Soto"}


@dataclass
class Ledger:
    """Somebody's ledger, the calls on it, and the seconds that each took."""

    size: int
    owner: ApiClient
    owner_id: str
    calls: dict[str, Callable[[], float]] = field(default_factory=dict)
    seconds: dict[str, list[float]] = field(default_factory=dict)


def growth_rows(kind: str, ledgers: Sequence[Ledger]) -> list[Row]:
    """One line for each call, its medians from the smallest ledger to the largest."""
    small, large = ledgers[0], ledgers[-1]
    rows = []
    for what, seconds in small.seconds.items():
        medians = " / ".join(f"{median_ms(ledger.seconds[what]):.1f}" for ledger in ledgers)
        found = ratio(f"{small.size:,} entries", large.seconds[what], seconds)
        name = f"{kind}, {what}: growth to {large.size:,} entries"
        rows.append(at_most_times(name, found, MOST_GROWTH, f"{medians} ms"))
    for ledger in ledgers:
        if ledger.size == LIMITED_AT:
            rows += [
                at_most(
                    f"{kind}, {what} at {LIMITED_AT:,} rows",
                    median_ms(ledger.seconds[what]),
                    limit,
                    " ms",
                )
                for what, limit in LIMITS.items()
                if what in ledger.seconds
            ]
    return rows


def _crowding(kind: str, alone: Mapping[str, Sequence[float]], ledger: Ledger) -> Row:
    """The call of the smallest ledger that the rows of others slow down most.

    Without it, a call that reads the rows of others as well would look flat. The fastest turns
    are compared, because the two measurements are minutes apart.
    """
    found = {what: min(ledger.seconds[what]) / min(seconds) for what, seconds in alone.items()}
    what = max(found, key=lambda each: found[each])
    return Row(
        f"{kind}, {ledger.size:,} entries: most growth of a call beside other people's entries",
        f"{found[what]:.2f} × alone in the database ({what})",
        f"≤ {MOST_CROWDING:g} ×",
        found[what] <= MOST_CROWDING,
    )


def _paths(owner: ApiClient) -> dict[str, str]:
    today = dt.datetime.now(dt.UTC).date()
    year = today - dt.timedelta(days=365)
    return {
        "token": f"{API}/token",
        "users": f"{API}/users",
        "overview": f"{API}/overview",
        "list": LIST,
        "list, tenth page": _page(owner, TENTH),
        "list of a type": f"{LIST}&category=income",
        "list of a category": f"{LIST}&category_id=dining-out",
        "list of five categories": f"{LIST}&category_id={','.join(SEVERAL)}",
        "list of a year": f"{LIST}&from={year}",
        "list of a category in a year": f"{LIST}&category_id=dining-out&from={year}",
        "list by amount": f"{LIST}&sort=-amount",
        "list by name": f"{LIST}&sort=name",
        "search": f"{LIST}&q=kopi",
        "search for nothing there": f"{LIST}&q=durian",
        "suggestions": f"{API}/transactions/suggestions?q=ko",
        "guess": f"{API}/categories/guess?detail=Kopi%20susu&type=expenses",
        "month summary": f"{API}/transactions/summary?period=month",
        "year summary": f"{API}/transactions/summary?period=year",
        "by category": f"{API}/transactions/by-category",
        "by category in a year": f"{API}/transactions/by-category?from={year}&to={today}",
        "months of a category": f"{API}/transactions/by-month?category_id=dining-out",
        "categories": f"{API}/categories",
        "budgets": f"{API}/budgets",
        "allocation": f"{API}/allocation",
        "goals": f"{API}/goals",
        "investment plans": f"{API}/investment-plans",
        "reminders": f"{API}/reminders",
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


def _getting(owner: ApiClient, path: str) -> Callable[[], float]:
    return lambda: _seconds(owner.call("GET", path))


def _seconds(answer: Answer) -> float:
    assert answer.status in {200, 201}, answer.body
    return answer.seconds


def _added(owner: ApiClient) -> str:
    """The address of a new entry."""
    answer = owner.call("POST", f"{API}/transaction/add", ENTRY)
    return f"{API}/transactions/{answer.json['payload']['datas'][0]['id']}"


def _edit(owner: ApiClient, path: str) -> float:
    # Another amount each time, or there would be nothing to write.
    entry = {**ENTRY, "amount": 1_000 + time.monotonic_ns() % 100_000}
    return _seconds(owner.call("PUT", path, entry))


def _delete(owner: ApiClient) -> float:
    return _seconds(owner.call("DELETE", _added(owner)))


def _add_and_read(owner: ApiClient) -> float:
    return _seconds(owner.record(1_000)) + _seconds(owner.call("GET", LIST))


def _sums(engine: Engine, owner_id: str) -> float:
    """Seconds of the statement behind the month summary, without the server around it."""
    window = MoneyCalendar(PAYDAY).window(Period.MONTH, dt.datetime.now(dt.UTC).date())
    pieces = span_parameters(window.spans)
    statement = sums_by_type(len(pieces) // len(PIECE), engine.dialect.name)
    with engine.connect() as link:
        started = time.monotonic()
        link.execute(statement, {"owner_id": owner_id, **pieces}).all()
        return time.monotonic() - started


def _calls(ledger: Ledger, engine: Engine) -> dict[str, Callable[[], float]]:
    """Everything that a person does, each as a function that returns its seconds."""
    owner, edited = ledger.owner, _added(ledger.owner)
    return {
        **{what: _getting(owner, path) for what, path in _paths(owner).items()},
        **{what: _getting(owner, path) for what, path in wallet_paths(owner).items()},
        "month summary in the database": lambda: _sums(engine, ledger.owner_id),
        "add": lambda: _seconds(owner.record(1_000)),
        "add and read": lambda: _add_and_read(owner),
        "edit": lambda: _edit(owner, edited),
        "delete": lambda: _delete(owner),
    }


def _open_ledger(running: Product, engine: Engine, size: int, only: Sequence[str]) -> Ledger:
    owner, person = register_account(running.port, running.data_dir, keep=True)
    ledger = Ledger(size, owner, owner_of(engine, person.email))
    with engine.begin() as link:
        payday = text("UPDATE users SET payday = :payday WHERE id = :id")
        link.execute(payday, {"payday": PAYDAY, "id": ledger.owner_id})
    fill(engine, ledger.owner_id, 0, size, open_wallets(owner, WALLETS))
    _reconnect(owner)
    _plan(owner)
    calls = _calls(ledger, engine)
    ledger.calls = {what: calls[what] for what in only or calls}
    return ledger


def _reconnect(owner: ApiClient) -> None:
    """The server gives up a connection that rests, as while rows are written."""
    owner.close()
    owner.renew()


def _measure(ledgers: Sequence[Ledger]) -> None:
    """Make each call on all ledgers in turns, so that others at work weigh on all alike."""
    for ledger in ledgers:
        _reconnect(ledger.owner)
        ledger.seconds = {what: [] for what in ledger.calls}
    for what in ledgers[0].calls:
        started = time.monotonic()
        for turn in range(TURNS + WARM_UP):
            late = time.monotonic() - started > SECONDS_PER_CALL
            if late and turn >= LEAST_TURNS + WARM_UP:
                break
            for ledger in ledgers:
                seconds = ledger.calls[what]()
                if turn >= WARM_UP:
                    ledger.seconds[what].append(seconds)


def _grow(kind: str, sizes: Sequence[int], only: Sequence[str]) -> list[Row]:
    with run_product_on(kind, TOKEN_LIFETIME_SECONDS="3600") as running:
        engine = engine_of(running)
        ledgers = [_open_ledger(running, engine, sizes[0], only)]
        _measure(ledgers)
        alone = ledgers[0].seconds
        ledgers += [_open_ledger(running, engine, size, only) for size in sizes[1:]]
        _measure(ledgers)
        rows = [*growth_rows(kind, ledgers), _crowding(kind, alone, ledgers[0])]
        engine.dispose()
        if only:
            return rows
        exported = max((each for each in ledgers if each.size <= MOST_EXPORTED), key=_size)
        for ledger in (exported, ledgers[0]):
            _reconnect(ledger.owner)
        name, worker = f"{kind}, {exported.size:,} rows", running.processes["worker"].pid
        return rows + measure_exports(name, exported.owner, ledgers[0].owner, worker)


def _size(ledger: Ledger) -> int:
    return ledger.size


def measure_ledger_growth(sizes: Sequence[int] = SIZES, only: Sequence[str] = ()) -> list[Row]:
    """Measure both databases at every size; with `only`, these calls alone and no exports."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _grow(kind, sizes, only)]
