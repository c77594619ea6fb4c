"""Nothing that lies in Redis opens an account or names a person."""

import hashlib

import redis as redis_client
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.sessions import service
from server.users import service as users
from tests.support.accounts import COOKIE, cookie_of, login
from tests.support.operators import enrol, login_with_code
from tests.support.people import API, AYU, SignedIn, sign_in

LOGINS = 1000


def everything(redis: "redis_client.Redis") -> list[bytes]:
    """Every name and value in Redis, in pieces as a thief could try them."""
    found: list[bytes] = []
    readers = {
        b"string": lambda name: [redis.get(name)],
        b"zset": lambda name: redis.zrange(name, 0, -1),
        b"list": lambda name: redis.lrange(name, 0, -1),
        b"hash": lambda name: [part for pair in redis.hgetall(name).items() for part in pair],
        b"set": lambda name: list(redis.smembers(name)),
    }
    for name in redis.keys("*"):
        found.append(name)
        found += readers[redis.type(name)](name)
    return [part for part in found if part]


def test_a_thousand_sign_ins_give_a_thousand_ids(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    with app.app_context(), unit_of_work():
        credentials, _pending = users.find_credentials(AYU.email)
        assert credentials is not None
        account = users.find_account(credentials.id)
        assert account is not None
        ids = {service.start_session(account, instead_of=None)[0] for _login in range(LOGINS)}
    assert len(ids) == LOGINS
    assert {len(one) for one in ids} == {43}
    assert len(redis.keys("sess:*")) == 20
    assert len(redis.keys("fresh:*")) == 20


def test_no_cookie_token_or_secret_can_be_found_there(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    authenticator, codes = enrol(ayu)
    login_with_code(app, AYU, authenticator.code())
    login_with_code(app, AYU, codes[0])
    login(app.test_client(), AYU.email, "a-wrong-password")
    ayu.put("/users/preferences", json={"theme": "dark"})
    whole = b"\n".join(everything(redis))
    device = ayu.client.get_cookie("lumbung_device")
    assert device is not None
    for secret in (
        cookie_of(ayu.client),
        device.value,
        ayu.token,
        ayu.token.rpartition(".")[2],
        authenticator.secret,
        *codes,
        AYU.password,
        "a-wrong-password",
    ):
        assert secret.encode() not in whole


def test_no_piece_of_it_is_taken_for_a_cookie_or_a_token(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    thief = app.test_client()
    for part in everything(redis):
        for text in {part, part[:43], part[-43:], part.rpartition(b":")[2]}:
            tried = text.decode("latin-1")
            if not tried.isprintable() or not tried.isascii():
                continue
            thief.set_cookie(COOKIE, tried)
            assert thief.get(f"{API}/token").status_code == 401
            bearer = {"Authorization": f"Bearer {tried}"}
            assert thief.get(f"{API}/users", headers=bearer).status_code == 401


def test_addresses_of_people_are_not_there_and_cannot_be_tried(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    sign_in(app, AYU)
    login(app.test_client(), AYU.email, "a-wrong-password")
    names = b"\n".join(redis.keys("*"))
    assert b"sign-in-delay:" in names
    for plain in (AYU.email, f"{AYU.email} 127.0.0.1", f"{AYU.email}\n127.0.0.1", "127.0.0.1"):
        assert plain.encode() not in names
        for kind in ("sha256", "sha1", "md5"):
            assert hashlib.new(kind, plain.encode()).hexdigest().encode() not in names
