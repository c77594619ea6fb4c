"""JSON lines on standard error: UTC, request id, nothing secret, no broken lines."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

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


def init_logs(level: str) -> None:
    """Send every log line of this process, the libraries' too, through one JSON writer."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Without the local variables: a password is one of them.
        structlog.processors.ExceptionRenderer(
            structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        ),
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
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
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def hide_secrets(
    _logger: Any, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Replace values whose names sound secret or tell sums of money."""
    for name in event:
        if any(word in name.lower() for word in SECRET_WORDS):
            event[name] = HIDDEN
    return event
