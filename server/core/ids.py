"""Identifiers: 26 letters that sort by the moment of their making."""

from ulid import ULID

LENGTH = 26


def new_id() -> str:
    """A fresh identifier, unique across processes."""
    return str(ULID())
