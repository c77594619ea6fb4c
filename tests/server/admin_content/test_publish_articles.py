"""Operators bring articles to their readers, now or later, and take them back."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import change, errors_of, rows
from tests.support.article_editing import (
    EMPTY,
    EN,
    ID,
    NOW,
    SLUG,
    act,
    publish,
    put,
    read,
    save,
    told,
    written,
)
from tests.support.articles import SOURCES
from tests.support.comments import say, seen
from tests.support.people import API, SignedIn

TOMORROW = "2026-11-23T05:00:00.000Z"


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"en": EMPTY, "id": EMPTY}, ["texts"]),
        ({"en": {**EN, "body": " \n"}, "id": EMPTY}, ["texts.en.body"]),
        (
            {"id": {**EMPTY, "sources": SOURCES}},
            ["texts.id.title", "texts.id.description", "texts.id.body"],
        ),
        (
            {"en": {**EN, "sources": [*SOURCES, {"title": "", "publisher": "", "url": ""}]}},
            ["texts.en.sources.1.title", "texts.en.sources.1.publisher", "texts.en.sources.1.url"],
        ),
        (
            {"en": {**EN, "sources": [{**SOURCES[0], "url": "javascript:alert(1)//a.b"}]}},
            ["texts.en.sources.0.url"],
        ),
        ({"en": {**EN, "body": "\u200b\u2060\u3164"}}, ["texts.en.body"]),
        (
            {"en": {**EN, "sources": [{**SOURCES[0], "url": "https://ojk.go.id@ok.com/"}]}},
            ["texts.en.sources.0.url"],
        ),
        (
            {"en": {**EN, "sources": [{**SOURCES[0], "url": "https://[a.b"}]}},
            ["texts.en.sources.0.url"],
        ),
    ],
)
def test_what_is_missing_is_named_by_language_and_field(
    sari: SignedIn, client: FlaskClient, changes: dict[str, Any], fields: list[str]
) -> None:
    article = written(sari, **changes)
    refused = sari.post(f"/admin/articles/{article['id']}/publish", json={})
    assert (refused.status_code, list(errors_of(refused))) == (422, fields)
    assert told(client) == 404


@pytest.mark.both_databases
def test_one_language_is_enough_and_a_language_can_go_again(
    sari: SignedIn, client: FlaskClient
) -> None:
    article = publish(sari, written(sari, id=EMPTY))
    assert told(client)["languages"] == ["en"]
    article = publish(sari, save(sari, article))
    assert told(client)["languages"] == ["en", "id"]
    publish(sari, save(sari, article, en=EMPTY))
    assert (told(client), told(client, "id")["title"]) == (404, ID["title"])


@pytest.mark.both_databases
def test_what_readers_see_changes_with_each_publishing_and_its_moment_does_not(
    app: Flask, clock: Any, sari: SignedIn, client: FlaskClient
) -> None:
    article = publish(sari, written(sari))
    shown = told(client)
    assert (shown["published_at"], shown["updated_at"], shown["topics"]) == (NOW, None, ["saving"])
    change(app, "UPDATE articles SET view_count = 7")
    clock.shift(600)
    sari.refresh()
    article = save(sari, article, en={**EN, "title": "New", "body": "New words here."})
    article = publish(sari, article)
    shown = told(client)
    assert (shown["title"], shown["published_at"], shown["views"]) == ("New", NOW, 7)
    assert shown["updated_at"] == "2026-11-22T05:10:00.000Z"
    # The other language says what it said.
    assert told(client, "id")["updated_at"] is None
    version = article["version"]
    assert publish(sari, article)["version"] == version
    assert len(read(sari, article, "versions")) == 2
    # Its moment can be mended, but not be one that hides it.
    article = publish(sari, article, "2026-11-01T00:00:00+07:00")
    assert told(client)["published_at"] == "2026-10-31T17:00:00.000Z"
    refused = sari.post(
        f"/admin/articles/{article['id']}/publish", json={"at": "1999-12-31T00:00:00Z"}
    )
    assert list(errors_of(refused)) == ["at"]
    acts = rows(app, "SELECT action FROM audit_log WHERE action LIKE 'article.p%'")
    assert len(acts) == 3


@pytest.mark.both_databases
def test_a_scheduled_article_is_shown_by_itself_when_it_is_due(
    clock: Any, sari: SignedIn, client: FlaskClient
) -> None:
    article = publish(sari, written(sari), TOMORROW)
    assert (article["state"], article["published_at"]) == ("scheduled", TOMORROW)
    assert told(client) == 404
    listed = sari.get("/admin/articles?state=scheduled").get_json()["payload"]
    assert (listed["total"], listed["datas"][0]["state"]) == (1, "scheduled")
    # Its words can still change, and its moment stays.
    article = publish(sari, save(sari, article, en={**EN, "title": "Better"}))
    assert (article["state"], article["published_at"]) == ("scheduled", TOMORROW)
    clock.move_to(TOMORROW)
    shown = told(client)
    assert (shown["title"], shown["published_at"], shown["updated_at"]) == (
        "Better",
        TOMORROW,
        None,
    )


@pytest.mark.both_databases
def test_an_article_that_waits_can_be_called_back_or_shown_at_once(
    clock: Any, sari: SignedIn, client: FlaskClient
) -> None:
    article = act(sari, publish(sari, written(sari), TOMORROW), "unpublish")
    assert (article["state"], article["published_at"]) == ("draft", None)
    assert article["slug_is_free"]
    article = publish(sari, article, TOMORROW)
    # A clock that is slow by minutes means now.
    article = publish(sari, article, "2026-11-22T04:50:00Z")
    assert (article["state"], article["published_at"]) == ("published", NOW)
    assert told(client)["published_at"] == NOW


@pytest.mark.parametrize(
    "at",
    [
        "2026-11-22T03:59:59Z",
        "2029-11-22T05:00:00Z",
        "2026-11-23T05:00:00",
        "soon",
        5,
        "0001-01-01T00:00:00+14:00",
    ],
)
def test_a_moment_that_cannot_be_is_refused(clock: Any, sari: SignedIn, at: Any) -> None:
    article = written(sari)
    refused = sari.post(f"/admin/articles/{article['id']}/publish", json={"at": at})
    assert (refused.status_code, list(errors_of(refused))) == (422, ["at"]), refused.text


def test_an_article_that_is_taken_back_is_gone_for_readers_and_comes_back_as_it_was(
    app: Flask, clock: Any, sari: SignedIn, tono: SignedIn, client: FlaskClient
) -> None:
    article = publish(sari, written(sari))
    say(tono, SLUG, "Halo")
    clock.shift(60)
    article = act(sari, article, "unpublish")
    assert (article["state"], article["published_at"]) == ("draft", NOW)
    assert told(client) == client.get(f"{API}/articles/{SLUG}/comments").status_code == 404
    assert client.get(f"{API}/articles").get_json()["payload"]["datas"] == []
    assert act(sari, article, "unpublish")["version"] == article["version"]
    article = publish(sari, article)
    assert (told(client)["published_at"], told(client)["comments"]) == (NOW, 1)
    assert seen(client, SLUG)["total"] == 1
    assert len(read(sari, article, "versions")) == 1


def test_a_deleted_article_takes_all_of_it_along(
    app: Flask, sari: SignedIn, tono: SignedIn, client: FlaskClient
) -> None:
    article = publish(sari, written(sari))
    say(tono, SLUG, "Halo")
    assert sari.delete(f"/admin/articles/{article['id']}").status_code == 200
    for table in ("articles", "article_texts", "article_drafts", "article_versions", "comments"):
        assert rows(app, f"SELECT count(*) FROM {table}") == [(0,)], table
    assert told(client) == 404
    assert sari.delete(f"/admin/articles/{article['id']}").status_code == 404
    assert put(sari, article).status_code == 404
    done = rows(app, "SELECT target_id FROM audit_log WHERE action = 'article.deleted'")
    assert done == [(article["id"],)]
