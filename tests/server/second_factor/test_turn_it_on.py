"""Two-step sign-in begins with a secret and counts from the first code on."""

import time
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
import redis as redis_client
import time_machine
from flask import Flask

from tests.support.accounts import code_of, cookie_of, errors_of, rows
from tests.support.mailbox import Mailbox
from tests.support.operators import Authenticator, enrol
from tests.support.people import API, AYU, SignedIn, sign_in


def start(person: SignedIn) -> dict[str, str]:
    answer = person.post("/users/totp")
    assert answer.status_code == 200, answer.text
    shown: dict[str, str] = answer.get_json()["payload"]["datas"][0]
    return shown


def is_on(person: SignedIn) -> bool:
    return bool(person.get("/users").get_json()["payload"]["datas"][0]["second_factor"])


def test_the_secret_comes_as_text_as_an_address_and_as_a_picture(ayu: SignedIn) -> None:
    shown = start(ayu)
    address = urlsplit(shown["otpauth_url"])
    assert (address.scheme, address.netloc) == ("otpauth", "totp")
    assert unquote(address.path) == f"/Lumbung:{ayu.email}"
    assert parse_qs(address.query) == {"secret": [shown["secret"]], "issuer": ["Lumbung"]}
    assert len(shown["secret"]) == 32
    assert shown["qr_code"].startswith("data:image/svg+xml")
    assert "style" not in unquote(shown["qr_code"])


def test_it_counts_only_after_the_first_right_code(ayu: SignedIn) -> None:
    secret = start(ayu)["secret"]
    assert not is_on(ayu)
    wrong = ayu.post("/users/totp/confirm", json={"otp": "000000"})
    assert (wrong.status_code, code_of(wrong)) == (422, "invalid_otp")
    assert list(errors_of(wrong)) == ["otp"]
    assert not is_on(ayu)
    right = ayu.post("/users/totp/confirm", json={"otp": Authenticator(secret).code()})
    assert right.status_code == 200
    ayu.refresh()
    assert is_on(ayu)


def test_ten_recovery_codes_are_shown_once(ayu: SignedIn) -> None:
    _app, codes = enrol(ayu)
    assert len(set(codes)) == 10
    assert all(len(code) == 29 and code.count("-") == 5 for code in codes)


def test_nothing_that_opens_the_account_lies_in_the_database(app: Flask, ayu: SignedIn) -> None:
    authenticator, codes = enrol(ayu)
    kept = str(
        rows(app, "SELECT * FROM second_factors") + rows(app, "SELECT * FROM recovery_codes")
    )
    assert authenticator.secret not in kept
    for code in codes:
        assert code not in kept
        assert code.replace("-", "") not in kept


def test_other_devices_are_signed_out_and_this_one_gets_a_new_id(app: Flask, ayu: SignedIn) -> None:
    phone = sign_in(app, AYU)
    before, earlier_token = cookie_of(ayu.client), ayu.token
    enrol(ayu)
    assert phone.get("/users").status_code == 401
    assert phone.client.get(f"{API}/token").status_code == 401
    assert cookie_of(ayu.client) != before
    assert ayu.get("/users").status_code == 200
    ayu.token = earlier_token
    assert ayu.get("/users").status_code == 401
    ayu.client.set_cookie("lumbung_session", before)
    assert ayu.client.get(f"{API}/token").status_code == 401


def test_the_owner_is_told_by_mail(ayu: SignedIn, mailbox: Mailbox) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    enrol(ayu)
    letter = mailbox.last(ayu.email)
    assert letter.subject == "Verifikasi dua langkah aktif"
    assert "/setting?tab=security" in letter.link


def test_the_first_code_of_an_old_secret_comes_too_late(ayu: SignedIn) -> None:
    secret = start(ayu)["secret"]
    with time_machine.travel(3700 + time.time()):
        ayu.refresh()
        late = ayu.post("/users/totp/confirm", json={"otp": Authenticator(secret).code()})
    assert (late.status_code, code_of(late)) == (409, "second_factor_not_started")


def test_a_code_without_a_secret_is_refused(ayu: SignedIn) -> None:
    answer = ayu.post("/users/totp/confirm", json={"otp": "123456"})
    assert (answer.status_code, code_of(answer)) == (409, "second_factor_not_started")


def test_another_authenticator_takes_the_place_of_the_first(ayu: SignedIn) -> None:
    first, _codes = enrol(ayu)
    second, _codes = enrol(ayu)
    wrong = ayu.post("/users/confirm", json={"otp": first.code()})
    assert wrong.status_code == 422
    assert ayu.post("/users/confirm", json={"otp": second.code()}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/users/totp", "/users/totp/confirm", "/users/totp/recovery-codes"]
)
def test_the_password_must_have_been_given_lately(
    ayu: SignedIn, redis: "redis_client.Redis", path: str
) -> None:
    redis.delete(*redis.keys("fresh:*"))
    answer = ayu.post(path)
    assert (answer.status_code, code_of(answer)) == (403, "reauthentication_required")
