"""Account actions while Redis, the mail server or the database is down."""

import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg
import redis as redis_client

from scripts.processes.product import Product
from scripts.proving.http_client import API, Answer, ApiClient, NewAccount, register_account
from scripts.proving.isolated_product import run_product, run_product_on
from scripts.proving.report import Row, at_most, must
from scripts.services.ports import LOOPBACK, wait_until

NAME = {"fullname": "Ayu Lestari Dewi"}
SLOW_SECONDS = 0.8


def _profile(owner: ApiClient) -> Answer:
    return owner.call("PUT", f"{API}/users/profile", NAME)


def _forget(port: int, address: str) -> Answer:
    return ApiClient(port).call("POST", f"{API}/password/forgot", {"email": address})


def _state(owner: ApiClient, export: str) -> str:
    answer = owner.call("GET", f"{API}/users/exports/{export}")
    return answer.json["payload"]["datas"][0]["state"] if answer.status == 200 else ""


def _without_redis() -> list[Row]:
    """Ask for an export, take Redis away, use the account, bring Redis back."""
    with run_product() as running:
        owner, person = register_account(running.port, running.data_dir)
        valkey = running.valkey
        assert valkey is not None
        asked = owner.call("POST", f"{API}/users/exports")
        assert asked.status == 202, asked.body
        export = asked.json["payload"]["datas"][0]["id"]
        valkey.stop()
        refused = [owner.call("GET", f"{API}/sessions"), _profile(owner)]
        refused.append(owner.call("GET", f"{API}/users/exports/{export}"))
        forgot = _forget(running.port, person.email)
        time.sleep(2)
        valkey.start()
        back = time.monotonic()
        wait_until(lambda: _state(owner, export) == "ready", 130, "the export")
        waited = time.monotonic() - back
    statuses = ", ".join(str(answer.status) for answer in refused)
    slowest = max(answer.seconds for answer in refused)
    told = all(answer.status == 503 and "retry-after" in answer.headers for answer in refused)
    return [
        must("Redis stopped: devices, profile, export get 503 with Retry-After", told, statuses),
        at_most("Redis stopped: slowest of them", slowest, 2, " s"),
        must("Redis stopped: forgot answers as ever", forgot.status == 200, f"{forgot.status}"),
        at_most("an export that was asked for before is ready after", waited, 120, " s"),
    ]


def _flushed() -> list[Row]:
    with run_product() as running:
        owner, person = register_account(running.port, running.data_dir)
        with redis_client.Redis.from_url(running.environ["REDIS_URL"]) as link:
            link.flushall()
        ended = owner.call("GET", f"{API}/sessions").status
        again = owner.sign_in(person.email, person.password).status
        kept = owner.call("GET", f"{API}/sessions").status
    told = f"{ended}, {again}, {kept}"
    return [must("Redis emptied: signed out, then in again", told == "401, 200, 200", told)]


@contextmanager
def _black_hole() -> Iterator[int]:
    """A mail server that takes connections and never says a word."""
    with closing(socket.create_server((LOOPBACK, 0))) as server:
        yield server.getsockname()[1]


def _silent_mail_server() -> list[Row]:
    with _black_hole() as port, run_product(MAIL_SERVER=LOOPBACK, MAIL_PORT=str(port)) as running:
        person = NewAccount()
        made = ApiClient(running.port).call("POST", f"{API}/register", person.form)
        forgot = _forget(running.port, person.email)
    slowest = max(made.seconds, forgot.seconds)
    told = f"{made.status}, {forgot.status}"
    return [
        must("silent mail server: register and forgot answer", told == "201, 200", told),
        at_most("silent mail server: slower of them", slowest, 1, " s"),
    ]


@contextmanager
def _locked(running: Product) -> Iterator[None]:
    """Nobody else can write to accounts meanwhile."""
    url = running.environ.get("DATABASE_URL")
    if url:
        with psycopg.connect(url) as link:
            link.execute("LOCK TABLE users, transactions IN ACCESS EXCLUSIVE MODE")
            yield
            link.rollback()
        return
    file = running.data_dir / "lumbung.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as link:
        link.execute("BEGIN IMMEDIATE")
        yield
        link.execute("ROLLBACK")


def _locked_database(kind: str) -> list[Row]:
    with run_product_on(kind) as running:
        owner, _person = register_account(running.port, running.data_dir)
        with _locked(running):
            refused = _profile(owner)
        after = _profile(owner)
    told = f"{refused.status}, {after.status}"
    return [
        must(f"{kind} locked, then free: profile", told == "503, 200", told),
        at_most(f"{kind} locked: refused after", refused.seconds, 3, " s"),
    ]


def _ended_in_flight(kind: str) -> list[Row]:
    """A call waits for the database when the web process is asked to end."""
    answers: list[Answer] = []
    with run_product_on(kind) as running:
        owner, _person = register_account(running.port, running.data_dir)
        with _locked(running):
            call = threading.Thread(target=lambda: answers.append(owner.record(25_000)))
            call.start()
            time.sleep(0.2)
            web = running.processes["web"]
            asked = time.monotonic()
            web.signal_group(signal.SIGTERM)
            time.sleep(SLOW_SECONDS)
        call.join()
        web.wait(25)
        took = time.monotonic() - asked
        running.launch("web")
        running.wait_until_ready()
        balance = owner.balance()
    status = answers[0].status if answers else None
    return [
        must(
            f"{kind}: a call in flight at SIGTERM is answered and stored",
            (status, balance) == (201, 25_000),
            f"{status}, balance {balance:,}",
        ),
        at_most(f"{kind}: the web process ended after", took, 25, " s"),
    ]


def prove_account_outages() -> list[Row]:
    """Use accounts while something is away, and end the web process under a call."""
    rows = [*_without_redis(), *_flushed(), *_silent_mail_server()]
    for kind in ("SQLite", "PostgreSQL"):
        rows += [*_locked_database(kind), *_ended_in_flight(kind)]
    return rows
