"""Ten thousand due recurring entries, and a worker that is killed at random moments."""

import datetime as dt
import random
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import Engine, text

from scripts.processes.product import Product
from scripts.proving.isolated_product import run_product_on
from scripts.proving.ledger_rows import engine_of
from scripts.proving.people_rows import ZONE, write_people, write_rows
from scripts.proving.report import Row, must
from scripts.proving.worker_calls import wake
from server.core.calendar.clock import now
from server.core.ids import new_id
from server.reminders.models import Reminder

PEOPLE = 2_000
# What each of them has: three expenses and a salary that are recorded by themselves, and a bill
# that asks first.
AUTOMATIC = (("utilities", 50_000), ("rent", 20_000), ("healthcare", 30_000), ("salary", 900_000))
ASKED = ("fashion", 70_000)
EACH = len(AUTOMATIC) + 1
ITEMS = PEOPLE * EACH
# Expenses and the salary together.
BALANCE = 900_000 - 50_000 - 20_000 - 30_000
KILLS = 20
LEAST_KILLS = 10
LONGEST_PAUSE_SECONDS = 0.6
# A worker that makes no progress for so long, or does not end, has failed.
PATIENCE_SECONDS = 120.0
HANDLED = text("SELECT count(*) FROM reminder_occurrences WHERE due_at IS NOT NULL")
BOOKED = text(
    "SELECT count(*), count(DISTINCT booked_for_id) FROM transactions WHERE booked_for = 'reminder'"
)
TOLD = text("SELECT count(*), count(DISTINCT cause) FROM notifications WHERE kind = :kind")
WRONG = text("SELECT count(*) FROM users WHERE balance <> :balance")
DUE = text("SELECT count(*) FROM reminders WHERE next_due_at <= :now")


@dataclass
class CrashTimeline:
    """How often the worker was killed in the middle, and the seconds until all was handled."""

    kills: int = 0
    seconds: float = 0.0


def _fill(engine: Engine) -> None:
    due = now().replace(second=0, microsecond=0)
    rows = [row for owner in write_people(engine, PEOPLE) for row in _entries(owner, due)]
    write_rows(engine, Reminder.metadata.tables[Reminder.__tablename__], rows)


def _entries(owner_id: str, due: dt.datetime) -> Iterator[dict[str, Any]]:
    there = due.astimezone(ZoneInfo(ZONE))
    for category, amount in (*AUTOMATIC, ASKED):
        yield {
            "owner_id": owner_id,
            "id": new_id(),
            "description": f"Rutin {category}",
            "kind": "bill",
            "day": there.date(),
            "time": there.time(),
            "frequency": "monthly",
            "month_day": there.day,
            "since": there.date(),
            "amount": amount,
            "category_id": category,
            "automatic": (category, amount) in AUTOMATIC,
            "next_day": there.date(),
            "next_due_at": due,
            "version": 1,
            "created_at": due,
            "updated_at": due,
        }


def _handled(engine: Engine) -> int:
    with engine.connect() as link:
        return int(link.execute(HANDLED).scalar_one())


def _wait_for_more(engine: Engine, than: int) -> int:
    """Return how many are handled once there are more; TimeoutError without patience."""
    until = time.monotonic() + PATIENCE_SECONDS
    while (handled := _handled(engine)) <= than:
        if time.monotonic() > until:
            raise TimeoutError(f"{handled} of {ITEMS} handled")
        time.sleep(0.02)
    return handled


def _kill_often(running: Product, engine: Engine) -> CrashTimeline:
    """Kill each worker a moment after it has begun to work, then let one end it."""
    timeline, dice, started = CrashTimeline(), random.Random(7), time.monotonic()
    handled = 0
    while handled < ITEMS:
        worker = running.launch("worker")
        wake(running, "due_reminders")
        handled = _wait_for_more(engine, handled)
        if timeline.kills == KILLS:
            break
        time.sleep(dice.uniform(0, LONGEST_PAUSE_SECONDS))
        worker.signal_group(signal.SIGKILL)
        worker.wait(5)
        handled = _handled(engine)
        timeline.kills += handled < ITEMS
    while handled < ITEMS:
        handled = _wait_for_more(engine, handled)
    timeline.seconds = time.monotonic() - started
    return timeline


def _judge(kind: str, engine: Engine, timeline: CrashTimeline) -> list[Row]:
    automatic = PEOPLE * len(AUTOMATIC)
    with engine.connect() as link:
        booked = tuple(link.execute(BOOKED).one())
        recorded = tuple(link.execute(TOLD, {"kind": "entry_recorded"}).one())
        asked = tuple(link.execute(TOLD, {"kind": "reminder"}).one())
        wrong = link.execute(WRONG, {"balance": BALANCE}).scalar_one()
        due = link.execute(DUE, {"now": now().replace(tzinfo=None)}).scalar_one()
    what = f"{kind}, {ITEMS:,} due recurring entries of {PEOPLE:,} people"
    killed = f"kill -9 of the worker at {timeline.kills} random moments"
    return [
        must(
            f"{what}, {killed}: each recorded or asked for once",
            timeline.kills >= LEAST_KILLS
            and booked == (automatic, automatic)
            and recorded == (automatic, automatic)
            and asked == (PEOPLE, PEOPLE),
            f"{booked[1]:,} recorded, {asked[1]:,} asked for, in {timeline.seconds:.0f} s",
        ),
        must(
            f"{what}: lost, doubled, balances that are off",
            not any((due, wrong)) and booked[0] == booked[1],
            f"{due}, {booked[0] - booked[1]}, {wrong}",
        ),
    ]


def _run(kind: str) -> list[Row]:
    with run_product_on(kind) as running:
        running.processes.pop("worker").stop()
        engine = engine_of(running)
        _fill(engine)
        timeline = _kill_often(running, engine)
        rows = _judge(kind, engine, timeline)
        engine.dispose()
    return rows


def prove_recurring_crash() -> list[Row]:
    """Record and ask for ten thousand recurring entries on both databases, under kill -9."""
    return [row for kind in ("SQLite", "PostgreSQL") for row in _run(kind)]
