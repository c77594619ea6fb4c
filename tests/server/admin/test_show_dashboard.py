"""The dashboard in one call: with nothing, with a demo, and as fast with much as with little."""

from typing import Any

import pytest
from flask import Flask

from scripts.demo import population as people
from scripts.demo import traffic as visitors
from server.core.calendar.clock import today
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import outbox
from server.core.operations import job_status
from server.extensions import redis_store
from tests.support.accounts import change, code_of, queries, rows
from tests.support.console import at_work
from tests.support.people import AYU, SignedIn

RANGES = ("7d", "30d", "90d", "12m")
# Who asks, and 15 for the figures, however much there is.
QUERIES = 16


def shown(person: SignedIn, chosen: str = "30d", **headers: str) -> dict[str, Any]:
    """The dashboard of a range."""
    answer = person.get(f"/admin/dashboard?range={chosen}", headers=headers)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return told


def fill(app: Flask) -> None:
    """Give the product the visitors and people of the demo."""
    with app.app_context(), unit_of_work():
        people.fill("", today("Asia/Jakarta"), 1)
        visitors.fill("", today("Asia/Jakarta"), 1)


def test_a_new_site_is_shown_empty(app: Flask, ayu: SignedIn) -> None:
    told = shown(at_work(app, AYU), "12m")
    assert told["views"] == told["visits"] == {"value": 0, "previous": 0, "change": None}
    assert (told["new_users"]["value"], told["active_users"]["previous"]) == (1, None)
    assert (told["websites"], told["locations"]) == ([], [])
    assert {one["views"] for one in told["devices"]} == {0}
    assert told["health"]["worker_seconds"] is None
    assert told["health"]["failing_jobs"] == []
    assert told["imports"] == {"layouts": [], "failures": []}
    periods = [{"days": days, "begun": 0, "kept": 0} for days in (7, 30)]
    assert told["guests"] == {"alive": 0, "periods": periods}


def test_a_demo_has_believable_figures_and_much_asks_no_more_than_little(
    app: Flask, ayu: SignedIn
) -> None:
    rani = at_work(app, AYU)
    for chosen in RANGES:
        with queries(app) as asked:
            shown(rani, chosen)
        assert len([one for one in asked if not one.startswith(("BEGIN", "SET"))]) == QUERIES
    fill(app)
    counted = rows(app, "SELECT COUNT(*) FROM page_view_sums UNION SELECT COUNT(*) FROM users")
    fill(app)
    assert counted == rows(
        app, "SELECT COUNT(*) FROM page_view_sums UNION SELECT COUNT(*) FROM users"
    )
    for chosen in RANGES:
        with queries(app) as asked:
            told = shown(rani, chosen, **{"Accept-Language": "id"})
        assert len([one for one in asked if not one.startswith(("BEGIN", "SET"))]) == QUERIES
        figures = [told[name] for name in ("views", "visits", "new_users", "active_users")]
        assert all(figure["value"] > 0 and figure["change"] is not None for figure in figures)
        assert [one["name"] for one in told["websites"]][-1] == "other"
        assert sum(one["visits"] for one in told["websites"]) == told["visits"]["value"]
        assert sum(one["views"] for one in told["devices"]) == told["views"]["value"]
        assert told["locations"][0]["label"] == "Indonesia"
        assert told["locations"][-1]["label"] == "Tidak diketahui"


def test_what_waits_and_what_fails_is_told(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    rani = at_work(app, AYU)
    bayu.post("/support", json={"message": "Where is my barn?"})
    with app.app_context():
        for error in ("KeyError", "KeyError", None, "KeyError", "OperationalError"):
            job_status.record_run(redis_store.client, "page_views", error=error)
        job_status.record_run(redis_store.client, "outbox", error="KeyError")
        job_status.record_run(redis_store.client, "outbox")
    change(app, "UPDATE outbox SET state = 'dead', last_error = 'SMTPRecipientsRefused'")
    send(app, 3)
    change(app, "UPDATE outbox SET last_error = 'TimeoutError' WHERE cause = 'told:0'")
    told = shown(rani)["health"]
    assert (told["support_open"], told["mail_waiting"]) == (1, 3)
    assert told["support_oldest_at"] is not None
    assert told["mail_dead"] > 0
    refused, late = told["mail_reasons"]
    assert (refused["given_up"], refused["error"]) == (True, "SMTPRecipientsRefused")
    assert refused["number"] == told["mail_dead"]
    assert (late["given_up"], late["error"], late["number"]) == (False, "TimeoutError", 1)
    assert refused["first_at"] <= refused["last_at"] <= late["first_at"] == late["last_at"]
    assert told["push_reasons"] == []
    assert told["worker_seconds"] < 60
    [failing] = told["failing_jobs"]
    assert (failing["name"], failing["failures"]) == ("page_views", 2)
    assert failing["error"] == "OperationalError"
    assert max(failing["failing_seconds"], failing["last_run_seconds"]) < 60


def send(app: Flask, number: int) -> None:
    """Put so many mails into the outbox."""
    with app.app_context(), unit_of_work():
        for at in range(number):
            outbox.put(
                template="welcome", recipient="rani@contoh.id", language="id", cause=f"told:{at}"
            )


@pytest.mark.parametrize("chosen", ["", "1d", "30D", "all"])
def test_another_range_is_refused(app: Flask, ayu: SignedIn, chosen: str) -> None:
    answer = at_work(app, AYU).get(f"/admin/dashboard?range={chosen}")
    assert (answer.status_code, code_of(answer)) == (422, "validation_failed")
