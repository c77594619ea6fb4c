"""Ten thousand due reminders, two workers, one of them killed, and a flaky mail server."""

import datetime as dt
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

import psutil
from sqlalchemy import Engine, text

from scripts.processes.process import Process
from scripts.processes.product import Product
from scripts.proving.flaky_mail_server import FlakyMailServer
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import engine_of
from scripts.proving.people_rows import ZONE, write_people, write_rows
from scripts.proving.report import Row, must
from scripts.proving.worker_calls import wake
from server.core.calendar.clock import now
from server.core.ids import new_id
from server.reminders.models import Reminder

PEOPLE = 2_000
EACH = 5
REMINDERS = PEOPLE * EACH


def fill(engine: Engine) -> None:
    """Write them into the database of a product whose workers are not there yet."""
    due = now().replace(second=0, microsecond=0)
    owners = write_people(engine, PEOPLE)
    reminders = [row for owner_id in owners for row in _reminders(owner_id, due)]
    write_rows(engine, Reminder.metadata.tables[Reminder.__tablename__], reminders)


def _reminders(owner_id: str, due: dt.datetime) -> Iterator[dict[str, Any]]:
    there = due.astimezone(ZoneInfo(ZONE))
    for number in range(EACH):
        monthly = number % 2 == 0
        yield {
            "owner_id": owner_id,
            "id": new_id(),
            "description": f"Tagihan {number}",
            "kind": "bill",
            "day": there.date(),
            "time": there.time(),
            "frequency": "monthly" if monthly else "once",
            "month_day": there.day if monthly else None,
            "since": there.date(),
            "amount": 100_000 if monthly else None,
            "next_day": there.date(),
            "next_due_at": due,
            "version": 1,
            "created_at": due,
            "updated_at": due,
        }


REFUSED = 0.2
QUIET_SECONDS = 2.0
# A machine with nothing else to do needs two minutes for each database.
PATIENCE_SECONDS = 1500.0
LONG_AGO = "2020-01-01 00:00:00"
TOLD = text("SELECT count(*), count(DISTINCT cause) FROM notifications WHERE kind = 'reminder'")
OUTBOX = text("SELECT state, count(*) FROM outbox GROUP BY state")
# What nobody but this proof does: the outbox waits for minutes before it tries again, and for
# five before it takes over the mail of a worker that died. Here both waits end when the mail
# server has nothing to do.
HURRY = text(
    "UPDATE outbox SET due_at = :past"
    " WHERE state = 'waiting' AND claimed_until IS NULL AND due_at > :now"
)
TAKE_OVER = text("UPDATE outbox SET claimed_until = NULL WHERE id = :id AND state = 'waiting'")


@dataclass
class DispatchTimeline:
    """What happened, in seconds since the reminders were due; `hurried` are shortened waits."""

    told: float = 0.0
    ended: float = 0.0
    hurried: int = 0
    killed: bool = False


def _talks_through(worker: Process, port: int) -> bool:
    """Whether a connection of this worker begins at a port."""
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(worker.pid)
        return any(
            link.laddr and link.laddr.port == port
            for one in (process, *process.children(recursive=True))
            for link in one.net_connections("tcp")
        )
    return False


def _killing(workers: list[Process], timeline: DispatchTimeline) -> Callable[[int, int], bool]:
    """Kill the first worker in the middle of a mail once half of the mails are accepted."""

    def in_the_middle(accepted: int, port: int) -> bool:
        if timeline.killed or accepted < REMINDERS // 2 or not _talks_through(workers[0], port):
            return False
        workers[0].signal_group(signal.SIGKILL)
        timeline.killed = True
        return True

    return in_the_middle


def _hurry(running: Product, engine: Engine, cut: str) -> None:
    with engine.begin() as link:
        link.execute(HURRY, {"past": LONG_AGO, "now": now().replace(tzinfo=None)})
        link.execute(TAKE_OVER, {"id": cut.partition("@")[0].upper()})
    wake(running, "outbox")


def _watch(
    running: Product, engine: Engine, server: FlakyMailServer, timeline: DispatchTimeline
) -> None:
    """Wait until every mail has left, or for as long as there is patience."""
    started = time.monotonic()
    wake(running, "due_reminders")
    while time.monotonic() < started + PATIENCE_SECONDS:
        time.sleep(0.5)
        with engine.connect() as link:
            told = link.execute(TOLD).one()[0]
            states = {row[0]: row[1] for row in link.execute(OUTBOX)}
        if told >= REMINDERS and not timeline.told:
            timeline.told = time.monotonic() - started
        if timeline.told and not states.get("waiting"):
            timeline.ended = time.monotonic() - started
            return
        if timeline.told and server.rests_since() > QUIET_SECONDS:
            timeline.hurried += 1
            _hurry(running, engine, server.cut)


def _run(kind: str) -> list[Row]:
    timeline, workers = DispatchTimeline(), list[Process]()
    server = FlakyMailServer(REFUSED, _killing(workers, timeline))
    server.start()
    mail = {"MAIL_SERVER": "127.0.0.1", "MAIL_PORT": str(server.port)}
    try:
        with run_product_on(kind, **mail) as running:
            running.processes.pop("worker").stop()
            engine = engine_of(running)
            fill(engine)
            workers += [running.launch("worker", f"worker {number}") for number in (1, 2)]
            time.sleep(QUIET_SECONDS)
            _watch(running, engine, server, timeline)
            rows = _judge(kind, engine, server, timeline)
            running.processes.pop("worker 1")
            engine.dispose()
    finally:
        server.stop()
    return rows


def _judge(
    kind: str, engine: Engine, server: FlakyMailServer, timeline: DispatchTimeline
) -> list[Row]:
    with engine.connect() as link:
        told, causes = link.execute(TOLD).one()
        states = {row[0]: row[1] for row in link.execute(OUTBOX)}
    by_id = Counter(message_id for message_id, *_ in server.accepted)
    by_words = Counter(sent[1:] for sent in server.accepted)
    once = sum(times == 1 for times in by_id.values())
    doubled = len(server.accepted) - len(by_words)
    waiting = states.get("waiting", 0)
    lost = REMINDERS - len(by_words) - waiting
    share = server.refused / max(1, server.refused + len(server.accepted))
    what = f"{kind}, {REMINDERS:,} reminders of {PEOPLE:,} people"
    seconds = f"told after {timeline.told:.0f} s, mailed after {timeline.ended:.0f} s"
    return [
        must(
            f"{what}, two workers, one killed midway, {share:.0%} refused: mails accepted once",
            (once, len(by_id)) == (REMINDERS, REMINDERS) and timeline.killed,
            f"{once:,}",
        ),
        must(
            f"{what}: lost, doubled, given up, still waiting",
            not any((lost, doubled, states.get("dead"), waiting)),
            f"{lost}, {doubled}, {states.get('dead', 0)}, {waiting}",
        ),
        must(f"{what}: told in the app, each once", told == causes == REMINDERS, f"{told:,}"),
        Row(f"{what}: time needed, {timeline.hurried} waits shortened", seconds),
    ]


def prove_reminder_dispatch() -> list[Row]:
    """Tell and mail ten thousand reminders on both databases."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _run(kind)]
