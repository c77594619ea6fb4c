"""An operator looks at somebody's transactions for a reason, and that person sees it."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask
from werkzeug.test import TestResponse

from server.core.http.rate_limits import RateLimit, count_event
from tests.support.accounts import errors_of, rows
from tests.support.console import MADE, WAYAN, acts, at_work, id_at, refused
from tests.support.ledger import LUNCH, record
from tests.support.people import AYU, BAYU, SignedIn, sign_in
from tests.support.privacy import close, data_in, run_job, take_export

SAY_WHY = {
    "en": "Write a reason with at least 10 characters and two different words.",
    "id": "Tulis alasannya, minimal 10 karakter dan dua kata yang berbeda.",
}
REASON = "Tiket 4711: saldo tidak cocok"


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False) as clock:
        yield clock


def look(operator: SignedIn, owner_id: str, reason: str = REASON, **query: object) -> TestResponse:
    """Look at somebody's transactions."""
    path = f"/admin/users/{owner_id}/transactions"
    return operator.get(path, query_string={"reason": reason, **query})


def looks(person: SignedIn) -> list[dict[str, Any]]:
    """What somebody reads of looks at their data."""
    found: list[dict[str, Any]] = person.get("/users/access-log").get_json()["payload"]["datas"]
    return found


def test_five_rows_a_page_without_their_details(app: Flask, made: SignedIn, bayu: SignedIn) -> None:
    for day in range(10, 17):
        record(
            bayu, **{**LUNCH, "detail": "rahasia besar", "date": f"2026-11-{day}", "amount": day}
        )
    owner_id = id_at(app, BAYU.email)
    first, second, beyond = (look(made, owner_id, page=page) for page in (1, 2, 3))
    assert "rahasia" not in first.text + second.text
    payload = first.get_json()["payload"]
    assert (payload["total"], [row["amount"] for row in payload["datas"]]) == (
        7,
        [16, 15, 14, 13, 12],
    )
    assert {name for row in payload["datas"] for name in row} == {
        *("id", "user", "date", "amount", "type")
    }
    assert payload["datas"][0]["user"] == BAYU.fullname
    assert [row["date"] for row in second.get_json()["payload"]["datas"]] == [
        "2026-11-11",
        "2026-11-10",
    ]
    assert beyond.get_json()["payload"] == {"datas": [], "total": 7}
    (told,) = looks(bayu)
    assert {name: told[name] for name in ("operator", "role", "reason", "rows")} == {
        "operator": MADE.fullname,
        "role": "Admin",
        "reason": REASON,
        "rows": 7,
    }
    actor_id = id_at(app, MADE.email)
    assert acts(app, "transactions.") == [("transactions.seen", actor_id, owner_id, "done")] * 3
    bayu.post("/users/confirm", json={"password": BAYU.password})
    taken = data_in(take_export(app, bayu))["privacy"]["access_log"]
    assert [(row["operator"], row["role"], row["reason"], row["rows"]) for row in taken] == [
        (MADE.fullname, "Admin", REASON, 7)
    ]
    assert actor_id not in str(taken)


@pytest.mark.both_databases
def test_without_a_reason_nothing_is_shown(app: Flask, made: SignedIn, bayu: SignedIn) -> None:
    path = f"/admin/users/{id_at(app, BAYU.email)}/transactions"
    for query in ({}, {"reason": "ab " * 67}):
        answer = made.get(path, query_string=query)
        assert (answer.status_code, set(errors_of(answer))) == (422, {"reason"})
    for empty in (
        "",
        "    ",
        "cek",
        "cek saja",
        ".........................",
        ". . . . . . . .",
        "1234567890 12345",
        "aaaaaaaaaaaa",
        "cek cek cek cek",
        "- a - b - c - d",
    ):
        for language, said in SAY_WHY.items():
            headers = {"Accept-Language": language}
            answer = made.get(path, query_string={"reason": empty}, headers=headers)
            assert (answer.status_code, errors_of(answer)) == (422, {"reason": [said]}), empty
    assert (looks(bayu), acts(app, "transactions.")) == ([], [])


