"""The archive of all data gives the same ledger in another account."""

import io
from zipfile import ZipFile

import pytest
from flask import Flask

from tests.support.imports import apply, draft_of, send, undo
from tests.support.people import SignedIn
from tests.support.wallets import agree, held
from tests.support.whole_ledger import (
    COMPARED,
    LedgerWriter,
    archive_of,
    rows_in,
    same_in_two_accounts,
)


def opened(content: bytes) -> ZipFile:
    return ZipFile(io.BytesIO(content))


def stored(content: bytes) -> dict[str, list[dict[str, str]]]:
    """The restored tables as they are, ids and moments too."""
    return {name: rows_in(opened(content), name) for name in COMPARED}


@pytest.mark.both_databases
@pytest.mark.parametrize("seed", range(3))
def test_a_new_account_gets_the_same_ledger(
    app: Flask, ayu: SignedIn, bayu: SignedIn, seed: int
) -> None:
    LedgerWriter(ayu, seed).fill()
    archive = archive_of(app, ayu)
    empty = archive_of(app, bayu)

    draft = draft_of(bayu, archive)
    assert draft["proof"]["state"] == "matches"
    assert stored(archive_of(app, bayu)) == stored(empty)
    done = apply(bayu, draft["id"])

    assert done["state"] == "applied"
    after = archive_of(app, bayu)
    assert same_in_two_accounts(opened(after)) == same_in_two_accounts(opened(archive))
    assert held(bayu) == held(ayu)
    agree(app, bayu)

    again = apply(bayu, draft_of(bayu, archive)["id"])
    assert (again["result"]["saved"], again["result"]["transfers"]) == (0, 0)
    assert stored(archive_of(app, bayu)) == stored(after)

    undone = undo(bayu, done["id"])
    assert undone["result"]["kept"] == []
    assert stored(archive_of(app, bayu)) == stored(empty)
    agree(app, bayu)


def test_the_own_archive_adds_nothing(app: Flask, ayu: SignedIn) -> None:
    LedgerWriter(ayu, 7).fill(5)
    archive = archive_of(app, ayu)
    (draft,) = send(ayu, archive)["datas"]

    assert draft["counts"]["new"] == 0
    apply(ayu, draft["id"])

    assert stored(archive_of(app, ayu)) == stored(archive)
