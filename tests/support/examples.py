"""How many random examples a test tries."""

from typing import Final

from tests.support.databases import is_postgresql

# PostgreSQL is given the same statements as SQLite, where what they come to is tried at length.
_ON_POSTGRESQL: Final = 5


def tries(number: int) -> int:
    """So many examples on SQLite, and a few of them on PostgreSQL."""
    return min(number, _ON_POSTGRESQL) if is_postgresql() else number
