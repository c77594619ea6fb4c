"""Operators, and their actions on accounts."""

import threading
from collections.abc import Callable
from typing import Any, Final

from flask import Flask, Response
from werkzeug.test import TestResponse

from tests.support.accounts import change, queries, rows
from tests.support.audit import store_counted_acts
from tests.support.people import API, Person, SignedIn

MADE = Person("Made Wirawan", "made.w", "made@example.com", "081311122233")
WAYAN = Person("Wayan Sudarta", "wayan.s", "wayan@example.com", "081311122244")
OUT: Final = (401, "session_ended")
FRAUD: Final = {"reason": "fraud", "note": "Kami menerima tiga laporan."}
UNTOLD: Final = {"reason": "terms"}


def at_work(app: Flask, person: Person, role: str = "Admin") -> SignedIn:
    """Somebody who is there as an operator whose second factor was given."""
    from server.core.database.unit_of_work import unit_of_work
    from server.sessions import service as sessions
    from server.sessions.flask_session_interface import NAME
    from server.users import service as users

    given = "role = :role, second_factor = :yes, session_version = session_version + 1"
    change(
        app,
        f"UPDATE users SET {given} WHERE email = :email",
        role=role,
        yes=True,
        email=person.email,
    )
    with app.test_request_context(API), unit_of_work():
        account = users.find_account(id_at(app, person.email))
        assert account is not None
        session_id, _grant = sessions.start_session(account, instead_of=None, second_factor=True)
    client = app.test_client()
    client.set_cookie(NAME, session_id, httponly=True, samesite="Strict")
    signed_in = SignedIn(person, client, "")
    signed_in.refresh()
    return signed_in


def id_at(app: Flask, email: str) -> str:
    """The id of the account of an address."""
    ((found,),) = rows(app, "SELECT id FROM users WHERE email = :email", email=email)
    return str(found)


def one(answer: TestResponse) -> dict[str, Any]:
    """The object of an answer that succeeded."""
    assert answer.status_code in {200, 201}, answer.text
    found: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return found


def refused(answer: TestResponse) -> tuple[int, str]:
    """How a call was refused."""
    return answer.status_code, str(answer.get_json()["payload"]["code"])


def suspend(operator: SignedIn, owner_id: str, body: object = FRAUD) -> dict[str, Any]:
    """Suspend an account, which must succeed."""
    return one(operator.post(f"/admin/users/{owner_id}/suspend", json=body))


def selects(app: Flask, person: SignedIn, path: str, **query: Any) -> int:
    """How often a call that succeeds reads from the database."""
    with queries(app) as seen:
        assert person.get(path, query_string=query).status_code == 200
    return sum(statement.startswith("SELECT") for statement in seen)


def acts(app: Flask, prefix: str) -> list[tuple[Any, ...]]:
    """The acts of a kind: what, by whom, about whom, and how it ended."""
    store_counted_acts(app)
    asked = "SELECT action, actor_id, target_id, result FROM audit_log WHERE action LIKE :some"
    return rows(app, f"{asked} ORDER BY number", some=f"{prefix}%")


def at_once(*calls: Callable[[], Response]) -> list[int]:
    """Make calls at the same moment; returns their statuses in order.

    A transaction that waited too long for the others is tried again, as clients do.
    """
    ready = threading.Barrier(len(calls))
    found = [0] * len(calls)

    def make(at: int) -> None:
        ready.wait()
        answer = calls[at]()
        while answer.status_code == 503:
            answer = calls[at]()
        found[at] = answer.status_code

    threads = [threading.Thread(target=make, args=(at,)) for at in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found
