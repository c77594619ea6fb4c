"""Somebody asks for something to be done with their data."""

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import errors_of, rows
from tests.support.people import AYU, SignedIn, sign_in

BODY = {"kind": "correction", "text": "Nama saya\nsalah tulis"}


def test_a_request_is_kept_with_the_moment_it_is_due(app: Flask, ayu: SignedIn) -> None:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False):
        person = sign_in(app, AYU)
        answer = person.post("/data-requests", json=BODY)
        assert answer.status_code == 201
        listed = person.get("/data-requests").get_json()["payload"]["datas"]
    assert listed == answer.get_json()["payload"]["datas"]
    assert listed[0].pop("id")
    assert listed == [
        {
            **BODY,
            "state": "open",
            "created_at": "2026-11-20T03:00:00.000Z",
            "due_at": "2026-11-23T03:00:00.000Z",
            "answered_at": None,
            "outcome": None,
            "answer": None,
        }
    ]


def test_the_text_may_be_missing_and_has_2000_characters_at_most(ayu: SignedIn) -> None:
    for text, status in (("", 201), ("a" * 2000, 201), ("a" * 2001, 422)):
        answer = ayu.post("/data-requests", json={"kind": "access", "text": text})
        assert answer.status_code == status
    assert ayu.post("/data-requests", json={"kind": "objection"}).status_code == 201


def test_only_the_known_kinds_are_taken(ayu: SignedIn) -> None:
    for kind in ("money", "", None, 1, ["access"]):
        answer = ayu.post("/data-requests", json={"kind": kind})
        assert (answer.status_code, list(errors_of(answer))) == (422, ["kind"])
    kinds = ("access", "correction", "erasure", "restriction", "objection", "other")
    made = [ayu.post("/data-requests", json={"kind": kind}).status_code for kind in kinds]
    assert made == [201] * 6


def test_ten_requests_a_day_are_taken(ayu: SignedIn) -> None:
    statuses = [ayu.post("/data-requests", json=BODY).status_code for _turn in range(11)]
    assert statuses == [201] * 10 + [429]


def test_a_request_that_is_sent_twice_is_kept_once(app: Flask, ayu: SignedIn) -> None:
    for _tap in range(2):
        ayu.post("/data-requests", json=BODY, headers={"Idempotency-Key": "tap"})
    assert rows(app, "SELECT count(*) FROM data_requests") == [(1,)]
    acts = rows(app, "SELECT action FROM audit_log WHERE action = 'data_request.made'")
    assert len(acts) == 1


@pytest.mark.both_databases
def test_nobody_sees_the_requests_of_somebody_else(ayu: SignedIn, bayu: SignedIn) -> None:
    ayu.post("/data-requests", json=BODY)
    assert bayu.get("/data-requests").get_json()["payload"]["datas"] == []
