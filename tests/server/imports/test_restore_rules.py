"""Rules come back from an archive in their order, once, and go with its undo."""

import io
import json
import zipfile

import pytest
from flask import Flask

from server.rules import restoration
from tests.support.imports import apply, bring_in, draft_of, undo
from tests.support.people import SignedIn
from tests.support.rules import add_rule, change_rule, rules
from tests.support.transfers import open_wallet
from tests.support.wallets import answered, refusal
from tests.support.whole_ledger import archive_of, rewrite


def texts(person: SignedIn) -> list[str]:
    return [rule["text"] for rule in rules(person)]


def test_they_follow_those_of_the_account(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    for text in ("grab", "kopi", "gojek"):
        add_rule(ayu, text=text, category_id="dining-out")
    add_rule(ayu, text="tol", category_id="transportation", position=1)
    own = [add_rule(bayu, text=text, category_id="dining-out") for text in ("parkir", "KOPI ")]

    done = bring_in(bayu, archive_of(app, ayu))

    assert texts(bayu) == ["parkir", "KOPI", "tol", "grab", "gojek"]
    assert [rule["position"] for rule in rules(bayu)] == [1, 2, 3, 4, 5]
    counts = {one["kind"]: (one["new"], one["existing"]) for one in done["archive"]["counts"]}
    assert counts["rules"] == (3, 1)
    assert undo(bayu, done["id"])["result"]["kept"] == []
    assert [rule["id"] for rule in rules(bayu)] == [rule["id"] for rule in own]


def test_they_name_the_wallets_and_categories_of_the_account(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    bank = open_wallet(ayu, "BCA")
    add_rule(ayu, wallet_id=bank, type="expenses", detail="Belanja")
    present = open_wallet(bayu, "bca")

    bring_in(bayu, archive_of(app, ayu))

    (rule,) = rules(bayu)
    assert (rule["wallet_id"], rule["detail"]) == (present, "Belanja")


def test_a_deleted_one_stays_deleted(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    add_rule(ayu, text="grab", category_id="dining-out")
    archive = archive_of(app, ayu)
    bring_in(bayu, archive)
    (rule,) = rules(bayu)
    answered(bayu.delete(f"/rules/{rule['id']}"))

    bring_in(bayu, archive)

    assert rules(bayu) == []


@pytest.mark.both_databases
def test_a_changed_one_stays_at_the_undo(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    for text in ("grab", "kopi"):
        add_rule(ayu, text=text, category_id="dining-out")
    done = bring_in(bayu, archive_of(app, ayu))
    change_rule(bayu, rules(bayu)[1], text="kopi susu")

    undone = undo(bayu, done["id"])

    assert undone["result"]["kept"] == ["A rule"]
    assert [(rule["position"], rule["text"]) for rule in rules(bayu)] == [(1, "kopi susu")]


def test_an_undo_takes_a_deleted_one_for_good(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    add_rule(ayu, text="grab", category_id="dining-out")
    done = bring_in(bayu, archive_of(app, ayu))
    (rule,) = rules(bayu)
    answered(bayu.delete(f"/rules/{rule['id']}"))

    undo(bayu, done["id"])

    assert bayu.post(f"/rules/{rule['id']}/restore").status_code == 404


def test_too_many_are_refused(
    app: Flask, ayu: SignedIn, bayu: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restoration, "MOST_RULES", 1)
    add_rule(ayu, text="grab", category_id="dining-out")
    add_rule(bayu, text="kopi", category_id="dining-out")
    draft = draft_of(bayu, archive_of(app, ayu))

    assert refusal(bayu.post(f"/imports/{draft['id']}/apply")) == (409, "too_many_rules")

    assert texts(bayu) == ["kopi"]


def test_an_archive_from_before_there_were_rules_is_read(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    content = archive_of(app, ayu)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        manifest = json.loads(archive.read("lumbung.json"))
    del manifest["rows"]["rules"]
    older = rewrite(content, {"rules.csv": None, "lumbung.json": json.dumps(manifest).encode()})

    draft = draft_of(bayu, older)

    assert draft["state"] == "review"
    assert apply(bayu, draft["id"])["state"] == "applied"
