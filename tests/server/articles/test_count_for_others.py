"""What other parts of the product ask of articles: counts, addresses, entries of feeds, a tip."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from server.articles import service
from server.articles.covers import FIELDS, describe_cover
from server.core.database.unit_of_work import unit_of_work
from server.core.errors import NotFound
from tests.conftest import MakeSettings
from tests.support.articles import PUBLISHED, add_article
from tests.support.people import API
from tests.support.second_app import fresh_app


def within(app: Flask, call: Callable[..., Any], *given: Any) -> Any:
    with app.app_context(), unit_of_work():
        return call(*given)


def counts(client: FlaskClient) -> dict[str, tuple[int, int]]:
    rows = client.get(f"{API}/articles").get_json()["payload"]["datas"]
    return {one["slug"]: (one["views"], one["comments"]) for one in rows}


def test_views_and_comments_are_counted(app: Flask, client: FlaskClient) -> None:
    for slug in ("blog1", "blog2"):
        add_article(app, slug)
    within(app, service.add_views, {"blog2": 5, "blog1": 2, "blog99": 1})
    within(app, service.add_views, {"blog2": 1})
    within(app, service.add_views, {})
    for by in (1, 1, -1):
        within(app, service.add_comments, "blog1", by)
    assert counts(client) == {"blog1": (2, 1), "blog2": (6, 0)}
    with pytest.raises(NotFound):
        within(app, service.add_comments, "blog99", 1)


@pytest.mark.both_databases
def test_ids_are_told_of_published_ones_only(app: Flask) -> None:
    article_id = add_article(app, "blog1")
    add_article(app, "draft", state="draft")
    found = [within(app, service.find_published_id, slug) for slug in ("blog1", "draft", "blog99")]
    assert found == [article_id, None, None]


def test_addresses_and_entries_are_newest_first(app: Flask) -> None:
    changed = datetime(2026, 11, 5, tzinfo=UTC)
    add_article(app, "blog1", updated_at=changed)
    # What was changed before its publication is as old as that.
    later = PUBLISHED + timedelta(days=7)
    add_article(app, "a-tip", kind="tip", published_at=later, updated_at=changed)
    add_article(app, "draft", state="draft")
    addresses = within(app, service.list_addresses)
    assert [(one.path, one.languages, one.updated_at) for one in addresses] == [
        ("/financialtips/a-tip", ("en", "id"), later),
        ("/blog/blog1", ("en", "id"), changed),
    ]
    entries = within(app, service.list_feed_entries, "id")
    assert [(one.title, one.updated_at) for one in entries] == [
        ("A-Tip id", later),
        ("Blog1 id", changed),
    ]
    assert '<h2 id="s-1">' in entries[0].html
    assert len(within(app, service.list_feed_entries, "id", 1)) == 1


def test_the_letter_shows_the_newest_tip(app: Flask) -> None:
    assert within(app, service.find_newest_tip, "id") is None
    add_article(app, "old", kind="tip", published_at=PUBLISHED - timedelta(days=1))
    add_article(app, "new", kind="tip")
    add_article(app, "blog1", published_at=PUBLISHED + timedelta(days=1))
    tip = within(app, service.find_newest_tip, "id")
    assert (tip["title"], tip["description"]) == ("New id", "What new says in id.")
    assert tip["path"] == "/financialtips/new"


def test_covers_are_what_the_build_lists(make_settings: MakeSettings, tmp_path: Path) -> None:
    one = dict.fromkeys(FIELDS, "x") | {"width": 1600, "height": 1000}
    with fresh_app(make_settings(CLIENT_DIST=str(tmp_path))) as app, app.app_context():
        assert describe_cover("blog1") is None
    listed = tmp_path / "dist"
    listed.mkdir()
    (listed / "covers.json").write_text(json.dumps({"blog1": {**one, "more": 1}}))
    with fresh_app(make_settings(CLIENT_DIST=str(listed))) as app, app.app_context():
        assert (describe_cover("blog1"), describe_cover("blog2"), describe_cover(None)) == (
            one,
            None,
            None,
        )
