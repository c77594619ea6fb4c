"""A site as it is beyond one machine: everything there is twice or more, and parts are lost."""

import asyncio
import itertools
import os
import re
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field

from scripts.proving.account_copies import copy_account, sign_in_all
from scripts.proving.active_people import Experience, live_all
from scripts.proving.http_client import API, ApiClient, NewAccount, confirm
from scripts.proving.isolated_site import Site, run_site
from scripts.proving.ledger_crash import Storm, ride_out
from scripts.proving.ledger_rows import analyze, store
from scripts.proving.parallel_processes import register_all, shares_session
from scripts.proving.report import Row, at_most, must
from scripts.proving.speed import (
    MEGABYTE,
    family,
    processor_ms,
    resident_megabytes,
    run_bare_hello,
)
from scripts.services.ports import wait_until
from scripts.setup.stamps import ROOT
from server.sessions.session_store import handle_of, session_key

SETTLE_SECONDS = 3
# Of sessions that people have while a shard is lost.
WATCHED = 60
MOST_OUTAGE_SECONDS = 10
WATCHERS = 6
STARTERS = 4
# An account keeps its newest 20 sessions.
STARTS_EACH = 15
CLIENTS = 60
STORM_SECONDS = 24.0
PAUSE_SECONDS = 5.0
PEOPLE = 100
ENTRIES = 200
OWNERS = 10
HELLO_TURNS = 5
ADDS_EACH = 4
LIFE_SECONDS = 40.0
# What two processes may do to each other: sessions, writes at once, jobs, mails, exports.
TESTS = (
    "tests/server/sessions",
    "tests/server/transactions/test_write_at_once.py",
    "tests/server/transactions/test_add_up_the_balance.py",
    "tests/server/transactions/test_undo_bulk_changes.py",
    "tests/server/transactions/test_order_long_exports.py",
    "tests/server/core/test_idempotency.py",
    "tests/server/core/test_send_mail.py",
    "tests/server/ops/test_run_jobs.py",
    "tests/server/audit",
    "tests/server/traffic",
)


@dataclass
class Outage:
    """What people saw while a shard had no primary."""

    answers: list[tuple[float, int]] = field(default_factory=list)
    kept: list[ApiClient] = field(default_factory=list)
    ended: list[ApiClient] = field(default_factory=list)

    def watch(self, callers: list[ApiClient], stop: threading.Event) -> None:
        """Call with one session after the other until it is time to stop."""
        for caller in itertools.cycle(callers):
            if stop.wait(0.02):
                return
            answer = caller.call("GET", f"{API}/token")
            self.answers.append((time.monotonic(), answer.status))

    def start_and_end(
        self, port: int, people: list[str], password: str, stop: threading.Event
    ) -> None:
        """Sign people in, and sign every other device out again."""
        for number, address in enumerate(people * STARTS_EACH):
            if stop.is_set():
                return
            caller = ApiClient(port)
            if caller.call("POST", f"{API}/login", _form(address, password)).status != 200:
                continue
            if number % 2:
                self.kept.append(caller)
            elif caller.call("DELETE", f"{API}/logout").status == 200:
                self.ended.append(caller)


def _form(address: str, password: str) -> dict[str, str]:
    return {"email": address, "password": password}


def _lose_a_shard(
    site: Site, callers: list[ApiClient], people: list[str], password: str
) -> list[Row]:
    seen, stop = Outage(), threading.Event()
    groups = [people[n::STARTERS] for n in range(STARTERS)]
    port = site.balancer.port
    threads = [
        threading.Thread(target=seen.watch, args=(callers[n::WATCHERS], stop))
        for n in range(WATCHERS)
    ] + [
        threading.Thread(target=seen.start_and_end, args=(port, group, password, stop))
        for group in groups
    ]
    for thread in threads:
        thread.start()
    time.sleep(SETTLE_SECONDS)
    killed = time.monotonic()
    lost = site.lose_shard(_session_key(callers[0]))
    wait_until(lambda: callers[0].renew().status == 200, 60, "the replica")
    time.sleep(SETTLE_SECONDS)
    stop.set()
    for thread in threads:
        thread.join()
    lost.start()
    return _outage_rows(seen, killed, callers)


