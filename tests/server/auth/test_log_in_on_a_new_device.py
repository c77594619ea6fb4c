"""The owner is told by mail of a sign-in with a browser that the account never met."""

import hashlib
import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import MakeSettings
from tests.support.accounts import another_app, login, rows
from tests.support.mailbox import Letter, Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn, register, sign_in

pytestmark = pytest.mark.usefixtures("compared_once")
DEVICE = "lumbung_device"
DAY = 24 * 60 * 60
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


def told(mailbox: Mailbox, email: str = AYU.email) -> list[Letter]:
    subjects = (
        "A new device signed in to your Lumbung account",
        "Perangkat baru masuk ke akun Lumbungmu",
    )
    return [letter for letter in mailbox.to(email) if letter.subject in subjects]


def name_of(client: FlaskClient) -> str:
    cookie = client.get_cookie(DEVICE)
    assert cookie is not None
    return str(cookie.value)


def test_the_first_sign_in_after_registering_is_no_news(ayu: SignedIn, mailbox: Mailbox) -> None:
    assert told(mailbox) == []


def test_a_second_browser_is(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    # 23:30 in London is 6:30 of the next day in Jakarta.
    with time_machine.travel(datetime(2027, 1, 31, 23, 30, tzinfo=UTC)):
        login(app.test_client(), ayu.email, ayu.password, headers={"User-Agent": FIREFOX})
        (letter,) = told(mailbox)
    assert "February 1, 2027 at 6:30" in letter.text
    assert "Browser: Firefox" in letter.text
    assert "System: Linux" in letter.text
    assert "Country" not in letter.text
    assert letter.link == "http://localhost:8080/setting?tab=security"


def test_the_browser_is_known_from_then_on(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    client = app.test_client()
    login(client, ayu.email, ayu.password)
    client.delete(f"{API}/logout")
    login(client, ayu.email, ayu.password)
    login(ayu.client, ayu.email, ayu.password)
    assert len(told(mailbox)) == 1


def test_five_mails_an_hour_are_enough_for_a_client_that_keeps_no_cookie(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    start = time.time()
    for _time in range(8):
        assert login(app.test_client(), ayu.email, ayu.password).status_code == 200
    assert len(told(mailbox)) == 5
    query = "SELECT count(*) FROM audit_log WHERE action = 'session.started'"
    assert rows(app, query) == [(9,)]
    with time_machine.travel(start + 3700):
        login(app.test_client(), ayu.email, ayu.password)
        assert len(told(mailbox)) == 6


def test_thirty_browsers_are_remembered_and_the_oldest_falls_out(app: Flask, ayu: SignedIn) -> None:
    for _time in range(32):
        login(app.test_client(), ayu.email, ayu.password)
        login(ayu.client, ayu.email, ayu.password)
    assert rows(app, "SELECT count(*) FROM known_devices") == [(30,)]
    query = "SELECT count(*) FROM known_devices WHERE digest = :digest"
    mine = hashlib.sha256(f"{owner_of(app)} {name_of(ayu.client)}".encode()).hexdigest()
    assert rows(app, query, digest=mine) == [(1,)]


def owner_of(app: Flask) -> str:
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    return str(owner_id)


def test_a_failed_sign_in_names_no_browser(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    client = app.test_client()
    assert "Set-Cookie" not in login(client, ayu.email, "wrong").headers
    assert told(mailbox) == []


def test_the_name_is_random_hidden_from_scripts_and_kept_for_400_days(
    app: Flask, ayu: SignedIn
) -> None:
    answer = login(app.test_client(), ayu.email, ayu.password)
    header = next(one for one in answer.headers.getlist("Set-Cookie") if DEVICE in one)
    name, *parts = header.split("; ")
    assert len(name.removeprefix(f"{DEVICE}=")) == 43
    assert {"HttpOnly", "Path=/", "SameSite=Strict", f"Max-Age={400 * DAY}"} <= set(parts)
    assert "Domain" not in header


def test_on_https_it_has_the_host_prefix(ayu: SignedIn, make_settings: MakeSettings) -> None:
    with another_app(make_settings(PUBLIC_URL="https://lumbung.example")) as secure:
        answer = login(secure.test_client(), ayu.email, ayu.password)
    header = next(one for one in answer.headers.getlist("Set-Cookie") if DEVICE in one)
    assert header.startswith(f"__Host-{DEVICE}=")
    assert "; Secure" in header


def test_the_database_cannot_tell_the_name(app: Flask, ayu: SignedIn) -> None:
    assert name_of(ayu.client) not in str(rows(app, "SELECT * FROM known_devices"))


def test_a_known_browser_of_one_account_is_new_to_another(
    app: Flask, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    name = name_of(ayu.client)
    login(ayu.client, bayu.email, bayu.password)
    assert len(told(mailbox, BAYU.email)) == 1
    assert name_of(ayu.client) == name
    login(ayu.client, ayu.email, ayu.password)
    assert told(mailbox) == []
    digests = [row[0] for row in rows(app, "SELECT digest FROM known_devices")]
    assert len(set(digests)) == len(digests) == 3


def test_a_cookie_that_cannot_be_ours_counts_as_none(app: Flask, ayu: SignedIn) -> None:
    client = app.test_client()
    client.set_cookie(DEVICE, "short")
    login(client, ayu.email, ayu.password)
    assert len(name_of(client)) == 43


def test_the_mail_is_in_the_language_of_the_account(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    login(app.test_client(), ayu.email, ayu.password, headers={"Accept-Language": "en"})
    (letter,) = told(mailbox)
    assert letter.subject == "Perangkat baru masuk ke akun Lumbungmu"


@pytest.fixture
def proxied(app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """The application behind a proxy that names the country."""
    settings = make_settings(TRUSTED_PROXIES="1", COUNTRY_HEADER="CF-IPCountry")
    with another_app(settings) as behind:
        yield behind


def test_a_country_that_is_known_is_told_by_name(
    proxied: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    headers = {"CF-IPCountry": "SG", "X-Forwarded-For": "203.0.113.7"}
    login(proxied.test_client(), ayu.email, ayu.password, headers=headers)
    (letter,) = told(mailbox)
    assert "Country: Singapore" in letter.text
    assert "203.0.113.7" not in letter.text + letter.html


def test_a_browser_that_was_not_seen_for_400_days_is_forgotten(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    from server.core.database.unit_of_work import unit_of_work
    from server.sessions.devices import delete_old_devices

    sign_in(app, AYU)
    with time_machine.travel(time.time() + 399 * DAY):
        login(ayu.client, ayu.email, ayu.password)
    with time_machine.travel(time.time() + 401 * DAY):
        with app.app_context(), unit_of_work():
            assert delete_old_devices() == 1
        login(ayu.client, ayu.email, ayu.password)
    assert len(told(mailbox)) == 1


def test_an_account_that_was_deleted_leaves_no_browser(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    from tests.support.accounts import change

    register(client, mailbox, AYU)
    sign_in(app, AYU)
    change(app, "DELETE FROM users")
    assert rows(app, "SELECT * FROM known_devices") == []
