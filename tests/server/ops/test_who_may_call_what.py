"""Who may call what: a written table of every call, held equal to the product, and walked."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
from flask import Blueprint, Flask
from flask.testing import FlaskClient
from sqlalchemy import update
from werkzeug.test import TestResponse

from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.core.http import access
from server.extensions import db, redis_store
from server.sessions import access_guard
from server.sessions import service as sessions
from server.sessions.accounts import ACTIVE, ADMIN, MEMBER, SUPER_ADMIN, SUSPENDED
from server.sessions.flask_session_interface import NAME
from server.sessions.session_store import fresh_key, handle_of
from server.users import service as users
from server.users.models import User
from tests.conftest import MakeSettings
from tests.support.databases import let_go
from tests.support.endpoint_access import CALLS
from tests.support.people import API, SignedIn
from tests.support.second_app import fresh_app

TRIAL: Final = {
    "GET /api/v1/trial/admin": "admin",
    "GET /api/v1/trial/admin-fresh": "admin fresh",
    "GET /api/v1/trial/super-admin": "super_admin",
}
# Pages, and what is shown instead while the client is not built.
PAGES: Final = re.compile(r"(page|app|document) |(robots|not_built)$")

NO_TOKEN: Final = "401 invalid_token"
NO_SESSION: Final = "401 session_ended"
NO_RIGHT: Final = "403 forbidden"
STALE: Final = "403 reauthentication_required"
MUST_ENROL: Final = "403 second_factor_enrolment_required"
LET_IN: Final = "let in"
NOBODY: Final = "01JNOBODY0000000000000000X"
GUARDS: Final = frozenset({NO_TOKEN, NO_SESSION, NO_RIGHT, STALE, MUST_ENROL})


@dataclass(frozen=True)
class Caller:
    """Somebody who calls: what they are, and what they send along."""

    role: str = MEMBER
    second_factor: bool = False
    fresh: bool = True
    cookie: bool = True
    bearer: bool = True
    status: str = ACTIVE
    closing: bool = False

    @property
    def is_gone(self) -> bool:
        """Whether the account is as good as none."""
        return self.closing or self.status != ACTIVE


CALLERS: Final = {
    "visitor": Caller(cookie=False, bearer=False),
    "cookie only": Caller(bearer=False),
    "bearer only": Caller(cookie=False),
    "member": Caller(),
    "member whose password is older": Caller(fresh=False),
    "admin without second factor": Caller(role=ADMIN),
    "super admin without second factor": Caller(role=SUPER_ADMIN),
    "admin": Caller(role=ADMIN, second_factor=True),
    "admin whose code is older": Caller(role=ADMIN, second_factor=True, fresh=False),
    "super admin": Caller(role=SUPER_ADMIN, second_factor=True),
    "suspended": Caller(status=SUSPENDED),
    "closing": Caller(closing=True),
}


def expected(call: str, words: str, caller: Caller) -> str:
    """How a call of the table treats a caller."""
    who, *also = words.split()
    if call == "GET /api/v1/token":
        return LET_IN if caller.cookie and not caller.is_gone else NO_SESSION
    if who in {"public", "cookie", "metrics"}:
        return LET_IN
    if not caller.bearer:
        return NO_TOKEN
    if caller.is_gone:
        return NO_SESSION
    return refusal_of_role(who, also, caller) or (
        STALE if "fresh" in also and not caller.fresh else LET_IN
    )


def refusal_of_role(who: str, also: list[str], caller: Caller) -> str | None:
    """How a caller is refused for their role or for want of a second factor."""
    wanted = {"admin": {ADMIN, SUPER_ADMIN}, "super_admin": {SUPER_ADMIN}}.get(who)
    if wanted is not None and caller.role not in wanted:
        return NO_RIGHT
    must_enrol = caller.role != MEMBER and not caller.second_factor
    return MUST_ENROL if must_enrol and "enrolling" not in also else None


def told(answer: TestResponse) -> str:
    """A guard's refusal with its status and code, else that the caller was let in."""
    assert answer.status_code < 500, answer.text
    assert answer.status_code != 429
    body: Any = answer.get_json(silent=True)
    payload = body.get("payload", {}) if isinstance(body, dict) else {}
    said = f"{answer.status_code} {payload.get('code')}"
    return said if said in GUARDS else LET_IN


