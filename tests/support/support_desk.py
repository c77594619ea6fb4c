"""Helpers for tests of support messages and data requests."""

from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from tests.support.accounts import rows
from tests.support.mailbox import Mailbox
from tests.support.people import SignedIn

ANSWER = "Halo Ayu,\n\nsaldo awalmu belum diisi."


def datas_of(answer: TestResponse, status: int = 200) -> list[dict[str, Any]]:
    """The rows of an answer with this status."""
    assert answer.status_code == status, answer.text
    found: list[dict[str, Any]] = answer.get_json()["payload"]["datas"]
    return found


def write(person: SignedIn, message: str = "Kenapa saldoku minus?") -> str:
    """Write to the operators; returns the message's id."""
    return str(datas_of(person.post("/support", json={"message": message}), 201)[0]["id"])


def inbox(operator: SignedIn, **query: object) -> list[dict[str, Any]]:
    """A page of the inbox."""
    return datas_of(operator.get("/admin/support", query_string=query))


def reply(operator: SignedIn, message: str, version: int | None = None, **body: Any) -> Any:
    """What answering a message answers."""
    headers = {} if version is None else {"If-Match": f'"{version}"'}
    return operator.post(
        f"/admin/support/{message}/replies", json={"text": ANSWER, **body}, headers=headers
    )


def ask(person: SignedIn, kind: str = "correction", text: str = "Namaku salah") -> str:
    """Ask for something to be done with the own data; returns the request's id."""
    body = {"kind": kind, "text": text}
    return str(datas_of(person.post("/data-requests", json=body), 201)[0]["id"])


def acts(app: Flask, like: str) -> list[tuple[str, str]]:
    """The acts of these names, each with its target, in order."""
    query = "SELECT action, target_id FROM audit_log WHERE action LIKE :like ORDER BY number"
    return [(action, target) for action, target in rows(app, query, like=like)]


def sent_so_far(mailbox: Mailbox) -> None:
    """Let everything that waits be sent, and forget it."""
    mailbox.deliver()
    mailbox.clear()
