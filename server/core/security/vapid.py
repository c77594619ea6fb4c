"""The keys by which push services know the site: raw P-256 ones in base64url, as browsers take."""

import base64
import binascii
import re
from functools import lru_cache
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
KEY_BYTES: Final = 32
# Apple rejects what is no address; the rest is up to the operator.
HOST: Final = r"(localhost|[\w-]+(\.[\w-]+)+)"
SUBJECT: Final = re.compile(rf"mailto:[^\s@]+@{HOST}|https://{HOST}", re.ASCII)


def new_private_key() -> str:
    """A private key of its own for one site."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(KEY_BYTES, "big"))


def is_private_key(text: str) -> bool:
    """Whether a text is a private key that `new_private_key` could have made."""
    try:
        public_key(text)
    except ValueError:
        return False
    return True


def is_subject(text: str) -> bool:
    """Whether push services will take this as the address of who sends."""
    return SUBJECT.fullmatch(text) is not None


@lru_cache(maxsize=8)
def public_key(private_key: str) -> str:
    """The public key of a private one, as browsers take it; ValueError when it is none."""
    raw = decode(private_key)
    if len(raw) != KEY_BYTES:
        raise ValueError("A private key has 32 bytes.")
    key = ec.derive_private_key(int.from_bytes(raw, "big"), CURVE).public_key()
    return encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encode(raw: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of a text in base64url, padded or not; ValueError when it is none."""
    plain = text.rstrip("=")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("This is no base64url.") from error
