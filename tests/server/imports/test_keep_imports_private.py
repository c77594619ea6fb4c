"""Nobody sees the imports of others, and nothing of a file outlives its draft."""

import io

import pytest
import redis as redis_client
import time_machine
from flask import Flask
from sqlalchemy import inspect, text

from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.imports import jobs
from tests.support.imports import (
    FILE_NAME,
    apply,
    august_day,
    bank_ledger,
    bring_in,
    draft_of,
    found,
    post_file,
    rows,
    write_file,
)
from tests.support.ledger import row_count
from tests.support.people import SignedIn
from tests.support.wallets import answered, refusal, wrong_fields

SECRET_TEXT = "WARUNG RAHASIA"
FILE = write_file(bank_ledger([(august_day(14), -25_500, f"{SECRET_TEXT} 8812")]))
NOT_FOUND = (404, "not_found")
TABLES_OF_DRAFTS = ("import_files", "import_rows", "import_names")


def test_the_draft_of_somebody_else_is_not_found(ayu: SignedIn, bayu: SignedIn) -> None:
    path = f"/imports/{draft_of(ayu, FILE)['id']}"

    assert refusal(bayu.get(path)) == NOT_FOUND
    assert refusal(bayu.get(f"{path}/rows")) == NOT_FOUND
    assert refusal(bayu.put(path, json={"new_wallet": True})) == NOT_FOUND
    change = {"change": {"include": False}, "tab": "new"}
    assert refusal(bayu.put(f"{path}/rows", json=change)) == NOT_FOUND
    assert refusal(bayu.put(f"{path}/mapping", json={"day": 0, "text": 1, "amount": 2})) == (
        NOT_FOUND
    )
    assert refusal(bayu.post(f"{path}/password", json={"password": "x"})) == NOT_FOUND
    assert refusal(bayu.post(f"{path}/apply")) == NOT_FOUND
    assert refusal(bayu.post(f"{path}/undo")) == NOT_FOUND
    assert refusal(bayu.delete(path)) == NOT_FOUND
    assert answered(bayu.get("/imports"))["datas"] == []


def test_wallets_and_entries_of_somebody_else_cannot_be_named(
    ayu: SignedIn, bayu: SignedIn
) -> None:
    theirs = bring_in(bayu, FILE)["wallet"]["id"]
    draft = draft_of(ayu, FILE)
    (row,) = rows(ayu, draft["id"])
    path = f"/imports/{draft['id']}"

    assert wrong_fields(ayu.put(path, json={"wallet_id": theirs})) == {"wallet_id"}
    for name in ("transfer_wallet_id", "match_id"):
        change = {"change": {name: theirs}, "ids": [row["id"]]}
        assert wrong_fields(ayu.put(f"{path}/rows", json=change)) == {name}


def everything_stored(app: Flask, redis: "redis_client.Redis") -> str:
    """All that the database and Redis hold, as text."""
    with app.app_context():
        names = inspect(db.engine).get_table_names()
        stored = [
            repr(tuple(row))
            for name in names
            for row in db.session.execute(text(f"SELECT * FROM {name}"))
        ]
    for key in redis.scan_iter():
        stored.append(repr((key, redis.dump(key))))
    return "\n".join(stored)


@pytest.mark.both_databases
def test_a_saved_draft_leaves_marks_alone(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    draft = draft_of(ayu, FILE)
    ayu.put(
        f"/imports/{draft['id']}/rows", json={"change": {"detail": "Makan siang"}, "tab": "new"}
    )
    assert SECRET_TEXT in everything_stored(app, redis)

    apply(ayu, draft["id"])

    stored = everything_stored(app, redis)
    assert SECRET_TEXT not in stored
    assert FILE_NAME not in stored
    assert "0000012345" not in stored
    assert "BUDI CONTOH" not in stored
    assert [row_count(app, name) for name in TABLES_OF_DRAFTS] == [0, 0, 0]
    assert found(ayu, draft["id"])["account_tail"] == "2345"


def test_a_discarded_draft_leaves_nothing(app: Flask, ayu: SignedIn) -> None:
    ayu.delete(f"/imports/{draft_of(ayu, FILE)['id']}")

    assert [row_count(app, name) for name in (*TABLES_OF_DRAFTS, "imports")] == [0] * 4


@pytest.mark.both_databases
def test_a_draft_expires_after_a_day(app: Flask, ayu: SignedIn) -> None:
    assert draft_of(ayu, FILE)["expires_at"] == "2026-09-04T05:00:00.000Z"
    done = bring_in(ayu, write_file(bank_ledger([(august_day(1), -1, "PARKIR")])))

    for moment, left in (("2026-09-04T04:59:59Z", 2), ("2026-09-04T05:00:00Z", 1)):
        with time_machine.travel(moment, tick=False), app.app_context(), unit_of_work():
            jobs.delete_expired()
        assert row_count(app, "imports") == left

    assert [row_count(app, name) for name in TABLES_OF_DRAFTS] == [0, 0, 0]
    assert found(ayu, done["id"])["state"] == "applied"


def test_what_an_undo_needs_is_kept_for_three_days(app: Flask, ayu: SignedIn) -> None:
    bring_in(ayu, FILE)

    with time_machine.travel("2026-09-07T05:00:00Z", tick=False), app.app_context(), unit_of_work():
        assert jobs.forget_undone() == 0


def test_a_file_of_a_stranger_is_not_read(app: Flask) -> None:
    form = {"file": (io.BytesIO(FILE), "statement.csv")}
    sent = app.test_client().post("/api/v1/imports", data=form, content_type="multipart/form-data")

    assert sent.status_code == 401


def test_uploads_are_limited(ayu: SignedIn) -> None:
    sent = post_file(ayu, b"x" * (20 * 1024 * 1024 + 1))
    assert refusal(sent) == (413, "too_large")
    assert refusal(ayu.post("/imports", json={}))[0] == 415
    assert wrong_fields(post_file(ayu, b" \n")) == {"file"}


def test_drafts_are_limited(app: Flask, ayu: SignedIn) -> None:
    for number in range(20):
        draft_of(ayu, write_file(bank_ledger([(august_day(1), -1 - number, "PARKIR")])))
    assert refusal(post_file(ayu, FILE)) == (409, "too_many_drafts")
    assert row_count(app, "import_files") == 20
