"""Reminders go with their category and their owner; the demo account has some."""

import pytest
import time_machine
from flask import Flask

from tests.server.investments.test_fill_the_demo import sari
from tests.support.accounts import rows
from tests.support.categories import add
from tests.support.ledger import listed
from tests.support.people import SignedIn
from tests.support.privacy import close, run_job, table_in, take_export
from tests.support.reminders import (
    BILL,
    agenda,
    answer_date,
    dispatch_due,
    purge_removed,
    remind,
    states,
)


def test_a_merged_category_takes_them_along(app: Flask, ayu: SignedIn) -> None:
    own = add(ayu)["id"]
    kept = remind(ayu, **BILL, category_id=own)["id"]
    gone = remind(ayu, **BILL, category_id=own)["id"]
    assert ayu.delete(f"/reminders/{gone}").status_code == 200
    counted = ayu.get(f"/categories/{own}/uses").get_json()["payload"]["datas"][0]
    assert counted["reminders"] == 1
    merged = ayu.post(f"/categories/{own}/merge", json={"into_id": "rent"})
    assert merged.get_json()["payload"]["moved"]["reminders"] == 1
    found = ayu.get(f"/reminders/{kept}").get_json()["payload"]["datas"][0]
    assert (found["category_id"], found["version"]) == ("rent", 2)
    back = ayu.post(f"/reminders/{gone}/restore").get_json()["payload"]["datas"][0]
    assert back["category_id"] == "rent"


def test_they_are_taken_along_and_erased(app: Flask, ayu: SignedIn) -> None:
    with time_machine.travel("2026-06-01T02:00:00Z", tick=False) as clock:
        ayu.refresh()
        bill = remind(ayu, **BILL, time="10:00", until="2026-12-31")["id"]
        clock.move_to("2026-06-01T03:00:00Z")
        dispatch_due(app)
        ayu.refresh()
        answer_date(ayu, bill, "skip", "2026-06-01")
        archive = take_export(app, ayu)
        (reminder,) = table_in(archive, "reminders")
        told = {name: reminder[name] for name in ("description", "day", "time", "amount", "until")}
        assert told == {
            "description": "Listrik",
            "day": "2026-06-01",
            "time": "10:00",
            "amount": "250000",
            "until": "2026-12-31",
        }
        (date,) = table_in(archive, "reminder_dates")
        assert (date["state"], date["told_at"]) == ("skipped", "2026-06-01T03:00:00.000Z")
        close(ayu)
        clock.move_to("2026-06-05T00:00:00Z")
        run_job(app, "erase_accounts")
    for table in ("reminders", "reminder_occurrences"):
        assert rows(app, f"SELECT count(*) FROM {table}") == [(0,)]


@pytest.mark.both_databases
def test_what_was_removed_is_forgotten_and_its_money_stays(app: Flask, ayu: SignedIn) -> None:
    with time_machine.travel("2026-06-01T02:00:00Z", tick=False) as clock:
        ayu.refresh()
        bill = remind(ayu, **BILL)["id"]
        answer_date(ayu, bill, "done", "2026-06-01")
        assert ayu.delete(f"/reminders/{bill}").status_code == 200
        clock.move_to("2026-07-01T02:00:00Z")
        purge_removed(app)
        assert rows(app, "SELECT count(*) FROM reminders") == [(1,)]
        clock.move_to("2026-07-01T02:00:01Z")
        purge_removed(app)
        assert rows(app, "SELECT count(*) FROM reminders") == [(0,)]
        ayu.refresh()
        assert ayu.post(f"/reminders/{bill}/restore").status_code == 404
        assert [row["booked_for"] for row in listed(ayu)["datas"]] == [None]


def test_the_demo_account_is_reminded(app: Flask) -> None:
    with time_machine.travel("2026-11-21T05:00:00Z") as clock:
        demo = sari(app)
        month = agenda(demo)
        assert [one["description"] for one in month["datas"]] == [
            "Kos di Tebet",
            "Cek anggaran mingguan",
            "Internet kos",
            "BPJS Kesehatan",
            "Servis motor",
        ]
        assert set(states(month).values()) == {"done", "open"}
        paid = [one for one in month["occurrences"] if one["transaction_id"]]
        assert [one["day"][-2:] for one in paid] == ["01", "07", "20"]
        # The instalment of the motorcycle is that of its debt, and waits once.
        assert {one["source"] for one in month["waiting"]} <= {"plan"}
        assert {one["description"] for one in month["late"]} == {"Cek anggaran mingguan"}
        assert dispatch_due(app) == 0
        clock.move_to("2026-11-22T05:00:00Z")
        assert [one["id"] for one in agenda(sari(app))["datas"]] == [
            one["id"] for one in month["datas"]
        ]
