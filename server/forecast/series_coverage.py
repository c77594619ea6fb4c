"""Whether something that is planned stands for a series of the ledger: plain Python."""

from typing import NamedTuple

from server.forecast.ledger_series import SPREAD, Series
from server.rules.texts import all_words, merchant_key


class Payment(NamedTuple):
    """What is planned: its name, category, and whole rupiah, None where they are asked for.

    An amount that leaves is negative.
    """

    name: str
    category_id: str | None
    amount: int | None


def covers(payment: Payment, series: Series, *, is_in: bool) -> bool:
    """Whether a planned payment is what a series records.

    It may have any price that the series had. A payment that names the merchant of the series may
    be in another category.
    """
    newest = series.newest
    is_named = names_merchant(payment.name, newest.detail)
    if payment.category_id != newest.category_id and not is_named:
        return False
    is_alike = is_named or _share_word(payment.name, newest.detail)
    if payment.amount is None:
        return is_alike
    sign = 1 if is_in else -1
    if payment.amount == sign * series.amount:
        return True
    prices = {series.amount, *(entry.amount for entry in series.entries)}
    return is_alike and any(is_near(payment.amount, sign * price) for price in prices)


def names_merchant(name: str, detail: str) -> bool:
    """Whether a name is that of the merchant of an entry, or part of it."""
    words = set(merchant_key(name).split())
    return bool(words) and words <= set(merchant_key(detail).split())


def is_same_payment(name: str, amount: int, other_name: str, other_amount: int) -> bool:
    """Whether two payments of a category are one: they share a word, or cost the same.

    The power and the internet bill of a month may cost nearly the same.
    """
    if not is_near(amount, other_amount):
        return False
    return amount == other_amount or _share_word(name, other_name)


def is_near(amount: int, other: int) -> bool:
    """Whether an amount differs from another one by no more than entries of a series do."""
    return abs(amount - other) <= SPREAD * abs(other)


def _share_word(name: str, other_name: str) -> bool:
    return not set(all_words(name).split()).isdisjoint(all_words(other_name).split())
