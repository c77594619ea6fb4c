"""Identifiers sort by the moment of their creation, and many at once by their order."""

import time_machine

from server.core.ids import ALPHABET, LENGTH, new_id, new_ids


def test_many_ids_sort_in_their_order() -> None:
    ids = new_ids(5_000)

    assert ids == sorted(ids)
    assert len(set(ids)) == 5_000
    assert {len(id_) for id_ in ids} == {LENGTH}
    assert set("".join(ids)) <= ALPHABET


def test_ids_of_one_moment_are_all_different() -> None:
    with time_machine.travel("2026-09-03T05:00:00Z", tick=False):
        made = [*new_ids(50), new_id(), *new_ids(50), new_id(), *new_ids(1)]

    assert len(set(made)) == len(made)
