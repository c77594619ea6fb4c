"""Access tokens: short-lived, signed with HS256, bound to one session."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import jwt
import orjson
from jwt.utils import base64url_encode

from server.sessions.accounts import Account

ALGORITHM: Final = "HS256"
TYPE: Final = "at+jwt"
PURPOSE: Final = b"lumbung access token"
HEADER: Final = frozenset({"alg", "typ", "kid"})
TOKENS_REMEMBERED: Final = 4096
REQUIRED: Final = ["exp", "iat", "iss", "aud", "sub", "sid", "jti"]


class TokenRefused(Exception):
    """The token is not ours, was changed, or has expired."""


@dataclass(frozen=True, slots=True)
class Claims:
    """The owner and session of an access token, and its expiry in Unix seconds."""

    owner_id: str
    handle: str
    expires: float


class AccessTokens:
    """Makes and reads tokens of one site; the first secret signs, every one of them verifies."""

    def __init__(self, secrets_: Sequence[str], *, issuer: str, lifetime: int) -> None:
        keys = [hmac.digest(secret.encode(), PURPOSE, hashlib.sha256) for secret in secrets_]
        self.keys = {_key_id(key): key for key in keys}
        self.signing_key = keys[0]
        self.header = _segment({"alg": ALGORITHM, "kid": _key_id(keys[0]), "typ": TYPE})
        self.issuer = issuer
        self.lifetime = lifetime
        # A client sends the same token for some minutes; it is verified once.
        self._verified = lru_cache(maxsize=TOKENS_REMEMBERED)(self._verify)

    def issue(self, account: Account, handle: str) -> str:
        """A token for the owner of a session; it lasts `lifetime` seconds."""
        moment = int(time.time())
        claims = {
            "sub": account.id,
            "sid": handle,
            "jti": secrets.token_urlsafe(12),
            "iat": moment,
            "exp": moment + self.lifetime,
            "iss": self.issuer,
            "aud": self.issuer,
            "username": account.shown_name,
            "fullname": account.fullname,
            "avatarUrl": account.avatar_url,
            "balance": account.balance,
            "role": account.role,
        }
        return self._signed(claims)

    def read(self, token: str) -> Claims:
        """The claims of a token; TokenRefused when this site did not issue it or it has expired."""
        proved = self._verified(token)
        if proved.expires <= time.time():
            raise TokenRefused
        return proved

    def _signed(self, claims: dict[str, Any]) -> str:
        # The library would check the kind of the key again for every token.
        told = b"%b.%b" % (self.header, _segment(claims))
        proof = hmac.digest(self.signing_key, told, hashlib.sha256)
        return (b"%b.%b" % (told, base64url_encode(proof))).decode("ascii")

    def _verify(self, token: str) -> Claims:
        try:
            claims = jwt.decode(
                token,
                self._key_for(token),
                algorithms=[ALGORITHM],
                issuer=self.issuer,
                audience=self.issuer,
                # The clocks of our machines may differ slightly; only the expiry counts.
                options={"require": REQUIRED, "verify_iat": False, "strict_aud": True},
            )
        except (jwt.PyJWTError, ValueError, TypeError, RecursionError) as error:
            raise TokenRefused from error
        return _proved(claims)

    def _key_for(self, token: str) -> bytes:
        header = jwt.get_unverified_header(token)
        kid = header.get("kid")
        if set(header) != HEADER or header["typ"] != TYPE or header["alg"] != ALGORITHM:
            raise TokenRefused
        if not isinstance(kid, str) or kid not in self.keys:
            raise TokenRefused
        return self.keys[kid]


def _segment(part: dict[str, Any]) -> bytes:
    return base64url_encode(orjson.dumps(part))


def _key_id(key: bytes) -> str:
    return hashlib.sha256(b"name of " + key).hexdigest()[:12]


def _proved(claims: dict[str, Any]) -> Claims:
    owner_id, handle = claims["sub"], claims["sid"]
    if not isinstance(owner_id, str) or not isinstance(handle, str):
        raise TokenRefused
    return Claims(owner_id, handle, float(claims["exp"]))
