"""What tests ask of wallets."""

from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from tests.support.ledger import balance
from tests.support.people import SignedIn

Item = dict[str, Any]
UNKNOWN = "0" * 26


def answered(answer: TestResponse, status: int = 200) -> Any:
    """The payload of an answer that must have this status."""
    assert answer.status_code == status, answer.text
    return answer.get_json()["payload"]


def wrong_fields(answer: TestResponse) -> set[str]:
    """The fields at which an answer refuses a request."""
    return set(answered(answer, 422)["errors"])


def refusal(answer: TestResponse) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.get_json()["payload"]["code"]


def wallets(person: SignedIn) -> list[Item]:
    """Every wallet in its order."""
    found: list[Item] = answered(person.get("/wallets"))["datas"]
    return found


def wallet(person: SignedIn, wallet_id: str) -> Item:
    """One wallet."""
    return next(one for one in wallets(person) if one["id"] == wallet_id)


def held(person: SignedIn) -> dict[str, int]:
    """What each wallet holds, by its name."""
    return {one["name"]: one["balance"] for one in wallets(person)}


def change(person: SignedIn, wallet_id: str, **fields: Any) -> Item:
    """Change a wallet and return it."""
    sent = person.put(f"/wallets/{wallet_id}", json=fields, headers={"If-Match": "*"})
    changed: Item = answered(sent)["datas"][0]
    return changed


def entries(person: SignedIn, wallet_id: str, **query: Any) -> Item:
    """The payload of a wallet's entries."""
    found: Item = answered(person.get(f"/wallets/{wallet_id}/entries", query_string=query))
    return found


def agree(app: Flask, person: SignedIn) -> None:
    """The balance is the sum of the wallets that count, and all of them are those of the rows."""
    assert balance(person) == sum(one["balance"] for one in wallets(person) if one["counts"])
    checked = app.test_cli_runner().invoke(args=["check-balances"])
    assert checked.exit_code == 0, checked.output
