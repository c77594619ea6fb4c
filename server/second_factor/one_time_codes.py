"""Codes of an authenticator, and recovery codes that replace them."""

import hashlib
import hmac
import secrets
import time
from typing import Final

import pyotp

DIGITS: Final = 6
STEP_SECONDS: Final = 30
# The clocks of phones differ, so the steps before and after are valid too.
STEPS: Final = (0, -1, 1)
RECOVERY_CODES: Final = 10
# Without letters that look like digits. 24 of them are 120 random bits, so a fast hash is enough.
ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
GROUPS: Final = 6
GROUP: Final = 4
LOOK_ALIKE: Final = str.maketrans("oil", "011")


def new_secret() -> str:
    """A secret for an authenticator: 160 random bits in base 32."""
    return pyotp.random_base32()


def provisioning_uri(secret: str, *, name: str, issuer: str) -> str:
    """The otpauth URI for authenticators."""
    return pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=issuer)


def find_time_step(secret: str, code: str) -> int | None:
    """The 30-second step since 1970 that a code is valid for, None for a wrong code."""
    maker = pyotp.HOTP(secret)
    present = int(time.time()) // STEP_SECONDS
    fitting = [
        present + step
        for step in STEPS
        if hmac.compare_digest(maker.at(present + step).encode(), code.encode())
    ]
    return fitting[0] if fitting else None


def is_time_based(code: str) -> bool:
    """Whether a code has the form of an authenticator code."""
    return len(code) == DIGITS and code.isascii() and code.isdigit()


def new_recovery_codes() -> list[str]:
    """Ten codes in groups that are easy to read and type."""
    return [_new_recovery_code() for _number in range(RECOVERY_CODES)]


def normalize_code(code: str) -> str:
    """A code without separators and case; in recovery codes o, i and l become digits."""
    letters = "".join(sign for sign in code.casefold() if sign.isalnum())
    return letters if is_time_based(letters) else letters.translate(LOOK_ALIKE)


def hash_recovery_code(code: str) -> str:
    """The stored hash of a recovery code."""
    return hashlib.sha256(f"recovery code: {normalize_code(code)}".encode()).hexdigest()


def _new_recovery_code() -> str:
    letters = [secrets.choice(ALPHABET) for _place in range(GROUPS * GROUP)]
    groups = ["".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP)]
    return "-".join(groups)
