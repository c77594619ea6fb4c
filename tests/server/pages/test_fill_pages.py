"""Public pages are filled with what is stored, and are there without the database."""

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from server.extensions import db
from tests.support.articles import add_article
from tests.support.embedded_data import answers
from tests.support.ledger import statements
from tests.support.people import API


@contextmanager
def out_of_reach(app: Flask) -> Iterator[list[object]]:
    """Let no transaction of an application begin; those that tried."""
    tried: list[object] = []

    def refuse(connection: object) -> None:
        tried.append(connection)
        raise OperationalError("BEGIN", None, Exception("gone"))

    with app.app_context():
        engine = db.engine
    event.listen(engine, "begin", refuse)
    try:
        yield tried
    finally:
        event.remove(engine, "begin", refuse)


def test_a_page_shows_the_very_answers_of_the_api(app: Flask, visitor: FlaskClient) -> None:
    add_article(app, "blog1", body="Save *first*.")
    for language, path in (("en", "/blog/blog1"), ("id", "/id/blog/blog1")):
        page = visitor.get(path)
        assert (page.status_code, page.mimetype) == (200, "text/html")
        assert f">Blog1 {language}<" in page.text
        assert "<p>Save <em>first</em>.</p>" in page.text
        assert "Set-Cookie" not in page.headers
        called = visitor.get(f"{API}/articles/blog1?language={language}").get_json()["payload"]
        told = answers(page.text)[f"article:blog1:{language}"]
        assert told == {"state": "ready", "answer": called["datas"][0]}
    listed = visitor.get(f"{API}/articles?kind=blog&limit=2&language=en").get_json()["payload"]
    told = answers(visitor.get("/").text)
    assert told["cards:en"] == {"state": "ready", "answer": listed}
    site = visitor.get(f"{API}/site").get_json()["payload"]["datas"][0]
    kept = {name: site[name] for name in ("contact", "social")}
    assert told["site"] == {"state": "ready", "answer": kept}


def test_what_operators_type_is_only_ever_text(app: Flask, visitor: FlaskClient) -> None:
    title = "</script><!-- \u2028 {{ 7 * 7 }} {% for x in y %} & '\" <b>"
    add_article(app, "blog1", title=title, body="{{ slug }} {% raw %} {{ config }}")
    text = visitor.get("/blog/blog1").text
    assert text.count("</script>") == 1
    assert "<!--" not in text
    assert "{{ slug }} {% raw %} {{ config }}" in text
    assert "{{ 7 * 7 }} {% for x in y %} &amp; &#39;&#34; &lt;b&gt; en" in text
    script = text.split("<script>")[1]
    assert not {"<b>", "\u2028"} & set(re.findall("<b>|\u2028", script))
    assert answers(text)["article:blog1:en"]["answer"]["title"] == f"{title} en"


def test_a_page_is_filled_every_15_seconds_and_known_by_its_content(
    app: Flask, filled: Flask, visitor: FlaskClient, clock: Any
) -> None:
    assert visitor.get("/blog").text.startswith("<html lang=en>list<script>")
    add_article(app, "blog1")
    with statements(filled) as asked:
        first = visitor.get("/blog")
        assert visitor.head("/blog").headers["ETag"] == first.headers["ETag"]
    assert asked == []
    clock.shift(15)
    with statements(filled) as asked:
        second = visitor.get("/blog")
    assert len(asked) == 2
    assert "<li>Blog1 en</li>" in second.text
    known = {"If-None-Match": second.headers["ETag"]}
    assert first.headers["ETag"] != second.headers["ETag"]
    clock.shift(15)
    again = visitor.get("/blog", headers=known)
    assert (again.status_code, again.data) == (304, b"")
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress}
    for encoding, plain in unpack.items():
        packed = visitor.get("/blog", headers={"Accept-Encoding": encoding})
        assert packed.headers["Content-Encoding"] == encoding
        assert plain(packed.data) == second.data


def test_an_article_costs_four_statements(app: Flask, filled: Flask, visitor: FlaskClient) -> None:
    add_article(app, "blog1")
    add_article(app, "blog2")
    with statements(filled) as asked:
        assert visitor.get("/blog/blog1").status_code == 200
    assert len(asked) <= 4, asked


@pytest.mark.parametrize("slug", ["blog99", "save-on-payday", "a%20b", "x" * 200])
def test_what_is_no_article_of_the_list_is_404(app: Flask, visitor: FlaskClient, slug: str) -> None:
    add_article(app, "save-on-payday", kind="tip")
    for language, path in (("en", f"/blog/{slug}"), ("id", f"/id/blog/{slug}")):
        page = visitor.get(path)
        assert (page.status_code, page.mimetype) == (404, "text/html")
        assert page.text.startswith(f"<html lang={language}>>404<")
    if slug == "blog99":
        told = answers(page.text)["article:blog99:id"]
        assert told == {"state": "missing", "answer": None}
        # It is there as soon as it is published.
        add_article(app, "blog99")
        assert visitor.get("/id/blog/blog99").status_code == 200


@pytest.mark.both_databases
def test_what_programs_read_waits_for_the_database_once(
    app: Flask, filled: Flask, visitor: FlaskClient, clock: Any
) -> None:
    add_article(app, "blog1")
    before = visitor.get("/sitemap.xml")
    clock.shift(60)
    with out_of_reach(filled) as tried:
        assert visitor.get("/sitemap.xml").data == before.data
        for path in ("/feed.xml", "/id/feed.xml"):
            refused = visitor.get(path)
            assert (refused.status_code, "Retry-After" in refused.headers) == (503, True)
        assert visitor.get("/sitemap.xml").data == before.data
        assert visitor.get("/blog").status_code == 503
    # Whoever came after the first one knew already.
    assert len(tried) == 1
    clock.shift(5)
    assert visitor.get("/feed.xml").status_code == 200


def test_without_the_database_pages_are_as_they_were_or_empty(
    app: Flask, filled: Flask, visitor: FlaskClient, clock: Any
) -> None:
    add_article(app, "blog1")
    before = visitor.get("/blog/blog1")
    clock.shift(60)
    with out_of_reach(filled):
        assert visitor.get("/blog/blog1").data == before.data
        home = visitor.get("/")
        assert (home.status_code, home.text[:22]) == (200, "<html lang=en>home<scr")
        told = answers(home.text)["cards:en"]
        assert told["answer"] == {"datas": [], "next_cursor": None}
        assert told["stale"]
        for path, says in (("/id/blog", "list failed"), ("/blog/blog2", "article failed")):
            page = visitor.get(path)
            assert (page.status_code, page.mimetype) == (503, "text/html")
            assert page.headers["Retry-After"] == "10"
            assert says in page.text
            states = {key: one["state"] for key, one in answers(page.text).items()}
            assert states.pop("site") == "ready"
            assert set(states.values()) == {"failed"}
        assert visitor.get("/nowhere").status_code == 404
    clock.shift(5)
    assert "<li>Blog1 en</li>" in visitor.get("/").text
    assert visitor.get("/id/blog").status_code == 200
    assert visitor.get("/blog/blog2").status_code == 404
