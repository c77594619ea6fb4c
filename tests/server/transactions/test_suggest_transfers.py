"""Somebody with several wallets opens the form: what they moved before, and which they used."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from time_machine import Traveller

from server.transactions import suggestions
from tests.support.ledger import SALARY, record
from tests.support.people import SignedIn


@pytest.fixture(autouse=True)
def clock() -> Iterator[Traveller]:
    with time_machine.travel("2024-06-18T05:00:00Z", tick=False) as traveller:
        yield traveller


def suggested(person: SignedIn, **query: str) -> dict[str, Any]:
    answer = person.get("/transactions/suggestions", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def add_wallet(person: SignedIn, name: str, kind: str = "ewallet") -> str:
    answer = person.post("/wallets", json={"kind": kind, "name": name})
    assert answer.status_code == 201, answer.text
    wallet_id: str = answer.get_json()["payload"]["datas"][0]["id"]
    return wallet_id


def starting_wallet(person: SignedIn) -> str:
    wallet_id: str = person.get("/wallets").get_json()["payload"]["datas"][0]["id"]
    return wallet_id


def transfer(person: SignedIn, source: str, target: str, **more: Any) -> None:
    body = {"wallet_id": source, "to_wallet_id": target, "amount": 100_000, **more}
    answer = person.post("/transfers", json=body)
    assert answer.status_code == 201, answer.text


def test_a_transfer_made_often_comes_first_with_its_fee_and_newest_detail(
    ayu: SignedIn, clock: Traveller
) -> None:
    bank, gopay = starting_wallet(ayu), add_wallet(ayu, "GoPay")
    for detail in ("top up", "Top up GoPay"):
        transfer(ayu, bank, gopay, fee=1_000, detail=detail)
        clock.shift(1)
    transfer(ayu, gopay, bank, amount=50_000)
    assert suggested(ayu)["transfers"] == [
        {
            "wallet_id": bank,
            "to_wallet_id": gopay,
            "amount": 100_000,
            "fee": 1_000,
            "detail": "Top up GoPay",
            "count": 2,
        },
        {
            "wallet_id": gopay,
            "to_wallet_id": bank,
            "amount": 50_000,
            "fee": 0,
            "detail": "",
            "count": 1,
        },
    ]


def test_lately_weighs_more_and_at_most_eight_come(ayu: SignedIn) -> None:
    bank, gopay = starting_wallet(ayu), add_wallet(ayu, "GoPay")
    for amount in range(1, 10):
        transfer(ayu, bank, gopay, amount=amount * 1_000, date="2021-06-01")
    transfer(ayu, bank, gopay, amount=77_000)
    amounts = [one["amount"] for one in suggested(ayu)["transfers"]]
    assert amounts[0] == 77_000
    assert len(amounts) == 8


def test_neither_a_transfer_nor_its_fee_nor_an_adjustment_is_a_detail(ayu: SignedIn) -> None:
    bank, gopay = starting_wallet(ayu), add_wallet(ayu, "GoPay")
    transfer(ayu, bank, gopay, fee=1_000, detail="Top up GoPay")
    answer = ayu.post(f"/wallets/{gopay}/adjust", json={"balance": 5, "detail": "Counted"})
    assert answer.status_code == 201, answer.text
    for payload in (suggested(ayu), suggested(ayu, q="top"), suggested(ayu, q="count")):
        assert payload["datas"] == []
        assert payload["recent_categories"] == {"expenses": [], "income": []}
        assert payload["recent_wallets"]["by_category"] == {}


def test_a_search_and_an_archived_wallet_bring_no_transfers(ayu: SignedIn) -> None:
    bank, gopay, jago = starting_wallet(ayu), add_wallet(ayu, "GoPay"), add_wallet(ayu, "Jago")
    transfer(ayu, bank, gopay)
    transfer(ayu, bank, jago)
    assert suggested(ayu, q="top")["transfers"] == []
    answer = ayu.put(f"/wallets/{gopay}", json={"archived": True}, headers={"If-Match": '"1"'})
    assert answer.status_code == 200, answer.text
    assert [one["to_wallet_id"] for one in suggested(ayu)["transfers"]] == [jago]


def test_each_category_remembers_its_wallet_and_transfers_their_pair(
    ayu: SignedIn, clock: Traveller
) -> None:
    bank, gopay = starting_wallet(ayu), add_wallet(ayu, "GoPay")
    record(ayu, categoryName="Rent")
    record(ayu, categoryName="Transportation", wallet_id=gopay)
    record(ayu, **SALARY)
    transfer(ayu, bank, gopay)
    clock.shift(1)
    # Recorded last, though for an earlier day.
    record(ayu, categoryName="Rent", wallet_id=gopay, date="2024-05-01")
    transfer(ayu, gopay, bank, date="2024-05-01")
    assert suggested(ayu)["recent_wallets"] == {
        "by_category": {"rent": gopay, "transportation": gopay, "salary": bank},
        "last": gopay,
        "transfer_from": gopay,
        "transfer_to": bank,
    }


def test_with_one_wallet_there_are_no_transfers(ayu: SignedIn) -> None:
    record(ayu, categoryName="Rent")
    payload = suggested(ayu)
    assert payload["transfers"] == []
    assert payload["recent_wallets"]["transfer_to"] is None


@pytest.mark.both_databases
def test_only_the_newest_rows_are_looked_at(ayu: SignedIn, monkeypatch: pytest.MonkeyPatch) -> None:
    bank, gopay = starting_wallet(ayu), add_wallet(ayu, "GoPay")
    transfer(ayu, bank, gopay, amount=1_000, date="2024-06-01")
    transfer(ayu, bank, gopay, amount=2_000)
    monkeypatch.setattr(suggestions, "NEWEST", 1)
    assert [one["amount"] for one in suggested(ayu)["transfers"]] == [2_000]


def test_bayu_is_never_offered_what_ayu_moved(ayu: SignedIn, bayu: SignedIn) -> None:
    transfer(ayu, starting_wallet(ayu), add_wallet(ayu, "GoPay"))
    add_wallet(bayu, "GoPay")
    assert suggested(bayu)["transfers"] == []