def found(app: Flask) -> dict[str, str]:
    """What the product declares of each of its calls; pages and hashed files are no calls."""
    calls = {}
    for rule in app.url_map.iter_rules():
        view = app.view_functions[rule.endpoint]
        if PAGES.match(rule.endpoint):
            assert access.find_access(view) == "public"
            continue
        notes = {
            "fresh": access.is_reauthenticated(view),
            "enrolling": access.is_enrolling(view),
            "registered": access.is_registered_only(view),
        }
        words = [str(access.find_access(view)), *(word for word, holds in notes.items() if holds)]
        path = re.sub(r"<\w+:(\w+)>", r"<\1>", rule.rule)
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            calls[f"{method} {path}"] = " ".join(words)
    return calls


@pytest.fixture(scope="module")
def lasting(shared_app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """The product with three calls for operators, without limits that a walk would meet."""
    guards: dict[str, Callable[..., Any]] = {
        "admin": access_guard.admin(lambda: "in"),
        "admin-fresh": access_guard.admin(access_guard.reauthenticated(lambda: "in")),
        "super-admin": access_guard.super_admin(lambda: "in"),
    }
    trial = Blueprint("trial", __name__)
    for name, view in guards.items():
        trial.add_url_rule(f"{API}/trial/{name}", name, view)
    with fresh_app(make_settings(LIMITS_FACTOR="1000")) as app:
        app.register_blueprint(trial)
        yield app


@pytest.fixture
def whole(lasting: Flask, ayu: SignedIn) -> Iterator[Flask]:
    """The product with Ayu's account."""
    yield lasting
    let_go(lasting)


def arrive(app: Flask, caller: Caller) -> tuple[FlaskClient, dict[str, str]]:
    """Sign Ayu in as such a caller: a client with the cookie, the header with the token."""
    be(app, role=caller.role, second_factor=caller.second_factor, status=ACTIVE, closes_at=None)
    with app.test_request_context(), unit_of_work():
        owner_id = users.find_credentials("ayu@example.com")[0]
        assert owner_id is not None
        account = users.find_account(owner_id.id)
        assert account is not None
        session_id, _grant = sessions.start_session(
            account, instead_of=None, second_factor=caller.second_factor
        )
    client = app.test_client()
    client.set_cookie(NAME, session_id, domain="localhost")
    token = client.get(f"{API}/token").get_json()["accessToken"]
    if not caller.fresh:
        redis_store.of(app).delete(fresh_key(handle_of(session_id)))
    if not caller.cookie:
        client.delete_cookie(NAME, domain="localhost")
    be(app, status=caller.status, closes_at=now() if caller.closing else None)
    return client, {"Authorization": f"Bearer {token}"} if caller.bearer else {}


def be(app: Flask, **values: Any) -> None:
    """Change Ayu's account."""
    with app.app_context(), unit_of_work():
        db.session.execute(update(User).values(**values))


def test_the_table_names_every_call_and_its_access(whole: Flask) -> None:
    assert found(whole) == CALLS | TRIAL


@pytest.mark.both_databases
@pytest.mark.parametrize("name", CALLERS)
def test_each_call_treats_each_caller_as_written(whole: Flask, name: str) -> None:
    caller = CALLERS[name]
    wrong, arrived = {}, None
    for call, words in (CALLS | TRIAL).items():
        method, path = call.split()
        client, headers = arrived = arrived or arrive(whole, caller)
        body = None if method in {"GET", "DELETE"} else {}
        answer = client.open(
            re.sub(r"<\w+>", NOBODY, path), method=method, headers=headers, json=body
        )
        # What was done may have changed the session or the account; a refusal leaves them.
        if answer.status_code < 400:
            arrived = None
        if told(answer) != expected(call, words, caller):
            wrong[call] = told(answer)
    assert wrong == {}
