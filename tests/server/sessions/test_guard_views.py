"""Views say who may call them: by role, by a fresh password, by a second factor."""

from collections.abc import Iterator
from typing import Any

import pytest
import redis as redis_client
from flask import Flask

from server.core.http import openapi
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import envelope
from server.sessions.access_guard import admin, enrolling, reauthenticated, signed_in, super_admin
from tests.conftest import MakeSettings
from tests.support.accounts import change, code_of, rows
from tests.support.audit import store_counted_acts
from tests.support.operators import operator
from tests.support.people import API, AYU, BAYU, Person, SignedIn, sign_in
from tests.support.second_app import fresh_app

blueprint = Blueprint("trial", __name__)


@blueprint.route("/trial/plain")
@signed_in
@blueprint.answers(200)
def plain() -> dict[str, Any]:
    return envelope(datas=[])


@blueprint.route("/trial/first-steps")
@signed_in
@enrolling
@blueprint.answers(200)
def first_steps() -> dict[str, Any]:
    return envelope(datas=[])


@blueprint.route("/trial/console", methods=["GET", "POST"])
@admin
@blueprint.answers(200)
def console() -> dict[str, Any]:
    return envelope(datas=[])


@blueprint.route("/trial/roles", methods=["POST"])
@super_admin
@reauthenticated
@blueprint.answers(200)
def roles() -> dict[str, Any]:
    return envelope(datas=[])


@pytest.fixture
def trial(app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """An application with views for operators."""
    with fresh_app(make_settings()) as trial:
        api = trial.extensions[openapi.EXTENSION]
        api.register_blueprint(blueprint, url_prefix=API)
        yield trial


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, code_of(answer)


def promote(app: Flask, person: Person, role: str) -> SignedIn:
    """Signed in as an operator who has no second factor yet."""
    change(app, "UPDATE users SET role = :role WHERE email = :email", role=role, email=person.email)
    return sign_in(app, person)


DENIED = (403, "forbidden")
ENROL = (403, "second_factor_enrolment_required")


def test_members_come_into_no_view_for_operators(trial: Flask, ayu: SignedIn) -> None:
    member = sign_in(trial, AYU)
    assert member.get("/trial/plain").status_code == 200
    assert code(member.get("/trial/console")) == DENIED
    assert code(member.post("/trial/console")) == DENIED
    assert code(member.post("/trial/roles")) == DENIED


def test_admins_come_into_theirs_and_super_admins_into_all(
    trial: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    an_admin = operator(trial, AYU, "Admin")
    assert an_admin.get("/trial/console").status_code == 200
    assert code(an_admin.post("/trial/roles")) == DENIED
    the_boss = operator(trial, BAYU, "Super Admin")
    assert the_boss.get("/trial/console").status_code == 200
    assert the_boss.post("/trial/roles").status_code == 200


def test_visitors_are_asked_to_sign_in(trial: Flask) -> None:
    visitor = trial.test_client()
    assert visitor.get(f"{API}/trial/console").status_code == 401
    assert visitor.post(f"{API}/trial/roles").status_code == 401


@pytest.mark.parametrize("role", ["Admin", "Super Admin"])
def test_an_operator_without_a_second_factor_can_only_set_one_up(
    trial: Flask, ayu: SignedIn, role: str
) -> None:
    newcomer = promote(trial, AYU, role)
    assert newcomer.get("/trial/first-steps").status_code == 200
    for path in ("/trial/plain", "/trial/console", "/overview", "/sessions"):
        assert code(newcomer.get(path)) == ENROL, path
    assert code(newcomer.delete("/users/totp")) == ENROL
    assert newcomer.get("/users").status_code == 200
    assert newcomer.put("/users/preferences", json={"language": "id"}).status_code == 200
    assert newcomer.post("/users/confirm", json={"password": AYU.password}).status_code == 200
    assert newcomer.post("/users/totp").status_code == 200


def test_the_role_counts_that_the_database_holds_now(trial: Flask, ayu: SignedIn) -> None:
    an_admin = operator(trial, AYU, "Admin")
    change(trial, "UPDATE users SET role = 'Super Admin' WHERE email = :email", email=AYU.email)
    assert an_admin.post("/trial/roles").status_code == 200
    change(trial, "UPDATE users SET role = 'Member' WHERE email = :email", email=AYU.email)
    assert an_admin.get("/trial/console").status_code == 401


def test_a_fresh_password_is_asked_for_beside_the_role(
    trial: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    the_boss = operator(trial, AYU, "Super Admin")
    redis.delete(*redis.keys("fresh:*"))
    assert code(the_boss.post("/trial/roles")) == (403, "reauthentication_required")
    the_boss.post("/users/confirm", json={"password": AYU.password})
    assert the_boss.post("/trial/roles").status_code == 200


def test_who_is_refused_is_remembered_but_cannot_fill_the_log(trial: Flask, ayu: SignedIn) -> None:
    member = sign_in(trial, AYU)
    query = "SELECT actor_id, result, times FROM audit_log WHERE action = 'access.denied'"
    ((owner_id,),) = rows(trial, "SELECT id FROM users")
    for _time in range(5):
        assert member.get("/trial/console").status_code == 403
    store_counted_acts(trial)
    assert rows(trial, query) == [(owner_id, "refused", 5)]


def test_the_document_tells_what_may_be_refused(trial: Flask) -> None:
    paths = trial.test_client().get(f"{API}/openapi.json").get_json()["paths"]

    def refused(path: str, method: str) -> set[str]:
        return set(paths[f"{API}{path}"][method]["responses"])

    assert "403" in refused("/trial/plain", "get")
    assert "403" not in refused("/trial/first-steps", "get")
    assert {"401", "403"} <= refused("/trial/console", "get")
    assert {"401", "403", "429"} <= refused("/trial/roles", "post")
    assert paths[f"{API}/trial/roles"]["post"]["security"] == [{"bearer": []}]
