"""A second application with views of its own, to see how the core treats any view."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient
from marshmallow import fields, validate
from sqlalchemy import text

from server.core.database.engine import db
from server.core.database.unit_of_work import begin_write
from server.core.errors import Conflict
from server.core.http import openapi
from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import envelope
from server.core.http.rate_limits import limited
from server.core.http.schemas import Schema, Text
from server.pages.html_page import PLACEHOLDER
from tests.conftest import MakeSettings
from tests.support.databases import let_go
from tests.support.second_app import fresh_app


class EchoSchema(Schema):
    """What the echoing view takes."""

    name = Text(least=2, most=10, required=True)
    note = Text(least=0, most=100, breaks=True, load_default="")
    size = fields.Integer(strict=True, validate=validate.Range(min=1, max=9))
    tags = fields.List(fields.String(), load_default=list)


blueprint = Blueprint("trial", __name__)


@blueprint.route("/echo", methods=["POST"])
@public
@blueprint.arguments(EchoSchema)
@blueprint.answers(201, EchoSchema, message=True)
def echo(body: dict[str, Any]) -> dict[str, Any]:
    return envelope("Please sign in.", [body])


class FindSchema(Schema):
    """What the finding view takes, without a field that looks at characters."""

    name = fields.String(load_default="")


@blueprint.route("/find")
@public
@blueprint.arguments(FindSchema, location="query")
@blueprint.answers(200)
def find(query: dict[str, Any]) -> dict[str, Any]:
    return envelope(datas=[query])


@blueprint.route("/broken")
@public
def broken() -> dict[str, Any]:
    raise ValueError("the password is sawah-hijau")


@blueprint.route("/write/<how>", methods=["GET", "POST"])
@public
def write(how: str) -> dict[str, Any]:
    if how == "late":
        begin_write()
    store(how)
    if how == "refused":
        raise Conflict
    return envelope(datas=[])


@blueprint.route("/limited", methods=["POST"])
@public
@limited("3 per minute")
def few() -> dict[str, Any]:
    return envelope(datas=[])


STORE = text(
    "INSERT INTO outbox (id, cause, template, parameters, recipient, language, state,"
    " attempts, due_at, created_at) VALUES (:id, :id, 't', '{}', 'r@example.com', 'en',"
    " 'sent', 0, '2026-01-01 00:00:00', '2026-01-01 00:00:00')"
)


def store(cause: str) -> None:
    """Write a row that a test can look for."""
    db.session.execute(STORE, {"id": cause})


def stored() -> list[str]:
    """The causes that were kept."""
    db.session.rollback()
    return list(db.session.scalars(text("SELECT cause FROM outbox ORDER BY cause")))


MakeTrial = Callable[..., Flask]


def _add_trial_views(trial: Flask) -> None:
    trial.extensions[openapi.EXTENSION].register_blueprint(blueprint, url_prefix="/api/v1")


@pytest.fixture
def make_trial(app: Flask, make_settings: MakeSettings) -> Iterator[MakeTrial]:
    """Build an application with the trial views, on settings changed by keyword arguments."""

    with ExitStack() as applications:

        def make(**changes: str) -> Flask:
            trial = applications.enter_context(fresh_app(make_settings(**changes)))
            _add_trial_views(trial)
            return trial

        yield make


@pytest.fixture(scope="session")
def lasting_trial(shared_app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """One application with the trial views for all tests that leave it as it is."""
    with fresh_app(make_settings()) as lasting:
        _add_trial_views(lasting)
        yield lasting


@pytest.fixture
def trial(app: Flask, lasting_trial: Flask) -> Iterator[FlaskClient]:
    """A visitor of an application with the trial views."""
    yield lasting_trial.test_client()
    let_go(lasting_trial)


MANIFEST = {
    "version": "abc123",
    "public": {
        "/": {"en": "index.en.html", "id": "index.id.html"},
        "/login": {"en": "login.en.html", "id": "login.id.html"},
        "/forgot": {"en": "forgot.en.html", "id": "forgot.id.html"},
    },
    "app": {
        "/overview": {"en": "app.en.html", "id": "app.id.html"},
        **{
            path: {"en": "app-other.en.html", "id": "app-other.id.html"}
            for path in (
                *("/transaction", "/budget", "/planning", "/reminders"),
                *("/letters", "/notification", "/setting", "/dashboard"),
                *("/wallets", "/wallets/<id>", "/import", "/import/<id>", "/rules"),
                *("/forecast", "/debts", "/debts/<id>"),
            )
        },
    },
    "pictures": {
        "/overview": {"en": "picture.en.html", "id": "picture.id.html"},
        "/budget": {"en": "plain-picture.en.html", "id": "plain-picture.id.html"},
    },
    "figure_sizes": [[10, "short"], [13, "long"], [99, "longest"]],
    "hidden": ["/forgot"],
    "not_found": {"en": "404.en.html", "id": "404.id.html"},
    "failures": {
        name: {"en": f"{name}.en.html", "id": f"{name}.id.html"}
        for name in ("refused", "gone", "later", "failed")
    },
}
PICTURE = "<h1>{{ username }}</h1><p class={{ size }}>{{ spoken }}|{{ sign }}|{{ digits }}</p>"
FILES = {
    "assets/main.0f3a.js": "console.log(1)" * 100,
    "assets/main.0f3a.js.map": "{}",
    "icons/steaming-bowl.svg": "<svg/>",
    ".env": "SECRET=1",
    "humans.txt": "Made by people",
    "manifest.en.webmanifest": "{}",
    "share-en.jpg": "a picture",
    "sw.js": "self.release={}",
}


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """The directory of a client that is built."""
    return _build(tmp_path)


def _build(root: Path) -> Path:
    pages = root / "pages"
    pages.mkdir()
    for name in ("index", "login", "forgot", "app", "app-other", "404", *MANIFEST["failures"]):
        for language in ("en", "id"):
            page = pages / f"{name}.{language}.html"
            address = f'<link rel="canonical" href="{PLACEHOLDER}/{name}">'
            page.write_text(
                f"<html lang={language}>{name}</html>{address}REQUEST-ID" * 50
                + '<div id="root"></div></body>'
            )
            (pages / f"picture.{language}.html").write_text(PICTURE)
            (pages / f"plain-picture.{language}.html").write_text(f"<h1>budget {language}</h1>")
    (root / "pages.json").write_text(json.dumps(MANIFEST))
    for path, body in FILES.items():
        file = root / "static" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body)
    (root / "withdrawn-worker.js").write_text("unregister()")
    packed = root / "static" / "assets" / "main.0f3a.js.br"
    packed.write_bytes(brotli.compress(FILES["assets/main.0f3a.js"].encode()))
    return root


@pytest.fixture(scope="session")
def lasting_site(
    shared_app: Flask, make_settings: MakeSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Flask]:
    """One application whose client is built, for all tests that leave it as it is."""
    root = _build(tmp_path_factory.mktemp("dist"))
    with fresh_app(make_settings(CLIENT_DIST=str(root))) as lasting:
        _add_trial_views(lasting)
        yield lasting


@pytest.fixture
def site(app: Flask, lasting_site: Flask) -> Iterator[FlaskClient]:
    """A visitor of an application whose client is built."""
    yield lasting_site.test_client()
    let_go(lasting_site)
