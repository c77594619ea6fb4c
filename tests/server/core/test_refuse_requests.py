"""Every refusal has one shape, a code, the reader's words and a request id."""

import io
import json
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

ECHO = "/api/v1/echo"
JSON = "application/json"


def post(client: FlaskClient, body: Any, **options: Any) -> TestResponse:
    """Post a value as JSON, also one that JSON does not know."""
    return client.post(ECHO, data=json.dumps(body), content_type=JSON, **options)


def errors_of(answer: TestResponse) -> dict[str, list[str]]:
    """The errors by field of a 422."""
    assert answer.status_code == 422, answer.text
    payload = answer.get_json()["payload"]
    assert payload["code"] == "validation_failed"
    errors: dict[str, list[str]] = payload["errors"]
    return errors


def refused(answer: TestResponse, status: int, code: str) -> dict[str, Any]:
    """The body of a refusal, which must be of this status and code."""
    assert answer.status_code == status, answer.text
    assert answer.content_type == JSON
    body: dict[str, Any] = answer.get_json()
    assert set(body) == {"message", "payload"}
    assert body["message"] == body["payload"]["message"]
    assert body["payload"]["code"] == code
    assert body["payload"]["request_id"] == answer.headers["X-Request-Id"]
    return body


def test_an_answer_carries_its_payload_and_message(trial: FlaskClient) -> None:
    answer = post(trial, {"name": " Ayu ", "size": 3})
    assert answer.status_code == 201
    assert answer.get_json() == {
        "payload": {
            "message": "Please sign in.",
            "datas": [{"name": "Ayu", "size": 3, "note": "", "tags": []}],
        }
    }


def test_every_wrong_field_is_named(trial: FlaskClient) -> None:
    errors = errors_of(post(trial, {"name": "A", "size": 12, "tags": [1]}))
    assert errors["name"] == ["Use at least 2 characters."]
    assert set(errors) == {"name", "size", "tags"}


@pytest.mark.parametrize("body", [{}, {"name": None}, {"name": ""}, {"name": "  "}])
def test_a_missing_field_is_asked_for(trial: FlaskClient, body: dict[str, Any]) -> None:
    assert errors_of(post(trial, body)) == {"name": ["This field is required."]}


@pytest.mark.parametrize(
    "name", ["a\0b", "a\ud800b", "a\nb", "a\x07b", "a\u2028b", 7, True, ["ab"], {"a": 1}]
)
def test_a_name_that_is_no_clean_text_is_refused(trial: FlaskClient, name: Any) -> None:
    assert set(errors_of(post(trial, {"name": name}))) == {"name"}


def test_nul_is_refused_where_no_field_looks(trial: FlaskClient) -> None:
    assert set(errors_of(post(trial, {"name": "Ayu", "other": {"deep": ["\0"]}}))) == {"other"}
    assert set(errors_of(post(trial, {"name": "Ayu", "ot\0her": 1}))) == {"body"}


def test_nul_in_an_address_is_no_failure_of_ours(trial: FlaskClient) -> None:
    refused(trial.get("/api/v1/write/a%00b"), 404, "not_found")
    refused(trial.get("/%00"), 404, "not_found")
    assert set(errors_of(trial.get("/api/v1/find?name=a%00b"))) == {"name"}
    assert trial.get("/api/v1/find?name=a%ff%fe").status_code == 200


def test_text_is_composed_and_lines_are_kept_only_where_allowed(trial: FlaskClient) -> None:
    answer = post(trial, {"name": "Ame\u0301lie", "note": "one\r\ntwo"})
    (row,) = answer.get_json()["payload"]["datas"]
    assert row["name"] == "Am\u00e9lie"
    assert row["note"] == "one\ntwo"


@pytest.mark.parametrize("size", [1.5, "3", 0, float("nan"), float("inf"), 10**15])
def test_a_number_must_be_a_whole_one_within_bounds(trial: FlaskClient, size: Any) -> None:
    assert set(errors_of(post(trial, {"name": "Ayu", "size": size}))) == {"size"}


def test_a_number_of_ten_thousand_digits_is_refused(trial: FlaskClient) -> None:
    body = '{"name": "Ayu", "size": ' + "9" * 10_000 + "}"
    assert set(errors_of(trial.post(ECHO, data=body, content_type=JSON))) == {"size"}


def test_deep_nesting_is_refused(trial: FlaskClient) -> None:
    deep: Any = "x"
    for _level in range(40):
        deep = [deep]
    assert set(errors_of(post(trial, {"name": "Ayu", "tags": deep}))) == {"tags"}
    very_deep = '{"name": ' + "[" * 30_000 + "]" * 30_000 + "}"
    refused(trial.post(ECHO, data=very_deep, content_type=JSON), 400, "malformed_json")


