"""A second application with views of its own, to see how the core treats any view."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from marshmallow import fields, validate
from sqlalchemy import text

from server.core import openapi
from server.core.access import public
from server.core.blueprint import Blueprint
from server.core.database import db
from server.core.envelope import envelope
from server.core.errors import Conflict
from server.core.limits import limited
from server.core.schemas import Schema, Text
from server.core.unit_of_work import begin_writing
from tests.conftest import MakeSettings
from tests.support.trial import fresh_app


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
        begin_writing()
    store(how)
    if how == "refused":
        raise Conflict
    return envelope(datas=[])


@blueprint.route("/limited", methods=["POST"])
@public
@limited("3 per minute")
def few() -> dict[str, Any]:
    return envelope(datas=[])


def store(cause: str) -> None:
    """Write a row that a test can look for."""
    db.session.execute(
        text(
            "INSERT INTO outbox (id, cause, template, parameters, recipient, language, state,"
            " attempts, due_at, created_at) VALUES (:id, :id, 't', '{}', 'r@example.com', 'en',"
            " 'sent', 0, '2026-01-01 00:00:00', '2026-01-01 00:00:00')"
        ),
        {"id": cause},
    )


def stored() -> list[str]:
    """The causes that were kept."""
    db.session.rollback()
    return list(db.session.scalars(text("SELECT cause FROM outbox ORDER BY cause")))


MakeTrial = Callable[..., Flask]


@pytest.fixture
def make_trial(app: Flask, make_settings: MakeSettings) -> Iterator[MakeTrial]:
    """Build an application with the trial views, on settings changed by keyword arguments."""

    with ExitStack() as applications:

        def make(**changes: str) -> Flask:
            trial = applications.enter_context(fresh_app(make_settings(**changes)))
            api = trial.extensions[openapi.EXTENSION]
            api.register_blueprint(blueprint, url_prefix="/api/v1")
            return trial

        yield make


@pytest.fixture
def trial(make_trial: MakeTrial) -> FlaskClient:
    """A visitor of an application with the trial views."""
    return make_trial().test_client()
