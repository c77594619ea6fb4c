"""Helpers for tests of proposals."""

from typing import Any

from tests.support.ledger import record
from tests.support.people import SignedIn
from tests.support.wallets import answered


def record_monthly(person: SignedIn, *amounts: int, day: int = 12, **entry: Any) -> None:
    """Record a subscription once a month, the last amount in June 2026."""
    for before, amount in enumerate(reversed(amounts)):
        year, month = divmod(2026 * 12 + 5 - before, 12)
        date = f"{year}-{month + 1:02}-{day:02}"
        subscription = {"detail": "Netflix", "categoryName": "Entertainment", **entry}
        record(person, **subscription, amount=amount, date=date)


def proposals(person: SignedIn) -> dict[str, Any]:
    """The payload of the proposals."""
    payload: dict[str, Any] = answered(person.get("/proposals"))
    return payload


def names(person: SignedIn) -> list[tuple[str, int]]:
    """The names and amounts of what is proposed."""
    return [(one["name"], one["amount"]) for one in proposals(person)["datas"]]


def rises(person: SignedIn) -> list[tuple[str, int, int]]:
    """The names and prices of what became dearer."""
    return [(one["name"], one["before"], one["now"]) for one in proposals(person)["rises"]]


def answer_proposal(person: SignedIn, id_: str, answer: str, **more: Any) -> str:
    """Answer a proposal or a price, and return the id of the answer."""
    sent = person.post("/proposals/answers", json={"id": id_, "answer": answer, **more})
    stored: str = answered(sent, 201)["datas"][0]["id"]
    return stored
