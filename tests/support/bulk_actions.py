"""Actions on many transactions, and the ledgers to try them on."""

from typing import Any

from werkzeug.test import TestResponse

from tests.support.ledger import SALARY, record
from tests.support.people import SignedIn

Rows = list[dict[str, Any]]


def four_rows(person: SignedIn) -> Rows:
    """A salary and three lunches of the days before, the newest first."""
    kinds: list[dict[str, Any]] = [
        {"date": "2026-11-16"},
        {"date": "2026-11-17", "detail": "Soto"},
        {"date": "2026-11-18", "amount": 2},
        {**SALARY, "date": "2026-11-19"},
    ]
    return [record(person, **kind) for kind in kinds][::-1]


def bulk(person: SignedIn, key: str | None = None, **body: Any) -> TestResponse:
    """What doing something to many rows answers."""
    headers = {} if key is None else {"Idempotency-Key": key}
    return person.post("/transactions/bulk", json=body, headers=headers)


def done(answer: TestResponse) -> dict[str, Any]:
    """The act and its balance."""
    assert answer.status_code == 200, answer.text
    payload = answer.get_json()["payload"]
    (act,) = payload["datas"]
    return {**act, "balance": payload["balance"], "message": payload["message"]}


def undo(person: SignedIn, act: dict[str, Any]) -> TestResponse:
    """What taking an act back answers."""
    return person.post(f"/transactions/bulk/{act['id']}/undo")


def ids(rows: Rows) -> list[str]:
    """The ids of the rows."""
    return [row["id"] for row in rows]
