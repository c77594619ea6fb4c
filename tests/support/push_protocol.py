"""What a push service holds a message to, and how a browser reads it.

RFC 8030 (TTL, Urgency, Topic), 8188 and 8291 (encryption, which is undone with the browser's
key) and 8292 (the token that says who sends).
"""

import json
import time
from collections.abc import Callable
from typing import Any, Final

import http_ece
import jwt
from cryptography.hazmat.primitives.asymmetric import ec

from server.core.security.vapid import decode

LARGEST: Final = 4096
DAY: Final = 24 * 60 * 60
URGENCIES: Final = frozenset({"very-low", "low", "normal", "high"})


class Refused(Exception):
    """What a push service does not take, with its status."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


def claims_of(headers: dict[str, str], site_key: str | None, origin: str) -> dict[str, Any]:
    """Who sends, by RFC 8292."""
    scheme, _space, rest = headers.get("authorization", "").partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(",") if "=" in part)
    if scheme.lower() != "vapid" or not {"t", "k"} <= parts.keys():
        raise Refused(401, "nobody says who sends")
    if site_key is not None and parts["k"] != site_key:
        raise Refused(403, "another site's key")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    try:
        claims: dict[str, Any] = jwt.decode(
            parts["t"],
            point,
            algorithms=["ES256"],
            audience=origin,
            options={"require": ["exp", "aud", "sub"]},
        )
    except jwt.PyJWTError as error:
        raise Refused(403, f"a token that is wrong: {type(error).__name__}") from error
    if claims["exp"] > time.time() + DAY:
        raise Refused(403, "a token of more than a day")
    if not claims["sub"].startswith(("mailto:", "https://")):
        raise Refused(403, "nobody to write to")
    return claims


def words_of(
    headers: dict[str, str], body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes
) -> dict[str, Any]:
    """The words of a message that keeps to the protocol."""
    wrong: dict[str, Callable[[], bool]] = {
        "no TTL": lambda: not headers.get("ttl", "").isdigit(),
        "an unknown urgency": lambda: headers.get("urgency", "normal") not in URGENCIES,
        "a topic of more than 32 characters": lambda: len(headers.get("topic", "")) > 32,
        "a topic that is no base64url": lambda: not _is_plain(headers.get("topic", "")),
        "another encoding": lambda: headers.get("content-encoding") != "aes128gcm",
    }
    for why, is_wrong in wrong.items():
        if is_wrong():
            raise Refused(400, why)
    if len(body) > LARGEST:
        raise Refused(413, "too much")
    try:
        plain = http_ece.decrypt(body, private_key=key, auth_secret=secret)
        words: dict[str, Any] = json.loads(plain)
    except Exception as error:
        raise Refused(400, f"not for this browser: {type(error).__name__}") from error
    return words


def _is_plain(topic: str) -> bool:
    return topic.isascii() and topic.replace("-", "").replace("_", "").isalnum()
