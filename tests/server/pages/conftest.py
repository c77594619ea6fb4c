"""A small client that is built, as the tests of the core have it, also with pages to be filled."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from tests.server.core.conftest import MANIFEST, MakeTrial, dist, lasting_site, make_trial, site
from tests.support.accounts import COOKIE, cookie_of
from tests.support.people import SignedIn

__all__ = ["dist", "lasting_site", "make_trial", "site"]

NOW = "2026-11-22T05:00:00Z"
SITE = {"id": "site", "name": "site", "call": "site", "query": {}}
CONTACT = "{% if site.contact.email %}<b>{{ site.contact.email }}</b>{% endif %}"
CARDS = "{% for one in cards.datas %}<li>{{ one.title }}</li>{% endfor %}"
TEXTS = {
    "index": f"home{CARDS}",
    "blog": f"list{CARDS}",
    "blog.failed": "list failed",
    "one": '<h1 title="{{ article.title }}">{{ article.title }}</h1>{{ article.body|safe }}',
    "one.failed": "article failed",
    "one.missing": ">404< {{ slug }}",
    "404": ">404<",
}


def _answers(name: str, language: str) -> list[dict[str, Any]]:
    if name.startswith("one"):
        query = {"slug": "{slug}", "language": language}
        asked = {"id": f"article:{{slug}}:{language}", "name": "article", "call": "article"}
        return [SITE, {**asked, "query": query}]
    query = {"kind": "blog", "language": language, "limit": "2"}
    cards = {"id": f"cards:{language}", "name": "cards", "call": "articles", "query": query}
    return [SITE, cards] if name in {"index", "blog"} else [SITE]


@pytest.fixture
def browser(site: FlaskClient, ayu: SignedIn) -> Iterator[FlaskClient]:
    """Ayu's browser, at an application whose client is built."""
    site.set_cookie(COOKIE, cookie_of(ayu.client))
    yield site
    site.delete_cookie(COOKIE)


@pytest.fixture
def clock() -> Any:
    """A clock that stands until it is moved."""
    with time_machine.travel(NOW, tick=False) as moved:
        yield moved


@pytest.fixture
def filled(make_trial: MakeTrial, dist: Path, clock: Any) -> Flask:
    """An application whose pages show what is stored, and that has no Redis."""
    templates: dict[str, Any] = {}
    for language in ("en", "id"):
        for name, text in TEXTS.items():
            file = f"{name}.{language}.html"
            whole = f"<html lang={language}>{text}{CONTACT}<script>{{{{ answers_json }}}}</script>"
            (dist / "pages" / file).write_text(whole)
            templates[file] = {"answers": _answers(name, language)}
            for case in ("failed", "missing"):
                if f"{name}.{case}" in TEXTS:
                    templates[file][case] = f"{name}.{case}.{language}.html"
    public = {
        "/": {code: f"index.{code}.html" for code in ("en", "id")},
        "/blog": {code: f"blog.{code}.html" for code in ("en", "id")},
        "/blog/<slug>": {code: f"one.{code}.html" for code in ("en", "id")},
    }
    pages = {**MANIFEST, "public": public, "templates": templates}
    (dist / "pages.json").write_text(json.dumps(pages))
    return make_trial(CLIENT_DIST=str(dist), REDIS_URL="redis://localhost:1/0")


@pytest.fixture
def visitor(filled: Flask, clock: Any) -> FlaskClient:
    """Somebody who reads the filled pages, at a moment that stands."""
    return filled.test_client()
