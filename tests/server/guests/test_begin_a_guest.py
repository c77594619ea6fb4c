"""POST /guests signs a browser in without an account."""

from datetime import timedelta

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.core.calendar.clock import now
from server.core.http.rate_limits import RateLimit
from server.guests import service
from server.sessions.accounts import GUEST_ABSOLUTE, GUEST_IDLE
from tests.support.accounts import ask, code_of, cookie_of, login, rows
from tests.support.guests import begin, guest, profile
from tests.support.people import API, AYU, BAYU, SignedIn, sign_in
from tests.support.sign_ins import HOME, address

COUNT = "SELECT count(*) FROM users"


def test_the_browser_is_signed_in_to_an_account_of_its_own(app: Flask, client: FlaskClient) -> None:
    answer = begin(client, timezone="Asia/Makassar")
    assert answer.status_code == 200
    body = answer.get_json()
    assert body["payload"]["datas"][0]["quiz_closed"] is False
    someone = SignedIn(AYU, client, body["accessToken"])
    shown = profile(someone)
    assert shown["is_guest"] is True
    assert (shown["username"], shown["email"], shown["phone_number"]) == ("Guest", None, "")
    assert (shown["language"], shown["timezone"]) == ("en", "Asia/Makassar")
    assert someone.get("/overview").status_code == 200
    assert rows(app, "SELECT count(*) FROM guest_registrations") == [(0,)]


def test_the_session_ends_after_14_days_without_use_and_after_400_in_any_case(
    client: FlaskClient,
) -> None:
    answer = begin(client)
    assert answer.get_json()["payload"]["datas"][0]["idle_seconds"] == GUEST_IDLE == 14 * 86_400
    cookies = answer.headers.getlist("Set-Cookie")
    (session,) = [line for line in cookies if line.startswith("lumbung_session=")]
    assert f"Max-Age={GUEST_ABSOLUTE};" in session
    assert "HttpOnly" in session
    assert "SameSite=Strict" in session
    for days, status in ((399, 200), (401, 401)):
        with time_machine.travel(now() + timedelta(days=days)):
            assert client.get(f"{API}/token").status_code == status


def test_names_and_addresses_tell_nothing_and_cannot_be_guessed(app: Flask) -> None:
    for _guest in range(3):
        guest(app)
    found = rows(app, "SELECT username, email, password_hash FROM users")
    names = {name for name, _email, _hash in found}
    assert len(names) == 3
    assert {len(name) for name in names} == {30}
    assert all(email.endswith("@guest.invalid") for _name, email, _hash in found)
    assert {password_hash for _name, _email, password_hash in found} == {"!"}


def test_nobody_signs_in_to_a_guest_or_asks_for_its_password(app: Flask) -> None:
    guest(app)
    ((email,),) = rows(app, "SELECT email FROM users")
    visitor = app.test_client()
    assert login(visitor, email, "!").status_code == 422
    assert visitor.post(f"{API}/password/forgot", json={"email": email}).status_code == 422
    assert visitor.post(f"{API}/register/resend", json={"email": email}).status_code == 422


def test_another_site_begins_none(app: Flask, client: FlaskClient) -> None:
    refused = client.post(
        f"{API}/guests", json={"language": "en"}, headers={"Sec-Fetch-Site": "cross-site"}
    )
    assert (refused.status_code, code_of(refused)) == (403, "foreign_origin")
    form = client.post(f"{API}/guests", data="language=en", content_type="text/plain")
    assert form.status_code == 415
    assert rows(app, COUNT) == [(0,)]


@pytest.mark.parametrize(
    "body", [{"language": "fr"}, {"language": None}, {"timezone": "Mars/Base"}]
)
def test_odd_bodies_are_refused(app: Flask, client: FlaskClient, body: dict[str, object]) -> None:
    assert begin(client, **body).status_code == 422
    assert rows(app, COUNT) == [(0,)]


def test_a_browser_that_is_signed_in_stays_so(app: Flask, ayu: SignedIn) -> None:
    before = cookie_of(ayu.client)
    answer = begin(ayu.client)
    assert answer.status_code == 200
    assert profile(SignedIn(AYU, ayu.client, answer.get_json()["accessToken"]))["username"] == "ayu"
    assert cookie_of(ayu.client) == before
    assert rows(app, COUNT) == [(1,)]


def test_pressing_twice_makes_one_guest(app: Flask, client: FlaskClient) -> None:
    first = profile(guest(app, client))
    assert profile(guest(app, client)) == first
    assert rows(app, COUNT) == [(1,)]


def test_hundreds_of_requests_from_one_address_make_at_most_the_limit(proxied: Flask) -> None:
    statuses = [begin(proxied.test_client(), HOME).status_code for _time in range(300)]
    most = service.BY_ADDRESS.most
    assert statuses.count(200) == most
    assert statuses.count(429) == 300 - most
    assert rows(proxied, COUNT) == [(most,)]
    refused = begin(proxied.test_client(), HOME)
    assert "Register instead" in refused.get_json()["payload"]["message"]
    assert 0 < int(refused.headers["Retry-After"]) <= 3_600
    # Neighbours in other networks go on.
    assert begin(proxied.test_client(), address(3)).status_code == 200


def test_a_network_of_many_addresses_is_limited_too(proxied: Flask) -> None:
    statuses = [
        begin(proxied.test_client(), f"203.0.113.{number % 200}").status_code
        for number in range(service.BY_NETWORK.most + 5)
    ]
    assert statuses.count(200) == service.BY_NETWORK.most


def test_the_limit_of_all_keeps_no_registered_person_out(
    proxied: Flask, monkeypatch: pytest.MonkeyPatch, ayu: SignedIn
) -> None:
    few = RateLimit("guests-all", 2, 3_600)
    monkeypatch.setattr(service, "OF_ALL", few)
    statuses = [begin(proxied.test_client(), address(number)).status_code for number in range(4)]
    assert statuses == [200, 200, 429, 429]
    assert sign_in(proxied, AYU).get("/overview").status_code == 200
    assert ayu.get("/overview").status_code == 200
    assert ask(proxied.test_client(), BAYU).status_code == 201
