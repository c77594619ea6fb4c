"""A GET changes nothing in the database, whoever calls: every address of the API is walked.

Only the audit of what was read or refused is written.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.calendars import calendar_of
from tests.support.full_account import live
from tests.support.ledger import statements
from tests.support.mailbox import Mailbox
from tests.support.operators import operator
from tests.support.people import API, AYU, BAYU, Person, SignedIn

LAKSMI: Final = Person("Laksmi Anjani", "laksmi", "laksmi@example.net", "081277778888")
WRITE: Final = re.compile(
    r"\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO|REPLACE\s+INTO)\s+\"?(\w+)",
    re.IGNORECASE,
)
# PostgreSQL writes a lock of rows as FOR UPDATE, which changes nothing.
LOCK: Final = re.compile(r"\bFOR (NO KEY )?UPDATE\b", re.I)
AUDIT: Final = {"audit_log", "audit_origins", "audit_head"}
# What an operator saw is told to the person; a confirmed address is the link's purpose.
EXCEPTED: Final = {
    "/admin/users/<string:id>/transactions": {"access_log"},
    "/register/confirm/<string:emailToken>": {"users", "registrations"},
}
NOBODY: Final = "01JNOBODY0000000000000000X"
# What a query needs, given to every call.
QUERY: Final = {
    "reason": "Answering their support message",
    "username": "someone",
    "payday": "25",
    "format": "csv",
}


@dataclass
class Walker:
    """A caller, who follows every address to a row that they can list."""

    client: FlaskClient
    headers: dict[str, str]

    def get(self, path: str) -> TestResponse:
        """What a GET with everything that any query needs answers."""
        return self.client.get(path, headers=self.headers, query_string=QUERY)

    def address(self, rule: str) -> str:
        """The address of a rule, with the first row of the list in front of each place."""
        while place := re.search(r"<[^>]+>", rule):
            rule = rule.replace(place[0], self.listed(rule[: place.start()].rstrip("/")), 1)
        return rule

    def listed(self, path: str) -> str:
        """The id or slug of the first row of a list, of nobody where there is none."""
        body: Any = self.get(path).get_json(silent=True)
        rows = body.get("payload", {}).get("datas") if isinstance(body, dict) else None
        first = rows[0] if rows and isinstance(rows[0], dict) else {}
        return str(first.get("id") or first.get("slug") or first.get("number") or NOBODY)


@pytest.fixture(autouse=True)
def _clock() -> Iterator[None]:
    with time_machine.travel("2026-11-20T03:00:00Z", tick=False):
        yield


def walk(app: Flask, walker: Walker, more: list[str]) -> dict[str, set[str]]:
    """The tables that each GET wrote, where they are not those of the audit."""
    rules = [rule.rule for rule in app.url_map.iter_rules() if "GET" in (rule.methods or ())]
    wrote = {}
    for rule in [*rules, *more]:
        address = walker.address(rule)
        with statements(app) as asked:
            answer = walker.get(address)
        assert answer.status_code != 429, address
        written = {table.lower() for one in asked for table in WRITE.findall(LOCK.sub("", one))}
        written -= AUDIT | EXCEPTED.get(rule.removeprefix(API), set())
        if written:
            wrote[address] = written
    return wrote


def test_no_get_writes(app: Flask, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox) -> None:
    member = live(app, mailbox, LAKSMI)
    feed = calendar_of(member)["url"].removeprefix("http://localhost:8080")
    photo = member.get("/users").get_json()["payload"]["datas"][0]["avatar_url"]
    clerk, boss = operator(app, BAYU), operator(app, AYU, "Super Admin")
    wrote = {
        name: walk(app, Walker(person.client, person.headers), [feed, photo])
        for name, person in {"member": member, "admin": clerk, "super admin": boss}.items()
    }
    wrote["visitor"] = walk(app, Walker(app.test_client(), {}), [feed, photo])
    assert wrote == {name: {} for name in wrote}
