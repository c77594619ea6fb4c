"""ULIDs: identifiers of 26 characters that sort by the moment of their creation."""

from datetime import datetime
from typing import Final

from ulid import ULID

LENGTH: Final = 26
ALPHABET: Final = frozenset("0123456789ABCDEFGHJKMNPQRSTVWXYZ")


def new_id() -> str:
    """A new identifier, unique across processes."""
    return str(ULID())


def id_at(moment: datetime) -> str:
    """An identifier that sorts as one created at that moment."""
    return str(ULID.from_datetime(moment))
