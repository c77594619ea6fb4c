"""Guests appear nowhere but in a number of the dashboard."""

from datetime import timedelta

import pytest
import time_machine
from flask import Flask

from server.core.calendar.clock import now, today
from server.users import activity, profiles
from tests.support.accounts import queries, rows
from tests.support.console import at_work, id_at, one, refused
from tests.support.guests import become, guest
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn
from tests.support.traffic import run

GONE = (404, "not_found")


def guest_id(app: Flask) -> str:
    """The id of the only guest."""
    ((found,),) = rows(app, "SELECT id FROM users WHERE guest_since IS NOT NULL")
    return str(found)


def test_no_list_of_the_console_has_them(app: Flask, ayu: SignedIn) -> None:
    guest(app)
    operator = at_work(app, AYU, "Super Admin")
    hidden = guest_id(app)
    for query in ({}, {"q": "Guest"}, {"q": hidden}, {"q": "guest.invalid"}, {"status": "active"}):
        payload = operator.get("/admin/users", query_string=query).get_json()["payload"]
        assert hidden not in {row["id"] for row in payload["datas"]}
        assert payload["total"] == (1 if query in ({}, {"status": "active"}) else 0)
    roles = operator.get("/admin/roles").get_json()["payload"]
    assert [row["id"] for row in roles["datas"]] == [id_at(app, AYU.email)]


def test_no_call_of_the_console_finds_them(app: Flask, ayu: SignedIn) -> None:
    guest(app)
    operator = at_work(app, AYU, "Super Admin")
    path = f"/admin/users/{guest_id(app)}"
    reason = {"reason": "fraud", "note": ""}
    look = {"reason": "Answering a support request"}
    answers = [
        operator.get(path),
        operator.get(f"{path}/transactions", query_string=look),
        operator.post(f"{path}/suspend", json=reason),
        operator.post(f"{path}/sign-out"),
        operator.post(f"{path}/password-reset"),
        operator.put(f"/admin/roles/{guest_id(app)}", json={"role": "Admin"}),
    ]
    assert [refused(answer) for answer in answers] == [GONE] * len(answers)


@pytest.mark.both_databases
def test_no_count_of_people_has_them(app: Flask, ayu: SignedIn) -> None:
    for _guest in range(3):
        guest(app)
    run(app, "active_users")
    hidden = [one for (one,) in rows(app, "SELECT id FROM users WHERE guest_since IS NOT NULL")]
    assert len(hidden) == 3
    with app.test_request_context():
        assert activity.count_active_since(today("Asia/Jakarta")) == 1
        assert set(activity.count_confirmed_before({now() + timedelta(days=1)}).values()) == {1}
        assert profiles.get_public_profiles(hidden) == {}


def test_the_dashboard_counts_them_apart(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    start = now() - timedelta(days=20)
    with time_machine.travel(start, tick=False):
        become(app, guest(app), mailbox, BAYU)
    left, _stays = guest(app), guest(app)
    left.client.delete(f"{API}/logout")
    operator = at_work(app, AYU)
    told = one(operator.get("/admin/dashboard"))
    assert told["guests"] == {
        "alive": 1,
        "periods": [
            {"days": 7, "begun": 2, "kept": 0},
            {"days": 30, "begun": 3, "kept": 1},
        ],
    }
    assert told["new_users"]["value"] == 2


def test_no_letter_of_the_month_is_mailed_to_them(app: Flask, mailbox: Mailbox) -> None:
    with time_machine.travel("2026-10-10T03:00:00Z", tick=False) as clock:
        someone = guest(app)
        someone.post(
            "/transaction/add",
            json={"type": "expenses", "categoryName": "Kos", "amount": 5, "detail": ""},
        )
        run(app, "monthly_letters_enrol")
        clock.move_to("2026-11-01T03:00:00Z")
        run(app, "monthly_letters_enrol")
        run(app, "monthly_letters")
    assert rows(app, "SELECT count(*) FROM outbox") == [(0,)]
    mailbox.deliver()
    assert mailbox.letters == []


def test_members_pay_no_statement_for_guests(app: Flask, ayu: SignedIn) -> None:
    with queries(app) as seen:
        assert ayu.client.get(f"{API}/token").status_code == 200
    assert sum(statement.startswith("SELECT") for statement in seen) == 1
