"""Sums of spans by type: what came in and what went out within each of them."""

from collections.abc import Iterable, Sequence
from itertools import starmap
from typing import Any, NamedTuple

from server.transactions.signed_amounts import signed_amount


class SpanSums(NamedTuple):
    """Income and expenses of one span, in whole rupiah; a field for each type."""

    income: int
    expenses: int

    @property
    def net(self) -> int:
        """What they add to the balance."""
        return sum(starmap(signed_amount, self._asdict().items()))


def split_by_type(amounts: Iterable[Sequence[Any]], spans: int) -> list[SpanSums]:
    """The sums of so many spans, from the index of a span, a type and an amount each.

    Raises KeyError for a type that SpanSums does not have.
    """
    by_type = {type_: [0] * spans for type_ in SpanSums._fields}
    for index, type_, amount in amounts:
        by_type[type_][index] += amount
    return [SpanSums(*each) for each in zip(*by_type.values(), strict=True)]
