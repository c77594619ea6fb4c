"""What each call takes on a ledger of some size."""

import datetime as dt
import time
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import urlencode

from sqlalchemy import Engine

from scripts.proving.caller import API, Answer, Caller
from scripts.proving.report import Row, at_most, median_ms
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


def measure(owner: Caller, engine: Engine, owner_id: str) -> dict[str, float]:
    """Median milliseconds of each call, by what it is."""
    _plan(owner)
    found = {what: _median(_getting(owner, path)) for what, path in _paths(owner).items()}
    found["month summary in the database"] = median_ms(_sums(engine, owner_id))
    found["add"] = _median(lambda: owner.record(1_000))
    found["add and read"] = _median(lambda: _add_and_read(owner))
    return found


def told(kind: str, sizes: Sequence[int], found: Mapping[str, Sequence[float]]) -> list[Row]:
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


def _paths(owner: Caller) -> dict[str, str]:
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


def _plan(owner: Caller) -> None:
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


def _page(owner: Caller, number: int) -> str:
    """The address of a later page of the list."""
    path = LIST
    for _page in range(number - 1):
        cursor = owner.call("GET", path).json["payload"]["next_cursor"]
        path = f"{LIST}&{urlencode({'cursor': cursor})}"
    return path


def _getting(owner: Caller, path: str) -> Callable[[], Answer]:
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


def _add_and_read(owner: Caller) -> Answer:
    started = time.monotonic()
    owner.record(1_000)
    answer = owner.call("GET", LIST)
    return Answer(answer.status, answer.headers, answer.body, time.monotonic() - started)
