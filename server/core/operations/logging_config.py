"""JSON lines on standard error: UTC, request id, nothing secret, no broken lines."""

import logging
import sys
from collections.abc import MutableMapping
from functools import cache
from typing import Any, Final, TextIO, cast

import structlog

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
# Libraries that tell each of their steps.
QUIET: Final = ("huey", "alembic")


class StandardError:
    """The standard error of this moment, which a test or a supervisor may have exchanged."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def init_logging(level: str) -> None:
    """Send every log line of this process, the libraries' too, as JSON to standard error."""
    threshold = logging.getLevelNamesMapping()[level]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Without the local variables: a password is one of them.
        structlog.processors.ExceptionRenderer(
            structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        ),
        hide_messages,
        hide_secrets,
    ]
    output = StandardError()
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer(ensure_ascii=True)],
        logger_factory=structlog.WriteLoggerFactory(file=cast("TextIO", output)),
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        cache_logger_on_first_use=False,
    )
    _init_libraries(output, threshold, shared)


def _init_libraries(output: StandardError, threshold: int, shared: list[Any]) -> None:
    handler = logging.StreamHandler(output)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=True),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # Below it they tell whatever passes through their hands, such as the rows that were read.
    root.setLevel(max(logging.INFO, threshold))
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, threshold))


def hide_messages(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Keep of an exception its type and where it was raised.

    What it says may repeat what somebody typed, or the row that a database refused.
    """
    for told in event.get("exception", ()):
        told["exc_value"] = HIDDEN
    return event


def hide_secrets(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Replace values whose names sound secret or tell sums of money."""
    for name in event:
        if is_secret(name):
            event[name] = HIDDEN
    return event


@cache
def is_secret(name: str) -> bool:
    """Whether values of this name stay out of the log."""
    return any(word in name.lower() for word in SECRET_WORDS)
