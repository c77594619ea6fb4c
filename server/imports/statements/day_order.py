"""In which order the days of a file have day, month and year, as its own days tell."""

from collections.abc import Callable, Sequence
from datetime import date
from itertools import pairwise

from server.imports.statements.days import Order, parse_day


def find_order(
    texts: Sequence[str],
    parse: Callable[[str, Order], date] = parse_day,
    preferred: Order = "dmy",
) -> Order:
    """The order in which all days can be read; the preferred one where none can.

    Where several can be, it is the first in which the days only rise or only fall.
    """
    orders: list[Order] = ["dmy", "mdy", "ymd"]
    orders.sort(key=lambda order: order != preferred)
    readable = {order: days for order in orders if (days := _days(texts, order, parse))}
    for order, days in readable.items():
        pairs = list(pairwise(days))
        if all(a <= b for a, b in pairs) or all(a >= b for a, b in pairs):
            return order
    return next(iter(readable), preferred)


def _days(texts: Sequence[str], order: Order, parse: Callable[[str, Order], date]) -> list[date]:
    """All days, or none when one of them cannot be read."""
    try:
        return [parse(text, order) for text in texts]
    except ValueError:
        return []
