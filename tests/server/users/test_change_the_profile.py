"""PUT /users/profile changes what the account says of its owner."""

from typing import Any

import pytest

from tests.support.accounts import code_of, errors_of
from tests.support.people import AYU, SignedIn

FORM = {
    "fullname": "Ayu Lestari Putri",
    "email": AYU.email,
    "phoneNumber": "0812 9999 0000",
    "age": "25-34",
    "country": "Indonesia",
}


def profile(person: SignedIn) -> dict[str, Any]:
    """What the account shows its owner."""
    found: dict[str, Any] = person.get("/users").get_json()["payload"]["datas"][0]
    return found


def test_every_field_is_kept(ayu: SignedIn) -> None:
    answer = ayu.put("/users/profile", json=FORM)
    assert answer.status_code == 200, answer.text
    assert answer.get_json()["payload"]["message"] == "Your profile has been updated"
    kept = profile(ayu)
    assert answer.get_json()["payload"]["datas"] == [kept]
    assert kept["fullname"] == "Ayu Lestari Putri"
    assert kept["phone_number"] == "+6281299990000"
    assert (kept["age"], kept["country"]) == ("25-34", "Indonesia")
    assert (kept["email"], kept["email_change"]) == (AYU.email, None)


@pytest.mark.both_databases
def test_what_is_not_named_stays(ayu: SignedIn) -> None:
    ayu.put("/users/profile", json=FORM)
    before = profile(ayu)
    ayu.put("/users/profile", json={"country": "Malaysia"})
    assert profile(ayu) == {**before, "country": "Malaysia"}


@pytest.mark.parametrize("nothing", [None, ""])
def test_age_and_country_may_be_left_open(ayu: SignedIn, nothing: str | None) -> None:
    ayu.put("/users/profile", json=FORM)
    ayu.put("/users/profile", json={"age": nothing, "country": nothing})
    assert (profile(ayu)["age"], profile(ayu)["country"]) == (None, None)


@pytest.mark.parametrize(
    "age", ["Under 18", "18-24", "25-34", "35-44", "45-54", "55-64", "65 above"]
)
def test_every_age_of_the_list_is_taken(ayu: SignedIn, age: str) -> None:
    assert ayu.put("/users/profile", json={"age": age}).status_code == 200
    assert profile(ayu)["age"] == age


@pytest.mark.parametrize("country", ["Indonesia", "Malaysia", "Singapore", "Thailand", "Vietnam"])
def test_every_country_of_the_list_is_taken(ayu: SignedIn, country: str) -> None:
    assert ayu.put("/users/profile", json={"country": country}).status_code == 200
    assert profile(ayu)["country"] == country


WRONG: dict[str, list[Any]] = {
    "fullname": ["", "   ", None, 1, "x" * 101, "see www.example.com", "a\u0000b", []],
    "email": ["", None, 1, "no address", "a@b", "x" * 250 + "@example.com"],
    "phoneNumber": ["", None, 1, "12", "abc", "+62 1"],
    "age": ["17", "65 and above", 30, True, [], "under 18"],
    "country": ["Brunei", "indonesia", 1, [], {}],
}


@pytest.mark.parametrize("field", list(WRONG))
def test_anything_else_is_refused_at_its_field(ayu: SignedIn, field: str) -> None:
    before = profile(ayu)
    for value in WRONG[field]:
        answer = ayu.put("/users/profile", json={**FORM, field: value})
        assert answer.status_code == 422, value
        assert list(errors_of(answer)) == [field], value
    assert profile(ayu) == before


def test_all_wrong_fields_are_named_at_once_and_in_the_readers_language(ayu: SignedIn) -> None:
    wrong = {"fullname": "", "phoneNumber": "1", "age": "9", "country": "Mars", "email": "x"}
    answer = ayu.put("/users/profile", json=wrong, headers={"Accept-Language": "id"})
    assert set(errors_of(answer)) == set(wrong)
    assert errors_of(answer)["country"] == ["Pilih salah satu yang tersedia."]


def test_nobody_gives_themselves_a_role_money_or_another_account(
    ayu: SignedIn, bayu: SignedIn
) -> None:
    before, of_bayu = profile(ayu), profile(bayu)
    more = {
        "role": "Super Admin",
        "balance": 1_000_000,
        "status": "active",
        "user_id": "x",
        "id": "x",
        "username": "somebody",
        "second_factor": True,
        "email_change": "x@example.com",
        "avatar_url": "https://evil.example/a.webp",
        "phone_number": "+628111111111",
        "password_hash": "x",
        "session_version": 9,
    }
    assert ayu.put("/users/profile", json=more).status_code == 200
    assert (profile(ayu), profile(bayu)) == (before, of_bayu)


@pytest.mark.both_databases
def test_bayu_changes_nothing_of_ayu(ayu: SignedIn, bayu: SignedIn) -> None:
    before = profile(ayu)
    bayu.put("/users/profile", json={"fullname": "Bayu", "country": "Vietnam"})
    assert profile(ayu) == before


@pytest.mark.parametrize("nothing", [None, ""])
def test_an_age_under_18_cannot_be_left_open(ayu: SignedIn, nothing: str | None) -> None:
    assert ayu.put("/users/profile", json={"age": "Under 18"}).status_code == 200
    answer = ayu.put("/users/profile", json={"age": nothing, "country": "Malaysia"})
    assert (answer.status_code, list(errors_of(answer))) == (422, ["age"])
    profile = ayu.get("/users").get_json()["payload"]["datas"][0]
    assert (profile["age"], profile["country"]) == ("Under 18", None)


@pytest.mark.both_databases
def test_another_phone_number_needs_a_password_that_was_given_lately(
    ayu: SignedIn, redis: Any
) -> None:
    before = profile(ayu)
    for key in redis.scan_iter("fresh:*"):
        redis.delete(key)
    refused = ayu.put("/users/profile", json={"phoneNumber": "0812 9999 0000"})
    assert (refused.status_code, code_of(refused)) == (403, "reauthentication_required")
    assert profile(ayu) == before
    same = {"phoneNumber": before["phone_number"], "country": "Malaysia"}
    assert ayu.put("/users/profile", json=same).status_code == 200
