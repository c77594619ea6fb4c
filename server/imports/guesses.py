"""What the rows of a draft would be: by a rule, the person's own entries, or what they are."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from server.categories.book import CategoryBook
from server.categories.catalogue import TransactionType
from server.imports.draft_rows import DraftRow
from server.imports.statements.statement import RowKind
from server.imports.states import TransferState
from server.rules.engine import Facts, Rule, RuleSet
from server.rules.guesses import (
    Guess,
    Reason,
    Votes,
    guess_by_history,
    guess_by_known_merchant,
    is_usable,
    larger,
)
from server.rules.texts import all_words

# The other kinds name people, banks and machines.
_OF_MERCHANTS: Final = frozenset({RowKind.PURCHASE, RowKind.QRIS, RowKind.UNKNOWN})
_OF_KINDS: Final = {
    RowKind.FEE: "fees-admin",
    RowKind.TAX: "fees-admin",
    RowKind.INTEREST: "investments",
    RowKind.SALARY: "salary",
}


class Knowledge(NamedTuple):
    """What is known of a person's entries.

    `imported` are the votes of entries that came from statements, which know their merchants;
    `typed` are those of the details of all entries.
    """

    rules: RuleSet
    imported: Votes
    typed: Votes


def guess_categories(
    rows: Sequence[DraftRow], book: CategoryBook, known: Knowledge, wallet_id: str | None
) -> None:
    """Give each row a category with its reason; none where there is too little to go by.

    A rule may give a detail too, or leave a row out. Rows whose category was chosen stay, by the
    person or in the app that exported them.
    """
    for row in rows:
        row.forget_rule()
        if row.category_id and not row.why:
            continue
        rule = _find_rule(row, known.rules, wallet_id)
        if not (rule and rule.category_id):
            _follow_guess(row, _guess(row, book, known))
        if rule:
            _follow_rule(row, rule)


def _find_rule(row: DraftRow, rules: RuleSet, wallet_id: str | None) -> Rule | None:
    """The rule that decides about a row; transfers need none, nor what the person took back."""
    if rules.is_empty or row.transfer == TransferState.CHOSEN:
        return None
    texts = [all_words(text) for text in (row.text, row.name) if text]
    rule = rules.find(Facts(texts, type_of(row.amount).value, abs(row.amount), wallet_id))
    return None if rule and rule.leave_out and row.decided else rule


def _follow_rule(row: DraftRow, rule: Rule) -> None:
    row.rule_id = rule.id
    if rule.category_id:
        row.category_id = rule.category_id
    if rule.category_id or rule.leave_out or not row.why:
        row.why, row.why_count = Reason.RULE.value, 0
    if rule.leave_out:
        row.include = False
    if rule.detail and not row.own_detail:
        row.detail = rule.detail


def _follow_guess(row: DraftRow, guess: Guess | None) -> None:
    if guess:
        row.category_id, row.why, row.why_count = (
            guess.category_id,
            guess.reason.value,
            guess.entries,
        )
    else:
        row.category_id, row.why, row.why_count = None, None, 0


def _guess(row: DraftRow, book: CategoryBook, known: Knowledge) -> Guess | None:
    type_ = type_of(row.amount)
    votes = larger(known.imported.get(row.merchant), known.typed.get(row.merchant))
    guess = guess_by_history(votes, type_, book)
    if guess is None and RowKind(row.kind) in _OF_MERCHANTS:
        guess = guess_by_known_merchant(all_words(row.name or row.text), type_, book)
    return guess or _guess_by_kind(row, type_, book)


def _guess_by_kind(row: DraftRow, type_: TransactionType, book: CategoryBook) -> Guess | None:
    category_id = _OF_KINDS.get(RowKind(row.kind))
    if category_id is None or not is_usable(category_id, type_, book):
        return None
    return Guess(category_id, Reason.KIND)


def type_of(amount: int) -> TransactionType:
    """Whether a signed amount is an income or an expense."""
    return TransactionType.INCOME if amount > 0 else TransactionType.EXPENSES
