"""The balance grows and shrinks in the database, never in between."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from sqlalchemy.exc import NoResultFound

from server.core.database.unit_of_work import unit_of_work
from server.users import balances
from tests.support.accounts import rows
from tests.support.people import SignedIn


def add(app: Flask, owner_id: str, delta: int) -> int:
    with app.app_context(), unit_of_work():
        return balances.add_to_balance(owner_id, delta).balance


def test_the_new_balance_is_told(app: Flask, ayu: SignedIn) -> None:
    owner_id = rows(app, "SELECT id FROM users")[0][0]
    assert add(app, owner_id, 999_999_999_999) == 999_999_999_999
    assert add(app, owner_id, -1_000_000_000_000) == -1


@pytest.mark.both_databases
def test_changes_at_the_same_time_all_count(app: Flask, ayu: SignedIn) -> None:
    owner_id = rows(app, "SELECT id FROM users")[0][0]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda delta: add(app, owner_id, delta), range(1, 101)))
    assert rows(app, "SELECT balance FROM users") == [(5050,)]


def test_an_unknown_account_has_no_balance(app: Flask) -> None:
    with pytest.raises(NoResultFound):
        add(app, "01ARZ3NDEKTSV4RRFFQ69G5FAV", 1)
