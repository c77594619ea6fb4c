"""Which passwords are taken, and the reason that is shown for the others."""

import pytest

from server.users import passwords
from server.users.passwords import find_weakness

AYU = {"username": "ayu", "email": "lestari.bali@example.com", "fullname": "Ayu Putri Wi"}


@pytest.mark.parametrize(
    "password",
    [
        "sawah hijau di ubud",
        " spaces at both ends ",
        "12 words, no rule",
        "nasi goreng 🍳🍳",
        "密碼密碼密碼密碼",
        "x7Kq!m2p",
        "z" * 7 + "y" * 121,
        "\N{LATIN SMALL LIGATURE FFI}" * 3,
        "\N{LATIN SMALL LIGATURE FFI}" * 128,
    ],
)
def test_any_characters_will_do(password: str) -> None:
    assert find_weakness(password, **AYU) is None


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("x7Kq!m2", passwords.TOO_SHORT),
        ("e\u0301" * 4, passwords.TOO_SHORT),
        ("x" * 129, passwords.TOO_LONG),
        ("password123", passwords.TOO_COMMON),
        ("PassWord123", passwords.TOO_COMMON),
        ("１２３４５６７８９", passwords.TOO_COMMON),
        ("sayangku123", passwords.TOO_COMMON),
        ("bismillah", passwords.TOO_COMMON),
        ("the-AYU-barn-9", passwords.HOLDS_USERNAME),
        ("xx-Lestari.Bali-xx", passwords.HOLDS_EMAIL),
        ("sawah-PUTRI-hijau", passwords.HOLDS_NAME),
    ],
)
def test_easily_guessed_ones_are_refused_with_the_reason(password: str, reason: str) -> None:
    assert find_weakness(password, **AYU) == reason


def test_a_common_word_inside_a_longer_password_is_no_reason() -> None:
    assert find_weakness("password123 sawah", **AYU) is None


def test_short_parts_of_a_name_are_no_reason() -> None:
    assert find_weakness("wi-sawah-hijau", **AYU) is None


def test_a_one_letter_address_is_no_reason() -> None:
    assert find_weakness("sawah hijau", username="", email="a@example.com", fullname="") is None


def test_more_than_ten_thousand_common_passwords_are_known() -> None:
    assert len(passwords.common_passwords()) > 10_000
    assert all(len(word) >= 8 for word in passwords.common_passwords())
