"""Super Admins keep the contact, the roles, the rates and the public holidays of the site."""

import threading
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event
from werkzeug.test import TestResponse

from server.core.clock import today
from server.extensions import db
from tests.support.accounts import change, errors_of, rows
from tests.support.letters import subjects
from tests.support.mailbox import Mailbox
from tests.support.operators import operator
from tests.support.people import API, AYU, BAYU, SignedIn, sign_in

SUPER_ADMIN = "Super Admin"


@pytest.fixture
def boss(app: Flask, ayu: SignedIn) -> SignedIn:
    """Ayu as a Super Admin."""
    return operator(app, AYU, SUPER_ADMIN)


def first(answer: TestResponse) -> dict[str, Any]:
    """The first object of an answer that succeeded."""
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return found


def code(answer: TestResponse) -> tuple[int, str]:
    """How a call was refused."""
    return answer.status_code, answer.get_json()["payload"]["code"]


def acts(app: Flask, prefix: str) -> list[tuple[Any, ...]]:
    """The acts of a kind: what, by whom, about whom."""
    asked = "SELECT action, actor_id, target_id FROM audit_log WHERE action LIKE :some"
    return list(rows(app, f"{asked} ORDER BY number", some=f"{prefix}%"))


def id_of(app: Flask, username: str) -> str:
    ((found,),) = rows(app, "SELECT id FROM users WHERE username = :name", name=username)
    return str(found)


