"""Services learn where a request comes from; the country only from a trusted proxy."""

from typing import Any

import pytest

from server.core.access import public
from server.core.origin import origin
from tests.server.core.conftest import MakeTrial

HEADERS = {
    "X-Forwarded-For": "203.0.113.7",
    "X-Country": "id",
    "User-Agent": "Mozilla/5.0",
}


@public
def look() -> dict[str, Any]:
    """What a service is told."""
    return vars(origin())


def seen(make_trial: MakeTrial, country: str = "id", **settings: str) -> dict[str, Any]:
    """The origin of one request to an application with these settings."""
    trial = make_trial(**settings)
    trial.add_url_rule("/api/v1/origin", "origin", look)
    answer = trial.test_client().get("/api/v1/origin", headers={**HEADERS, "X-Country": country})
    told: dict[str, Any] = answer.get_json()
    return told


def test_without_a_trusted_proxy_nothing_that_is_sent_is_believed(make_trial: MakeTrial) -> None:
    told = seen(make_trial, COUNTRY_HEADER="X-Country")
    assert told == {"address": "127.0.0.1", "user_agent": "Mozilla/5.0", "country": None}


def test_a_trusted_proxy_tells_address_and_country(make_trial: MakeTrial) -> None:
    told = seen(make_trial, TRUSTED_PROXIES="1", COUNTRY_HEADER="X-Country")
    assert told == {"address": "203.0.113.7", "user_agent": "Mozilla/5.0", "country": "ID"}


def test_without_the_setting_no_header_is_a_country(make_trial: MakeTrial) -> None:
    assert seen(make_trial, TRUSTED_PROXIES="1")["country"] is None


@pytest.mark.parametrize("country", ["", "XX", "Indonesia", "<b>", "1D"])
def test_what_is_no_country_is_none(make_trial: MakeTrial, country: str) -> None:
    told = seen(make_trial, country, TRUSTED_PROXIES="1", COUNTRY_HEADER="X-Country")
    assert told["country"] is None


def test_outside_of_requests_there_is_no_origin(make_trial: MakeTrial) -> None:
    seen(make_trial)
    assert vars(origin()) == {"address": "", "user_agent": "", "country": None}
