"""Answers are JSON in the order in which their fields were given, whatever they hold."""

import datetime as dt
import json
from enum import StrEnum
from typing import NamedTuple

import pytest
from flask import Flask


class Kind(StrEnum):
    INCOME = "income"


class Pair(NamedTuple):
    left: int
    right: int


@pytest.mark.parametrize(
    ("value", "read"),
    [
        ({"z": 1, "a": None, "kind": Kind.INCOME}, {"z": 1, "a": None, "kind": "income"}),
        ({"name": "Sri Mulyani – Ünïcode 🌾"}, {"name": "Sri Mulyani – Ünïcode 🌾"}),
        # What orjson does not write.
        ({"half": "\ud83c"}, {"half": "\ud83c"}),
        ({"sum": 2**70}, {"sum": 2**70}),
        ({1: Pair(1, 2)}, {"1": [1, 2]}),
        ({"at": dt.date(2026, 11, 22)}, {"at": "Sun, 22 Nov 2026 00:00:00 GMT"}),
    ],
)
def test_an_answer_reads_as_what_it_was_made_of(
    app: Flask, value: object, read: dict[str, object]
) -> None:
    with app.test_request_context():
        answer = app.make_response(app.json.response(value))
    assert answer.mimetype == "application/json"
    assert answer.data.endswith(b"}\n")
    found = json.loads(answer.data)
    assert found == read
    assert list(found) == list(read)
