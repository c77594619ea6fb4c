"""While a body arrives, as slowly as its sender likes, no transaction of the database is open."""

import io
import re
from typing import Final

import psycopg
import pytest
from flask import Flask
from sqlalchemy.exc import InternalError

from server.core.http import access
from server.extensions import db
from tests.support.people import API, SignedIn

pytestmark = pytest.mark.both_databases

JSON: Final = "application/json"
FORM: Final = "multipart/form-data; boundary=boundary"
NOBODY: Final = "01JNOBODY0000000000000000X"
WRITING: Final = frozenset({"POST", "PUT", "DELETE"})
# They read a form in place of JSON.
TAKING_FORMS: Final = frozenset({"PUT /users/profile/photo"})


class Body:
    """A body that notes whether a transaction is open when it is read."""

    def __init__(self) -> None:
        self.content = io.BytesIO(b"{}")
        self.seen: set[bool] = set()

    def read(self, size: int = -1) -> bytes:
        """Read as from any file."""
        self.seen.add(db.session.in_transaction())
        return self.content.read(size)


def calls(app: Flask) -> dict[str, bool]:
    """Every call that may have a body, and whether its view takes one."""
    found = {}
    for rule in app.url_map.iter_rules():
        path = re.sub(r"<[^>]+>", NOBODY, rule.rule).removeprefix(API)
        takes = access.takes_json_body(app.view_functions[rule.endpoint])
        for method in WRITING & (rule.methods or set()):
            call = f"{method} {path}"
            found[call] = takes or call in TAKING_FORMS
    return found


def test_no_call_awaits_its_body_with_an_open_transaction(app: Flask, ayu: SignedIn) -> None:
    found = calls(app)
    assert set(found) >= TAKING_FORMS
    assert {"POST /login", "POST /transaction/add", "DELETE /users"} <= {
        call for call, takes in found.items() if takes
    }
    # The session that makes the calls ends with the last of them.
    for call, takes in sorted(found.items(), key=lambda item: item[0].endswith("/logout")):
        method, path = call.split()
        body, kind = Body(), FORM if call in TAKING_FORMS else JSON
        ayu.refresh()
        answer = ayu.call(
            method, path, data=b"{}", content_type=kind, environ_overrides={"wsgi.input": body}
        )
        assert answer.status_code < 500, call
        assert body.seen == ({False} if takes else set()), call


def test_a_body_of_no_named_kind_is_awaited_alone_too(ayu: SignedIn) -> None:
    body = Body()
    ayu.post("/transaction/add", data=b"{}", environ_overrides={"wsgi.input": body})
    assert body.seen == {False}


def test_a_body_too_long_is_refused_only_to_those_who_are_signed_in(ayu: SignedIn) -> None:
    long = b" " * 70_000
    answer = ayu.post("/transaction/add", data=long, content_type=JSON)
    assert answer.status_code == 413
    ayu.token = "x" + ayu.token
    answer = ayu.post("/transaction/add", data=long, content_type=JSON)
    assert answer.status_code == 401


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (psycopg.errors.IdleInTransactionSessionTimeout(), 503),
        (psycopg.errors.InFailedSqlTransaction(), 500),
    ],
    ids=["given up", "our mistake"],
)
def test_a_transaction_that_the_server_gave_up_is_told_as_out_of_reach(
    app: Flask, error: psycopg.InternalError, status: int
) -> None:
    with app.test_request_context():
        answer = app.handle_user_exception(InternalError(None, None, error))
        assert app.make_response(answer).status_code == status
