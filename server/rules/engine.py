"""Which rule an entry meets: plain Python, without database and web framework."""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from server.categories.book import CategoryBook
from server.rules.texts import all_words


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A rule as its person wrote it; amounts are in whole rupiah, without a sign."""

    id: str = ""
    position: int = 0
    text: str = ""
    type: str | None = None
    min_amount: int | None = None
    max_amount: int | None = None
    wallet_id: str | None = None
    category_id: str | None = None
    detail: str | None = None
    leave_out: bool = False
    hits: int = 0
    last_hit_at: dt.datetime | None = None
    created_at: dt.datetime | None = None

    def type_in(self, book: CategoryBook) -> str | None:
        """The type of the entries that it is for: its own, or that of its category."""
        category = book.get(self.category_id) if self.category_id else None
        return self.type or (category.type.value if category else None)

    def is_usable(self, book: CategoryBook) -> bool:
        """Whether its category is one that entries may still get."""
        category = book.get(self.category_id) if self.category_id else None
        return self.category_id is None or (category is not None and not category.hidden)


class Facts(NamedTuple):
    """What is known of an entry: its texts in folded words, and None for what is not known."""

    texts: Sequence[str]
    type: str
    amount: int | None = None
    wallet_id: str | None = None


class _Ranked(NamedTuple):
    """A rule with its place in the order, its folded words and the type of its entries."""

    place: int
    words: str
    type: str | None
    rule: Rule

    def is_met_by(self, facts: Facts) -> bool:
        return (
            self.type in {None, facts.type}
            and _is_in_range(self.rule, facts.amount)
            and self.rule.wallet_id in {None, facts.wallet_id}
            and has_words(self.words, facts.texts)
        )


class RuleSet:
    """The rules of a person in their order; the first one that an entry meets decides."""

    __slots__ = ("_by_first_word", "_of_any_text")

    def __init__(self, rules: Iterable[Rule], book: CategoryBook) -> None:
        self._by_first_word: defaultdict[str, list[_Ranked]] = defaultdict(list)
        self._of_any_text: list[_Ranked] = []
        for place, rule in enumerate(rules):
            if rule.is_usable(book):
                words = all_words(rule.text)
                ranked = _Ranked(place, words, rule.type_in(book), rule)
                first = words.partition(" ")[0]
                (self._by_first_word[first] if first else self._of_any_text).append(ranked)

    @property
    def is_empty(self) -> bool:
        """Whether there is no rule to meet."""
        return not (self._by_first_word or self._of_any_text)

    def find(self, facts: Facts) -> Rule | None:
        """The first rule that an entry meets; what a condition is about must be known."""
        met = [one for one in self._candidates(facts.texts) if one.is_met_by(facts)]
        return min(met).rule if met else None

    def _candidates(self, texts: Sequence[str]) -> Iterator[_Ranked]:
        yield from self._of_any_text
        if self._by_first_word:
            for word in {word for text in texts for word in text.split()}:
                yield from self._by_first_word.get(word, ())


def has_words(wanted: str, texts: Iterable[str]) -> bool:
    """Whether folded words are next to each other in one of the texts, which are folded too."""
    return not wanted or any(f" {wanted} " in f" {text} " for text in texts)


def _is_in_range(rule: Rule, amount: int | None) -> bool:
    if rule.min_amount is None and rule.max_amount is None:
        return True
    if amount is None:
        return False
    return (rule.min_amount or 0) <= amount <= (rule.max_amount or amount)
