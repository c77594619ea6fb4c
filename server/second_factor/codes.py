"""Codes of an authenticator, and the recovery codes that stand in for them."""

import hashlib
import hmac
import secrets
import time
from typing import Final

import pyotp

DIGITS: Final = 6
STEP_SECONDS: Final = 30
# Clocks of phones differ: the step before and the one after count too.
STEPS: Final = (0, -1, 1)
RECOVERY_CODES: Final = 10
# Without the letters that look like digits. 24 of them are 120 random bits, so that a plain hash
# of a code keeps it as well as a slow one would.
ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
GROUPS: Final = 6
GROUP: Final = 4
LOOK_ALIKE: Final = str.maketrans("oil", "011")


def new_secret() -> str:
    """A secret for an authenticator: 160 random bits in base 32."""
    return pyotp.random_base32()


def address_of(secret: str, *, name: str, issuer: str) -> str:
    """The otpauth address that authenticators read."""
    return pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=issuer)


def step_of(secret: str, code: str) -> int | None:
    """The half minute since 1970 that a code of six digits belongs to, None when it fits none."""
    maker = pyotp.HOTP(secret)
    present = int(time.time()) // STEP_SECONDS
    fitting = [
        present + step
        for step in STEPS
        if hmac.compare_digest(maker.at(present + step).encode(), code.encode())
    ]
    return fitting[0] if fitting else None


def is_time_based(code: str) -> bool:
    """Whether a code looks like one of an authenticator."""
    return len(code) == DIGITS and code.isascii() and code.isdigit()


def new_recovery_codes() -> list[str]:
    """Ten codes, grouped to be read and typed."""
    return [_new_recovery_code() for _number in range(RECOVERY_CODES)]


def plain(code: str) -> str:
    """A code as it is compared, whatever stands between its signs; o, i and l are digits there."""
    letters = "".join(sign for sign in code.casefold() if sign.isalnum())
    return letters if is_time_based(letters) else letters.translate(LOOK_ALIKE)


def recovery_digest(code: str) -> str:
    """What is kept of a recovery code."""
    return hashlib.sha256(f"recovery code: {plain(code)}".encode()).hexdigest()


def _new_recovery_code() -> str:
    letters = [secrets.choice(ALPHABET) for _place in range(GROUPS * GROUP)]
    groups = ["".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP)]
    return "-".join(groups)
