"""The category of an entry while its detail is typed."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.core.extension_point import ExtensionPoint
from server.rules import queries
from server.rules.engine import Facts, RuleSet
from server.rules.guesses import (
    Guess,
    Reason,
    count_details,
    guess_by_history,
    guess_by_known_merchant,
    larger,
    merchant_of,
)
from server.rules.serializers import serialize_category
from server.rules.texts import all_words, merchant_key
from server.transactions.suggestions import (
    CategoryRules,
    Habit,
    RuledCategory,
    list_details_with,
)
from server.wallets.wallet_book import WalletBook

imported_votes: Final = ExtensionPoint[Callable[[str, bytes], Counter[str]]]("imported votes")
"""By owner and merchant: how many entries from statements are in each category."""

# Nine of ten entries are expenses.
TYPES: Final = (TransactionType.EXPENSES, TransactionType.INCOME)


def guess_category(
    wallets: WalletBook,
    book: CategoryBook,
    detail: str,
    type_: str | None,
    wallet_id: str | None,
) -> list[dict[str, Any]]:
    """The likely category of what is being typed, with its reason; nothing without a clear one.

    An entry without a wallet goes to the default one, so rules take it for that.
    """
    words = all_words(detail)
    if not words:
        return []
    rules = RuleSet(queries.list_rules(wallets.owner_id), book)
    wallet = wallet_id or wallets.default.id
    for one in (TransactionType(type_),) if type_ else TYPES:
        rule = rules.find(Facts([words], one.value, wallet_id=wallet))
        new_detail = rule.detail if rule else None
        if rule and rule.category_id:
            guess: Guess | None = Guess(rule.category_id, Reason.RULE)
        else:
            guess = _learnt(wallets.owner_id, detail, one, book)
            guess = guess or guess_by_known_merchant(words, one, book)
        if guess:
            why = {"reason": guess.reason.value, "count": guess.entries}
            rule_id = rule.id if rule else None
            return [
                {
                    "category": serialize_category(guess.category_id, book),
                    "detail": new_detail,
                    "why": {**why, "rule_id": rule_id},
                }
            ]
    return []


def rules_of_suggestions(owner_id: str, book: CategoryBook) -> CategoryRules:
    """The owner's rules, for the details that are suggested while one is typed."""
    rules = RuleSet(queries.list_rules(owner_id), book)

    def find(habit: Habit) -> RuledCategory | None:
        facts = Facts([all_words(habit.detail)], habit.type, habit.amount, habit.wallet_id)
        rule = rules.find(facts)
        if rule is None or rule.category_id is None:
            return None
        return RuledCategory(rule.id, rule.category_id)

    return find


def _learnt(owner_id: str, detail: str, type_: TransactionType, book: CategoryBook) -> Guess | None:
    """What the newest entries of the same merchant say, as they name it or as their banks do."""
    merchant = merchant_of(type_ is TransactionType.INCOME, detail)
    imported = imported_votes.get()(owner_id, merchant)
    word = max(merchant_key(detail).split(), key=len)
    typed = count_details(list_details_with(owner_id, word, type_.value)).get(merchant)
    return guess_by_history(larger(imported, typed), type_, book)
