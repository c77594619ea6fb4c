"""Logs are JSON lines in UTC that tell what happened and nothing that is private."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from flask import Flask

from server.core.operations.logging_config import init_logging
from tests.server.core.conftest import MakeTrial


class Written:
    """What was written to standard error since the test began."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture
        self.text = ""

    def getvalue(self) -> str:
        """All of it."""
        self.text += self.capture.readouterr().err
        return self.text


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Iterator[Written]:
    """What is logged from now on."""
    init_logging("INFO")
    yield Written(capsys)
    init_logging("DEBUG")


def read(lines: Written) -> list[dict[str, Any]]:
    """The lines as values."""
    return [json.loads(line) for line in lines.getvalue().splitlines()]


@pytest.fixture
def trial(make_trial: MakeTrial) -> Flask:
    """An application that was made before the log is listened to."""
    return make_trial()


def test_a_request_is_one_line_with_its_id_and_the_template_of_its_address(
    trial: Flask, lines: Written
) -> None:
    answer = trial.test_client().get("/api/v1/register/confirm/a-secret-token?also=secret")
    (line,) = [one for one in read(lines) if one["event"] == "request"]
    assert line["request_id"] == answer.headers["X-Request-Id"]
    assert line["route"] == "/api/v1/register/confirm/<string:emailToken>"
    assert line["method"] == "GET"
    assert line["status"] == answer.status_code
    assert line["timestamp"].endswith("Z")
    assert "secret" not in lines.getvalue()


def test_an_unknown_address_is_not_repeated(trial: Flask, lines: Written) -> None:
    trial.test_client().get("/a-secret-token")
    assert "a-secret-token" not in lines.getvalue()


def test_what_was_sent_is_not_logged(trial: Flask, lines: Written) -> None:
    client = trial.test_client()
    client.set_cookie("lumbung_session", "cookie-of-ayu")
    body = {"email": "ayu@example.com", "password": "sawah-hijau", "amount": 48000}
    client.post("/api/v1/login", json=body, headers={"Authorization": "Bearer token-of-ayu"})
    for secret in ("sawah-hijau", "48000", "cookie-of-ayu", "token-of-ayu", "ayu@example.com"):
        assert secret not in lines.getvalue()


def test_a_line_break_stays_within_its_line(lines: Written) -> None:
    structlog.get_logger("test").warning("first\r\n{second}", name="a\nb")
    logging.getLogger("library").warning("one\r\ntwo")
    assert len(lines.getvalue().splitlines()) == 2
    assert read(lines)[0]["event"] == "first\r\n{second}"


def test_values_with_secret_names_are_hidden(lines: Written) -> None:
    structlog.get_logger("test").warning("x", password="p", new_balance=7, amount=1, user="u")
    (line,) = read(lines)
    assert (line["password"], line["new_balance"], line["amount"]) == ("[hidden]",) * 3
    assert line["user"] == "u"


def test_a_failure_is_logged_with_its_place_and_without_what_it_says(
    trial: Flask, lines: Written
) -> None:
    answer = trial.test_client().get("/api/v1/broken")
    assert answer.status_code == 500
    (line,) = [one for one in read(lines) if one["event"] == "unexpected_error"]
    assert line["error"] == "ValueError"
    frames = line["exception"][0]["frames"]
    assert frames
    assert all(not frame.get("locals") for frame in frames)
    assert line["exception"][0]["exc_value"] == "[hidden]"


def test_an_id_of_a_trusted_proxy_is_kept_and_no_other(make_trial: MakeTrial) -> None:
    given = {"X-Request-Id": "proxy-0123456789"}
    behind = make_trial(TRUSTED_PROXIES="1").test_client()
    assert behind.get("/healthz", headers=given).headers["X-Request-Id"] == "proxy-0123456789"
    assert (
        make_trial().test_client().get("/healthz", headers=given).headers["X-Request-Id"]
        != "proxy-0123456789"
    )
    odd = {"X-Request-Id": "x" * 500}
    assert len(behind.get("/healthz", headers=odd).headers["X-Request-Id"]) == 26
