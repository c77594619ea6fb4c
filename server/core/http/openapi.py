"""The OpenAPI 3.1 document, made from the schemas of requests and responses."""

from threading import Lock
from typing import Any, Final, cast

import flask_smorest
from flask import Flask, current_app
from marshmallow import fields

from server.core.http.schemas import Schema

EXTENSION: Final = "openapi"
TITLE: Final = "Lumbung API"
VERSION: Final = "1"
DESCRIPTION: Final = (
    "Money is whole rupiah, dates are YYYY-MM-DD in the person's time zone, moments are RFC 3339"
    " in UTC. Every answer has a payload; every refusal a message, a stable code and a request id."
)


class RefusalPayload(Schema):
    message = fields.String(required=True)
    code = fields.String(required=True)
    errors = fields.Dict(keys=fields.String(), values=fields.List(fields.String()))
    datas = fields.List(fields.Dict(keys=fields.String()))
    request_id = fields.String(required=True)


class Refusal(Schema):
    """The body of every error."""

    message = fields.String(required=True)
    payload = fields.Nested(RefusalPayload, required=True)


class Api(flask_smorest.Api):
    """Registers blueprints; `error_handlers` alone handles errors.

    Blueprints are documented on demand, because that takes longer than everything else in
    creating an application, and few processes serve the document.
    """

    ERROR_SCHEMA = Refusal

    def __init__(self, *args: Any, **options: Any) -> None:
        self._undocumented: list[tuple[str, flask_smorest.Blueprint]] = []
        self._writing = Lock()
        super().__init__(*args, **options)

    def register_blueprint(self, blueprint: flask_smorest.Blueprint, **options: Any) -> None:
        """Register a blueprint, to be documented later."""
        name = options.get("name", blueprint.name)
        self._app.extensions["flask-smorest"]["blp_name_to_api"][name] = self
        self._app.register_blueprint(blueprint, **options)
        self._undocumented.append((name, blueprint))

    def to_dict(self) -> dict[str, Any]:
        """Document the remaining blueprints and return the document."""
        with self._writing:
            for name, blueprint in self._undocumented:
                blueprint.register_views_in_doc(
                    self, self._app, self.spec, name=name, parameters=None
                )
                self.spec.tag({"name": name, "description": blueprint.description})
            self._undocumented.clear()
            return cast("dict[str, Any]", self.spec.to_dict())

    def _register_error_handlers(self) -> None:
        """Leave the application's own handlers in place."""

    def _register_pagination_header(self) -> None:
        """No header to document: lists have cursors."""


def init_openapi(app: Flask) -> Api:
    """Set up the document of an application."""
    app.config.update(API_TITLE=TITLE, API_VERSION=VERSION, OPENAPI_VERSION="3.1.0")
    schemes = {
        "bearer": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"},
        "session": {"type": "apiKey", "in": "cookie", "name": "lumbung_session"},
    }
    api = Api(
        app,
        spec_kwargs={
            "info": {"description": DESCRIPTION},
            # Paths are relative to the site that serves the document.
            "servers": [{"url": "/"}],
            "components": {"securitySchemes": schemes},
        },
    )
    app.extensions[EXTENSION] = api
    return api


def document() -> dict[str, Any]:
    """The document of the current application."""
    api = cast("Api", current_app.extensions[EXTENSION])
    return api.to_dict()
