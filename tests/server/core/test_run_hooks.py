"""Hooks belong to the application; those of a blueprint would never run, and are refused."""

from typing import Any

import pytest
from flask import Blueprint, Flask, request
from flask.signals import request_tearing_down

from server.core.http.plain_hooks import BlueprintHook, PlainHooksFlask


@pytest.fixture
def plain() -> Flask:
    app = PlainHooksFlask("plain")
    app.secret_key = "a key for sessions of this test"
    app.add_url_rule("/", view_func=lambda: "the view")
    return app


def test_a_hook_before_the_request_may_answer_it(plain: Flask) -> None:
    plain.before_request(lambda: None)
    plain.before_request(lambda: "the hook")
    assert plain.test_client().get("/").text == "the hook"


def test_hooks_after_the_request_run_from_the_last_to_the_first(plain: Flask) -> None:
    @plain.after_request
    def first(response: Any) -> Any:
        response.headers["X-Order"] += " first"
        return response

    @plain.after_request
    def last(response: Any) -> Any:
        response.headers["X-Order"] = "last"
        return response

    assert plain.test_client().get("/").headers["X-Order"] == "last first"


def test_hooks_at_the_end_get_the_error_and_listeners_are_told(plain: Flask) -> None:
    def fail() -> str:
        raise ZeroDivisionError

    plain.add_url_rule("/fail", view_func=fail)
    seen: list[tuple[str, object]] = []
    plain.teardown_request(lambda error: seen.append((request.path, error)))
    with request_tearing_down.connected_to(lambda _app, **told: seen.append(("told", told["exc"]))):
        plain.test_client().get("/")
        plain.test_client().get("/fail")
    assert seen[:2] == [("/", None), ("told", None)]
    assert [place for place, _error in seen[2:]] == ["/fail", "told"]


def test_the_session_is_stored(plain: Flask) -> None:
    from flask import session

    def visit() -> str:
        session["visits"] = session.get("visits", 0) + 1
        return str(session["visits"])

    plain.add_url_rule("/visit", view_func=visit)
    client = plain.test_client()
    assert [client.get("/visit").text for _turn in range(2)] == ["1", "2"]


@pytest.mark.parametrize("kind", ["before_request", "after_request", "teardown_request"])
def test_a_hook_of_a_blueprint_is_refused(kind: str) -> None:
    app, blueprint = PlainHooksFlask("plain"), Blueprint("trial", __name__)
    getattr(blueprint, kind)(lambda *_given: None)
    app.register_blueprint(blueprint)
    with pytest.raises(BlueprintHook, match="trial"):
        app.require_plain_hooks()


def test_hooks_of_the_application_are_accepted(plain: PlainHooksFlask) -> None:
    plain.before_request(lambda: None)
    plain.require_plain_hooks()
