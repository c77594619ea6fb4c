"""Logging: JSON lines on standard error with UTC and request id, without secrets."""

import json
import logging
from collections.abc import MutableMapping
from functools import cache
from typing import Any, Final, TextIO, cast

import orjson
import structlog

from server.core.operations.standard_error import PresentStandardError

SECRET_WORDS: Final = (
    "password",
    "secret",
    "token",
    "cookie",
    "authorization",
    "amount",
    "balance",
    "email",
    "otp",
)
HIDDEN: Final = "[hidden]"
# Libraries that log each of their steps.
QUIET: Final = ("huey", "alembic")


def init_logging(level: str) -> None:
    """Send every log line of this process, the libraries' too, as JSON to standard error."""
    threshold = logging.getLevelNamesMapping()[level]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Without local variables, which may be passwords.
        structlog.processors.ExceptionRenderer(
            structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        ),
        hide_messages,
        hide_secrets,
    ]
    output = PresentStandardError()
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer(serializer=_to_json)],
        logger_factory=structlog.WriteLoggerFactory(file=cast("TextIO", output)),
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        cache_logger_on_first_use=False,
    )
    _init_libraries(output, threshold, shared)


def _init_libraries(output: PresentStandardError, threshold: int, shared: list[Any]) -> None:
    handler = logging.StreamHandler(output)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(serializer=_to_json),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # At DEBUG libraries log data, such as the rows of queries.
    root.setLevel(max(logging.INFO, threshold))
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, threshold))


def _to_json(event: Any, **options: Any) -> str:
    """A line in ASCII, whatever reads it."""
    try:
        line = orjson.dumps(event)
    except TypeError:
        line = b"\xff"
    return line.decode() if line.isascii() else json.dumps(event, **options)


def hide_messages(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Reduce an exception to its type and traceback.

    Its message may repeat user input, or a row that the database rejected.
    """
    for exception in event.get("exception", ()):
        exception["exc_value"] = HIDDEN
    return event


def hide_secrets(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Replace values whose names suggest secrets or amounts of money."""
    for name in event:
        if is_secret(name):
            event[name] = HIDDEN
    return event


@cache
def is_secret(name: str) -> bool:
    """Whether values of this name stay out of the log."""
    return any(word in name.lower() for word in SECRET_WORDS)
