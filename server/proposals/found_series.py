"""The series of a ledger, with what their owner said of them: plain Python."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from server.categories.catalogue import TransactionType
from server.forecast.ledger_habits import LedgerHabits
from server.forecast.ledger_series import LARGEST_CHANGE, Series
from server.proposals.models import AnswerRow
from server.rules.guesses import merchant_of


class FoundSeries(NamedTuple):
    """A series of income or expenses."""

    series: Series
    is_in: bool

    @property
    def merchant(self) -> bytes:
        """What all entries of its merchant have in common."""
        return merchant_of(self.is_in, self.series.newest.detail)

    @property
    def id(self) -> str:
        """What names it while its amount stays."""
        return f"{self.merchant.hex()[:16]}{self.series.amount}"

    @property
    def type(self) -> TransactionType:
        """What its entries are."""
        return TransactionType.INCOME if self.is_in else TransactionType.EXPENSES

    def distance_to(self, amount: int) -> float:
        """How many times the nearest of its amounts is larger or smaller than an amount."""
        prices = {self.series.amount, *(entry.amount for entry in self.series.entries)}
        return min(max(price / amount, amount / price) for price in prices)


def list_series(habits: LedgerHabits) -> list[FoundSeries]:
    """The series of a ledger, the largest first."""
    found = [
        *(FoundSeries(one, is_in=True) for one in habits.income),
        *(FoundSeries(one, is_in=False) for one in habits.expenses),
    ]
    return sorted(found, key=lambda one: -one.series.amount)


def match_answers(
    found: Sequence[FoundSeries], answers: Iterable[AnswerRow]
) -> dict[str, AnswerRow]:
    """The latest answer to each series, by the id of the series.

    More entries and other prices leave a series what it is: of those of the merchant the answer is
    about the one nearest in amount.
    """
    matched = {}
    for answer in answers:
        merchant = merchant_of(answer.is_in, answer.name)
        near = [
            one
            for one in found
            if one.merchant == merchant and one.distance_to(answer.amount) <= LARGEST_CHANGE
        ]
        if near:
            nearest = min(near, key=lambda one: one.distance_to(answer.amount))
            matched[nearest.id] = answer
    return matched
