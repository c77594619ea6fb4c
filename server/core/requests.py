"""What every request gets: an id, a line in the log, and private answers that no cache keeps."""

import re
import time
from typing import Final

import structlog
from flask import Flask, Request, Response, current_app, g, has_request_context, request

from server.core.access import is_cacheable
from server.core.errors import NotFound
from server.core.ids import new_id

HEADER: Final = "X-Request-Id"
ACCEPTABLE: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
API: Final = "/api/"
LARGEST_BODY: Final = 64 * 1024

log = structlog.get_logger("request")


class BoundedRequest(Request):
    """A request whose body is at most 64 KB unless its view says otherwise."""

    max_content_length = LARGEST_BODY
    max_form_memory_size = LARGEST_BODY


def request_id() -> str:
    """The id of the present request; empty outside of requests."""
    return str(g.get("request_id", "")) if has_request_context() else ""


def init_requests(app: Flask, *, trusted: bool) -> None:
    """Give requests their ids and log lines; ids of a trusted proxy are kept."""

    @app.before_request
    def begin() -> None:
        given = request.headers.get(HEADER, "") if trusted else ""
        g.request_id = given if ACCEPTABLE.fullmatch(given) else new_id()
        g.started = time.perf_counter()
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=g.request_id)
        if "\0" in request.path:
            raise NotFound

    app.after_request(_finish)


def _finish(response: Response) -> Response:
    response.headers[HEADER] = request_id()
    if request.path.startswith(API) and _is_for_everyone():
        response.headers["Cache-Control"] = "no-cache"
        response.add_etag()
        response.make_conditional(request)
    elif request.path.startswith(API):
        response.headers["Cache-Control"] = "no-store"
        response.vary.update(("Cookie", "Authorization"))
    log.info("request", **_line(response))
    return response


def _is_for_everyone() -> bool:
    """Whether a cache may keep what this view answers: nobody's data, and no failure."""
    return is_cacheable(current_app.view_functions.get(request.endpoint or ""))


def _line(response: Response) -> dict[str, object]:
    # The template of the address, never the address: it may carry a secret.
    return {
        "method": request.method,
        "route": request.url_rule.rule if request.url_rule else "(none)",
        "status": response.status_code,
        "ms": round((time.perf_counter() - g.get("started", time.perf_counter())) * 1000, 1),
    }
