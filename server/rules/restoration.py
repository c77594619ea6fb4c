"""Rules from an archive: in their order, behind those that the account has."""

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final

from server.core.data_restore import Restoration, Restored, Restorer, Row, keys_of, match_alike
from server.rules import queries
from server.rules.engine import Rule
from server.rules.errors import MOST_RULES, TooManyRules
from server.rules.texts import all_words, hash_of

KIND: Final = "rules"
_PLAIN: Final = (
    *("type", "min_amount", "max_amount", "detail", "leave_out", "hits", "last_hit_at"),
    "created_at",
)
# What a rule says, but for its text, which is compared in folded words.
_says: Final = attrgetter(
    *("type", "min_amount", "max_amount", "wallet_id", "category_id", "detail", "leave_out")
)


def _match(restoration: Restoration) -> None:
    present = {rule.id: _key(rule) for rule in queries.list_rules(restoration.owner_id)}
    match_alike(restoration, KIND, present, lambda row: _key(_make_rule(restoration, row)))


def _key(rule: Rule) -> tuple[Any, ...]:
    return all_words(rule.text), *_says(rule)


def _make_rule(restoration: Restoration, row: Row) -> Rule:
    return Rule(
        text=row["text"],
        wallet_id=restoration.id_of("wallets", row["wallet_id"]),
        category_id=restoration.id_of("categories", row["category_id"]),
        **{name: row[name] for name in _PLAIN},
    )


def _write(restoration: Restoration) -> None:
    missing = sorted(restoration.missing(KIND), key=lambda row: int(row["position"]))
    if not missing:
        return
    owner_id = restoration.owner_id
    place = len(queries.list_rules(owner_id))
    if place + len(missing) > MOST_RULES:
        raise TooManyRules
    for position, row in enumerate(missing, place + 1):
        id_ = restoration.ids[KIND][row["id"]]
        rule = replace(_make_rule(restoration, row), id=id_, position=position)
        queries.insert_rule(owner_id, rule)
        restoration.add(KIND, row["id"], id_, _stamp(rule))


def _stamp(rule: Rule) -> str:
    return hash_of(rule.text, *_says(rule)).hex()


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    """A rule that the person changed since stays; one that they removed is gone for good."""
    if not restored:
        return set()
    present = {rule.id: rule for rule in queries.list_rules(owner_id)}
    kept = [one for one in restored if one.id in present and _stamp(present[one.id]) != one.stamp]
    staying = keys_of(kept)
    gone = [one.id for one in restored if (one.kind, one.source) not in staying]
    queries.delete_rules(owner_id, gone)
    queries.set_positions(owner_id, [id_ for id_ in present if id_ not in set(gone)])
    return staying


RESTORER: Final = Restorer(kinds=(KIND,), match=_match, write=_write, take_back=_take_back)