def statements(app: Flask, person: SignedIn, path: str, **query: Any) -> int:
    """How many statements a list costs."""
    seen: list[str] = []
    with app.app_context():
        engine = db.engine

    def note(_link: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.startswith("SELECT"):
            seen.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        assert person.get(path, query_string=query).status_code == 200
    finally:
        event.remove(engine, "before_cursor_execute", note)
    return len(seen)


def test_the_contact_is_shown_to_everybody_and_its_change_is_an_act(
    app: Flask, client: FlaskClient, boss: SignedIn
) -> None:
    assert first(boss.get("/admin/settings"))["version"] == 1
    form = {"email": "Halo@Lumbung.Example", "phone": "021 5000 1234", "city": " Jakarta "}
    saved = boss.put("/admin/settings", json=form, headers={"If-Match": '"1"'})
    assert saved.headers["ETag"] == '"2"'
    assert first(saved)["phone"] == "+62 21 50001234"
    contact = first(client.get(f"{API}/site"))["contact"]
    assert (contact["email"], contact["city"]) == ("halo@lumbung.example", "Jakarta")
    assert first(boss.put("/admin/settings", json=form))["version"] == 2
    cleared = first(boss.put("/admin/settings", json={"city": "  ", "email": None}))
    assert (cleared["city"], cleared["email"], cleared["version"]) == (None, None, 3)
    actor = id_of(app, "ayu")
    assert acts(app, "site_contact") == [("site_contact.changed", actor, None)] * 2


def test_a_contact_that_somebody_changed_meanwhile_is_shown_instead(boss: SignedIn) -> None:
    boss.put("/admin/settings", json={"city": "Bandung"})
    late = boss.put("/admin/settings", json={"city": "Solo"}, headers={"If-Match": '"1"'})
    assert code(late) == (412, "changed_meanwhile")
    assert late.get_json()["payload"]["datas"][0]["city"] == "Bandung"
    assert first(boss.get("/admin/settings"))["city"] == "Bandung"


def test_a_contact_that_leads_nowhere_is_refused_at_its_field(boss: SignedIn) -> None:
    wrong = {"email": "nobody", "phone": "12", "x": "javascript:alert(1)", "street": "x" * 201}
    assert set(errors_of(boss.put("/admin/settings", json=wrong))) == set(wrong)
    assert boss.put("/admin/settings", json={"city": 7}).status_code == 422


def test_roles_are_listed_with_operators_first_and_found_by_words(
    app: Flask, bayu: SignedIn, boss: SignedIn
) -> None:
    listed = boss.get("/admin/roles").get_json()["payload"]
    assert [row["username"] for row in listed["datas"]] == ["ayu", "bayu"]
    assert (listed["total"], listed["datas"][0]["role"]) == (2, SUPER_ADMIN)
    assert set(listed["datas"][0]) == {
        "id", "fullname", "username", "email", "avatar_url", "role", "status",
    }  # fmt: skip
    for query, total in (
        ({"q": "PRATAMA"}, 1),
        ({"q": "bayu@"}, 1),
        ({"q": "%"}, 0),
        ({"role": "Member"}, 1),
        ({"page": 2}, 2),
    ):
        found = boss.get("/admin/roles", query_string=query).get_json()["payload"]
        assert found["total"] == total
        assert len(found["datas"]) == (0 if "page" in query else total)
    assert boss.get("/admin/roles", query_string={"role": "Root"}).status_code == 422
    assert statements(app, boss, "/admin/roles") == 3


def test_a_changed_role_ends_sessions_and_is_told_by_mail(
    app: Flask, mailbox: Mailbox, bayu: SignedIn, boss: SignedIn
) -> None:
    bayu_id = id_of(app, "bayu")
    assert first(boss.put(f"/admin/roles/{bayu_id}", json={"role": "Admin"}))["role"] == "Admin"
    assert bayu.get("/users").status_code == 401
    assert subjects(mailbox, BAYU.email)[-1] == "Your access at Lumbung was changed"
    assert acts(app, "role") == [("role.changed", id_of(app, "ayu"), bayu_id)]


def test_nobody_raises_themselves(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    admin = operator(app, BAYU)
    refused = admin.put(f"/admin/roles/{id_of(app, 'bayu')}", json={"role": SUPER_ADMIN})
    assert code(refused) == (403, "forbidden")
    assert rows(app, "SELECT role FROM users WHERE username = 'bayu'") == [("Admin",)]


def test_roles_of_nobody_and_of_who_is_not_in_use_are_refused(
    app: Flask, bayu: SignedIn, boss: SignedIn
) -> None:
    change(app, "UPDATE users SET status = 'suspended' WHERE username = 'bayu'")
    given = boss.put(f"/admin/roles/{id_of(app, 'bayu')}", json={"role": "Admin"})
    assert code(given) == (409, "account_not_in_use")
    nobody = boss.put("/admin/roles/01JNOBODY0000000000000000X", json={"role": "Admin"})
    assert code(nobody) == (404, "not_found")
    assert "role" in errors_of(boss.put("/admin/roles/x", json={"role": "Root"}))


def test_of_two_super_admins_who_demote_each_other_at_once_one_stays(
    app: Flask, bayu: SignedIn, boss: SignedIn
) -> None:
    assert code(boss.put(f"/admin/roles/{id_of(app, 'ayu')}", json={"role": "Member"})) == (
        409,
        "last_super_admin",
    )
    other = operator(app, BAYU, SUPER_ADMIN)
    pairs = ((boss, id_of(app, "bayu")), (other, id_of(app, "ayu")))
    ready = threading.Barrier(2)
    told: list[int] = []

    def demote(actor: SignedIn, target_id: str) -> None:
        ready.wait()
        told.append(actor.put(f"/admin/roles/{target_id}", json={"role": "Member"}).status_code)

    threads = [threading.Thread(target=demote, args=pair) for pair in pairs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told.count(200) == 1
    assert rows(app, "SELECT count(*) FROM users WHERE role = 'Super Admin'") == [(1,)]


def test_a_rate_counts_from_its_day_is_corrected_and_taken_away(
    app: Flask, client: FlaskClient, boss: SignedIn
) -> None:
    path = "/admin/rates/USD/2026-11-20"
    added = boss.put(path, json={"rate": "16701.123456"}, headers={"If-Match": '"0"'})
    assert first(added) == {
        "currency": "USD", "rate": "16701.123456", "date": "2026-11-20", "in_use": True,
        "version": 1,
    }  # fmt: skip
    assert first(client.get(f"{API}/site"))["rates"][1]["rate"] == "16701.123456"
    again = boss.put(path, json={"rate": "16700"}, headers={"If-Match": '"0"'})
    assert code(again) == (412, "changed_meanwhile")
    assert first(boss.put(path, json={"rate": "16700"}))["version"] == 2
    listed = boss.get("/admin/rates", query_string={"currency": "USD"}).get_json()["payload"]
    assert [(row["date"], row["in_use"]) for row in listed["datas"]] == [
        ("2026-11-20", True),
        ("2024-12-31", False),
    ]
    assert boss.call("DELETE", path, headers={"If-Match": '"1"'}).status_code == 412
    assert boss.call("DELETE", path, headers={"If-Match": '"2"'}).status_code == 200
    assert code(boss.call("DELETE", path)) == (404, "not_found")
    assert first(client.get(f"{API}/site"))["rates"][1]["date"] == "2024-12-31"
    assert [act for act, *_who in acts(app, "rate")] == ["rate.changed"] * 2 + ["rate.removed"]
    assert statements(app, boss, "/admin/rates") == 4


def test_the_last_rate_of_a_currency_stays(boss: SignedIn) -> None:
    last = boss.call("DELETE", "/admin/rates/EUR/2024-12-31")
    assert code(last) == (409, "last_rate")


def test_a_rate_is_an_exact_number_above_zero(boss: SignedIn) -> None:
    texts = ["0", "0.000000", "-1", "1e5", "1.1234567", "NaN", "", " 1", "1,5", "9" * 13]
    for rate in (*texts, 16000, None):
        refused = boss.put("/admin/rates/USD/2026-11-20", json={"rate": rate})
        assert "rate" in errors_of(refused)


def test_a_rate_has_a_day_that_is_there_and_a_currency_that_is_offered(boss: SignedIn) -> None:
    present = today("Asia/Jakarta")
    for ahead, status in ((0, 200), (1, 422)):
        day = (present + timedelta(days=ahead)).isoformat()
        assert boss.put(f"/admin/rates/USD/{day}", json={"rate": "1"}).status_code == status
    for path in ("SGD/2026-11-20", "usd/2026-11-20", "USD/2026-02-30", "USD/20261120"):
        assert boss.put(f"/admin/rates/{path}", json={"rate": "1"}).status_code == 404


def second_start(app: Flask) -> str:
    """When the second money month after the 10th of February 2027 begins for Bayu."""
    with time_machine.travel("2027-02-10T05:00:00Z", tick=False):
        answer = sign_in(app, BAYU).get("/users/money-months")
        assert answer.status_code == 200, answer.text
        return str(answer.get_json()["payload"]["datas"][1]["start"])


def test_a_holiday_moves_the_months_of_whoever_is_paid_before_it(
    app: Flask, bayu: SignedIn, boss: SignedIn
) -> None:
    bayu.put("/users/preferences", json={"payday": 25, "payday_shift": True})
    change(app, "UPDATE users SET ledger_changed_at = NULL")
    change(
        app,
        "INSERT INTO monthly_letters (owner_id, next_at)"
        " SELECT id, '2999-01-01 00:00:00+00' FROM users",
    )
    listed = boss.get("/admin/holidays").get_json()["payload"]
    assert listed["year"] in listed["years"]
    path = "/admin/holidays/2027-02-25"
    names = {"name": "Election day", "name_id": "Hari pemungutan suara"}
    assert second_start(app) == "2027-02-25"
    assert first(boss.put(path, json=names)) == {"date": "2027-02-25", **names, "version": 1}
    assert second_start(app) == "2027-02-24"
    noted = "SELECT username FROM users WHERE ledger_changed_at IS NOT NULL"
    assert rows(app, noted) == [("bayu",)]
    due = "SELECT count(*) FROM monthly_letters WHERE next_at < '2999-01-01'"
    assert rows(app, due) == [(1,)]
    assert boss.put(path, json=names, headers={"If-Match": '"0"'}).status_code == 412
    assert boss.call("DELETE", path, headers={"If-Match": '"1"'}).status_code == 200
    assert second_start(app) == "2027-02-25"
    assert boss.call("DELETE", path).status_code == 404
    assert [act for act, *_who in acts(app, "holiday")] == ["holiday.changed", "holiday.removed"]


def test_a_shipped_holiday_is_corrected_and_a_bad_one_refused(boss: SignedIn) -> None:
    names = {"name": "Day of Silence", "name_id": "Hari Nyepi"}
    assert first(boss.put("/admin/holidays/2026-03-19", json=names))["version"] == 2
    year = boss.get("/admin/holidays", query_string={"year": 2026}).get_json()["payload"]
    assert names["name"] in {row["name"] for row in year["datas"]}
    assert set(errors_of(boss.put("/admin/holidays/2026-03-20", json={"name": " "}))) == {
        "name",
        "name_id",
    }
    for day, status in (("2026-02-30", 404), ("nonsense", 404), ("1969-12-31", 422)):
        assert boss.put(f"/admin/holidays/{day}", json=names).status_code == status
    assert boss.get("/admin/holidays", query_string={"year": "0"}).status_code == 422
