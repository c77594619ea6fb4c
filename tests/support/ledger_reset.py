"""Empties the ledger of a person many times within a test."""

from typing import Any, Final

from flask import Flask
from redis import Redis
from sqlalchemy import text

from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.sessions import service as sessions
from server.sessions.flask_session_interface import NAME
from server.users import service as users
from tests.support.people import API, SignedIn

EMPTIED: Final = (
    "transactions",
    "ledger_acts",
    "budgets",
    "allocations",
    "budget_alerts",
    "goals",
    "debts",
    "letter_editions",
)


def begin(app: Flask, redis: Redis, person: SignedIn, **account: Any) -> SignedIn:
    """The person with an empty ledger and such an account, signed in at the present moment."""
    redis.flushall()
    values = ", ".join(f"{name} = :{name}" for name in account)
    with app.test_request_context(), unit_of_work():
        for table in EMPTIED:
            db.session.execute(text(f"DELETE FROM {table}"))
        change = text(f"UPDATE users SET {values}, balance = :opening_amount RETURNING id")
        owner_id = db.session.execute(change, account).scalar_one()
        owner = users.find_account(owner_id)
        assert owner is not None
        session_id, _grant = sessions.start_session(owner, instead_of=None)
    client = app.test_client()
    client.set_cookie(NAME, session_id, domain="localhost")
    token = client.get(f"{API}/token").get_json()["accessToken"]
    return SignedIn(person.person, client, token)
