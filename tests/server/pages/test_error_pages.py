"""Whoever opens the address of a page reads in their language why there is none."""

from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask, Response
from flask.testing import FlaskClient

from server.core import errors
from server.core.http.access import public
from tests.server.core.conftest import MakeTrial


class Gone(errors.AppError):
    """Something that was taken down."""

    status = 410


def raising(error: Exception) -> Callable[[], Response]:
    def view() -> Response:
        raise error

    return public(view)


@pytest.fixture
def failing(make_trial: MakeTrial, dist: Path) -> FlaskClient:
    """A visitor of a site whose pages fail in every way."""
    site = make_trial(CLIENT_DIST=str(dist))
    _add(site, "/gone", Gone())
    _add(site, "/later", errors.StoreUnavailable("database"))
    _add(site, "/failed", ZeroDivisionError("the password is sawah-hijau"))
    return site.test_client()


def _add(site: Flask, path: str, error: Exception) -> None:
    for address in (path, f"/id{path}"):
        site.add_url_rule(address, endpoint=f"page {address}", view_func=raising(error))


@pytest.mark.parametrize(
    ("path", "status", "name"),
    [("/gone", 410, "gone"), ("/later", 503, "later"), ("/failed", 500, "failed")],
)
def test_a_page_that_fails_says_so_with_its_status(
    failing: FlaskClient, path: str, status: int, name: str
) -> None:
    for address, language, headers in (
        (path, "en", {}),
        (path, "id", {"Accept-Language": "id"}),
        (f"/id{path}", "id", {"Accept-Language": "en"}),
    ):
        answer = failing.get(address, headers=headers)
        assert (answer.status_code, answer.mimetype) == (status, "text/html")
        assert f"<html lang={language}>{name}</html>" in answer.text
        assert answer.headers["X-Request-Id"] in answer.text
        assert "sawah" not in answer.text
        assert answer.headers["Cache-Control"] == "no-store"
        assert ("Retry-After" in answer.headers) == (status == 503)


def test_a_page_says_that_it_can_only_be_read(site: FlaskClient) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        answer = site.open("/id/login", method=method)
        assert (answer.status_code, answer.mimetype) == (405, "text/html")
        assert "<html lang=id>refused</html>" in answer.text
        assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}


def test_programs_are_told_in_their_own_form(site: FlaskClient) -> None:
    for address in ("/healthz", "/robots.txt", "/api/v1/find"):
        answer = site.post(address)
        assert (answer.status_code, answer.mimetype) == (405, "application/json")
