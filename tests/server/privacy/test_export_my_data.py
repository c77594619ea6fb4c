"""Somebody takes all of their data along."""

import json
from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask
from redis import Redis

from tests.support.accounts import code_of, rows
from tests.support.ledger import LUNCH, SALARY, record
from tests.support.mailbox import Mailbox
from tests.support.people import SignedIn, sign_in
from tests.support.privacy import (
    ask_for_export,
    data_in,
    export_of,
    run_job,
    table_in,
    take_export,
)

MORNING = "2026-11-20T02:00:00Z"


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel(MORNING, tick=False) as clock:
        yield clock


def test_the_archive_holds_the_account_as_json(app: Flask, ayu: SignedIn) -> None:
    account = data_in(take_export(app, ayu))["users"]
    assert account["fullname"] == ayu.person.fullname
    assert account["email"] == ayu.email
    assert "password_hash" not in account
    assert (account["payday"], account["opening"]) == (1, None)


def test_the_archive_holds_what_there_was_and_the_own_categories(app: Flask, ayu: SignedIn) -> None:
    began = {"amount": 2_500_000, "date": "2026-01-01"}
    ayu.put("/users/opening-balance", json=began)
    ayu.post("/categories", json={"name": "=Kucing", "type": "expenses"})
    record(ayu, **{**LUNCH, "categoryName": "=Kucing"})
    archive = take_export(app, ayu)
    data = data_in(archive)
    assert (data["users"]["opening"], data["users"]["balance"]) == (began, 2_452_000)
    (own,) = (one for one in data["categories"]["categories"] if one["own"])
    assert (own["name"], own["group"], own["hidden"]) == ("=Kucing", "wants", False)
    assert table_in(archive, "categories")[24]["name"] == "Investment"
    assert table_in(archive, "categories")[25]["name"] == "'=Kucing"
    assert table_in(archive, "transactions")[0]["category"] == "'=Kucing"


def test_the_archive_holds_every_transaction_as_csv_and_json(app: Flask, ayu: SignedIn) -> None:
    record(ayu, **LUNCH)
    record(ayu, **SALARY)
    archive = take_export(app, ayu)
    lines = table_in(archive, "transactions")
    assert [line["amount"] for line in lines] == [str(LUNCH["amount"]), str(SALARY["amount"])]
    assert lines[0]["detail"] == LUNCH["detail"]
    data = data_in(archive)["transactions"]["transactions"]
    assert [line["amount"] for line in data] == [LUNCH["amount"], SALARY["amount"]]


