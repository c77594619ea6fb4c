"""Answers to series from an archive."""

from collections.abc import Sequence
from operator import attrgetter, itemgetter
from typing import Final

from server.core.data_restore import Restoration, Restored, Restorer, keys_of, match_alike
from server.proposals import queries
from server.proposals.data_export import NAME

_PLAIN: Final = ("type", "name", "amount", "answer", "answered_at")
_ALIKE: Final = ("type", "name", "amount", "answer")
_key_of: Final = attrgetter(*_ALIKE)


def _match(restoration: Restoration) -> None:
    present = {one.id: _key_of(one) for one in queries.read_answers(restoration.owner_id)}
    match_alike(restoration, NAME, present, itemgetter(*_ALIKE))


def _write(restoration: Restoration) -> None:
    for row in restoration.missing(NAME):
        id_ = restoration.ids[NAME][row["id"]]
        values = {name: row[name] for name in _PLAIN}
        reminder_id = restoration.id_of("reminders", row["reminder_id"])
        queries.insert_answer(
            restoration.owner_id, {"id": id_, **values, "reminder_id": reminder_id}
        )
        restoration.add(NAME, row["id"], id_, row["amount"])


def _take_back(owner_id: str, restored: Sequence[Restored]) -> set[tuple[str, str]]:
    """An answer whose price the person noted since stays."""
    present = {one.id: one for one in queries.read_answers(owner_id)}
    kept = []
    for one in restored:
        answer = present.get(one.id)
        if answer is None:
            continue
        if str(answer.amount) == one.stamp:
            queries.delete_answer(owner_id, one.id)
        else:
            kept.append(one)
    return keys_of(kept)


RESTORER: Final = Restorer(kinds=(NAME,), match=_match, write=_write, take_back=_take_back)
