"""Super Admins keep the contact, the rates and the public holidays of the site."""

from datetime import timedelta

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.core.calendar.clock import today
from tests.support.accounts import change, errors_of, rows
from tests.support.console import acts, id_at, one, refused, selects
from tests.support.people import API, AYU, BAYU, SignedIn, sign_in


@pytest.mark.both_databases
def test_the_contact_is_shown_to_everybody_and_its_change_is_an_act(
    app: Flask, client: FlaskClient, boss: SignedIn
) -> None:
    assert one(boss.get("/admin/settings"))["version"] == 1
    form = {"email": "Halo@Lumbung.Example", "phone": "021 5000 1234", "city": " Jakarta "}
    saved = boss.put("/admin/settings", json=form, headers={"If-Match": '"1"'})
    assert saved.headers["ETag"] == '"2"'
    assert one(saved)["phone"] == "+62 21 50001234"
    contact = one(client.get(f"{API}/site"))["contact"]
    assert (contact["email"], contact["city"]) == ("halo@lumbung.example", "Jakarta")
    assert one(boss.put("/admin/settings", json=form))["version"] == 2
    cleared = one(boss.put("/admin/settings", json={"city": "  ", "email": None}))
    assert (cleared["city"], cleared["email"], cleared["version"]) == (None, None, 3)
    actor = id_at(app, AYU.email)
    assert acts(app, "site_contact") == [("site_contact.changed", actor, None, "done")] * 2


@pytest.mark.both_databases
def test_a_contact_that_somebody_changed_meanwhile_is_shown_instead(boss: SignedIn) -> None:
    boss.put("/admin/settings", json={"city": "Bandung"})
    late = boss.put("/admin/settings", json={"city": "Solo"}, headers={"If-Match": '"1"'})
    assert refused(late) == (412, "changed_meanwhile")
    assert late.get_json()["payload"]["datas"][0]["city"] == "Bandung"
    assert one(boss.get("/admin/settings"))["city"] == "Bandung"


@pytest.mark.both_databases
def test_a_contact_that_leads_nowhere_is_refused_at_its_field(boss: SignedIn) -> None:
    wrong = {"email": "nobody", "phone": "12", "x": "javascript:alert(1)", "street": "x" * 201}
    assert set(errors_of(boss.put("/admin/settings", json=wrong))) == set(wrong)
    assert boss.put("/admin/settings", json={"city": 7}).status_code == 422
    assert set(errors_of(boss.put("/admin/settings", json={"postcode": "!!"}))) == {"postcode"}
    assert boss.put("/admin/settings", json={"country": "Indonesia"}).status_code == 200
    assert set(errors_of(boss.put("/admin/settings", json={"postcode": "AB 12"}))) == {"postcode"}
    moved = {"country": "Nederland", "postcode": "1012 AB"}
    assert one(boss.put("/admin/settings", json=moved))["postcode"] == "1012 AB"
    back = boss.put("/admin/settings", json={"country": "indonesia"})
    assert set(errors_of(back)) == {"postcode"}


@pytest.mark.both_databases
def test_a_rate_counts_from_its_day_is_corrected_and_taken_away(
    app: Flask, client: FlaskClient, boss: SignedIn
) -> None:
    path = "/admin/rates/USD/2026-11-20"
    added = boss.put(path, json={"rate": "16701.123456"}, headers={"If-Match": '"0"'})
    assert one(added) == {
        "currency": "USD", "rate": "16701.123456", "date": "2026-11-20", "in_use": True,
        "version": 1,
    }  # fmt: skip
    assert one(client.get(f"{API}/site"))["rates"][1]["rate"] == "16701.123456"
    again = boss.put(path, json={"rate": "16700"}, headers={"If-Match": '"0"'})
    assert refused(again) == (412, "changed_meanwhile")
    # What changes nothing is no act.
    for _tap in range(2):
        assert one(boss.put(path, json={"rate": "16700"}))["version"] == 2
    listed = boss.get("/admin/rates", query_string={"currency": "USD"}).get_json()["payload"]
    assert [(row["date"], row["in_use"]) for row in listed["datas"]] == [
        ("2026-11-20", True),
        ("2024-12-31", False),
    ]
    assert boss.call("DELETE", path, headers={"If-Match": '"1"'}).status_code == 412
    assert boss.call("DELETE", path, headers={"If-Match": '"2"'}).status_code == 200
    assert refused(boss.call("DELETE", path)) == (404, "not_found")
    assert one(client.get(f"{API}/site"))["rates"][1]["date"] == "2024-12-31"
    who = id_at(app, AYU.email), "2026-11-20", "done"
    names = ("rate.changed.usd", "rate.changed.usd", "rate.removed.usd")
    assert acts(app, "rate") == [(name, *who) for name in names]
    assert selects(app, boss, "/admin/rates") == 4


def test_the_last_rate_of_a_currency_stays(boss: SignedIn) -> None:
    last = boss.call("DELETE", "/admin/rates/EUR/2024-12-31")
    assert refused(last) == (409, "last_rate")


@pytest.mark.both_databases
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


@pytest.mark.both_databases
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
    assert one(boss.put(path, json=names)) == {"date": "2027-02-25", **names, "version": 1}
    assert second_start(app) == "2027-02-24"
    noted = "SELECT username FROM users WHERE ledger_changed_at IS NOT NULL"
    assert rows(app, noted) == [("bayu",)]
    due = "SELECT count(*) FROM monthly_letters WHERE next_at < '2999-01-01'"
    assert rows(app, due) == [(1,)]
    assert one(boss.put(path, json=names))["version"] == 1
    assert boss.put(path, json=names, headers={"If-Match": '"0"'}).status_code == 412
    assert boss.call("DELETE", path, headers={"If-Match": '"1"'}).status_code == 200
    assert second_start(app) == "2027-02-25"
    assert boss.call("DELETE", path).status_code == 404
    assert [(act, day) for act, _who, day, _end in acts(app, "holiday")] == [
        ("holiday.changed", "2027-02-25"),
        ("holiday.removed", "2027-02-25"),
    ]


@pytest.mark.both_databases
def test_a_shipped_holiday_is_corrected_and_a_bad_one_refused(boss: SignedIn) -> None:
    names = {"name": "Day of Silence", "name_id": "Hari Nyepi"}
    assert one(boss.put("/admin/holidays/2026-03-19", json=names))["version"] == 2
    year = boss.get("/admin/holidays", query_string={"year": 2026}).get_json()["payload"]
    assert names["name"] in {row["name"] for row in year["datas"]}
    assert set(errors_of(boss.put("/admin/holidays/2026-03-20", json={"name": " "}))) == {
        "name",
        "name_id",
    }
    for day, status in (("2026-02-30", 404), ("nonsense", 404), ("1969-12-31", 422)):
        assert boss.put(f"/admin/holidays/{day}", json=names).status_code == status
    assert boss.get("/admin/holidays", query_string={"year": "0"}).status_code == 422
