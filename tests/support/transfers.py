"""Further wallets, transfers and adjustments over the API."""

import uuid
from typing import Any

from tests.support.people import SignedIn


def open_wallet(person: SignedIn, name: str, **fields: Any) -> str:
    """Add a wallet and return its id; a bank account unless a kind is given."""
    return str(_post(person, "/wallets", {"kind": "bank", "name": name, **fields})["id"])


def transfer(person: SignedIn, source: str, target: str, amount: int, **fields: Any) -> Any:
    """Move money from one wallet to another and return the transfer."""
    wallets = {"wallet_id": source, "to_wallet_id": target}
    return _post(person, "/transfers", {**wallets, "amount": amount, **fields})


def adjust(person: SignedIn, wallet_id: str, balance: int, **fields: Any) -> Any:
    """Say what a wallet really holds and return the adjustment."""
    return _post(person, f"/wallets/{wallet_id}/adjust", {"balance": balance, **fields})


def starting_wallet(person: SignedIn) -> str:
    """The id of the first wallet."""
    return str(person.get("/wallets").get_json()["payload"]["datas"][0]["id"])


def _post(person: SignedIn, path: str, body: dict[str, Any]) -> Any:
    answer = person.post(path, json=body, headers={"Idempotency-Key": str(uuid.uuid4())})
    assert answer.status_code == 201, answer.text
    return answer.get_json()["payload"]["datas"][0]
