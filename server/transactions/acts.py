"""Deleting, changing many rows at once, and taking both back within 24 hours."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from server.categories.service import CategoryBook, require_still_there
from server.core.database.unit_of_work import work_long
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, Match
from server.core.ids import new_id
from server.transactions import act_queries, changing
from server.transactions.act_queries import Kind, Rows
from server.transactions.filtering import Filters
from server.transactions.showing import Item
from server.users.service import change_balance, hold_balance, lock_account

Told = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which rows many are: those with these ids, or `count` rows that the filters meet."""

    ids: Sequence[str]
    filters: Filters
    count: int


@dataclass(frozen=True, slots=True)
class Bulk:
    """What is to be done to many rows: they go into a category, or without one they go."""

    chosen: Chosen
    category_id: str | None


def delete_transaction(owner_id: str, id_: str, match: Match, book: CategoryBook) -> int:
    """Delete a transaction of the owner and return the new balance.

    Raises NotFound, and ChangedMeanwhile when its version is none that the sender accepts.
    """
    hold_balance(owner_id)
    line = changing.find_line(owner_id, id_)
    changing.require(line, match, book)
    _delete(owner_id, new_id(), act_queries.with_ids(owner_id, [id_]), 1)
    return change_balance(owner_id, -changing.signed(line))


def restore_transaction(owner_id: str, id_: str, book: CategoryBook) -> tuple[Item, int]:
    """Bring back a transaction as it was and return it with the new balance.

    One that is there answers as it is; raises NotFound when it was never, or is gone for good.
    """
    balance = hold_balance(owner_id)
    act = act_queries.find_deletion(owner_id, id_)
    if act is not None:
        act_queries.put_back(owner_id, act.id, id_)
        line = changing.find_line(owner_id, id_)
        balance = change_balance(owner_id, changing.signed(line))
    return changing.get_transaction(owner_id, id_, book), balance


def change_many(owner_id: str, bulk: Bulk, book: CategoryBook) -> tuple[Told, int]:
    """Do something to many rows as one act, and return it with the new balance.

    Raises NotFound when an id is not the owner's, and ChangedMeanwhile when the filters do not
    meet as many rows as the sender saw; then nothing is done.
    """
    held = lock_account(owner_id)
    work_long()
    chosen = _rows(owner_id, bulk.chosen)
    met = act_queries.sum_of(chosen)
    if met.count != bulk.chosen.count:
        raise NotFound if bulk.chosen.ids else ChangedMeanwhile({"count": met.count})
    act_id = new_id()
    if bulk.category_id is None:
        _delete(owner_id, act_id, chosen, met.count)
        return {"id": act_id, "count": met.count}, change_balance(owner_id, -met.signed)
    require_still_there(owner_id, book, held, bulk.category_id)
    # Rows that are there already are left alone, so that no other device is told of a change.
    others = chosen.elsewhere(bulk.category_id)
    count = act_queries.sum_of(others).count
    act_queries.begin(owner_id, act_id, Kind.CATEGORISE, count)
    act_queries.keep(act_id, others)
    act_queries.categorise_kept(owner_id, act_id, bulk.category_id)
    return {"id": act_id, "count": count}, held.balance


def undo(owner_id: str, act_id: str) -> tuple[Told, int]:
    """Take an act back where nobody changed its rows since; returns what came of it, and the
    balance.

    Asked again, it answers the same and does nothing. Raises NotFound after 24 hours.
    """
    balance = hold_balance(owner_id)
    act = act_queries.find_act(owner_id, act_id)
    if act is None:
        raise NotFound
    undone = act.undone
    if undone is None:
        work_long()
        if act.kind == Kind.DELETE.value:
            back = act_queries.put_back(owner_id, act_id)
            undone, balance = back.count, change_balance(owner_id, back.signed)
        else:
            undone = act_queries.categorise_back(owner_id, act_id)
        act_queries.finish(owner_id, act_id, undone)
    return {"id": act_id, "count": undone, "kept": act.count - undone}, balance


def _delete(owner_id: str, act_id: str, rows: Rows, count: int) -> None:
    act_queries.begin(owner_id, act_id, Kind.DELETE, count)
    act_queries.keep(act_id, rows)
    act_queries.remove_kept(owner_id, act_id)


def _rows(owner_id: str, chosen: Chosen) -> Rows:
    if chosen.ids:
        return act_queries.with_ids(owner_id, chosen.ids)
    return act_queries.met_by(owner_id, chosen.filters)
