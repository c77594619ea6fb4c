"""What transactions add to their wallets: THE table of signs, by their type.

A type without a sign raises KeyError, in Python when it is looked up and in SQL when a statement is
built. A row of an unknown type cannot fail in SQL and counts as nothing there; a CHECK constraint
of the table refuses such rows.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sqlalchemy import BigInteger, ColumnElement, case, cast, func

from server.transactions.models import EntryType
from server.transactions.queries import Columns

# The wallet that a transfer goes to gains what the other one loses.
SIGNS: Final[Mapping[str, int]] = MappingProxyType(
    {
        EntryType.INCOME: 1,
        EntryType.EXPENSES: -1,
        EntryType.TRANSFER: -1,
        EntryType.ADJUSTMENT: 1,
    }
)


def signed_amount(type_: str, amount: int) -> int:
    """What a transaction adds to its wallet, in whole rupiah; KeyError for an unknown type."""
    return SIGNS[type_] * amount


def signed_column(columns: Columns) -> ColumnElement[int]:
    """What each row adds to its wallet, for statements; 0 for an unknown type."""
    signed = [(columns.type == type_.value, SIGNS[type_] * columns.amount) for type_ in EntryType]
    return case(*signed, else_=0)


def signed_sum(columns: Columns) -> ColumnElement[int]:
    """What all rows together add to their wallets, in whole rupiah, 0 for no rows."""
    return cast(func.coalesce(func.sum(signed_column(columns)), 0), BigInteger)
