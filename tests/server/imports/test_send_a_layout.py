"""A person sends the shape of a layout that nobody knows, once, and nothing else."""

import datetime as dt
from typing import Any

import time_machine
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.imports import layout_shapes
from tests.support.accounts import rows
from tests.support.imports import apply, august_day, bank_ledger, draft_of, found, write_file
from tests.support.people import SignedIn
from tests.support.wallets import Item, answered, refusal, wrong_fields

TABLE = b"Tgl Bayar;Untuk;Nilai\n14/08/2026;WARUNG SARI;-25.500\n15/08/2026;PARKIR;-2.000\n"
SHAPE = """(table, rows: 3)
Aaa Aaaaa;Aaaaa;Aaaaa
99/99/9999;AAAAAA AAAA;-99.999
99/99/9999;AAAAAA;-9.999"""
MAPPING = {"day": 0, "text": 1, "amount": 2}
LETTER = b"Yth. Budi, ini bukan mutasi."


def shape_of(person: SignedIn, import_id: str) -> Item:
    item: Item = answered(person.get(f"/imports/{import_id}/shape"))["datas"][0]
    return item


def send(person: SignedIn, import_id: str, bank: str = "", **said: str) -> Any:
    body = {"digest": shape_of(person, import_id)["digest"], "bank": bank, **said}
    return person.post(f"/imports/{import_id}/shape", json=body)


def sent(app: Flask) -> list[tuple[Any, ...]]:
    return [
        tuple(row)
        for row in rows(app, "SELECT content, kind, size_kb, bank, state, times FROM layout_shapes")
    ]


def test_what_is_sent_is_what_was_seen(app: Flask, ayu: SignedIn) -> None:
    draft = draft_of(ayu, TABLE)
    assert (draft["state"], draft["shape"]) == ("mapping", "ready")
    shape = shape_of(ayu, draft["id"])
    assert (shape["content"], shape["kind"], shape["size_kb"]) == (SHAPE, "text", 10)

    answer = answered(send(ayu, draft["id"], bank="Bank Contoh"), 201)

    assert answer["datas"][0]["shape"] == "sent"
    assert sent(app) == [(SHAPE, "text", 10, "Bank Contoh", "new", 1)]
    assert shape_of(ayu, draft["id"])["is_sent"] is True


def test_nothing_leads_to_who_sent_it(app: Flask, ayu: SignedIn) -> None:
    draft = draft_of(ayu, TABLE)
    acts = rows(app, "SELECT COUNT(*) FROM audit_log")
    send(ayu, draft["id"])

    (row,) = rows(app, "SELECT * FROM layout_shapes")

    values = {str(value) for value in row}
    owner = rows(app, "SELECT owner_id FROM imports")[0][0]
    assert owner not in values
    assert draft["id"] not in values
    # An id of other rows begins with the time.
    assert str(rows(app, "SELECT id FROM layout_shapes")[0][0])[:6] != draft["id"][:6]
    assert rows(app, "SELECT COUNT(*) FROM audit_log") == acts


def test_a_file_that_is_no_statement_can_be_sent_too(app: Flask, ayu: SignedIn) -> None:
    failed = draft_of(ayu, LETTER)
    assert (failed["state"], failed["fault"]["code"]) == ("failed", "unknown_layout")
    assert failed["shape"] == "ready"

    assert send(ayu, failed["id"]).status_code == 201

    assert sent(app)[0][0].endswith("Aaa. Aaaa, aaa aaaaa aaaaaa.")


def test_a_mapped_table_can_be_sent_until_it_is_imported(ayu: SignedIn) -> None:
    draft = draft_of(ayu, TABLE)
    answered(ayu.put(f"/imports/{draft['id']}/mapping", json=MAPPING))
    answered(ayu.put(f"/imports/{draft['id']}", json={"new_wallet": True}))
    assert found(ayu, draft["id"])["shape"] == "ready"

    applied = apply(ayu, draft["id"])

    assert applied["shape"] == "none"
    assert ayu.get(f"/imports/{draft['id']}/shape").status_code == 404
    # A mapping that is remembered reads the next one at once.
    later = draft_of(ayu, TABLE + b"16/08/2026;KOPI;-3.000\n")
    assert (later["state"], later["shape"]) == ("review", "ready")


def test_the_same_is_sent_once(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    first = draft_of(ayu, LETTER)
    send(ayu, first["id"])

    assert refusal(send(ayu, first["id"])) == (409, "shape_sent")
    again = draft_of(ayu, LETTER)
    assert again["id"] != first["id"]
    assert again["shape"] == "sent"
    assert refusal(send(ayu, again["id"])) == (409, "shape_sent")
    # Of another person it is counted.
    assert send(bayu, draft_of(bayu, LETTER)["id"]).status_code == 201
    assert [row[-1] for row in sent(app)] == [2]


def test_what_was_not_seen_is_not_sent(app: Flask, ayu: SignedIn) -> None:
    id_ = draft_of(ayu, TABLE)["id"]

    assert refusal(send(ayu, id_, digest="0" * 64)) == (409, "shape_changed")
    assert wrong_fields(send(ayu, id_, digest="")) == {"digest"}
    assert wrong_fields(send(ayu, id_, bank="x" * 41)) == {"bank"}
    assert sent(app) == []
    send(ayu, id_, note="Halo", content="Halo")
    assert sent(app) == [(SHAPE, "text", 10, "", "new", 1)]


def test_a_known_layout_has_no_shape(ayu: SignedIn) -> None:
    draft = draft_of(ayu, write_file(bank_ledger([(august_day(14), -25_500, "WARUNG")])))

    assert draft["shape"] == "none"
    assert ayu.get(f"/imports/{draft['id']}/shape").status_code == 404


def test_somebody_else_has_none(ayu: SignedIn, bayu: SignedIn) -> None:
    id_ = draft_of(ayu, TABLE)["id"]
    digest = shape_of(ayu, id_)["digest"]

    assert bayu.get(f"/imports/{id_}/shape").status_code == 404
    assert bayu.post(f"/imports/{id_}/shape", json={"digest": digest}).status_code == 404


def test_a_discarded_draft_takes_its_shape_along(app: Flask, ayu: SignedIn) -> None:
    ayu.delete(f"/imports/{draft_of(ayu, TABLE)['id']}")

    assert rows(app, "SELECT * FROM import_shapes") == []


def test_what_was_sent_has_an_end(app: Flask, ayu: SignedIn) -> None:
    send(ayu, draft_of(ayu, TABLE)["id"])

    def delete_after(days: int) -> int:
        moment = dt.datetime(2026, 9, 3, 5, tzinfo=dt.UTC) + dt.timedelta(days=days)
        with time_machine.travel(moment, tick=False), app.app_context(), unit_of_work():
            return layout_shapes.delete_old()

    assert (delete_after(180), len(sent(app))) == (0, 1)
    assert (delete_after(181), len(sent(app))) == (1, 0)


def test_nobody_sends_many(ayu: SignedIn) -> None:
    id_ = draft_of(ayu, TABLE)["id"]

    answers = [send(ayu, id_).status_code for _ in range(11)]

    assert answers[:2] == [201, 409]
    assert answers[-1] == 429