def _outage_rows(seen: Outage, killed: float, callers: list[ApiClient]) -> list[Row]:
    statuses = Counter(status for _when, status in seen.answers)
    refused = [when for when, status in seen.answers if status >= 500]
    seconds = max(refused) - killed if refused else 0.0
    share = f"{len(refused):,} of {len(seen.answers):,} calls"
    lost = sum(each.renew().status != 200 for each in (*callers, *seen.kept))
    back = sum(each.renew().status != 401 for each in seen.ended)
    shard = "a Redis shard loses its primary"
    return [
        must(
            f"{shard}: calls that got anything but 200 or 503",
            set(statuses) <= {200, 503},
            f"{dict(statuses)}",
        ),
        Row(f"{shard}: calls of three shards that got 503", share),
        at_most(f"{shard}: last of them after", seconds, MOST_OUTAGE_SECONDS, " s"),
        must(
            f"{shard}: sessions from before and from meanwhile that are lost",
            lost == 0 and bool(seen.kept),
            f"{lost} of {len(callers) + len(seen.kept)}",
        ),
        must(
            f"{shard}: ended sessions that came back",
            back == 0 and bool(seen.ended),
            f"{back} of {len(seen.ended)}",
        ),
    ]


def _session_key(caller: ApiClient) -> str:
    found = re.search(r"lumbung_session=([^;]+)", caller.cookie)
    assert found is not None, caller.cookie
    return session_key(handle_of(found.group(1)))


def _enter(site: Site) -> tuple[list[ApiClient], list[NewAccount]]:
    """Register people, and let their mails and their archives come, each once."""
    people = register_all((site.balancer.port,) * 2)
    wait_until(lambda: len(site.sink.letters) >= len(people), 90, "the mails")
    texts = {letter.recipients[0]: letter.text for letter in site.sink.letters}
    for person in people:
        confirm(ApiClient(site.balancer.port), texts[person.email])
    callers = [ApiClient(site.balancer.port) for _ in people]
    for caller, person in zip(callers, people, strict=True):
        assert caller.sign_in(person.email, person.password).status == 200
    return callers, people


def _once(site: Site, callers: list[ApiClient]) -> list[Row]:
    """Order an archive for each, which the workers write and tell by mail."""
    for caller in callers:
        assert caller.call("POST", f"{API}/users/exports").status == 202
    wait_until(lambda: all(map(_is_written, callers)), 180, "the archives")
    time.sleep(SETTLE_SECONDS)
    told = Counter((each.recipients[0], each.subject) for each in site.sink.letters)
    with site.engine().connect() as link:
        archives = link.exec_driver_sql(
            "SELECT count(*), count(DISTINCT owner_id) FROM exports WHERE state = 'ready'"
        ).one()
    return [
        must(
            f"two workers: each mail once, {len(callers)} people",
            set(told.values()) == {1},
            f"{sum(told.values())} mails, {len(told)} different",
        ),
        must(
            "two workers: each archive written once",
            tuple(archives) == (len(callers), len(callers)),
            f"{archives[0]}",
        ),
    ]


def _is_written(caller: ApiClient) -> bool:
    answer = caller.call("GET", f"{API}/users/exports")
    states = [one["state"] for one in answer.json["payload"]["datas"]]
    return states == ["ready"]


def _storm(site: Site, callers: list[ApiClient]) -> list[Row]:
    key = _session_key(callers[0])
    storm = Storm(
        name=f"{CLIENTS} clients, kill -9 of each web process and of a Redis primary",
        blows=(
            lambda _running: site.kill_web(0),
            lambda _running: site.lose_shard(key),
            lambda _running: site.kill_web(1),
        ),
        clients=CLIENTS,
        seconds=STORM_SECONDS,
        pause_seconds=PAUSE_SECONDS,
    )
    return ride_out(site.running, callers, storm)


