"""Five hundred people who use two web processes at once."""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import psutil

from scripts.processes.product import Product
from scripts.proving.account_copies import copy_account, sign_in_all
from scripts.proving.http_client import API, Answer, ApiClient, OpenLine, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import analyze, engine_of, store
from scripts.proving.ratio import ratio
from scripts.proving.report import Row, at_most, at_most_times, must, quantile
from scripts.proving.speed import family, resident_megabytes

PEOPLE = 500
ENTRIES = 200
SECONDS = 300.0
# Between two calls of a person, in the mean; the shortest and the longest are half and 1.5 times.
THINK_SECONDS = 5.0
MOST_P99_MS = 300
# By then every person has made each call, and the caches are full.
WARM_SHARE = 0.2
LOOK_SECONDS = 1.0
LOOKS = 10
MOST_GROWTH = 1.1
ENTRY = {"type": "expenses", "category_id": "dining-out", "amount": 48_000, "detail": "Soto"}
READS = ("/overview", "/transactions?limit=50", "/transactions?limit=50&q=kopi")


@dataclass
class Experience:
    """What all people saw, and the memory of the web processes in megabytes meanwhile."""

    seconds: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    lines_lost: int = 0
    memory: list[float] = field(default_factory=list)


class Person:
    """Somebody who renews the token, reads, searches, and adds, edits and deletes an entry."""

    def __init__(self, caller: ApiClient, seen: Experience) -> None:
        self.caller, self.line, self.seen = caller, OpenLine(caller), seen

    async def live(self, until: float) -> None:
        """Call and think until this moment, beginning at any step."""
        await asyncio.sleep(random.uniform(0, THINK_SECONDS))
        entry = ""
        for step in itertools.islice(self._steps(), random.randrange(5), None):
            if time.monotonic() > until:
                break
            answer = await self._take(*step, entry)
            if step[0] == "POST" and answer.status == 201:
                entry = f"/transactions/{answer.json['payload']['datas'][0]['id']}"
            if step[1] == "/token" and answer.status == 200:
                self.caller.token = answer.json["accessToken"]
            await asyncio.sleep(THINK_SECONDS * random.uniform(0.5, 1.5))
        self.line.close()

    def _steps(self) -> Iterator[tuple[str, str, object]]:
        """Method, path and body of one call after the other; no path means the last entry."""
        edited = {**ENTRY, "detail": "Soto ayam"}
        return itertools.cycle(
            [
                ("GET", "/token", None),
                *(("GET", path, None) for path in READS),
                ("POST", "/transaction/add", ENTRY),
                ("PUT", "", edited),
                ("GET", READS[1], None),
                ("DELETE", "", None),
            ]
        )

    async def _take(self, method: str, path: str, body: object, entry: str) -> Answer:
        try:
            answer = await self.line.call(method, API + (path or entry), body)
        except ConnectionError:
            # A browser calls again as well when the server has let go of the line.
            self.seen.lines_lost += 1
            answer = await self.line.call(method, API + (path or entry), body)
        self.seen.statuses[answer.status] += 1
        self.seen.seconds.append(answer.seconds)
        return answer


async def _watch(processes: list[psutil.Process], seen: Experience, until: float) -> None:
    while time.monotonic() < until:
        seen.memory.append(resident_megabytes(processes))
        await asyncio.sleep(LOOK_SECONDS)


async def live_all(callers: list[ApiClient], web: int, seconds: float) -> Experience:
    """Let these people live for some seconds; `web` is the process whose memory is watched."""
    seen, until = Experience(), time.monotonic() + seconds
    people = [Person(caller, seen).live(until) for caller in callers]
    await asyncio.gather(*people, _watch(family(web), seen, until))
    return seen


def _gather(running: Product) -> list[ApiClient]:
    """Sign in everybody, each with entries of their own."""
    _first, person = register_account(running.port, running.data_dir)
    engine = engine_of(running)
    owners = copy_account(engine, person, PEOPLE)
    for owner_id in owners.values():
        store(engine, owner_id, 0, ENTRIES)
    analyze(engine)
    engine.dispose()
    return sign_in_all(running.port, list(owners), person.password)


def _rows(kind: str, seen: Experience) -> list[Row]:
    name = f"{kind}, {PEOPLE} active people on two web processes"
    answers = ", ".join(f"{count:,} × {status}" for status, count in sorted(seen.statuses.items()))
    is_fine = set(seen.statuses) <= {200, 201}
    warm = int(len(seen.memory) * WARM_SHARE)
    early, late = seen.memory[warm : warm + LOOKS], seen.memory[-LOOKS:]
    growth = ratio("the first minute", late, early)
    figures = f"{early[0]:.0f} and {late[-1]:.0f} MB"
    return [
        must(f"{name}: no error", is_fine, f"{answers}; {seen.lines_lost} lines begun anew"),
        at_most(f"{name}: p99", quantile(seen.seconds, 0.99) * 1000, MOST_P99_MS, " ms"),
        at_most_times(f"{name}: memory at the end", growth, MOST_GROWTH, figures),
    ]


def measure_active_people(seconds: float = SECONDS) -> list[Row]:
    """Let five hundred people live for five minutes on both databases."""
    rows = []
    for kind in ("SQLite", "PostgreSQL"):
        with run_product_on(kind, WEB_CONCURRENCY="2") as running:
            callers = _gather(running)
            web = running.processes["web"].pid
            rows += _rows(kind, asyncio.run(live_all(callers, web, seconds)))
    return rows
