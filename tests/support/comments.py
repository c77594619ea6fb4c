"""Helpers for tests of comments."""

from typing import Any, Final

from flask import Flask
from flask.testing import FlaskClient

from tests.support.people import API, SignedIn

SLUG: Final = "an-emergency-fund"


def say(person: SignedIn, slug: str, text: str, **headers: str) -> dict[str, Any]:
    """Comment on an article and return the comment."""
    answer = person.post(f"/articles/{slug}/comments", json={"text": text}, headers=headers)
    assert answer.status_code == 201, answer.text
    comment: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return comment


def seen(reader: SignedIn | FlaskClient, slug: str = SLUG, **query: Any) -> dict[str, Any]:
    """The payload of an article's comments as somebody sees them."""
    place = f"/articles/{slug}/comments"
    if isinstance(reader, SignedIn):
        answer = reader.get(place, query_string=query)
    else:
        answer = reader.get(API + place, query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def texts(reader: SignedIn | FlaskClient, slug: str = SLUG) -> list[str]:
    """What somebody reads below an article, the newest first."""
    return [one["text"] for one in seen(reader, slug)["datas"]]


def counted(client: FlaskClient, slug: str = SLUG) -> int:
    """How many comments the article says that it has."""
    answer = client.get(f"{API}/articles/{slug}")
    assert answer.status_code == 200, answer.text
    number: int = answer.get_json()["payload"]["datas"][0]["comments"]
    return number


def ops(app: Flask, *words: str) -> str:
    """Run a command of the operators and return what it says."""
    done = app.test_cli_runner().invoke(args=list(words))
    assert done.exit_code == 0, done.output
    return done.output


def report(person: SignedIn, comment: str, **body: str) -> int:
    """Report a comment and return the status."""
    answer = person.post(f"/comments/{comment}/report", json={"reason": "spam", **body})
    return answer.status_code
