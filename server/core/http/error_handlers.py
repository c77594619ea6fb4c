"""Error handlers: every exception becomes an error response of one shape."""

import sqlite3
from typing import Final

import psycopg
import redis
import structlog
from flask import Flask, Response, jsonify
from sqlalchemy import exc as database
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from server.core import errors
from server.core.http.envelope import error_body
from server.core.http.request_context import request_id
from server.core.text.i18n import current_language

BY_STATUS: Final[dict[int, type[errors.AppError]]] = {
    kind.status: kind
    for kind in (
        errors.BadRequest,
        errors.Unauthorized,
        errors.Forbidden,
        errors.NotFound,
        errors.MethodNotAllowed,
        errors.NotAcceptable,
        errors.Conflict,
        errors.PreconditionFailed,
        errors.TooLarge,
        errors.UnsupportedMediaType,
        errors.ValidationFailed,
    )
}
DATABASE_UNREACHABLE: Final = (
    database.OperationalError,
    database.InterfaceError,
    database.TimeoutError,
    # A transaction that cannot begin, on a locked file or with a silent server, raises errors of
    # the driver.
    sqlite3.OperationalError,
    psycopg.OperationalError,
)
# PostgreSQL's state for idle_in_transaction_session_timeout.
IDLE_IN_TRANSACTION_TIMEOUT: Final = "25P03"
REDIS_UNREACHABLE: Final = (redis.ConnectionError, redis.TimeoutError)

log = structlog.get_logger(__name__)


def init_error_handlers(app: Flask) -> None:
    """Register the handlers of an application."""
    app.register_error_handler(errors.AppError, error_response)
    app.register_error_handler(HTTPException, _http)
    for database_error in DATABASE_UNREACHABLE:
        app.register_error_handler(database_error, _database_failed)
    app.register_error_handler(database.InternalError, _database_internal_error)
    for redis_error in REDIS_UNREACHABLE:
        app.register_error_handler(redis_error, _redis_failed)
    app.register_error_handler(Exception, _unexpected)


def error_response(error: errors.AppError) -> Response:
    """The response to an error."""
    response = jsonify(error_body(error, current_language(), request_id()))
    response.status_code = error.status
    response.headers.extend(error.headers)
    return response


def _http(error: HTTPException) -> Response | HTTPException:
    if error.code is not None and error.code < 400:
        return error
    converted = _error_of(error.code or 500)
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        converted.headers["Allow"] = ", ".join(sorted(error.valid_methods))
    return error_response(converted)


def _error_of(status: int) -> errors.AppError:
    unknown = errors.BadRequest if status < 500 else errors.InternalError
    return BY_STATUS.get(status, unknown)()


def _database_failed(error: Exception) -> Response:
    log.error("database_out_of_reach", error=type(error).__name__)
    return error_response(errors.StoreUnavailable("database"))


def _database_internal_error(error: database.InternalError) -> Response:
    if (
        error.connection_invalidated
        or getattr(error.orig, "sqlstate", None) == IDLE_IN_TRANSACTION_TIMEOUT
    ):
        return _database_failed(error)
    return _unexpected(error)


def _redis_failed(error: Exception) -> Response:
    log.error("redis_out_of_reach", error=type(error).__name__)
    return error_response(errors.StoreUnavailable("redis"))


def _unexpected(error: Exception) -> Response:
    log.error("unexpected_error", error=type(error).__name__, exc_info=error)
    return error_response(errors.InternalError())
