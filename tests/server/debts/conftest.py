"""Fixtures of tests that follow debts."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from server.transactions.balance_check import find_wrong_balances


@pytest.fixture
def september() -> Iterator[None]:
    """It is 2 September 2026, three days before the first instalment."""
    with time_machine.travel("2026-09-02T05:00:00Z", tick=False):
        yield


@pytest.fixture
def right_balances(app: Flask) -> Iterator[None]:
    """After the test each balance is the sum of its rows."""
    yield
    with app.app_context():
        assert not list(find_wrong_balances())
