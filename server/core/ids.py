"""Identifiers: 26 letters that sort by the moment of their making."""

from datetime import datetime
from typing import Final

from ulid import ULID

LENGTH: Final = 26
ALPHABET: Final = frozenset("0123456789ABCDEFGHJKMNPQRSTVWXYZ")


def new_id() -> str:
    """A fresh identifier, unique across processes."""
    return str(ULID())


def id_at(moment: datetime) -> str:
    """An identifier that sorts as one made at another moment."""
    return str(ULID.from_datetime(moment))