@pytest.mark.parametrize("body", ["{", "", "null x", b"\xff\xfe{"])
def test_what_is_no_json_is_malformed(trial: FlaskClient, body: Any) -> None:
    answer = trial.post(ECHO, data=body, content_type=JSON)
    if body == "":
        assert errors_of(answer) == {"name": ["This field is required."]}
    else:
        refused(answer, 400, "malformed_json")


@pytest.mark.parametrize("body", [[], "text", 1, None])
def test_a_body_that_is_no_object_is_refused(trial: FlaskClient, body: Any) -> None:
    errors_of(post(trial, body))


@pytest.mark.parametrize(
    "media_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_taken(trial: FlaskClient, media_type: str) -> None:
    answer = trial.post(ECHO, data='{"name": "Ayu"}', content_type=media_type)
    refused(answer, 415, "unsupported_media_type")


def test_a_body_above_64_kilobytes_is_too_large(trial: FlaskClient) -> None:
    answer = post(trial, {"name": "Ayu", "note": "x" * 65 * 1024})
    refused(answer, 413, "too_large")


def test_a_body_without_an_announced_length_is_not_cut(trial: FlaskClient) -> None:
    body = json.dumps({"name": "Ayu", "size": 3}) + " " * 65 * 1024
    chunked = {"wsgi.input_terminated": True, "wsgi.input": io.BytesIO(body.encode())}
    answer = trial.post(ECHO, content_type=JSON, environ_overrides=chunked)
    refused(answer, 413, "too_large")


def test_an_empty_body_of_another_kind_is_refused_too(trial: FlaskClient) -> None:
    refused(trial.post(ECHO, content_type="text/plain"), 415, "unsupported_media_type")


@pytest.mark.parametrize("path", ["/healthz", "/api/v1/find", "/nothing"])
def test_what_echoes_a_request_is_refused_in_words(trial: FlaskClient, path: str) -> None:
    answer = trial.open(path, method="TRACE")
    refused(answer, 405, "method_not_allowed")
    assert "TRACE" not in answer.headers["Allow"]


def test_no_answer_leads_to_the_host_that_a_request_names(trial: FlaskClient) -> None:
    for path in ("/nothing//", "/api//v1/find", "/api/v1/find/"):
        answer = trial.get(path, base_url="http://elsewhere.example")
        assert answer.status_code == 404
        assert "elsewhere" not in str(answer.headers)
    rules = [rule.rule for rule in trial.application.url_map.iter_rules()]
    assert [rule for rule in rules if rule.endswith("/")] in ([], ["/"])


def test_the_bare_address_of_the_api_is_kept_by_no_cache(trial: FlaskClient) -> None:
    answer = trial.get("/api")
    assert answer.headers["Cache-Control"] == "no-store"
    assert {"Cookie", "Authorization"} <= set(answer.vary.as_set(preserve_casing=True))


def test_an_unknown_address_of_the_api_is_told_in_json(trial: FlaskClient) -> None:
    for method in ("GET", "POST", "DELETE"):
        refused(trial.open("/api/v1/nothing", method=method), 404, "not_found")
    refused(trial.get("/api"), 404, "not_found")


def test_a_wrong_method_is_told_what_is_allowed(trial: FlaskClient) -> None:
    answer = trial.delete(ECHO)
    refused(answer, 405, "method_not_allowed")
    assert answer.headers["Allow"] == "OPTIONS, POST"


def test_a_failure_of_ours_tells_nothing_but_the_request_id(trial: FlaskClient) -> None:
    answer = trial.get("/api/v1/broken")
    body = refused(answer, 500, "internal_error")
    assert "sawah" not in answer.text
    assert body["message"] == "Something went wrong on our side. Please try again."


def test_refusals_speak_the_language_that_is_asked_for(trial: FlaskClient) -> None:
    answer = post(trial, {"name": "A", "size": 12}, headers={"Accept-Language": "id-ID,id;q=0.9"})
    assert answer.get_json()["message"] == "Periksa isian yang ditandai."
    assert errors_of(answer) == {
        "name": ["Paling sedikit 2 karakter."],
        "size": ["Harus antara 1 dan 9."],
    }


def test_a_language_that_we_do_not_speak_is_answered_in_english(trial: FlaskClient) -> None:
    answer = trial.get("/api/v1/nothing", headers={"Accept-Language": "fr-FR,xx;q=0.1,*"})
    assert answer.get_json()["message"] == "We couldn't find what you're looking for."


def test_a_fourth_call_within_a_minute_is_told_when_to_come_back(trial: FlaskClient) -> None:
    for _call in range(3):
        assert trial.post("/api/v1/limited").status_code == 200
    answer = trial.post("/api/v1/limited")
    refused(answer, 429, "rate_limited")
    assert 1 <= int(answer.headers["Retry-After"]) <= 60
