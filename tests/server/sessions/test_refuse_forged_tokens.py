"""A token that this site did not make for this moment opens nothing: 401, never 500."""

import base64
import json
import time
from collections.abc import Callable
from typing import Any

import jwt

from server.auth.letters import CONFIRM
from server.core.security.signed_links import make_token
from server.sessions.access_tokens import AccessTokens
from tests.conftest import MakeSettings
from tests.support.accounts import COOKIE, cookie_of, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, SignedIn

NEW = "a-stone-by-the-sea-7"
Forge = Callable[["Original"], str]


class Original:
    """The parts of a good token."""

    def __init__(self, token: str, secret: str) -> None:
        self.token = token
        self.header: dict[str, Any] = jwt.get_unverified_header(token)
        self.claims: dict[str, Any] = jwt.decode(token, options={"verify_signature": False})
        self.site = AccessTokens([secret], issuer=str(self.claims["iss"]), lifetime=300)

    def signed(self, header: dict[str, Any] | None = None, **changes: Any) -> str:
        """A token with the site's own key, which shows that the claims alone decide."""
        claims = {**self.claims, **changes}
        claims = {name: value for name, value in claims.items() if value is not ...}
        headers = {**self.header, **(header or {})}
        return jwt.encode(claims, self.site.signing_key, algorithm="HS256", headers=headers)


def part(value: object) -> str:
    return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()


def edited(good: Original) -> str:
    head, _payload, signature = good.token.split(".")
    return f"{head}.{part({**good.claims, 'role': 'Super Admin'})}.{signature}"


def unsigned(good: Original) -> str:
    return f"{part({**good.header, 'alg': 'none'})}.{part(good.claims)}."


def other_hmac(good: Original) -> str:
    return jwt.encode(
        good.claims, good.site.signing_key * 2, algorithm="HS512", headers=good.header
    )


def rsa_signed(good: Original) -> str:
    signature = good.token.rpartition(".")[2]
    return f"{part({**good.header, 'alg': 'RS256'})}.{part(good.claims)}.{signature}"


def other_key(good: Original) -> str:
    return jwt.encode(good.claims, b"k" * 32, algorithm="HS256", headers=good.header)


FORGERIES: dict[str, Forge] = {
    "an edited payload": edited,
    "no signature": unsigned,
    "another HMAC": other_hmac,
    "an RSA signature": rsa_signed,
    "another key": other_key,
    "an unknown key id": lambda good: good.signed({"kid": "unknown"}),
    "a key id that is a path": lambda good: good.signed({"kid": "../../dev/null"}),
    "a key of its own": lambda good: good.signed({"jwk": {"kty": "oct", "k": "a2V5"}}),
    "a key elsewhere": lambda good: good.signed({"jku": "https://evil.example/keys"}),
    "a certificate elsewhere": lambda good: good.signed({"x5u": "https://evil.example/c"}),
    "another type": lambda good: good.signed({"typ": "JWT"}),
    "no end": lambda good: good.signed(exp=...),
    "an end in the past": lambda good: good.signed(exp=int(time.time()) - 1),
    "an end that is no number": lambda good: good.signed(exp="tomorrow"),
    "no issuer": lambda good: good.signed(iss=...),
    "another issuer": lambda good: good.signed(iss="https://evil.example"),
    "no audience": lambda good: good.signed(aud=...),
    "another audience": lambda good: good.signed(aud="https://evil.example"),
    "no subject": lambda good: good.signed(sub=...),
    "another subject": lambda good: good.signed(sub="01ARZ3NDEKTSV4RRFFQ69G5FAV"),
    "no session": lambda good: good.signed(sid=...),
    "another session": lambda good: good.signed(sid="0" * 64),
    "a session that is no text": lambda good: good.signed(sid=["0"]),
    "no name of its own": lambda good: good.signed(jti=...),
    "nothing": lambda _good: "",
    "no token": lambda _good: "not.a.token",
    "letters beyond ASCII": lambda good: good.token + "é",
    "half a token": lambda good: good.token.rpartition(".")[0],
    "a header that is no object": lambda good: f"{part([])}.{part(good.claims)}.x",
    "payload that is no object": lambda good: f"{part(good.header)}.{part(1)}.x",
}


def test_every_forgery_is_refused(ayu: SignedIn, make_settings: MakeSettings) -> None:
    good = Original(ayu.token, make_settings().secret_key)
    for name, forge in FORGERIES.items():
        ayu.token = forge(good)
        answer = ayu.get("/users")
        assert answer.status_code == 401, name
        assert answer.get_json()["payload"]["code"] in {"invalid_token", "session_ended"}, name


def test_an_unchanged_copy_made_with_the_key_is_accepted(
    ayu: SignedIn, make_settings: MakeSettings
) -> None:
    ayu.token = Original(ayu.token, make_settings().secret_key).signed()
    assert ayu.get("/users").status_code == 200


def test_only_the_bearer_scheme_counts(ayu: SignedIn) -> None:
    for scheme in ("", "Basic ", "Token ", "Bearer"):
        answer = ayu.get("/users", headers={"Authorization": f"{scheme}{ayu.token}"})
        assert answer.status_code == 401, scheme


def test_a_mailed_token_is_no_access_token_and_the_reverse(ayu: SignedIn, mailbox: Mailbox) -> None:
    app, good = ayu.client.application, ayu.token
    ayu.client.post(f"{API}/password/forgot", json={"email": ayu.email})
    with app.app_context():
        mailed = [
            make_token(CONFIRM, "01ARZ3NDEKTSV4RRFFQ69G5FAV", ayu.email),
            token_in(mailbox.last(ayu.email), "token"),
        ]
    for token in mailed:
        ayu.token = token
        assert ayu.get("/users").status_code == 401
    assert ayu.client.get(f"{API}/register/confirm/{good}").status_code == 400
    passwords = {"password": NEW, "confPassword": NEW, "acceptTerms": True}
    for path in (
        "/register/disown",
        "/users/email/confirm",
        "/users/restore",
        "/parental-consent",
        "/password/reset",
    ):
        answer = ayu.client.post(API + path, json={"token": good, **passwords})
        assert answer.status_code in {400, 422}, path
    ayu.token = good
    assert ayu.get("/users").status_code == 200


def test_a_cookie_is_no_access_token_and_the_reverse(ayu: SignedIn) -> None:
    good = ayu.token
    ayu.token = cookie_of(ayu.client)
    assert ayu.get("/users").status_code == 401
    ayu.client.set_cookie(COOKIE, good)
    assert ayu.client.get(f"{API}/token").status_code == 401
