"""Pages of other origins may call only when their exact origin is in the settings."""

from tests.server.core.conftest import MakeTrial

FRIEND = "https://friend.example"
ECHO = "/api/v1/echo"
ASK = {"Access-Control-Request-Method": "POST"}


def test_without_settings_no_origin_is_allowed(make_trial: MakeTrial) -> None:
    answer = make_trial().test_client().options(ECHO, headers={"Origin": FRIEND, **ASK})
    assert "Access-Control-Allow-Origin" not in answer.headers


def test_an_origin_in_the_settings_is_allowed_with_credentials(make_trial: MakeTrial) -> None:
    client = make_trial(CORS_ORIGINS=FRIEND).test_client()
    answer = client.options(ECHO, headers={"Origin": FRIEND, **ASK})
    assert answer.status_code == 204
    assert answer.headers["Access-Control-Allow-Origin"] == FRIEND
    assert answer.headers["Access-Control-Allow-Credentials"] == "true"
    assert "Authorization" in answer.headers["Access-Control-Allow-Headers"]
    called = client.post(ECHO, json={"name": "Ayu"}, headers={"Origin": FRIEND})
    assert called.headers["Access-Control-Allow-Origin"] == FRIEND
    assert "Origin" in called.headers["Vary"]


def test_any_other_origin_is_not(make_trial: MakeTrial) -> None:
    client = make_trial(CORS_ORIGINS=FRIEND).test_client()
    for origin in ("null", "*", "https://friend.example.evil.example", "http://friend.example"):
        for answer in (
            client.options(ECHO, headers={"Origin": origin, **ASK}),
            client.post(ECHO, json={"name": "Ayu"}, headers={"Origin": origin}),
        ):
            assert "Access-Control-Allow-Origin" not in answer.headers, origin
            assert "Access-Control-Allow-Credentials" not in answer.headers, origin
