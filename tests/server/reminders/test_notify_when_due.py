"""The worker tells each date once: in time, late when it was away, and never again."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Final

import pytest
import time_machine
from flask import Flask

from server.core.operations.job_queue import EXTENSION
from server.reminders.due_dispatch import gauges
from tests.support.accounts import change, queries, rows
from tests.support.mailbox import Mailbox
from tests.support.people import SignedIn
from tests.support.reminders import (
    BILL,
    DAILY,
    MONTHLY,
    agenda,
    dispatch_due,
    go,
    list_notified,
    live_in,
    moments,
    remind,
)

WAITING: Final = "SELECT next_day, next_due_at FROM reminders"


def test_without_a_time_it_is_told_in_the_morning(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn, mailbox: Mailbox
) -> None:
    made = remind(ayu_now, **BILL)
    assert made["next"] == {"day": "2026-06-01", "due_at": "2026-06-01T01:00:00.000Z"}
    remind(ayu_now, description="Kemarin", day="2026-05-31")
    remind(ayu_now, description="Jam enam", day="2026-06-01", time="06:59")
    assert dispatch_due(app) == 0
    go(clock, ayu_now, "2026-06-01T01:00:00Z")
    assert dispatch_due(app) == 1
    assert list_notified(app) == [("2026-06-01", f"reminder:{made['id']}:2026-06-01T01:00:00.000Z")]
    (letter,) = [one for one in mailbox.to(ayu_now.email) if "Reminder" in one.subject]
    assert letter.subject == "Reminder: Listrik"
    assert "Done, record Rp250.000:" in letter.text
    assert letter.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (row,) = rows(app, "SELECT state, snoozed_until FROM reminder_occurrences")
    assert row == ("open", None)
    assert agenda(ayu_now)["datas"][1]["next"]["day"] == "2026-07-01"


@pytest.mark.both_databases
def test_what_was_missed_is_told_once_and_late(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    daily = remind(ayu_now, **DAILY)
    once = remind(ayu_now, description="Servis", day="2026-06-02")
    ended = remind(ayu_now, **{**DAILY, "description": "Tiga kali"}, until="2026-06-03")
    clock.move_to("2026-06-10T00:29:00Z")
    with app.app_context():
        assert [one.value for one in gauges()] == [3, 8 * 24 * 3600 + 23 * 3600 + 59 * 60]
    assert dispatch_due(app) == 3
    with app.app_context():
        assert [one.value for one in gauges()] == [0, 0]
    assert {cause.split(":")[1]: day for day, cause in list_notified(app)} == {
        daily["id"]: "2026-06-09",
        once["id"]: "2026-06-02",
        ended["id"]: "2026-06-03",
    }
    assert dispatch_due(app) == 0
    clock.move_to("2026-06-10T00:30:00Z")
    assert dispatch_due(app) == 1
    assert rows(app, "SELECT count(*) FROM reminders WHERE next_due_at IS NULL") == [(2,)]


def test_clocks_that_jump_double_nothing(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    remind(ayu_now, **DAILY)
    remind(ayu_now, day="2026-06-01", time="23:59", **MONTHLY)
    for moment in ("06-01T17:00", "06-01T00:30", "05-20T00:30", "06-01T16:59", "06-01T17:00"):
        clock.move_to(f"2026-{moment}:00Z")
        dispatch_due(app)
    assert Counter(day for day, _cause in list_notified(app)) == {"2026-06-01": 2}
    clock.move_to("2026-06-02T00:30:00Z")
    assert dispatch_due(app) == 1


def test_the_minute_of_the_tap_is_in_time_and_wakes_the_worker(
    app: Flask, ayu_now: SignedIn
) -> None:
    huey = app.extensions[EXTENSION].huey
    remind(ayu_now, description="Nanti", day="2026-06-01", time="08:00")
    assert huey.pending() == []
    remind(ayu_now, description="Sebentar lagi", day="2026-06-01", time="07:01")
    remind(ayu_now, description="Sekarang", day="2026-06-01", time="07:00")
    assert [(task.args, task.eta and task.eta.isoformat()) for task in huey.pending()] == [
        (("due_reminders",), "2026-06-01T00:01:00"),
        (("due_reminders",), None),
    ]
    assert dispatch_due(app) == 1


@pytest.mark.both_databases
def test_two_workers_tell_each_date_once(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn, bayu: SignedIn
) -> None:
    bayu.refresh()
    for person in (ayu_now, bayu):
        for number in range(60):
            remind(person, description=f"Tagihan {number}", day="2026-06-01")
    clock.move_to("2026-06-01T02:00:00Z")
    start = Barrier(4)

    def work(_worker: int) -> int:
        start.wait()
        return dispatch_due(app)

    with ThreadPoolExecutor(4) as workers:
        done = list(workers.map(work, range(4)))
    assert sum(done) == 120
    assert len(list_notified(app)) == len({cause for _day, cause in list_notified(app)}) == 120
    assert rows(app, "SELECT count(*) FROM outbox WHERE template = 'reminder_due'") == [(120,)]
    assert dispatch_due(app) == 0


@pytest.mark.both_databases
def test_one_that_cannot_be_told_keeps_no_other_waiting(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn, bayu: SignedIn
) -> None:
    bayu.refresh()
    for person in (bayu, ayu_now):
        for number in range(3):
            remind(person, description=f"Tagihan {number}", day="2026-06-01")
    zone = "UPDATE users SET timezone = :zone WHERE username = 'bayu'"
    change(app, zone, zone="Nowhere/Land")
    clock.move_to("2026-06-01T01:00:00Z")
    assert dispatch_due(app) == 3
    change(app, zone, zone="Asia/Jakarta")
    assert dispatch_due(app) == 3
    assert len(list_notified(app)) == 6


def test_a_move_to_another_zone_moves_what_is_to_come(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    remind(ayu_now, **DAILY)
    go(clock, ayu_now, "2026-06-01T00:30:00Z")
    assert dispatch_due(app) == 1
    # Half past seven comes again in Amsterdam, but the day was told.
    live_in(ayu_now, "Europe/Amsterdam")
    assert moment_waiting(app) == ("2026-06-02", "2026-06-02 05:30:00")
    go(clock, ayu_now, "2026-06-01T05:30:00Z")
    assert dispatch_due(app) == 0
    # Back in the east the next day has begun: what came meanwhile is told late.
    go(clock, ayu_now, "2026-06-02T01:00:00Z")
    assert dispatch_due(app) == 0
    live_in(ayu_now, "Asia/Jayapura")
    assert dispatch_due(app) == 1
    assert moments(app) == ["2026-06-01T00:30:00.000Z", "2026-06-01T22:30:00.000Z"]
    live_in(ayu_now, "Asia/Jakarta")
    assert moment_waiting(app) == ("2026-06-03", "2026-06-03 00:30:00")


def moment_waiting(app: Flask) -> tuple[str, str]:
    ((day, moment),) = rows(app, WAITING)
    return str(day)[:10], str(moment)[:19]


def test_many_cost_as_few_statements_as_one(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    costs = []
    for count in (1, 40):
        for number in range(count):
            remind(ayu_now, description=f"{number}", day="2026-06-01", time="07:00")
        with queries(app) as seen:
            assert dispatch_due(app) == count
        costs.append(len(seen))
    assert costs[1] == costs[0] <= 20, costs
