"""What somebody was told goes with the account: into the archive, and away; the demo has some."""

import json

import time_machine
from flask import Flask

from scripts.demo.command import fill_demo
from tests.support.accounts import rows
from tests.support.notifications import id_of, notification_request, notify_all
from tests.support.people import SignedIn
from tests.support.privacy import data_in, table_in, take_export

ABOUT = {"name": "=Listrik", "amount": 250_000, "day": "2026-11-20", "level": 80}


def test_the_archive_tells_what_somebody_was_told(app: Flask, ayu: SignedIn) -> None:
    ayu.put("/users/notifications", json={"suggestion": False})
    notify_all(app, notification_request(id_of(app, ayu), about=ABOUT))
    ayu.post("/notifications/read", json={"all": True})
    archive = take_export(app, ayu)
    (line,) = table_in(archive, "notifications")
    assert (line["kind"], line["name"], line["amount"]) == ("budget_near", "'=Listrik", "250000")
    assert line["read_at"]
    assert not line["settled_at"]
    kept = data_in(archive)["notifications"]
    assert kept["suggestion"]["is_on"] is False
    assert kept["notifications"][0]["day"] == ABOUT["day"]


def test_the_demo_account_was_told_something_and_twice_filled_no_more(app: Flask) -> None:
    with time_machine.travel("2026-11-21T05:00:00Z"):
        for _time in range(2):
            done = app.test_cli_runner().invoke(fill_demo)
            assert done.exit_code == 0, done.output
    kinds = "SELECT kind, count(*), count(read_at) FROM notifications GROUP BY kind"
    found = {kind: (count, read) for kind, count, read in rows(app, kinds)}
    assert found["monthly_letter"] == (2, 1)
    assert sum(count for kind, (count, _read) in found.items() if kind.startswith("budget")) >= 1
    amounts = rows(app, "SELECT about FROM notifications WHERE kind LIKE 'budget%'")
    for (about,) in amounts:
        # SQLite keeps JSON as text.
        shown = json.loads(about) if isinstance(about, str) else about
        assert shown["spent"] * 100 >= shown["level"] * shown["amount"] > 0
