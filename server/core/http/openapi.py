"""The OpenAPI 3.1 document, made from the schemas that check requests and shape answers."""

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
    """How every refusal looks."""

    message = fields.String(required=True)
    payload = fields.Nested(RefusalPayload, required=True)


class Api(flask_smorest.Api):
    """Registers blueprints; failures are told by `core.refusals` alone.

    They are documented when somebody asks: few processes are ever asked, and it takes longer
    than all else that makes an application.
    """

    ERROR_SCHEMA = Refusal

    def __init__(self, *args: Any, **options: Any) -> None:
        self._undocumented: list[tuple[str, flask_smorest.Blueprint]] = []
        self._writing = Lock()
        super().__init__(*args, **options)

    def register_blueprint(self, blueprint: flask_smorest.Blueprint, **options: Any) -> None:
        """Hang the views of a blueprint, which are documented later."""
        name = options.get("name", blueprint.name)
        self._app.extensions["flask-smorest"]["blp_name_to_api"][name] = self
        self._app.register_blueprint(blueprint, **options)
        self._undocumented.append((name, blueprint))

    def to_dict(self) -> dict[str, Any]:
        """Document what is not yet, and return the whole."""
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
        """Lists here have cursors: there is no such header to describe."""


def init_openapi(app: Flask) -> Api:
    """Begin the document of an application."""
    app.config.update(API_TITLE=TITLE, API_VERSION=VERSION, OPENAPI_VERSION="3.1.0")
    schemes = {
        "bearer": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"},
        "session": {"type": "apiKey", "in": "cookie", "name": "lumbung_session"},
    }
    api = Api(
        app,
        spec_kwargs={
            "info": {"description": DESCRIPTION},
            # The paths begin at the root of whichever site serves the document.
            "servers": [{"url": "/"}],
            "components": {"securitySchemes": schemes},
        },
    )
    app.extensions[EXTENSION] = api
    return api


def document() -> dict[str, Any]:
    """The whole document of the present application."""
    api = cast("Api", current_app.extensions[EXTENSION])
    return api.to_dict()
