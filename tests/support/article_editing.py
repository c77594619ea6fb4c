"""Helpers for tests of operators who edit articles."""

from typing import Any, Final

from flask.testing import FlaskClient

from tests.support.articles import SOURCES
from tests.support.people import API, SignedIn

EMPTY: Final[dict[str, Any]] = {"title": "", "description": "", "body": "", "sources": []}
TITLE: Final = "Money for a rainy day"
SLUG: Final = "money-for-a-rainy-day"
NOW: Final = "2026-11-22T05:00:00.000Z"
EN: Final = {
    "title": TITLE,
    "description": "How much to put aside.",
    "body": "First words.\n\n## A part\n\nMore words.\n",
    "sources": SOURCES,
}
ID: Final = {**EN, "title": "Uang untuk hari hujan"}


def begin(person: SignedIn, title: str = TITLE, **more: str) -> dict[str, Any]:
    """Begin an article and return it."""
    body = {"kind": "blog", "title": title, "language": "en", **more}
    answer = person.post("/admin/articles", json=body)
    assert answer.status_code == 201, answer.text
    return first(answer)


def written(person: SignedIn, **changes: Any) -> dict[str, Any]:
    """Begin an article, write it in both languages and return it."""
    article = begin(person)
    return save(person, article, **changes)


def publish(person: SignedIn, article: dict[str, Any], at: str | None = None) -> dict[str, Any]:
    """Publish an article as it is now and return it."""
    return act(person, article, "publish", {"at": at})


def save(person: SignedIn, article: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Save texts of an article as it was read and return it."""
    answer = put(person, article, **changes)
    assert answer.status_code == 200, answer.text
    return first(answer)


def put(person: SignedIn, article: dict[str, Any], **changes: Any) -> Any:
    """Try to save the working copy of an article as it was read."""
    texts = {"en": changes.pop("en", EN), "id": changes.pop("id", ID)}
    body = {"topics": ["saving"], "texts": texts, **changes}
    return person.put(f"/admin/articles/{article['id']}", json=body, headers=match(article))


def act(
    person: SignedIn, article: dict[str, Any], what: str, body: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Do something with an article as it was read and return it."""
    path = f"/admin/articles/{article['id']}/{what}"
    answer = person.post(path, json=body, headers=match(article))
    assert answer.status_code == 200, answer.text
    return first(answer)


def read(person: SignedIn, article: dict[str, Any], *below: str) -> Any:
    """What a call about an article answers."""
    answer = person.get("/".join((f"/admin/articles/{article['id']}", *below)))
    assert answer.status_code == 200, answer.text
    return answer.get_json()["payload"]["datas"]


def told(client: FlaskClient, language: str = "en") -> Any:
    """The article as readers get it, or the status."""
    answer = client.get(f"{API}/articles/{SLUG}?language={language}")
    return first(answer) if answer.status_code == 200 else answer.status_code


def match(article: dict[str, Any]) -> dict[str, str]:
    """The header that insists on the version of an article as it was read."""
    return {"If-Match": f'"{article["version"]}"'}


def first(answer: Any) -> dict[str, Any]:
    """The one object of an answer."""
    (found,) = answer.get_json()["payload"]["datas"]
    return dict(found)
