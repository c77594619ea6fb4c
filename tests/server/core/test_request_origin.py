"""Services learn where a request comes from; the country only from a trusted proxy."""

from typing import Any

from flask import Flask

from server.core.http.access import public
from server.core.http.request_origin import current_origin
from tests.server.core.conftest import MakeTrial

HEADERS = {
    "X-Forwarded-For": "203.0.113.7",
    "X-Country": "id",
    "User-Agent": "Mozilla/5.0",
}


@public
def look() -> dict[str, Any]:
    """What a service is told."""
    return vars(current_origin())


def looking(make_trial: MakeTrial, **settings: str) -> Flask:
    """An application with these settings that tells the origin of a request."""
    trial = make_trial(**settings)
    trial.add_url_rule("/api/v1/origin", "origin", look)
    return trial


def told_by(trial: Flask, country: str) -> dict[str, Any]:
    """The origin of one request."""
    answer = trial.test_client().get("/api/v1/origin", headers={**HEADERS, "X-Country": country})
    told: dict[str, Any] = answer.get_json()
    return told


def seen(make_trial: MakeTrial, **settings: str) -> dict[str, Any]:
    """The origin of one request to an application with these settings."""
    return told_by(looking(make_trial, **settings), "id")


def test_without_a_trusted_proxy_nothing_that_is_sent_is_believed(make_trial: MakeTrial) -> None:
    told = seen(make_trial)
    assert told == {"address": "127.0.0.1", "user_agent": "Mozilla/5.0", "country": None}


def test_a_trusted_proxy_tells_address_and_country(make_trial: MakeTrial) -> None:
    told = seen(make_trial, TRUSTED_PROXIES="1", COUNTRY_HEADER="X-Country")
    assert told == {"address": "203.0.113.7", "user_agent": "Mozilla/5.0", "country": "ID"}


def test_without_the_setting_no_header_is_a_country(make_trial: MakeTrial) -> None:
    assert seen(make_trial, TRUSTED_PROXIES="1")["country"] is None


def test_what_is_no_country_is_none(make_trial: MakeTrial) -> None:
    trial = looking(make_trial, TRUSTED_PROXIES="1", COUNTRY_HEADER="X-Country")
    for country in ("", "XX", "Indonesia", "<b>", "1D"):
        assert told_by(trial, country)["country"] is None, country


def test_outside_of_requests_there_is_no_origin(make_trial: MakeTrial) -> None:
    seen(make_trial)
    assert vars(current_origin()) == {"address": "", "user_agent": "", "country": None}
