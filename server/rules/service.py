"""Adding, changing, ordering and removing rules; money in whole rupiah."""

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from server.categories.book import CategoryBook, fresh_book
from server.categories.errors import UnknownCategory
from server.core.calendar.clock import now
from server.core.errors import NotFound
from server.core.extension_point import ExtensionPoint
from server.core.ids import new_id
from server.rules import queries
from server.rules.engine import Rule
from server.rules.errors import (
    HIDDEN,
    LEFT_OUT,
    MOST_RULES,
    NO_CONDITION,
    NO_OUTCOME,
    NO_WORDS,
    OTHER_LIST,
    WRONG_ORDER,
    WRONG_TYPE,
    TooManyRules,
    WrongRule,
)
from server.rules.texts import all_words
from server.users.balances import LockedAccount, lock_account
from server.wallets.wallet_book import WalletBook, wallet_book_of

# How long a removed rule can be restored.
RESTORABLE: Final = dt.timedelta(hours=24)

rule_listeners: Final = ExtensionPoint[Callable[[str], None]]("followers of rules")
"""What follows when the owner's rules have changed; it takes the owner, whose account is locked."""

RuleFields = Mapping[str, Any]
"""New values of a rule's fields, already clean; those that are missing stay."""


def list_rules(owner_id: str) -> list[Rule]:
    """The owner's rules in their order."""
    return queries.list_rules(owner_id)


def get_rule(owner_id: str, id_: str) -> Rule:
    """A rule of the owner; NotFound."""
    found = queries.find_rule(owner_id, id_)
    if found is None:
        raise NotFound
    return found


def add_rule(owner_id: str, given: RuleFields, book: CategoryBook) -> Rule:
    """Add a rule, at a position or at the end; TooManyRules, WrongRule at the field."""
    account = lock_account(owner_id)
    rules = queries.list_rules(owner_id)
    if len(rules) >= MOST_RULES:
        raise TooManyRules
    rule = replace(new_rule(given), id=new_id(), created_at=now())
    require_sound(rule, *_present_books(owner_id, book, account))
    queries.insert_rule(owner_id, rule)
    placed = _place(owner_id, rules, rule, given.get("position"))
    _tell_listeners(owner_id)
    return placed


def new_rule(given: RuleFields) -> Rule:
    """A rule that is not stored, not checked yet."""
    return Rule(**{name: value for name, value in given.items() if name != "position"})


def change_rule(owner_id: str, id_: str, given: RuleFields, book: CategoryBook) -> Rule:
    """Change a rule; NotFound, WrongRule at the field."""
    account = lock_account(owner_id)
    changed = replace(get_rule(owner_id, id_), **given)
    require_sound(changed, *_present_books(owner_id, book, account))
    if given:
        queries.update_rule(owner_id, id_, given)
        _tell_listeners(owner_id)
    return changed


def remove_rule(owner_id: str, id_: str) -> None:
    """Remove a rule, which can be restored for a day; NotFound."""
    lock_account(owner_id)
    get_rule(owner_id, id_)
    queries.update_rule(owner_id, id_, {"removed_at": now()})
    queries.set_positions(owner_id, [rule.id for rule in queries.list_rules(owner_id)])
    _tell_listeners(owner_id)


def restore_rule(owner_id: str, id_: str) -> Rule:
    """Put a removed rule back at its place; one that is there is returned as it is.

    NotFound, TooManyRules.
    """
    lock_account(owner_id)
    removed = queries.find_rule(owner_id, id_, removed=True)
    if removed is None:
        return get_rule(owner_id, id_)
    rules = queries.list_rules(owner_id)
    if len(rules) >= MOST_RULES:
        raise TooManyRules
    queries.update_rule(owner_id, id_, {"removed_at": None})
    placed = _place(owner_id, rules, removed, removed.position)
    _tell_listeners(owner_id)
    return placed


def order_rules(owner_id: str, ids: Sequence[str]) -> list[Rule]:
    """Put the rules into this order; WrongRule unless it names all once."""
    lock_account(owner_id)
    rules = queries.list_rules(owner_id)
    if len(ids) != len(rules) or set(ids) != {rule.id for rule in rules}:
        raise WrongRule("ids", OTHER_LIST)
    queries.set_positions(owner_id, ids)
    _tell_listeners(owner_id)
    return queries.list_rules(owner_id)


def add_hits(owner_id: str, hits: Mapping[str, int], moment: dt.datetime) -> None:
    """Count rows that rules decided about, by the ids of the rules; one may be gone by now."""
    queries.add_hits(owner_id, hits, moment)


def delete_removed() -> int:
    """Delete removed rules that nobody can restore any more; how many."""
    return queries.delete_removed_before(now() - RESTORABLE)


def _tell_listeners(owner_id: str) -> None:
    for listener in rule_listeners.all():
        listener(owner_id)


def _present_books(
    owner_id: str, book: CategoryBook, account: LockedAccount
) -> tuple[CategoryBook, WalletBook]:
    """The categories and wallets as they are while the account is locked."""
    is_current = account.categories_version == book.version
    present = book if is_current else fresh_book(owner_id, book.language)
    return present, wallet_book_of(owner_id, account.wallets_version)


def _place(owner_id: str, others: Sequence[Rule], rule: Rule, position: int | None) -> Rule:
    """Put a rule among the others, the last one without a position."""
    ids = [one.id for one in others]
    at = len(ids) if position is None else min(position - 1, len(ids))
    ids.insert(at, rule.id)
    queries.set_positions(owner_id, ids)
    return replace(rule, position=at + 1)


def require_sound(rule: Rule, book: CategoryBook, wallets: WalletBook) -> None:
    """Check that the fields of a rule go together; WrongRule, UnknownCategory, UnknownWallet."""
    _require_conditions(rule)
    _require_outcome(rule)
    wallets.choose(rule.wallet_id)
    category = book.get(rule.category_id) if rule.category_id else None
    if rule.category_id and category is None:
        raise UnknownCategory
    if category and category.hidden:
        raise WrongRule("category_id", HIDDEN)
    if category and rule.type not in {None, category.type.value}:
        raise WrongRule("category_id", WRONG_TYPE)


def _require_conditions(rule: Rule) -> None:
    if rule.text and not all_words(rule.text):
        raise WrongRule("text", NO_WORDS)
    others = (rule.type, rule.min_amount, rule.max_amount, rule.wallet_id)
    if not rule.text and all(one is None for one in others):
        raise WrongRule("text", NO_CONDITION)
    if rule.min_amount and rule.max_amount and rule.min_amount > rule.max_amount:
        raise WrongRule("max_amount", WRONG_ORDER)


def _require_outcome(rule: Rule) -> None:
    changes = rule.category_id is not None or rule.detail is not None
    if rule.leave_out and changes:
        raise WrongRule("leave_out", LEFT_OUT)
    if not rule.leave_out and not changes:
        raise WrongRule("category_id", NO_OUTCOME)
