"""Guesses the category of a row: from the person's own entries, its merchant, and what it is."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.imports.draft_rows import DraftRow, merchant_of
from server.imports.known_merchants import category_of_known_merchant
from server.imports.statements.statement import RowKind
from server.imports.states import Reason
from server.imports.texts import all_words
from server.transactions.suggestions import Habit

Votes = Mapping[bytes, Counter[str]]
"""By merchant: how many entries are in each category."""

# How many of the newest entries teach.
NEWEST: Final = 20_000
# The least share of the category among the entries of a merchant, one of which is doubted.
LEAST_SHARE: Final = 0.6
DOUBT: Final = 0.5
# The other kinds name people, banks and machines.
_OF_MERCHANTS: Final = frozenset({RowKind.PURCHASE, RowKind.QRIS, RowKind.UNKNOWN})
_OF_KINDS: Final = {
    RowKind.FEE: "fees-admin",
    RowKind.TAX: "fees-admin",
    RowKind.INTEREST: "investments",
    RowKind.SALARY: "salary",
}


def guess_categories(
    rows: Sequence[DraftRow], book: CategoryBook, imported: Votes, typed: Votes
) -> None:
    """Give each row a category with its reason; none where there is too little to go by.

    `imported` are the votes of entries that came from statements, which know their merchants;
    `typed` are those of the details of all entries.
    """
    for row in rows:
        if row.category_id and not row.why:
            # The person chose it.
            continue
        guess = _by_history(row, book, imported.get(row.merchant) or typed.get(row.merchant))
        guess = guess or _by_known_merchant(row, book)
        row.category_id, row.why, row.why_count = guess or _by_kind(row, book)


def count_details(habits: Iterable[Habit]) -> Votes:
    """The votes of the details of entries."""
    votes: defaultdict[bytes, Counter[str]] = defaultdict(Counter)
    for habit in habits:
        if habit.detail:
            is_in = habit.type == TransactionType.INCOME
            votes[merchant_of(is_in, habit.detail)][habit.category_id] += habit.rows
    return votes


def _by_history(
    row: DraftRow, book: CategoryBook, votes: Counter[str] | None
) -> tuple[str, str, int] | None:
    if not votes:
        return None
    category_id, most = min(votes.items(), key=lambda vote: (-vote[1], vote[0]))
    if most / (votes.total() + DOUBT) < LEAST_SHARE or not is_usable(category_id, row, book):
        return None
    return category_id, Reason.HISTORY.value, most


def _by_known_merchant(row: DraftRow, book: CategoryBook) -> tuple[str, str, int] | None:
    if RowKind(row.kind) not in _OF_MERCHANTS:
        return None
    category_id = category_of_known_merchant(all_words(row.name or row.text))
    if category_id is None or not is_usable(category_id, row, book):
        return None
    return category_id, Reason.MERCHANT.value, 0


def _by_kind(row: DraftRow, book: CategoryBook) -> tuple[str | None, str | None, int]:
    category_id = _OF_KINDS.get(RowKind(row.kind))
    if category_id is None or not is_usable(category_id, row, book):
        return None, None, 0
    return category_id, Reason.KIND.value, 0


def is_usable(category_id: str, row: DraftRow, book: CategoryBook) -> bool:
    """Whether a row may be in a category: the person sees it, and the money goes its way."""
    category = book.get(category_id)
    return category is not None and not category.hidden and category.type is type_of(row.amount)


def type_of(amount: int) -> TransactionType:
    """Whether a signed amount is an income or an expense."""
    return TransactionType.INCOME if amount > 0 else TransactionType.EXPENSES
