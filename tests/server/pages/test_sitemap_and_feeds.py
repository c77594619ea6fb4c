"""Search engines read the sitemap, feed readers the feed of each language."""

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import feedparser
import pytest
import time_machine
from flask.testing import FlaskClient
from lxml import etree

from tests.server.core.conftest import MakeTrial
from tests.support.articles import PUBLISHED, add_article
from tests.support.ledger import statements

GRAMMARS = Path(__file__).parents[2] / "support" / "grammars"
SITEMAP = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
HOME = "https://lumbung.example"
LATER = PUBLISHED + timedelta(days=3)
BODY = "A *part*\x0b & [a link](/blog/other) [below](#s-1).\n\n## Money\n\n> Save ]]> first."


@pytest.fixture
def readable(make_trial: MakeTrial, dist: Path) -> Iterator[FlaskClient]:
    """A visitor of a site with articles: two to be found, a draft, and one of tomorrow."""
    manifest = json.loads((dist / "pages.json").read_text())
    pages = {"en": "index.en.html", "id": "index.id.html"}
    manifest["public"] |= {"/blog": pages, "/blog/<slug>": pages, "/financialtips": pages}
    (dist / "pages.json").write_text(json.dumps(manifest))
    site = make_trial(CLIENT_DIST=str(dist), PUBLIC_URL=HOME)
    add_article(site, "first", title="Rice & <salt>", body=BODY, updated_at=LATER)
    add_article(site, "a-tip", kind="tip", published_at=PUBLISHED - timedelta(days=1))
    add_article(site, "draft", state="draft")
    add_article(site, "tomorrow", published_at=LATER + timedelta(days=9))
    with time_machine.travel(LATER + timedelta(days=1), tick=True):
        yield site.test_client()


def valid(grammar: str, document: bytes) -> etree._Element:
    """The root of a document that keeps to a grammar."""
    root = etree.fromstring(document)
    etree.RelaxNG(etree.parse(GRAMMARS / f"{grammar}.rng")).assertValid(root)
    return root


def test_the_sitemap_lists_what_is_there_to_be_found_in_both_languages(
    readable: FlaskClient,
) -> None:
    with statements(readable.application) as asked:
        answer = readable.get("/sitemap.xml")
    assert len(asked) == 1
    assert answer.content_type == "application/xml; charset=utf-8"
    found = {
        url.findtext("s:loc", namespaces=SITEMAP).removeprefix(HOME): url
        for url in valid("sitemap", answer.data).findall("s:url", SITEMAP)
    }
    english = ["/", "/blog", "/financialtips", "/blog/first", "/financialtips/a-tip"]
    indonesian = ["/id" if path == "/" else f"/id{path}" for path in english]
    assert sorted(found) == sorted(english + indonesian)
    for path in ("/blog/first", "/id/blog/first"):
        links = {
            one.get("hreflang"): one.get("href") for one in found[path].iterfind("x:link", SITEMAP)
        }
        assert links == {
            "en": f"{HOME}/blog/first",
            "id": f"{HOME}/id/blog/first",
            "x-default": f"{HOME}/blog/first",
        }
    changed = {path: url.findtext("s:lastmod", namespaces=SITEMAP) for path, url in found.items()}
    assert changed["/blog/first"] == changed["/id/blog"] == "2026-11-04T00:00:00.000Z"
    assert changed["/financialtips"] == "2026-10-31T00:00:00.000Z"
    assert changed["/"] is None


@pytest.mark.parametrize(("path", "language"), [("/feed.xml", "en"), ("/id/feed.xml", "id")])
def test_a_feed_brings_the_newest_articles_whole_in_its_language(
    readable: FlaskClient, path: str, language: str
) -> None:
    with statements(readable.application) as asked:
        answer = readable.get(path)
    assert len(asked) == 1
    assert answer.content_type == "application/atom+xml; charset=utf-8"
    valid("atom", answer.data)
    read = feedparser.parse(answer.data, response_headers={"content-type": answer.content_type})
    assert not read.bozo
    prefix = "" if language == "en" else "/id"
    links = {one.rel: one.href for one in read.feed.links}
    assert links == {"self": HOME + path, "alternate": f"{HOME}{prefix}/blog"}
    assert (read.feed.language, read.feed.author) == (language, "Lumbung")
    assert read.feed.id == f"tag:lumbung.example,2026:{language}"
    assert read.feed.updated == "2026-11-04T00:00:00.000Z"
    first, tip = read.entries
    assert first.title == f"Rice & <salt> {language}"
    assert first.id == f"tag:lumbung.example,2026:{language}:first"
    assert first.link == f"{HOME}{prefix}/blog/first"
    assert tip.link == f"{HOME}{prefix}/financialtips/a-tip"
    assert (first.published, first.updated) == ("2026-11-01T00:00:00.000Z", read.feed.updated)
    assert first.summary == f"What first says in {language}."
    assert first.content[0].type == "text/html"
    # As it is written: the one who reads it here would make links whole by itself.
    whole = etree.fromstring(answer.data).findtext("{*}entry/{*}content")
    assert f'<a href="{HOME}{prefix}/blog/other"' in whole
    assert f'<a href="{HOME}{prefix}/blog/first#s-1"' in whole
    assert "<em>part</em> &amp;" in first.content[0].value


def test_what_programs_ask_for_again_costs_nothing(readable: FlaskClient) -> None:
    for path in ("/sitemap.xml", "/feed.xml"):
        answer = readable.get(path, headers={"Accept-Encoding": "br"})
        assert answer.headers["Content-Encoding"] == "br"
        asked = {"If-None-Match": answer.headers["ETag"], "Accept-Encoding": "br"}
        with statements(readable.application) as spoken:
            assert readable.get(path, headers=asked).status_code == 304
        assert spoken == []
        assert "Set-Cookie" not in answer.headers
        assert readable.head(path).status_code == 200
        assert readable.post(path).status_code == 405


def test_an_empty_blog_has_a_feed_too(site: FlaskClient) -> None:
    valid("atom", site.get("/id/feed.xml").data)
    valid("sitemap", site.get("/sitemap.xml").data)


def test_pictures_of_link_previews_show_on_other_sites(site: FlaskClient) -> None:
    shared = site.get("/share-en.jpg", buffered=True)
    assert (shared.mimetype, shared.headers["Cross-Origin-Resource-Policy"]) == (
        "image/jpeg",
        "cross-origin",
    )
    other = site.get("/assets/main.0f3a.js", buffered=True)
    assert other.headers["Cross-Origin-Resource-Policy"] == "same-origin"
