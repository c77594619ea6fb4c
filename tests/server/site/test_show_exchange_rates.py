"""GET /site tells what other currencies are worth, to everyone."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import delete, event, insert

from server.extensions import db
from server.site import exchange_rates
from server.site.models import ExchangeRate
from tests.support.people import API

FIRST = [
    {"currency": "EUR", "rate": "16851", "date": "2024-12-31"},
    {"currency": "USD", "rate": "16162", "date": "2024-12-31"},
]


@pytest.fixture
def keep(app: Flask) -> Iterator[None]:
    """Take away what a test adds: the first rates come with the migration."""
    yield
    with app.app_context():
        db.session.execute(delete(ExchangeRate).where(ExchangeRate.date != date(2024, 12, 31)))
        db.session.commit()


def rates_of(client: FlaskClient) -> list[dict[str, str]]:
    """The rates as a visitor reads them."""
    answer = client.get(f"{API}/site")
    assert answer.status_code == 200
    rates: list[dict[str, str]] = answer.get_json()["payload"]["datas"][0]["rates"]
    return rates


def add(app: Flask, currency: str, day: date, rate: str) -> None:
    """Keep a rate as operators do."""
    with app.app_context():
        values = {"currency": currency, "date": day, "rate": Decimal(rate)}
        db.session.execute(insert(ExchangeRate).values(values))
        db.session.commit()


def test_a_first_dated_set_is_there_from_the_start(client: FlaskClient) -> None:
    assert rates_of(client) == FIRST


@pytest.mark.both_databases
def test_the_newest_rate_of_each_currency_is_told_exactly(
    app: Flask, client: FlaskClient, keep: None
) -> None:
    add(app, "USD", date(2025, 1, 2), "16236.123456")
    add(app, "USD", date(2020, 1, 2), "13895")
    newest = {"currency": "USD", "rate": "16236.123456", "date": "2025-01-02"}
    assert rates_of(client) == [FIRST[0], newest]


def test_only_currencies_with_a_rate_are_offered(app: Flask, keep: None) -> None:
    with app.app_context():
        assert exchange_rates.list_currencies() == ("IDR", "EUR", "USD")
    add(app, "SGD", date(2025, 1, 2), "11900.5")
    with app.app_context():
        assert exchange_rates.list_currencies() == ("IDR", "EUR", "SGD", "USD")


def test_caches_keep_it_and_ask_whether_it_is_still_right(client: FlaskClient) -> None:
    first = client.get(f"{API}/site")
    assert first.headers["Cache-Control"] == "no-cache"
    assert "Set-Cookie" not in first.headers
    again = client.get(f"{API}/site", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304


def test_two_statements_are_enough_for_any_number_of_rates(
    app: Flask, client: FlaskClient, keep: None
) -> None:
    for day in range(1, 20):
        add(app, "USD", date(2025, 1, day), "16000")
    statements: list[str] = []
    with app.app_context():
        event.listen(db.engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
    rates_of(client)
    assert len(statements) == 2
