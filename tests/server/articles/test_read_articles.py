"""GET /articles and GET /articles/{slug}: what is published, in the reader's words."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.articles.schemas import ArticleSchema, CardSchema
from server.core.http.pagination import encode_cursor
from tests.support.articles import PUBLISHED, SOURCES, add_article
from tests.support.ledger import statements
from tests.support.people import API

NOW = "2026-11-22T05:00:00Z"


@pytest.fixture(autouse=True)
def _today() -> Any:
    with time_machine.travel(NOW):
        yield


def listed(client: FlaskClient, **query: Any) -> dict[str, Any]:
    answer = client.get(f"{API}/articles", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


def slugs(payload: dict[str, Any]) -> list[str]:
    return [one["slug"] for one in payload["datas"]]


def read(client: FlaskClient, slug: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"{API}/articles/{slug}", query_string=query)
    assert answer.status_code == 200, answer.text
    article: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return article


@pytest.mark.both_databases
def test_lists_are_newest_first_by_kind_and_page(app: Flask, client: FlaskClient) -> None:
    assert listed(client) == {"datas": [], "next_cursor": None}
    for days, slug in enumerate(("oldest", "older", "newer")):
        add_article(app, slug, published_at=PUBLISHED + timedelta(days=days))
    for slug in ("b-tip", "a-tip"):
        add_article(app, slug, kind="tip", published_at=PUBLISHED)
    assert slugs(listed(client, kind="blog")) == ["newer", "older", "oldest"]
    assert slugs(listed(client, kind="tip")) == ["a-tip", "b-tip"]
    everything = ["newer", "older", "a-tip", "b-tip", "oldest"]
    assert slugs(listed(client)) == everything
    seen, cursor = [], {}
    for _ in range(5):
        with statements(app) as asked:
            page = listed(client, limit=1, **cursor)
        assert len(asked) == 1, asked
        seen += slugs(page)
        cursor = {"cursor": page["next_cursor"]}
    assert (seen, cursor) == (everything, {"cursor": None})
    for wrong in ({"limit": 0}, {"kind": "news"}, {"language": "fr"}, {"cursor": "WyJhIiwiYiJd"}):
        refused = client.get(f"{API}/articles", query_string=wrong, headers={"If-None-Match": "*"})
        assert (refused.status_code, "ETag" in refused.headers) == (422, False)
        assert refused.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("moment", "slug"),
    [
        ("0001-01-01T00:00:00+14:00", "x"),
        ("9999-12-31T23:59:59-14:00", "x"),
        ("2026-11-01T00:00:00", "x"),
        ("2026-11-01T00:00:00+00:00", "a\0b"),
    ],
)
def test_a_cursor_that_was_made_up_is_refused(client: FlaskClient, moment: str, slug: str) -> None:
    cursor = encode_cursor(moment, slug)
    assert client.get(f"{API}/articles?cursor={cursor}").status_code == 422


def test_a_card_says_what_it_counts_in_the_readers_words(app: Flask, client: FlaskClient) -> None:
    body = "Word " * 601
    add_article(app, "blog1", body=body, view_count=1234, comment_count=1)
    card = listed(client, language="en")["datas"][0]
    assert CardSchema().validate(card) == {}
    assert (card["title"], card["path"], card["minutes"]) == ("Blog1 en", "/blog/blog1", 4)
    assert card["published_at"] == "2026-11-01T00:00:00.000Z"
    assert (card["views"], card["comments"]) == (1234, 1)
    assert card["labels"] == {
        "published": "November 1, 2026",
        "reading": "4 min read",
        "views": "1,234 views",
        "comments": "1 comment",
        "age": "3 weeks ago",
    }
    indonesian = client.get(f"{API}/articles", headers={"Accept-Language": "id"})
    assert indonesian.headers["Vary"] == "Accept-Language"
    assert indonesian.get_json()["payload"] == listed(client, language="id")
    assert indonesian.get_json()["payload"]["datas"][0]["labels"] == {
        "published": "1 November 2026",
        "reading": "4 menit baca",
        "views": "1.234 kali dibaca",
        "comments": "1 komentar",
        "age": "3 minggu lalu",
    }


@pytest.mark.parametrize(
    ("moment", "age"),
    [
        ("2026-11-21T17:00:00Z", "Today"),
        ("2026-11-21T16:59:00Z", "Yesterday"),
        ("2026-11-19T05:00:00Z", "3 days ago"),
        ("2026-11-15T05:00:00Z", "1 week ago"),
        ("2026-09-20T05:00:00Z", "2 months ago"),
        ("2025-11-01T05:00:00Z", "1 year ago"),
    ],
)
def test_the_age_goes_by_days_in_jakarta(
    app: Flask, client: FlaskClient, moment: str, age: str
) -> None:
    add_article(app, "blog1", published_at=datetime.fromisoformat(moment))
    assert listed(client)["datas"][0]["labels"]["age"] == age


@pytest.mark.both_databases
def test_an_article_is_read_with_what_to_read_next(app: Flask, client: FlaskClient) -> None:
    topics = [["saving", "goals"], ["debt"], ["goals"], ["saving", "goals"], ["debt", "saving"]]
    for number, some in enumerate(topics, 1):
        moment = PUBLISHED + timedelta(days=number)
        add_article(app, f"blog{number}", topics=some, published_at=moment)
    with statements(app) as asked:
        article = read(client, "blog1", language="id")
    assert len(asked) <= 4, asked
    assert ArticleSchema().validate(article) == {}
    assert article["languages"] == ["en", "id"]
    assert article["title"] == "Blog1 id"
    assert article["contents"] == [{"id": "s-1", "title": "A part"}]
    assert '<h2 id="s-1">A part</h2>' in article["body"]
    assert (article["sources"], article["topics"]) == (SOURCES, ["saving", "goals"])
    assert (article["updated_at"], article["labels"]["updated"]) == (None, None)
    # The list begins anew below its last one; what comes next is not offered twice.
    assert article["next"]["slug"] == "blog5"
    assert [one["slug"] for one in article["related"]] == ["blog4", "blog3", "blog2"]
    assert read(client, "blog4")["next"]["slug"] == "blog3"
    assert all("id" in one["title"] for one in article["related"])


def test_what_changed_later_says_so(app: Flask, client: FlaskClient) -> None:
    add_article(app, "blog1", updated_at=datetime(2026, 11, 3, tzinfo=UTC))
    article = read(client, "blog1", language="id")
    assert article["labels"]["updated"] == "Diperbarui 3 November 2026"
    assert article["updated_at"] == "2026-11-03T00:00:00.000Z"
    assert article["next"] is None


def test_drafts_and_what_comes_later_are_not_there(app: Flask, client: FlaskClient) -> None:
    soon = datetime(2026, 11, 23, tzinfo=UTC)
    add_article(app, "draft", state="draft", published_at=None)
    add_article(app, "kept-back", state="draft")
    add_article(app, "soon", published_at=soon)
    for slug in ("draft", "kept-back", "soon", "blog99", "a" * 500, "a%00b"):
        missing = client.get(f"{API}/articles/{slug}", headers={"If-None-Match": "*"})
        assert (missing.status_code, "ETag" in missing.headers) == (404, False)
    assert listed(client)["datas"] == []
    with time_machine.travel(soon):
        assert slugs(listed(client)) == ["soon"]


def test_what_is_known_is_not_sent_again(app: Flask, client: FlaskClient) -> None:
    add_article(app, "blog1")
    for path in ("/articles", "/articles/blog1"):
        first = client.get(f"{API}{path}?language=en")
        assert first.headers["Cache-Control"] == "no-cache"
        assert "Set-Cookie" not in first.headers
        known = {"If-None-Match": first.headers["ETag"]}
        assert client.get(f"{API}{path}?language=en", headers=known).status_code == 304
        assert client.get(f"{API}{path}?language=id", headers=known).status_code == 200
