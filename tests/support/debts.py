"""Helpers for tests of debts."""

from typing import Any

from tests.support.people import SignedIn
from tests.support.wallets import answered

Debt = dict[str, Any]
# Three instalments from 5 September 2026 on, of money that came to the first wallet.
PLAIN = {
    "direction": "owed",
    "principal": 3_000_000,
    "instalments": 3,
    "first_due": "2026-09-05",
    "start": "money",
}


def owe(person: SignedIn, name: str = "Motor", **fields: Any) -> Debt:
    """Add a debt and return it; a loan without interest unless the fields say otherwise."""
    return only(answered(person.post("/debts", json={**PLAIN, "name": name, **fields}), 201))


def debts(person: SignedIn) -> dict[str, Debt]:
    """Every debt by its name."""
    return {one["name"]: one for one in answered(person.get("/debts"))["datas"]}


def debt_of(person: SignedIn, debt_id: str) -> Debt:
    """A debt as it is now."""
    return only(answered(person.get(f"/debts/{debt_id}")))


def pay_debt(person: SignedIn, debt_id: str, amount: int, **fields: Any) -> dict[str, Any]:
    """Pay a debt and return what was answered."""
    sent = person.post(f"/debts/{debt_id}/payments", json={"amount": amount, **fields})
    payload: dict[str, Any] = answered(sent, 201)
    return payload


def only(payload: dict[str, Any]) -> Debt:
    """The one thing that was answered."""
    (found,) = payload["datas"]
    thing: Debt = found
    return thing