def _throughput(site: Site, callers: list[ApiClient]) -> list[Row]:
    """What one core serves, by the processor time that each part takes for a call."""
    before, web = site.processor_seconds(), site.processes()["web"]
    seen: Experience = asyncio.run(live_all(callers, web[0], LIFE_SECONDS))
    spent = _spent(site, before, len(seen.seconds))
    before = site.processor_seconds()
    for caller in callers * ADDS_EACH:
        assert caller.record(1_000).status == 201
    added = sum(_spent(site, before, len(callers) * ADDS_EACH).values())
    with run_bare_hello(site.running) as (pid, hello):
        bare = min(processor_ms(pid, hello) for _turn in range(HELLO_TURNS))
    told = ", ".join(f"{name} {milliseconds:.2f}" for name, milliseconds in spent.items())
    errors = {status: n for status, n in seen.statuses.items() if status not in {200, 201}}
    memory = sum(resident_megabytes(family(pid)) for pid in web) / len(web)
    name = f"{len(callers)} active people through the balancer"
    return [
        must(f"{name}: errors", not errors, f"{errors}"),
        Row(f"{name}: processor milliseconds of a call", f"{sum(spent.values()):.2f}: {told}"),
        Row(f"{name}: web, in bare Flask hellos of {bare:.2f} ms", f"{spent['web'] / bare:.1f} ×"),
        Row("calls a second that one core of web serves", f"{1000 / spent['web']:,.0f}"),
        Row("calls a second that one core serves, all parts", f"{1000 / sum(spent.values()):,.0f}"),
        Row("entries a second that one core stores, all parts", f"{1000 / added:,.0f}"),
        Row("memory of a web process", f"{memory:.0f} MB"),
    ]


def _spent(site: Site, before: dict[str, float], calls: int) -> dict[str, float]:
    """The processor milliseconds that each part has used since then for one call."""
    after = site.processor_seconds()
    return {name: (used - before[name]) * 1000 / calls for name, used in after.items()}


def _fill(site: Site, person: NewAccount) -> tuple[list[str], list[Row]]:
    """Add people, most with a ledger, and tell what they take on the disk."""
    engine, before = site.engine(), site.database_bytes()
    copies = copy_account(engine, person, PEOPLE + WATCHED)
    for owner_id in list(copies.values())[:PEOPLE]:
        store(engine, owner_id, 0, ENTRIES)
    analyze(engine)
    engine.dispose()
    megabytes = (site.database_bytes() - before) / PEOPLE * 1000 / MEGABYTE
    name = f"disk of 1,000 people with {ENTRIES} entries each"
    return list(copies), [Row(name, f"{megabytes:.0f} MB")]


def _sign_in(site: Site, addresses: list[str], password: str) -> tuple[list[ApiClient], Row]:
    before = site.redis_bytes()
    callers = sign_in_all(site.balancer.port, addresses, password)
    kilobytes = (site.redis_bytes() - before) / len(callers) * 1000 / 1024
    return callers, Row("memory of Redis for 1,000 devices signed in", f"{kilobytes:,.0f} kB")


def _tests() -> Row:
    """Run the tests of what several processes do on the same kind of stores."""
    environ = {**os.environ, "TEST_DATABASE": "pooled", "TEST_REDIS": "cluster"}
    chosen = ("-m", "both_databases or postgresql_alone")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS, *chosen],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    last = done.stdout.strip().splitlines()[-1:] or [done.stderr[-120:]]
    return must("tests on a pooler, partitions and a Redis Cluster", done.returncode == 0, last[0])


def prove_several_machines() -> list[Row]:
    """Run the whole site, take parts of it away, and measure what is left."""
    rows = []
    with run_site() as site:
        callers, people = _enter(site)
        shared = shares_session(site.ports, callers[0])
        rows.append(must("two web processes share session, data and logout", shared, f"{shared}"))
        callers, people = callers[1:], people[1:]
        rows += _once(site, callers)
        addresses, filled = _fill(site, people[0])
        at_home, watched = addresses[:PEOPLE], addresses[PEOPLE:]
        active, remembered = _sign_in(site, at_home, people[0].password)
        rows += [*filled, remembered, *_throughput(site, active)]
        devices = sign_in_all(site.balancer.port, watched, people[0].password)
        rows += _lose_a_shard(site, devices, at_home, people[0].password)
        rows += _storm(site, callers[:OWNERS])
    rows.append(_tests())
    return rows
