"""The password policy, and hashing with Argon2id."""

import hmac
import unicodedata
from base64 import b64decode
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import hash_secret

from server.core.security.encryption import keyed_digest
from server.core.text.i18n import Message, _
from server.settings import current_settings

SHORTEST: Final = 8
LONGEST: Final = 128
SHORTEST_NAME_WORD: Final = 4
SHORTEST_HANDLE: Final = 3
SALT_BYTES: Final = 16
COMMON: Final = Path(__file__).resolve().parent / "common_passwords.txt"

TOO_SHORT: Final = _("Use 8 or more characters.")
TOO_LONG: Final = _("Use at most 128 characters.")
TOO_COMMON: Final = _("This password is too common. Please choose another.")
HOLDS_USERNAME: Final = _("Your password must not contain your username.")
HOLDS_EMAIL: Final = _("Your password must not contain the name in your email address.")
HOLDS_NAME: Final = _("Your password must not contain your name.")

# Hashing is bound by the processor, so more threads would gain nothing, and every thread that
# hashed once keeps its 19 MiB.
_hashing: Final = ThreadPoolExecutor(4, "hashing")


@cache
def make_hasher(memory_kib: int) -> PasswordHasher:
    """Argon2id with so much memory and two passes, which a small machine can run many times."""
    return PasswordHasher(time_cost=2, memory_cost=memory_kib, parallelism=1)


def _hasher() -> PasswordHasher:
    return make_hasher(current_settings().password_memory_kib)


def normalize_password(password: str) -> str:
    """The password as it is compared: the same letters from another keyboard are equal."""
    return unicodedata.normalize("NFKC", password)


def hash_password(password: str, *, salt: bytes | None = None) -> str:
    """The Argon2id hash to store; with a random salt unless one is given."""
    return _hashing.submit(_hasher().hash, normalize_password(password), salt=salt).result()


def shared_salt(email: str) -> bytes:
    """The salt of every registration of an address that waits for its confirmation.

    One hash then verifies a password against all of them.
    """
    secret = current_settings().secret_key
    return bytes.fromhex(keyed_digest(secret, "registration salt", email))[:SALT_BYTES]


@cache
def dummy_hash(hasher: PasswordHasher) -> str:
    """A hash that matches no password, so that an unknown account takes the same time."""
    return hasher.hash("no account has this one")


def verify_password(password: str, password_hash: str | None) -> bool:
    """Whether the password matches the hash; takes the same time without a hash."""
    hasher = _hasher()
    try:
        expected = password_hash or dummy_hash(hasher)
        _hashing.submit(hasher.verify, expected, normalize_password(password)).result()
    except (VerificationError, InvalidHashError):
        return False
    return password_hash is not None


def verify_any_password(password: str, hashes: Sequence[str]) -> bool:
    """Whether the password matches the first hash, or one that shares its salt and costs.

    It costs one hash, however many there are and even without any.
    """
    first = hashes[0] if hashes else dummy_hash(_hasher())
    made = _hashing.submit(_hash_like, first, normalize_password(password)).result()
    # Every one is compared, also after a match.
    return sum(hmac.compare_digest(made, one) for one in hashes) > 0


def _hash_like(password_hash: str, password: str) -> str:
    """The hash of a password with the salt and the costs of another hash."""
    costs = extract_parameters(password_hash)
    salt = password_hash.split("$")[-2]
    made = hash_secret(
        password.encode(),
        b64decode(salt + "=" * (-len(salt) % 4)),
        time_cost=costs.time_cost,
        memory_cost=costs.memory_cost,
        parallelism=costs.parallelism,
        hash_len=costs.hash_len,
        type=costs.type,
        version=costs.version,
    )
    return made.decode()


def needs_rehash(password_hash: str) -> bool:
    """Whether the hash was made with other costs than the present ones."""
    return _hasher().check_needs_rehash(password_hash)


@cache
def common_passwords() -> frozenset[str]:
    """The common passwords of eight or more characters, case-folded."""
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("# "))


def find_weakness(
    password: str, *, username: str = "", email: str = "", fullname: str = ""
) -> Message | None:
    """Why a password is too weak for this person, None when it is strong enough."""
    # Normalization may merge several characters or expand one: the minimum counts the normalized
    # text, the maximum the typed one.
    compared = normalize_password(password)
    if len(compared) < SHORTEST:
        return TOO_SHORT
    if len(password) > LONGEST:
        return TOO_LONG
    folded = compared.casefold()
    if folded in common_passwords():
        return TOO_COMMON
    return _personal_part(folded, username, email, fullname)


def _personal_part(folded: str, username: str, email: str, fullname: str) -> Message | None:
    handle = normalize_password(username).casefold()
    local = normalize_password(email.partition("@")[0]).casefold()
    words = normalize_password(fullname).casefold().split()
    if len(handle) >= SHORTEST_HANDLE and handle in folded:
        return HOLDS_USERNAME
    if len(local) >= SHORTEST_HANDLE and local in folded:
        return HOLDS_EMAIL
    if any(len(word) >= SHORTEST_NAME_WORD and word in folded for word in words):
        return HOLDS_NAME
    return None
