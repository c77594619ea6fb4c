"""PUT /users/opening-balance remembers what a person began with."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import jwt
import pytest
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.core.http.fields import LARGEST
from tests.support.accounts import change, errors_of, rows
from tests.support.examples import tries
from tests.support.ledger import SALARY, balance, listed, overview, record, summary
from tests.support.people import SignedIn

DAY = "2026-01-01"


def begin(person: SignedIn, amount: int, day: str = DAY) -> int:
    """Say what there was and return the balance that is answered."""
    answer = person.put("/users/opening-balance", json={"amount": amount, "date": day})
    assert answer.status_code == 200, answer.text
    payload = answer.get_json()["payload"]
    assert payload["datas"] == [{"amount": amount, "date": day}]
    return int(payload["balance"])


def profile(person: SignedIn) -> dict[str, Any]:
    shown: dict[str, Any] = person.get("/users").get_json()["payload"]["datas"][0]
    return shown


def test_it_counts_in_the_balance_and_nowhere_else(app: Flask, ayu: SignedIn) -> None:
    record(ayu)
    record(ayu, **SALARY)
    earned = 12_500_000 - 48_000
    told = (listed(ayu)["totals"], summary(ayu), overview(ayu)["income"])
    assert begin(ayu, 2_500_000) == earned + 2_500_000
    assert begin(ayu, 1_000_000, "2025-12-31") == earned + 1_000_000
    shown = profile(ayu)
    assert shown["opening"] == {"amount": 1_000_000, "date": "2025-12-31"}
    assert shown["balance"] == overview(ayu)["balance"] == earned + 1_000_000
    assert (listed(ayu)["totals"], summary(ayu), overview(ayu)["income"]) == told
    claims = jwt.decode(ayu.refresh(), options={"verify_signature": False})
    assert claims["balance"] == earned + 1_000_000
    assert app.test_cli_runner().invoke(args=["check-balances"]).exit_code == 0
    assert begin(ayu, 0) == earned
    assert profile(ayu)["opening"] == {"amount": 0, "date": DAY}


def test_the_check_counts_it_too(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    begin(ayu, 5)
    begin(bayu, 7)
    record(bayu)
    assert app.test_cli_runner().invoke(args=["check-balances"]).exit_code == 0
    change(app, "UPDATE users SET opening_amount = 6 WHERE email = :email", email=ayu.email)
    done = app.test_cli_runner().invoke(args=["check-balances"])
    assert done.exit_code == 1
    assert "balance 5, " in done.output
    assert "off by -1" in done.output
    assert len(done.output.splitlines()) == 1


@pytest.mark.both_databases
def test_what_is_recorded_meanwhile_is_not_lost(app: Flask, ayu: SignedIn) -> None:
    def write(turn: int) -> int:
        device = SignedIn(ayu.person, app.test_client(), ayu.token)
        if turn % 2:
            body = {"amount": turn * 1_000, "date": DAY}
            return device.put("/users/opening-balance", json=body).status_code
        saved = {"type": "income", "categoryName": "Gifts", "amount": 10}
        return device.post("/transaction/add", json=saved).status_code

    with ThreadPoolExecutor(6) as threads:
        statuses = list(threads.map(write, range(24)))
    shown = profile(ayu)
    assert set(statuses) == {200, 201}
    assert shown["balance"] == shown["opening"]["amount"] + statuses.count(201) * 10


@settings(
    max_examples=tries(12),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(st.integers(0, LARGEST), min_size=1, max_size=4))
def test_however_often_it_changes_the_last_word_counts(ayu: SignedIn, amounts: list[int]) -> None:
    for amount in amounts:
        assert begin(ayu, amount) == amount
    assert balance(ayu) == amounts[-1]


WRONG: list[tuple[str, Any]] = [
    ("amount", -1),
    ("amount", 1.5),
    ("amount", "5"),
    ("amount", True),
    ("amount", LARGEST + 1),
    ("amount", None),
    ("date", None),
    ("date", "1969-12-31"),
    ("date", "2999-01-01"),
    ("date", "01-01-2026"),
]


def test_anything_else_is_refused_at_its_field(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    begin(ayu, 1)
    for field, value in WRONG:
        body = {"amount": 1_000, "date": DAY, field: value}
        refused = bayu.put("/users/opening-balance", json=body)
        assert (refused.status_code, list(errors_of(refused))) == (422, [field]), value
    assert set(errors_of(bayu.put("/users/opening-balance", json={}))) == {"amount", "date"}
    assert profile(bayu)["opening"] is None
    assert rows(app, "SELECT balance FROM users ORDER BY balance") == [(0,), (1,)]