def test_own_categories_the_opening_amount_and_what_was_deleted_come_along(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    ayu.put("/users/opening-balance", json={"amount": 250_000, "date": "2026-11-01"})
    made = ayu.post("/categories", json={"name": "Kopi", "type": "expenses"})
    own = {"categoryName": None, "category_id": made.get_json()["payload"]["datas"][0]["id"]}
    kept, gone = record(ayu, **own), record(ayu, **own, detail="=1")
    ayu.delete(f"/transactions/{gone['id']}")
    archive = take_export(app, ayu)
    (line,) = table_in(archive, "transactions")
    assert (line["id"], line["category"]) == (kept["id"], "Kopi")
    (line,) = table_in(archive, "deleted_transactions")
    assert (line["category"], line["detail"]) == ("Kopi", "'=1")
    assert line["deleted_at"] == "2026-11-20T02:00:00.000Z"
    account = data_in(archive)["users"]
    assert account["opening"] == {"amount": 250_000, "date": "2026-11-01"}
    assert account["balance"] == 250_000 - 48_000


def test_texts_are_no_formulas_and_numbers_stay_numbers(app: Flask, ayu: SignedIn) -> None:
    tricky = ["=1+1", "+62", "-5", "@me", ";=1", "＝1", "－1", '"=1"', "'=1", '"a", b']
    for detail in tricky:
        record(ayu, **{**LUNCH, "detail": detail})
    archive = take_export(app, ayu)
    details = [line["detail"] for line in table_in(archive, "transactions")]
    assert details == [*(f"'{text}" for text in tricky[:-1]), '"a", b']
    assert [line["detail"] for line in data_in(archive)["transactions"]["transactions"]] == tricky


def test_each_file_is_explained_in_the_language_of_its_owner(app: Flask, ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    archive = take_export(app, ayu)
    readme = archive.read("README.txt").decode()
    assert readme.startswith("Datamu di Lumbung")
    for name in archive.namelist():
        assert f"{name}: " in readme


def test_nothing_of_somebody_else_is_in_the_archive(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    record(bayu, **{**LUNCH, "detail": "Rahasia Bayu"})
    bayu.post("/support", json={"message": "Rahasia Bayu"})
    bayu.post("/data-requests", json={"kind": "other", "text": "Rahasia Bayu"})
    archive = take_export(app, ayu)
    for name in archive.namelist():
        assert b"Bayu" not in archive.read(name)
        assert bayu.email.encode() not in archive.read(name)


def test_the_archive_is_asked_for_made_and_told_by_mail(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    export = ask_for_export(ayu)
    assert (export["state"], export["progress"], export["size"]) == ("queued", 0, None)
    mailbox.clear()
    run_job(app, "exports")
    made = export_of(ayu, export["id"])
    assert (made["state"], made["progress"]) == ("ready", 100)
    assert made["size"] > 0
    letter = mailbox.last(ayu.email)
    assert letter.subject == "Your data is ready"
    assert "/setting?tab=privacy" in letter.link
    assert len(list(letter.message.iter_attachments())) == 0


def test_the_file_comes_whole_and_is_never_kept_on_the_way(app: Flask, ayu: SignedIn) -> None:
    export = ask_for_export(ayu)
    run_job(app, "exports")
    answer = ayu.get(f"/users/exports/{export['id']}/file")
    assert answer.mimetype == "application/zip"
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.content_length == len(answer.data) == export_of(ayu, export["id"])["size"]
    assert "attachment" in answer.headers["Content-Disposition"]


def test_one_archive_at_a_time_is_made(app: Flask, ayu: SignedIn) -> None:
    assert ask_for_export(ayu)["id"] == ask_for_export(ayu)["id"]
    assert rows(app, "SELECT count(*) FROM exports") == [(1,)]


def test_five_archives_a_day_are_made(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    person = sign_in(app, ayu.person)
    for _export in range(5):
        ask_for_export(person)
        run_job(app, "exports")
    refused = person.post("/users/exports")
    assert refused.status_code == 429
    clock.shift(int(refused.headers["Retry-After"]))
    assert ask_for_export(sign_in(app, ayu.person))["state"] == "queued"


def test_an_archive_that_is_being_made_cannot_be_taken(ayu: SignedIn) -> None:
    export = ask_for_export(ayu)
    answer = ayu.get(f"/users/exports/{export['id']}/file")
    assert (answer.status_code, code_of(answer)) == (409, "export_not_ready")


def test_an_archive_is_gone_after_48_hours_and_then_removed(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    export = ask_for_export(sign_in(app, ayu.person))
    run_job(app, "exports")
    clock.shift(48 * 3600)
    later = sign_in(app, ayu.person)
    assert export_of(later, export["id"])["state"] == "expired"
    answer = later.get(f"/users/exports/{export['id']}/file")
    assert (answer.status_code, code_of(answer)) == (404, "export_gone")
    run_job(app, "old_exports")
    assert rows(app, "SELECT count(*) FROM export_chunks") == [(0,)]
    assert export_of(later, export["id"])["state"] == "expired"


def test_bayu_gets_neither_state_nor_file_of_ayus_archive(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    export = ask_for_export(ayu)
    run_job(app, "exports")
    assert bayu.get(f"/users/exports/{export['id']}").status_code == 404
    assert bayu.get(f"/users/exports/{export['id']}/file").status_code == 404
    assert bayu.get("/users/exports").get_json()["payload"]["datas"] == []


def test_asking_and_taking_need_a_fresh_password(app: Flask, ayu: SignedIn, redis: Redis) -> None:
    export = ask_for_export(ayu)
    run_job(app, "exports")
    redis.delete(*redis.keys("fresh:*"))
    asked = ayu.post("/users/exports")
    taken = ayu.get(f"/users/exports/{export['id']}/file")
    assert code_of(asked) == code_of(taken) == "reauthentication_required"
    assert ayu.get(f"/users/exports/{export['id']}").status_code == 200


def test_what_was_asked_for_and_taken_is_remembered(app: Flask, ayu: SignedIn) -> None:
    take_export(app, ayu)
    acts = rows(app, "SELECT action FROM audit_log WHERE action LIKE 'export.%' ORDER BY number")
    assert acts == [("export.requested",), ("export.downloaded",)]


def test_the_json_is_one_object(app: Flask, ayu: SignedIn) -> None:
    assert isinstance(json.loads(take_export(app, ayu).read("data.json")), dict)
