"""Which passwords are taken, and how they are kept."""

import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from server.core.text.i18n import Message, _

SHORTEST: Final = 8
LONGEST: Final = 128
SHORTEST_NAME_WORD: Final = 4
SHORTEST_HANDLE: Final = 3
COMMON: Final = Path(__file__).resolve().parent / "common_passwords.txt"

TOO_SHORT: Final = _("Use 8 or more characters.")
TOO_LONG: Final = _("Use at most 128 characters.")
TOO_COMMON: Final = _("This password is on the list of common ones. Please choose another.")
HOLDS_USERNAME: Final = _("Your password must not contain your username.")
HOLDS_EMAIL: Final = _("Your password must not contain your email name.")
HOLDS_NAME: Final = _("Your password must not contain your name.")

# 19 MiB and two passes: what OWASP asks for, and what a small machine bears many times at once.
hasher: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# Each takes a processor, so more at once end none sooner; and 19 MiB, which every thread that
# ever hashed would keep.
_hashing: Final = ThreadPoolExecutor(4, "hashing")


def normal(password: str) -> str:
    """The password as it is compared: the same letters typed on another keyboard are the same."""
    return unicodedata.normalize("NFKC", password)


def hash_password(password: str) -> str:
    """The Argon2id hash to keep."""
    return _hashing.submit(hasher.hash, normal(password)).result()


@cache
def dummy_hash() -> str:
    """A hash that no password fits, for the time that an unknown account must take too."""
    return hasher.hash("no account has this one")


def fits(password: str, password_hash: str | None) -> bool:
    """Whether the password made this hash; takes the same time when there is no hash."""
    try:
        expected = password_hash or dummy_hash()
        _hashing.submit(hasher.verify, expected, normal(password)).result()
    except (VerificationError, InvalidHashError):
        return False
    return password_hash is not None


def is_outdated(password_hash: str) -> bool:
    """Whether the hash was made with other costs than today's."""
    return hasher.check_needs_rehash(password_hash)


@cache
def common_passwords() -> frozenset[str]:
    """The common passwords of eight or more characters, case-folded."""
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("# "))


def weakness(
    password: str, *, username: str = "", email: str = "", fullname: str = ""
) -> Message | None:
    """Why a password is refused for this person, None when it is not."""
    # As short as it is compared, where several characters may fall into one; as long as it was
    # typed, since one may become many.
    compared = normal(password)
    if len(compared) < SHORTEST:
        return TOO_SHORT
    if len(password) > LONGEST:
        return TOO_LONG
    folded = compared.casefold()
    if folded in common_passwords():
        return TOO_COMMON
    return _personal_part(folded, username, email, fullname)


def _personal_part(folded: str, username: str, email: str, fullname: str) -> Message | None:
    handle = normal(username).casefold()
    local = normal(email.partition("@")[0]).casefold()
    words = normal(fullname).casefold().split()
    if len(handle) >= SHORTEST_HANDLE and handle in folded:
        return HOLDS_USERNAME
    if len(local) >= SHORTEST_HANDLE and local in folded:
        return HOLDS_EMAIL
    if any(len(word) >= SHORTEST_NAME_WORD and word in folded for word in words):
        return HOLDS_NAME
    return None
