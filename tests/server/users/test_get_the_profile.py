"""GET /users shows an account to its owner."""

import pytest
from flask import Flask

from tests.support.accounts import change
from tests.support.people import SignedIn


def test_the_owner_sees_the_account(ayu: SignedIn) -> None:
    answer = ayu.get("/users")
    assert answer.status_code == 200
    assert answer.get_json()["payload"]["datas"] == [
        {
            "fullname": "Ayu Lestari",
            "username": "ayu",
            "email": "ayu@example.com",
            "phone_number": "+6281234567890",
            "age": None,
            "country": None,
            "avatar_url": None,
            "balance": 0,
            "language": None,
            "theme": None,
            "timezone": "Asia/Jakarta",
            "role": "Member",
            "is_guest": False,
            "email_change": None,
            "text_size": None,
            "currency": None,
            "payday": 1,
            "payday_shift": False,
            "hide_amounts": False,
            "opening": None,
            "second_factor": False,
        }
    ]


def test_everybody_sees_only_their_own(ayu: SignedIn, bayu: SignedIn) -> None:
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["username"] == "ayu"
    assert bayu.get("/users").get_json()["payload"]["datas"][0]["username"] == "bayu"


@pytest.mark.both_databases
def test_the_balance_is_whole_rupiah_of_any_size(app: Flask, ayu: SignedIn) -> None:
    change(app, "UPDATE users SET balance = :most", most=9_999_999_999_999_999)
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["balance"] == 9_999_999_999_999_999
