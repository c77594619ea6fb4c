"""Which rows of the ledger are meant: filters, and what a search looks for."""

import datetime as dt
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, String, and_, bindparam, or_

from server.categories.service import TransactionType
from server.core.database.collation import PlaceIn, PlainText, plain
from server.core.database.text_search import Contained, Contains
from server.transactions.models import Transaction

# Columns of the table, not of the mapped class: those would bring the costs of loading objects.
TABLE = Transaction.metadata.tables[Transaction.__tablename__]
ROWS = TABLE.c


# What is given when something is looked for, one of them.
SEARCH: Final = frozenset({"plain", "text"})


class Sought(NamedTuple):
    """What a search looks for: a text in details, an amount, or categories; one is enough."""

    text: str
    amount: int | None = None
    category_ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Filters:
    """Which rows of an owner are meant; the days are inclusive, None asks for all."""

    type: TransactionType | None = None
    category_id: str | None = None
    first: dt.date | None = None
    last: dt.date | None = None
    sought: Sought | None = None

    def given(self) -> dict[str, Any]:
        """What it asks for, by the names that `matching` knows."""
        values: dict[str, Any] = {
            "type": self.type,
            "category_id": self.category_id,
            "first": self.first,
            "last": self.last,
        }
        if self.sought:
            text, amount, categories = self.sought
            # Most searches have no other letters than A to Z, which are looked for faster.
            name = "plain" if text.isascii() else "text"
            sought = {name: plain(text) if text.isascii() else text}
            values |= {**sought, "sought_amount": amount, "sought_ids": categories or None}
        return {name: value for name, value in values.items() if value is not None}

    def digest(self, owner_id: str) -> str:
        """Tells apart, in few letters, what is asked of whose rows."""
        return blake2b(repr((owner_id, self.given())).encode(), digest_size=9).hexdigest()


def matching(names: Iterable[str]) -> ColumnElement[bool]:
    """The conditions of filters whose values are given by these names, and `owner_id`."""
    every = {
        "owner_id": ROWS.owner_id == bindparam("owner_id"),
        "type": ROWS.type == bindparam("type"),
        "category_id": ROWS.category_id == bindparam("category_id"),
        "first": ROWS.date >= bindparam("first"),
        "last": ROWS.date <= bindparam("last"),
    }
    either = {
        "plain": PlaceIn(PlainText(ROWS.detail), bindparam("plain", type_=String)) > 0,
        "text": Contains(ROWS.detail, bindparam("text", type_=Contained())),
        "sought_amount": ROWS.amount == bindparam("sought_amount"),
        "sought_ids": ROWS.category_id.in_(bindparam("sought_ids", expanding=True)),
    }
    wanted = frozenset(names)
    conditions = [condition for name, condition in every.items() if name in wanted]
    if wanted & SEARCH:
        conditions.append(or_(*(one for name, one in either.items() if name in wanted)))
    return and_(*conditions)
