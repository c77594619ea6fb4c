"""Every answer tells browsers what they may do with it."""

import pytest
from flask.testing import FlaskClient

from tests.server.core.conftest import MakeTrial

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
}


def test_the_policy_allows_this_origin_alone(site: FlaskClient) -> None:
    policy = site.get("/").headers["Content-Security-Policy"]
    assert dict(part.split(" ", 1) for part in policy.split("; ")) == POLICY


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/assets/main.0f3a.js", 200),
        ("/assets/gone.js", 404),
        ("/nowhere", 404),
        ("/api/v1/nowhere", 404),
        ("/api/v1/broken", 500),
        ("/api/docs", 200),
        ("/healthz", 200),
    ],
)
def test_every_answer_carries_the_security_headers(
    site: FlaskClient, path: str, status: int
) -> None:
    answer = site.get(path, buffered=True)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.getlist(name) == [value]
    assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert "Strict-Transport-Security" not in answer.headers


def test_a_file_that_has_not_changed_carries_them_too(site: FlaskClient) -> None:
    first = site.get("/icons/steaming-bowl.svg", buffered=True)
    again = site.get(
        "/icons/steaming-bowl.svg",
        headers={"If-None-Match": first.headers["ETag"]},
        buffered=True,
    )
    assert again.status_code == 304
    assert again.headers["X-Content-Type-Options"] == "nosniff"
    assert "Content-Security-Policy" in again.headers


def test_over_https_browsers_are_told_to_stay_there(make_trial: MakeTrial) -> None:
    client = make_trial(PUBLIC_URL="https://lumbung.example").test_client()
    header = client.get("/healthz").headers["Strict-Transport-Security"]
    assert int(header.split("=")[1].split(";")[0]) >= 365 * 24 * 3600


@pytest.mark.parametrize("path", ["/", "/api/v1/users", "/assets/main.0f3a.js"])
def test_trace_is_refused(site: FlaskClient, path: str) -> None:
    answer = site.open(path, method="TRACE")
    assert answer.status_code == 405
    assert "TRACE" not in answer.headers["Allow"]


def test_visits_set_no_cookie(site: FlaskClient) -> None:
    for path in ("/", "/overview", "/nowhere", "/healthz", "/api/v1/nowhere"):
        assert "Set-Cookie" not in site.get(path).headers


def test_api_answers_are_stored_by_nobody(site: FlaskClient) -> None:
    answer = site.post("/api/v1/echo", json={"name": "Ayu"})
    assert answer.headers["Cache-Control"] == "no-store"
    assert "Cookie" in answer.headers["Vary"]


@pytest.mark.parametrize(
    "path",
    [
        "/reset?token=abc",
        "/verification?emailToken=abc",
        "/invitation?token=abc",
        "/id/verification?changeToken=abc",
        "/assets/main.0f3a.js?token=abc",
    ],
)
def test_the_address_of_a_mailed_link_is_told_to_nobody(site: FlaskClient, path: str) -> None:
    answer = site.get(path, buffered=True)
    assert answer.headers.getlist("Referrer-Policy") == ["no-referrer"]
