"""The html of pages shows a first picture; the balance stands in it unless it is to be hidden."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import change
from tests.support.ledger import record
from tests.support.people import SignedIn

ROOT = re.compile(r'<div id="root">(.*?)</div>', re.S)


def root_of(page: FlaskClient, path: str = "/overview") -> str:
    """What stands where the client will draw."""
    (found,) = ROOT.findall(page.get(path).text)
    return str(found)


@pytest.mark.parametrize(
    ("balance", "shown"),
    [
        (0, "<p class=short>Rp0||0</p>"),
        (-48_000, "<p class=short>-Rp48.000|-|48.000</p>"),
        (16_457_500, "<p class=short>Rp16.457.500||16.457.500</p>"),
        (116_457_500, "<p class=long>Rp116.457.500||116.457.500</p>"),
        (-999_999_999_999, "<p class=longest>-Rp999.999.999.999|-|999.999.999.999</p>"),
    ],
)
def test_it_shows_the_balance_as_the_client_writes_it(
    app: Flask, browser: FlaskClient, balance: int, shown: str
) -> None:
    change(app, f"UPDATE users SET balance = {balance}")
    assert root_of(browser).endswith(shown)
    assert root_of(browser, "/planning") == ""


def test_what_is_hidden_or_converted_does_not_show(browser: FlaskClient, ayu: SignedIn) -> None:
    record(ayu)
    for wish, shown in (
        ({"hide_amounts": True}, False),
        ({"hide_amounts": False}, True),
        ({"currency": "USD"}, False),
        ({"currency": "IDR"}, True),
    ):
        assert ayu.put("/users/preferences", json=wish).status_code == 200
        assert (wish, "48.000" in root_of(browser)) == (wish, shown)


@pytest.mark.both_databases
def test_a_picture_without_the_balance_shows_whatever_is_hidden(
    browser: FlaskClient, ayu: SignedIn
) -> None:
    assert root_of(browser, "/budget") == "<h1>budget en</h1>"
    wishes = {"hide_amounts": True, "currency": "USD", "language": "id"}
    assert ayu.put("/users/preferences", json=wishes).status_code == 200
    assert root_of(browser, "/budget") == "<h1>budget id</h1>"


def test_a_visitor_sees_no_picture(site: FlaskClient) -> None:
    assert [root_of(site, path) for path in ("/overview", "/budget")] == ["", ""]
