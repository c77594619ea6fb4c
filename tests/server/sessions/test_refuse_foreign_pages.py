"""Another site cannot make a browser use or set the session cookie."""

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.conftest import MakeSettings
from tests.support.accounts import another_app, code_of, login
from tests.support.people import API, SignedIn

CALLS = ("login", "token", "logout")
OWN = "http://localhost"
FOREIGN = "https://evil.example"


FOREIGN_HEADERS: list[dict[str, str]] = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": OWN},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://other.localhost"},
    {"Sec-Fetch-Site": "unheard-of"},
    {"Origin": FOREIGN},
    {"Origin": "null"},
    {"Origin": "http://localhost.evil.example"},
    {"Origin": "http://localhost:9999"},
    {"Origin": "http://["},
    {"Referer": f"{FOREIGN}/page"},
    {"Origin": FOREIGN, "Referer": f"{OWN}/login"},
]
OWN_HEADERS: list[dict[str, str]] = [
    {},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
    {"Origin": OWN},
    {"Origin": "http://localhost:8080"},
    {"Referer": f"{OWN}/login"},
]


def call(ayu: SignedIn, name: str, headers: dict[str, str]) -> TestResponse:
    if name == "login":
        return login(ayu.client, ayu.email, ayu.password, headers=headers)
    method = "DELETE" if name == "logout" else "GET"
    return ayu.client.open(f"{API}/{name}", method=method, headers=headers)


@pytest.mark.parametrize("name", CALLS)
def test_a_call_from_another_site_is_refused(ayu: SignedIn, name: str) -> None:
    for headers in FOREIGN_HEADERS:
        answer = call(ayu, name, headers)
        assert answer.status_code == 403, headers
        assert code_of(answer) == "foreign_origin"
        assert "Set-Cookie" not in answer.headers
    assert ayu.client.get(f"{API}/token").status_code == 200


@pytest.mark.parametrize("name", CALLS)
def test_our_own_pages_and_clients_without_a_browser_may_call(ayu: SignedIn, name: str) -> None:
    for headers in OWN_HEADERS:
        answer = call(ayu, name, headers)
        assert answer.status_code in {200, 401}, headers
    assert login(ayu.client, ayu.email, ayu.password).status_code == 200


@pytest.mark.parametrize("name", ["Origin", "Referer"])
def test_on_https_only_the_configured_origin_is_ours(
    ayu: SignedIn, make_settings: MakeSettings, name: str
) -> None:
    site = "https://lumbung.example"
    answers = {}
    with another_app(make_settings(PUBLIC_URL=site)) as app:
        for source in (site, "http://lumbung.example", "https://other.example"):
            host = source.partition("//")[2]
            headers = {name: source, "Host": host}
            answers[source] = login(app.test_client(), ayu.email, ayu.password, headers=headers)
    assert [answer.status_code for answer in answers.values()] == [200, 403, 403]


def test_a_sister_site_may_call_when_it_is_on_the_list(
    ayu: SignedIn, make_settings: MakeSettings
) -> None:
    sister = "http://sister.localhost"
    headers = {"Sec-Fetch-Site": "same-site", "Origin": sister}
    with another_app(make_settings(CORS_ORIGINS=sister)) as app:
        answer = login(app.test_client(), ayu.email, ayu.password, headers=headers)
    assert answer.status_code == 200


def test_no_origin_is_reflected_to_scripts_of_other_sites(client: FlaskClient) -> None:
    for origin in (FOREIGN, "null"):
        answer = client.get(f"{API}/token", headers={"Origin": origin})
        assert "Access-Control-Allow-Origin" not in answer.headers
        assert "Access-Control-Allow-Credentials" not in answer.headers


def test_a_listed_origin_is_named_exactly(ayu: SignedIn, make_settings: MakeSettings) -> None:
    listed = "https://app.example"
    with another_app(make_settings(CORS_ORIGINS=listed)) as app:
        visit = app.test_client().get
        named = visit(f"{API}/users", headers={**ayu.headers, "Origin": listed})
        other = visit(f"{API}/users", headers={**ayu.headers, "Origin": f"{listed}.evil.example"})
    assert named.headers["Access-Control-Allow-Origin"] == listed
    assert "Access-Control-Allow-Origin" not in other.headers


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded"])
def test_a_body_that_a_form_of_another_site_could_send_is_refused(
    client: FlaskClient, kind: str
) -> None:
    body = '{"email": "ayu@example.com", "password": "x", "token": "x"}'
    for path in ("/login", "/register", "/register/resend", "/register/disown"):
        answer = client.post(API + path, data=body, content_type=kind)
        assert answer.status_code == 415, path
        assert code_of(answer) == "unsupported_media_type"
