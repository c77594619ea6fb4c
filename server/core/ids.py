"""Identifiers: 26 letters that sort by the moment of their making."""

from typing import Final

from ulid import ULID

LENGTH: Final = 26
ALPHABET: Final = frozenset("0123456789ABCDEFGHJKMNPQRSTVWXYZ")


def new_id() -> str:
    """A fresh identifier, unique across processes."""
    return str(ULID())
