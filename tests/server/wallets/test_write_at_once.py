"""Several devices move the same money at the same moment, and none of it is lost."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.support.ledger import listed
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet, starting_wallet, transfer
from tests.support.wallets import agree, answered, change, held, wallets

pytestmark = pytest.mark.both_databases

Call = Callable[[SignedIn], TestResponse]
DEVICES = 6


def together(app: Flask, person: SignedIn, *calls: Call) -> Counter[int]:
    """How often which status answers when as many devices make the calls at once, in turn."""
    start = Barrier(DEVICES)

    def at_once(call: Call) -> int:
        alone = SignedIn(person.person, app.test_client(), person.token)
        start.wait()
        return call(alone).status_code

    with ThreadPoolExecutor(DEVICES) as devices:
        many = [calls[turn % len(calls)] for turn in range(DEVICES)]
        return Counter(devices.map(at_once, many))


def send(source: str, target: str, amount: int, **fields: Any) -> Call:
    body = {"wallet_id": source, "to_wallet_id": target, "amount": amount, **fields}
    return lambda device: device.post("/transfers", json=body)


def spend(wallet_id: str, amount: int) -> Call:
    body = {"type": "expenses", "category_id": "rent", "amount": amount, "wallet_id": wallet_id}
    return lambda device: device.post("/transaction/add", json=body)


def merge(source: str, target: str) -> Call:
    return lambda device: device.post(f"/wallets/{source}/merge", json={"into_id": target})


def put(wallet_id: str, **fields: bool) -> Call:
    return lambda device: device.put(
        f"/wallets/{wallet_id}", json=fields, headers={"If-Match": "*"}
    )


@pytest.fixture
def three(ayu: SignedIn) -> list[str]:
    """The ids of three wallets, one of which does not count."""
    others = [open_wallet(ayu, "BCA"), open_wallet(ayu, "Saham", counts=False)]
    return [starting_wallet(ayu), *others]


def test_money_goes_round_and_round(app: Flask, ayu: SignedIn, three: list[str]) -> None:
    first, bca, shares = three
    calls = (send(first, bca, 100), send(bca, shares, 10, fee=1), send(shares, first, 3))
    for _round in range(3):
        assert together(app, ayu, *calls) == {201: DEVICES}
    times = 3 * DEVICES // 3
    assert held(ayu) == {"Main wallet": -97 * times, "BCA": 89 * times, "Saham": 7 * times}
    agree(app, ayu)


def test_adding_meets_transfers(app: Flask, ayu: SignedIn, three: list[str]) -> None:
    first, _bca, shares = three
    calls = (spend(first, 5), send(first, shares, 100), spend(shares, 7))
    assert together(app, ayu, *calls) == {201: DEVICES}
    assert held(ayu) == {"Main wallet": -210, "BCA": 0, "Saham": 186}
    agree(app, ayu)


def test_counting_meets_adding(app: Flask, ayu: SignedIn, three: list[str]) -> None:
    _first, bca, shares = three

    def toggle(wallet_id: str, *, counts: bool) -> Call:
        return lambda device: device.put(
            f"/wallets/{wallet_id}", json={"counts": counts}, headers={"If-Match": "*"}
        )

    calls = (
        spend(bca, 5),
        toggle(bca, counts=False),
        spend(shares, 7),
        toggle(shares, counts=True),
    )
    for _round in range(2):
        assert set(together(app, ayu, *calls)) == {200, 201}
        agree(app, ayu)


@pytest.mark.parametrize("turn", range(2))
def test_nothing_lands_in_a_wallet_that_is_merged_away(
    app: Flask, ayu: SignedIn, three: list[str], turn: int
) -> None:
    first, bca, shares = three
    for _entry in range(3):
        transfer(ayu, first, shares, 10, fee=1)
    source, target = ((bca, first), (first, bca))[turn]
    calls = (merge(source, target), spend(bca, 5), send(bca, shares, 100, fee=2))
    seen = together(app, ayu, *calls)
    # The second merge finds one of the two no more.
    assert set(seen) <= {200, 201, 404, 422}
    assert seen[200] == 1
    left = {one["id"] for one in wallets(ayu)}
    assert left == {first, shares}
    rows = listed(ayu, include="transfers,adjustments")["datas"]
    assert {row["wallet_id"] for row in rows} <= left
    agree(app, ayu)


def test_one_wallet_stays_active(app: Flask, ayu: SignedIn, three: list[str]) -> None:
    seen = together(app, ayu, *(put(id_, archived=True) for id_ in three))
    assert set(seen) <= {200, 422}
    assert sum(not one["archived"] for one in wallets(ayu)) == 1
    agree(app, ayu)


def test_a_transfer_is_deleted_and_restored_once(
    app: Flask, ayu: SignedIn, three: list[str]
) -> None:
    first, bca, _shares = three
    path = f"/transactions/{transfer(ayu, first, bca, 100, fee=7)['id']}"
    assert together(app, ayu, lambda device: device.delete(path)) == {200: 1, 404: DEVICES - 1}
    assert held(ayu)["Main wallet"] == 0
    back = together(app, ayu, lambda device: device.post(f"{path}/restore"))
    assert back == {200: DEVICES}
    assert held(ayu)["Main wallet"] == -107
    agree(app, ayu)


def test_edits_of_a_transfer_leave_one_fee(app: Flask, ayu: SignedIn, three: list[str]) -> None:
    first, bca, shares = three
    path = f"/transfers/{transfer(ayu, first, bca, 100)['id']}"

    def edit(target: str, fee: int) -> Call:
        body = {"wallet_id": first, "to_wallet_id": target, "amount": 100, "fee": fee}
        return lambda device: device.put(path, json=body, headers={"If-Match": "*"})

    assert together(app, ayu, edit(bca, 7), edit(shares, 0), edit(bca, 9)) == {200: DEVICES}
    fee = answered(ayu.get(path))["datas"][0]["fee"]
    rows = listed(ayu)["datas"]
    assert [row["amount"] for row in rows] == ([fee] if fee else [])
    agree(app, ayu)


def test_names_stay_different(app: Flask, ayu: SignedIn, three: list[str]) -> None:
    body = {"kind": "bank", "name": "BRI"}
    seen = together(app, ayu, lambda device: device.post("/wallets", json=body))
    assert seen == {201: 1, 422: DEVICES - 1}
    change(ayu, three[0], name="Tunai")
    agree(app, ayu)
