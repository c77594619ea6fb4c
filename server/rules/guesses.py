"""The category of an entry as its merchant tells it: by earlier entries, or by a known name."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.rules.known_merchants import category_of_known_merchant
from server.rules.texts import hash_of, merchant_key
from server.transactions.suggestions import Detail, Habit

Votes = Mapping[bytes, Counter[str]]
"""By merchant: how many entries are in each category."""

# The least share of the category among the entries of a merchant, one of which is doubted.
LEAST_SHARE: Final = 0.6
DOUBT: Final = 0.5


class Reason(StrEnum):
    """Why a category is proposed."""

    HISTORY = "history"
    RULE = "rule"
    MERCHANT = "merchant"
    KIND = "kind"


class Guess(NamedTuple):
    """A category, why, and how many earlier entries say so."""

    category_id: str
    reason: Reason
    entries: int = 0


@lru_cache(maxsize=10_000)
def merchant_of(is_in: bool, text: str) -> bytes:
    """What all entries of one merchant have in common; money in and out are two."""
    return hash_of(is_in, merchant_key(text))


def count_details(details: Iterable[Habit | Detail]) -> Votes:
    """The votes of the details of entries."""
    votes: defaultdict[bytes, Counter[str]] = defaultdict(Counter)
    for one in details:
        if one.detail:
            is_in = one.type == TransactionType.INCOME
            votes[merchant_of(is_in, one.detail)][one.category_id] += one.rows
    return votes


def larger(one: Counter[str] | None, other: Counter[str] | None) -> Counter[str]:
    """The votes of more entries; an entry may be among both, so they don't add up."""
    return max(one or Counter(), other or Counter(), key=Counter.total)


def guess_by_history(
    votes: Mapping[str, int] | None, type_: TransactionType, book: CategoryBook
) -> Guess | None:
    """The category of most entries of a merchant, None where they differ too much."""
    if not votes:
        return None
    category_id, most = min(votes.items(), key=lambda vote: (-vote[1], vote[0]))
    is_clear = most / (sum(votes.values()) + DOUBT) >= LEAST_SHARE
    if not is_clear or not is_usable(category_id, type_, book):
        return None
    return Guess(category_id, Reason.HISTORY, most)


def guess_by_known_merchant(words: str, type_: TransactionType, book: CategoryBook) -> Guess | None:
    """The category of the known merchant that folded words name."""
    category_id = category_of_known_merchant(words)
    if category_id is None or not is_usable(category_id, type_, book):
        return None
    return Guess(category_id, Reason.MERCHANT)


def is_usable(category_id: str, type_: TransactionType, book: CategoryBook) -> bool:
    """Whether an entry of a type may be in a category: the person sees it in its list."""
    category = book.get(category_id)
    return category is not None and not category.hidden and category.type is type_
