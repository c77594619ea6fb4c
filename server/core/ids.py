"""ULIDs: identifiers of 26 characters that sort by the moment of their creation."""

from collections.abc import Callable
from datetime import datetime
from functools import lru_cache
from secrets import randbits
from typing import Final

from ulid import ULID

LENGTH: Final = 26
RANDOM_BITS: Final = 80
# The bits of the last four letters, and the letters of each two of them.
LAST_BITS: Final = 20
DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALPHABET: Final = frozenset(DIGITS)
PAIRS: Final = [first + second for first in DIGITS for second in DIGITS]


def new_id() -> str:
    """A new identifier, unique across processes."""
    return str(ULID())


def new_ids(count: int) -> list[str]:
    """So many new identifiers that sort in the order of the list."""
    id_at_place = reserve_ids()
    return [id_at_place(place) for place in range(count)]


def reserve_ids() -> Callable[[int], str]:
    """A function that gives new identifiers by their places, counted from 0, which they sort by."""
    # A random part of its own: `new_id` counts up within a millisecond, as this does. One bit less,
    # so that counting never reaches the moment.
    first = (int(ULID()) >> RANDOM_BITS << RANDOM_BITS) + randbits(RANDOM_BITS - 1)
    return lambda place: _write(first + place)


@lru_cache(maxsize=8)
def _write_start(number: int) -> str:
    """All letters of an identifier but the last four."""
    return str(ULID.from_int(number << LAST_BITS))[:-4]


def _write(number: int) -> str:
    # The library takes ten times as long.
    last = PAIRS[number >> 10 & 1023] + PAIRS[number & 1023]
    return _write_start(number >> LAST_BITS) + last


def id_at(moment: datetime) -> str:
    """An identifier that sorts as one created at that moment."""
    return str(ULID.from_datetime(moment))
