"""Redis stopped and frozen, mail server down, database locked or gone."""

import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import psycopg

from scripts.processes.product import Product
from scripts.proving.http_client import API, Answer, ApiClient, NewAccount, register_account
from scripts.proving.isolated_product import run_product
from scripts.proving.report import Row, at_most, must
from scripts.services.ports import free_port, wait_until
from scripts.services.postgres import Postgres
from scripts.services.valkey import Valkey
from tests.support.mailbox import Mailbox

PUBLIC = ("/healthz", "/", "/login", f"{API}/register/available?username=somebody")
CLIENTS = 16


def _crowd(call: Callable[[], Answer]) -> list[Answer]:
    with ThreadPoolExecutor(CLIENTS) as pool:
        return [done.result() for done in [pool.submit(call) for _ in range(CLIENTS * 3)]]


def _without_redis(running: Product, word: str, mend: Callable[[Valkey], object]) -> list[Row]:
    owner, _ = register_account(running.port, running.data_dir)
    valkey = running.valkey
    assert valkey is not None
    valkey.stop() if word == "stopped" else valkey.freeze()
    members = _crowd(lambda: owner.like().call("GET", f"{API}/users"))
    strangers = [ApiClient(running.port).call("GET", path) for path in PUBLIC]
    told = all(each.status == 503 and "retry-after" in each.headers for each in members)
    served = all(each.status == 200 for each in strangers)
    statuses = ", ".join(
        f"{path} {each.status}" for path, each in zip(PUBLIC, strangers, strict=True)
    )
    mend(valkey)
    started = time.monotonic()
    wait_until(lambda: owner.call("GET", f"{API}/users").status == 200, 20, "recovery")
    recovered = time.monotonic() - started
    return [
        must(f"Redis {word}: signed-in calls get 503 with Retry-After", told, f"{len(members)}"),
        at_most(
            f"Redis {word}: slowest of them, {CLIENTS} clients",
            max(each.seconds for each in members),
            2,
            " s",
        ),
        must(f"Redis {word}: public pages and calls answer 200", served, statuses),
        at_most(f"Redis {word}: back by itself after", recovered, 5, " s"),
    ]


def prove_redis_outage() -> list[Row]:
    """Stop Redis, then freeze it, while people use the product."""
    with run_product() as running:
        return [
            *_without_redis(running, "stopped", lambda valkey: valkey.start()),
            *_without_redis(running, "frozen", lambda valkey: valkey.thaw()),
        ]


def prove_mail_outage() -> list[Row]:
    """Register while the mail server is away; it comes back, and the mail must come once."""
    sink = Mailbox(free_port())
    with run_product(MAIL_SERVER="127.0.0.1", MAIL_PORT=str(sink.port)) as running:
        person = NewAccount()
        answer = ApiClient(running.port).call("POST", f"{API}/register", person.form)
        time.sleep(8)
        sink.start()
        back = time.monotonic()
        try:
            wait_until(lambda: bool(sink.letters), 200, "the mail")
            waited = time.monotonic() - back
            time.sleep(70)
            letters = len(sink.letters)
        finally:
            sink.stop()
    return [
        must("mail server down: registering answers", answer.status == 201, f"{answer.status}"),
        at_most("mail server down: answer after", answer.seconds, 1, " s"),
        at_most("the mail comes after the server is back, within", waited, 180, " s"),
        must("mails that came", letters == 1, f"{letters}"),
    ]


def _locked_sqlite() -> list[Row]:
    with run_product() as running:
        owner, _ = register_account(running.port, running.data_dir)
        link = sqlite3.connect(running.data_dir / "lumbung.sqlite3", isolation_level=None)
        link.execute("BEGIN IMMEDIATE")
        refused = owner.record(1)
        read = owner.call("GET", f"{API}/transactions")
        link.execute("ROLLBACK")
        link.close()
        after = owner.record(1)
    return [
        must(
            "SQLite locked: a write gets 503, a read answers",
            (refused.status, read.status) == (503, 200),
            f"{refused.status}, {read.status}",
        ),
        at_most("SQLite locked: refused after", refused.seconds, 3, " s"),
        must("SQLite free again: the next write is stored", after.status == 201, f"{after.status}"),
    ]


def _locked_and_stopped_postgres() -> list[Row]:
    with Postgres() as cluster:
        cluster.execute("CREATE DATABASE lumbung")
        with run_product(DATABASE_URL=cluster.url("lumbung")) as running:
            owner, _ = register_account(running.port, running.data_dir)
            with psycopg.connect(cluster.url("lumbung")) as link:
                link.execute("LOCK TABLE transactions, users IN ACCESS EXCLUSIVE MODE")
                locked = owner.record(1)
                link.rollback()
            after = owner.record(1)
            cluster.halt()
            gone = owner.record(1)
            live = ApiClient(running.port).call("GET", "/healthz")
    return [
        must("PostgreSQL locked: 503", locked.status == 503, f"{locked.status}"),
        at_most("PostgreSQL locked: refused after", locked.seconds, 3, " s"),
        must("PostgreSQL free again: stored", after.status == 201, f"{after.status}"),
        must(
            "PostgreSQL stopped: 503, /healthz 200",
            (gone.status, live.status) == (503, 200),
            f"{gone.status}, {live.status}",
        ),
        at_most("PostgreSQL stopped: refused after", gone.seconds, 3, " s"),
    ]


def prove_database_outage() -> list[Row]:
    """Lock both databases from outside; stop PostgreSQL."""
    return [*_locked_sqlite(), *_locked_and_stopped_postgres()]