@pytest.mark.both_databases
def test_who_may_not_look_is_refused_and_that_is_remembered(
    app: Flask, made: SignedIn, wayan: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    at_work(app, AYU)
    actor_id = id_at(app, MADE.email)
    for email, why in (
        (AYU.email, "not_your_level"),
        (WAYAN.email, "not_your_level"),
        (MADE.email, "yourself"),
    ):
        assert refused(look(made, id_at(app, email))) == (403, why)
    assert refused(look(bayu, id_at(app, AYU.email))) == (403, "forbidden")
    assert refused(look(made, "01JNOBODY0000000000000000X")) == (404, "not_found")
    assert look(wayan, id_at(app, AYU.email)).status_code == 200
    denied = [act[1:3] for act in acts(app, "transactions.") if act[3] == "refused"]
    assert denied == [(actor_id, id_at(app, mail)) for mail in (AYU.email, WAYAN.email, MADE.email)]
    assert rows(app, "SELECT role FROM access_log") == [("Super Admin",)]


def test_one_reason_within_ten_minutes_is_one_look(
    app: Flask, made: SignedIn, wayan: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made, wayan, bayu = at_work(app, MADE), at_work(app, WAYAN, "Super Admin"), sign_in(app, BAYU)
    owner_id = id_at(app, BAYU.email)
    for _ in range(3):
        record(bayu)
    look(made, owner_id, per_page=2)
    look(wayan, owner_id)
    look(made, owner_id, reason="Laporan penipuan")
    clock.shift(599)
    made.refresh()
    bayu.refresh()
    look(made, owner_id, per_page=2, page=2)
    assert [(one["role"], one["reason"][:3], one["rows"]) for one in looks(bayu)] == [
        ("Admin", "Lap", 3),
        ("Super Admin", "Tik", 3),
        ("Admin", "Tik", 3),
    ]
    # A page that is opened again is nothing new.
    wayan.refresh()
    look(made, owner_id, per_page=1)
    look(wayan, owner_id, reason="Sekali lagi", per_page=2)
    look(wayan, owner_id, reason="Sekali lagi", per_page=2)
    assert [one["rows"] for one in looks(bayu)] == [2, 3, 3, 3]
    clock.shift(1)
    look(made, owner_id)
    assert len(looks(bayu)) == 5


def test_a_look_outlives_the_operator_without_a_name_and_goes_with_its_owner(
    app: Flask, made: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made, bayu = at_work(app, MADE), sign_in(app, BAYU)
    look(made, id_at(app, BAYU.email))
    made.post("/users/confirm", json={"password": MADE.password})
    close(made)
    clock.shift(72 * 3600)
    run_job(app, "erase_accounts")
    assert rows(app, "SELECT actor_id, role FROM access_log") == [(None, "Admin")]
    bayu = sign_in(app, BAYU)
    assert [(one["reason"], one["operator"]) for one in looks(bayu)] == [(REASON, None)]
    close(bayu)
    clock.shift(72 * 3600)
    run_job(app, "erase_accounts")
    assert rows(app, "SELECT * FROM access_log") == []


def test_an_operator_looks_300_times_an_hour_at_most(
    app: Flask, made: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made, owner_id = at_work(app, MADE), id_at(app, BAYU.email)
    rule = RateLimit("server.admin_users.views.look_at_transactions", 300, 60 * 60)
    with app.test_request_context():
        for _ in range(299):
            count_event(rule, f"user:{id_at(app, MADE.email)}")
    assert look(made, owner_id).status_code == 200
    beyond = look(made, owner_id)
    assert (refused(beyond), beyond.headers["Retry-After"]) == ((429, "rate_limited"), "3600")
    assert len(acts(app, "transactions")) == 1
