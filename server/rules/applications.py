"""Rules on the ledger: what one would change, applying it as one act, and taking that back."""

import datetime as dt
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, true

from server.categories.book import CategoryBook
from server.core.calendar.clock import now, to_text
from server.core.database.unit_of_work import extend_timeout
from server.core.errors import NotFound
from server.core.ids import new_id
from server.rules import queries
from server.rules.engine import Rule
from server.rules.errors import TooLateToUndo
from server.rules.serializers import serialize_category
from server.rules.service import get_rule
from server.rules.texts import all_words, finder_of
from server.transactions.bulk_edits import (
    DetailGroup,
    EditableEntry,
    EntryConditions,
    change_all,
    differs_from,
    group_details,
    has_detail,
    list_newest,
    restore_selected,
    select_before,
)
from server.transactions.imported_entries import batches
from server.users.balances import lock_account

UNDOABLE: Final = dt.timedelta(hours=72)
SAMPLE: Final = 10
# A list of details in a statement; SQLite takes 32,766 parameters.
MOST_NAMED: Final = 5_000


class Match(NamedTuple):
    """The entries of the ledger that a rule matches, by detail and category, and all others.

    `changing` are those of the groups that it would change.
    """

    conditions: ColumnElement[bool]
    values: dict[str, str]
    groups: list[DetailGroup]
    changing: list[DetailGroup]
    others: set[str]


def try_rule(owner_id: str, rule: Rule, book: CategoryBook) -> dict[str, Any]:
    """How many entries a rule matches, how many it would change, and a few of them."""
    extend_timeout()
    match = _match(owner_id, rule, book)
    return {
        "matches": sum(one.rows for one in match.groups),
        "changes": sum(one.rows for one in match.changing),
        "sample": [
            _serialize_tried(entry, match, book)
            for entry in _sample(match, match.changing or match.groups)
        ],
    }


def apply_rule(owner_id: str, id_: str, book: CategoryBook) -> dict[str, Any]:
    """Change what a rule matches, as one act that can be undone for 72 hours; NotFound."""
    lock_account(owner_id)
    rule = get_rule(owner_id, id_)
    extend_timeout()
    match = _match(owner_id, rule, book)
    moment, application_id = now(), new_id()
    undo_until = moment + UNDOABLE
    values = {"id": application_id, "rule_id": id_, "created_at": moment, "undo_until": undo_until}
    queries.insert_application(owner_id, {**values, "changed": 0})
    changed = _change(owner_id, application_id, match) if match.changing else 0
    queries.update_application(owner_id, application_id, {"changed": changed})
    queries.add_hits(owner_id, {id_: changed}, moment)
    return {"id": application_id, "changed": changed, "undo_until": to_text(undo_until)}


def undo_application(owner_id: str, id_: str) -> dict[str, int]:
    """Put back what an application changed, but what was changed since; NotFound, TooLateToUndo.

    A second call changes nothing and answers the same.
    """
    lock_account(owner_id)
    done = queries.find_application(owner_id, id_)
    if done is None:
        raise NotFound
    restored = done.restored
    if restored is None:
        if done.undo_until < now():
            raise TooLateToUndo
        extend_timeout()
        before = queries.select_changes(owner_id, id_)
        restored = restore_selected(owner_id, before, done.changed)
        queries.update_application(owner_id, id_, {"restored": restored})
        queries.delete_changes(owner_id, id_)
    return {"restored": restored, "kept": done.changed - restored}


def delete_expired() -> int:
    """Delete applications that cannot be undone any more, with what only an undo needs."""
    return queries.delete_applications_before(now())


def _match(owner_id: str, rule: Rule, book: CategoryBook) -> Match:
    words = all_words(rule.text)
    conditions = EntryConditions(
        word=max(words.split(), key=len, default=""),
        type=rule.type_in(book),
        min_amount=rule.min_amount,
        max_amount=rule.max_amount,
        wallet_id=rule.wallet_id,
    ).among(owner_id)
    is_found, values = finder_of(words), _values(rule, book)
    matched: list[DetailGroup] = []
    others: set[str] = set()
    for one in group_details(conditions):
        if is_found(one.detail):
            matched.append(one)
        else:
            others.add(one.detail)
    new = tuple(values.items())
    changing = [one for one in matched if any(getattr(one, name) != value for name, value in new)]
    return Match(conditions, values, matched, changing, others)


def _values(rule: Rule, book: CategoryBook) -> dict[str, str]:
    """What a rule gives to entries of the ledger; nothing while its category is hidden."""
    values = {"category_id": rule.category_id, "detail": rule.detail}
    if not rule.is_usable(book):
        return {}
    return {name: value for name, value in values.items() if value is not None}


def _sample(match: Match, groups: Sequence[DetailGroup]) -> list[EditableEntry]:
    """The newest entries of groups; they are in those groups that have the newest ones."""
    newest = sorted(groups, key=lambda one: one.newest, reverse=True)[:SAMPLE]
    meant = and_(match.conditions, has_detail([one.detail for one in newest]))
    if match.changing:
        meant = and_(meant, differs_from(match.values))
    return list_newest(meant, SAMPLE)


def _change(owner_id: str, application_id: str, match: Match) -> int:
    parts = [and_(match.conditions, meant) for meant in _parts(match)]
    for meant in parts:
        before = select_before(and_(meant, differs_from(match.values)))
        queries.insert_changes(owner_id, application_id, before)
    count = sum(one.rows for one in match.changing)
    return change_all(owner_id, parts, count, match.values)


def _parts(match: Match) -> Iterator[ColumnElement[bool]]:
    """The conditions by which statements find the details that match, a few of them at a time."""
    if not match.others:
        yield true()
    elif len(match.others) <= MOST_NAMED:
        yield ~has_detail(sorted(match.others))
    else:
        details = sorted({one.detail for one in match.changing})
        yield from map(has_detail, map(list, batches(details)))


def _serialize_tried(entry: EditableEntry, match: Match, book: CategoryBook) -> dict[str, Any]:
    new_id_ = match.values.get("category_id")
    new_detail = match.values.get("detail")
    return {
        "id": entry.id,
        "date": entry.date.isoformat(),
        "detail": entry.detail,
        "amount": entry.signed,
        "category": serialize_category(entry.category_id, book),
        "new_category": serialize_category(new_id_, book)
        if new_id_ and new_id_ != entry.category_id
        else None,
        "new_detail": new_detail if new_detail != entry.detail else None,
    }
