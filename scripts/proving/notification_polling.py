"""A thousand open pages that poll one web process for notifications."""

import asyncio
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, MetaData, Table, insert, select, update

from scripts.proving.account_copies import copy_account, sign_in_all
from scripts.proving.http_client import API, ApiClient, NewAccount, OpenLine, register_account
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import engine_of
from scripts.proving.report import Row, at_least, at_most, must, quantile
from scripts.proving.speed import processor_seconds
from server.core.calendar.clock import now
from server.core.ids import new_id

PAGES = 1000
PEOPLE = 100
# As the client asks while somebody is at the page, and how far it spreads that.
EVERY_SECONDS = 20.0
SPREAD = 0.1
SECONDS = 60.0
KEPT = 30
# News that come each second, to one person each.
NEWS = 1
POLL = f"{API}/notifications?limit=1"


@dataclass
class PollResults:
    """What all pages were answered; times are seconds."""

    statuses: Counter[int] = field(default_factory=Counter)
    times: list[float] = field(default_factory=list)
    calls_lost: int = 0


class Page:
    """One open page: a connection that stays open, and what its server said last."""

    def __init__(self, caller: ApiClient, results: PollResults) -> None:
        self.line, self.results = OpenLine(caller), results
        self.tag = ""

    async def live(self, until: float) -> None:
        """Ask as the client does until this moment, beginning at any time of its rhythm."""
        await asyncio.sleep(random.uniform(0, EVERY_SECONDS))
        while time.monotonic() < until:
            try:
                await self._ask()
            except ConnectionError:
                # A browser calls again as well when the server has let go of the line.
                self.results.calls_lost += 1
                await self._ask()
            await asyncio.sleep(EVERY_SECONDS * random.uniform(1 - SPREAD, 1 + SPREAD))
        self.line.close()

    async def _ask(self) -> None:
        known = {"If-None-Match": self.tag} if self.tag else {}
        answer = await self.line.call("GET", POLL, more={"X-Background": "1", **known})
        if answer.status == 200:
            assert answer.json["payload"]["datas"]
        self.tag = answer.headers.get("etag", self.tag)
        self.results.statuses[answer.status] += 1
        self.results.times.append(answer.seconds)


def _owners(engine: Engine, person: NewAccount) -> list[str]:
    """Give others the account of one, and some notifications; returns their addresses."""
    owners, tables = copy_account(engine, person, PEOPLE), MetaData()
    with engine.begin() as link:
        for owner_id in owners.values():
            _tell(link, tables, engine, owner_id, KEPT)
    return list(owners)


def _tell(link: Any, tables: MetaData, engine: Engine, owner_id: str, count: int) -> None:
    """Tell one owner something, as the worker does."""
    notifications = Table("notifications", tables, autoload_with=engine)
    feeds = Table("notification_feeds", tables, autoload_with=engine)
    rows = [
        {
            "owner_id": owner_id,
            "id": (made := new_id()),
            "cause": made,
            "kind": "reminder",
            "subject_id": "proof",
            "about": {"name": "Listrik", "amount": 250_000},
            "created_at": now(),
        }
        for _row in range(count)
    ]
    link.execute(insert(notifications), rows)
    mine = feeds.c.owner_id == owner_id
    if not link.execute(update(feeds).where(mine).values(version=feeds.c.version + 1)).rowcount:
        link.execute(insert(feeds), {"owner_id": owner_id, "version": 1})


@contextmanager
def _news(engine: Engine) -> Iterator[None]:
    """Let something be told to somebody each second meanwhile."""
    tables = MetaData()
    notifications = Table("notifications", tables, autoload_with=engine)
    with engine.connect() as link:
        owners = list(link.scalars(select(notifications.c.owner_id).group_by("owner_id")))
    done = threading.Event()

    def work() -> None:
        while not done.wait(1 / NEWS):
            with engine.begin() as link:
                _tell(link, tables, engine, random.choice(owners), 1)

    teller = threading.Thread(target=work)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()


async def _all(pages: list[Page]) -> None:
    until = time.monotonic() + EVERY_SECONDS + SECONDS
    await asyncio.gather(*(page.live(until) for page in pages))


def _meanwhile(owner: ApiClient, done: threading.Event) -> list[float]:
    """Let one person look at the list of transactions; returns the times of the answers."""
    times = []
    while not done.wait(0.25):
        times.append(owner.call("GET", f"{API}/transactions?limit=50").seconds)
    return times


def _pages(kind: str) -> list[Row]:
    results = PollResults()
    with run_product_on(kind, WEB_CONCURRENCY="1", TOKEN_LIFETIME_SECONDS="3600") as running:
        owner, person = register_account(running.port, running.data_dir)
        engine = engine_of(running)
        addresses = _owners(engine, person)
        callers = sign_in_all(running.port, addresses, person.password)
        pages = [Page(caller, results) for caller in callers * (PAGES // PEOPLE)]
        web, done = running.processes["web"].pid, threading.Event()
        with ThreadPoolExecutor(1) as pool, _news(engine):
            looking = pool.submit(_meanwhile, owner, done)
            before, started = processor_seconds(web), time.monotonic()
            try:
                asyncio.run(_all(pages))
            finally:
                done.set()
            took = time.monotonic() - started
            share = (processor_seconds(web) - before) / took
            others = looking.result()
        engine.dispose()
    asked = sum(results.statuses.values())
    again = results.statuses[304] / max(1, asked - PAGES)
    name = f"{kind}, {PAGES:,} open pages"
    told = ", ".join(f"{count} × {status}" for status, count in sorted(results.statuses.items()))
    return [
        must(f"{name}: every question is answered", set(results.statuses) <= {200, 304}, told),
        Row(
            f"{name}: questions, lines begun anew",
            f"{asked / took:.0f} a second, {results.calls_lost}",
        ),
        at_least(f"{name}: 304 to all but the first", again * 100, 75, " %"),
        at_most(f"{name}: p99 of a question", quantile(results.times, 0.99) * 1000, 150, " ms"),
        at_most(f"{name}: one processor's share of the web process", share * 100, 40, " %"),
        Row(f"{name}: p99 of a list meanwhile", f"{quantile(others, 0.99) * 1000:.0f} ms"),
    ]


def measure_notification_polling() -> list[Row]:
    """Keep a thousand pages open on one web process, on both databases."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _pages(kind)]
