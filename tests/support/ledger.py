"""Helpers for tests of money."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from typing import Any, Final

from flask import Flask
from sqlalchemy import event, text

from scripts.demo.ledger import add_transactions
from server.categories.catalogue import TransactionType
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.transactions.long_exports import EXPORTS
from server.transactions.service import NewTransaction
from tests.support.people import SignedIn

FIRST_OF_JUNE: Final = date(2024, 6, 1)
LUNCH = {
    "type": "expenses",
    "categoryName": "Food & Beverages",
    "amount": 48_000,
    "detail": "Makan siang",
}
SALARY = {
    "type": "income",
    "categoryName": "Salary",
    "amount": 12_500_000,
    "detail": "Gaji bulanan",
}


def record(person: SignedIn, **changes: Any) -> dict[str, Any]:
    """Record a lunch, or what the changes make of it, and return it."""
    answer = person.post("/transaction/add", json={**LUNCH, **changes})
    assert answer.status_code == 201, answer.text
    added: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return added


def listed(person: SignedIn, **query: Any) -> dict[str, Any]:
    """The payload of a list."""
    answer = person.get("/transactions", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def summary(person: SignedIn, **query: Any) -> dict[str, Any]:
    """The payload of a summary."""
    answer = person.get("/transactions/summary", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def overview(person: SignedIn) -> dict[str, Any]:
    """What the first screen shows."""
    answer = person.get("/overview")
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return shown


def balance(person: SignedIn) -> int:
    """The balance that the profile tells."""
    amount: int = person.get("/users").get_json()["payload"]["datas"][0]["balance"]
    return amount


def row_count(app: Flask, table: str) -> int:
    """How many rows a table has."""
    with app.app_context():
        return int(db.session.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())


def fill(app: Flask, details: Sequence[str]) -> None:
    """Let the only person have expenses of 1, 2, 3 … rupiah, past the checks of a call."""
    rows = [
        NewTransaction(TransactionType.EXPENSES, "rent", index + 1, detail, FIRST_OF_JUNE)
        for index, detail in enumerate(details)
    ]
    with app.app_context(), unit_of_work():
        add_transactions(db.session.execute(text("SELECT id FROM users")).scalar_one(), rows)


def write_ordered_export(app: Flask) -> None:
    """Let the worker write the export that waited longest."""
    with app.app_context(), unit_of_work():
        EXPORTS.write_next()


@contextmanager
def statements(app: Flask) -> Iterator[list[str]]:
    """Collect what is asked of the database meanwhile."""
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        asked.append(statement)

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)
