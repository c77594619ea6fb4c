"""What every request gets: an id, a log line, a bounded body and private cache headers."""

import io
import re
import time
from secrets import token_hex
from typing import IO, Final

import structlog
from flask import Flask, Request, Response, current_app, g, has_request_context
from flask.globals import request_ctx
from werkzeug.utils import cached_property
from werkzeug.wsgi import get_input_stream

from server.core.errors import MethodNotAllowed, NotFound, TooLarge
from server.core.gateway.body_limits import LARGEST_BODY
from server.core.gateway.gateway import REFUSAL
from server.core.http.access import is_cacheable
from server.core.http.request_origin import clear_origin, set_origin

HEADER: Final = "X-Request-Id"
ID_BYTES: Final = 13
ACCEPTABLE: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")
API: Final = "/api"
BELOW_API: Final = "/api/"
# Cache-Control that a view may set itself: immutable, or revalidated on the own device alone.
VIEW_CACHE_CONTROL: Final = ("immutable", "private, no-cache")
PRIVATE: Final = ("Cookie", "Authorization")
# TRACE would echo headers that browsers hide from scripts, CONNECT would open a tunnel.
REFUSED_METHODS: Final = frozenset({"TRACE", "TRACK", "CONNECT"})
ALLOWED: Final = "GET, HEAD, OPTIONS, POST, PUT, DELETE"

log = structlog.get_logger("request")


class BoundedRequest(Request):
    """A request whose body is at most 64 KB unless its view says otherwise."""

    max_content_length = LARGEST_BODY
    max_form_memory_size = LARGEST_BODY

    @cached_property
    def stream(self) -> IO[bytes]:
        """The whole body, which the gateway has collected; TooLarge beyond the limit."""
        most = self.max_content_length
        if (self.content_length or 0) > most:
            raise TooLarge
        # One more byte distinguishes a body that is too long from one that just fits.
        body = get_input_stream(self.environ, max_content_length=most + 1).read()
        if len(body) > most:
            raise TooLarge
        return io.BytesIO(body)

    def _get_file_stream(self, *_args: object, **_options: object) -> IO[bytes]:
        # The whole body is in memory already, so a temporary file would not help.
        return io.BytesIO()


def request_id() -> str:
    """The id of this request; empty outside of requests."""
    return str(g.get("request_id", "")) if has_request_context() else ""


def init_request_context(app: Flask, *, trusted: bool, country_header: str | None = None) -> None:
    """Give requests their ids, origins and log lines; a proxy's headers count only if `trusted`."""

    @app.before_request
    def begin() -> None:
        # The request itself is faster than its proxy, which looks it up for each attribute.
        call = request_ctx.request
        headers = call.headers
        given = headers.get(HEADER, "") if trusted else ""
        g.request_id = given if ACCEPTABLE.fullmatch(given) else token_hex(ID_BYTES)
        g.started = time.perf_counter()
        country = headers.get(country_header, "") if trusted and country_header else ""
        set_origin(call.remote_addr or "", headers.get("User-Agent", ""), country)
        structlog.contextvars.bind_contextvars(request_id=g.request_id)
        if REFUSAL in call.environ:
            raise call.environ[REFUSAL]
        if "\0" in call.path:
            raise NotFound
        if call.method in REFUSED_METHODS:
            raise MethodNotAllowed(headers={"Allow": ALLOWED})

    app.after_request(_finish)
    app.teardown_request(_forget)


def _finish(response: Response) -> Response:
    call = request_ctx.request
    response.headers[HEADER] = request_id()
    is_api = call.path == API or call.path.startswith(BELOW_API)
    if is_api and response.status_code == 200 and _is_public(call):
        response.headers["Cache-Control"] = "no-cache"
        response.add_etag()
        response.make_conditional(call)
    elif is_api and not response.headers.get("Cache-Control", "").endswith(VIEW_CACHE_CONTROL):
        _forbid_caching(response)
    log.info("request", **_line(call, response))
    return response


def _forbid_caching(response: Response) -> None:
    """Forbid caching; whole header lines are faster, and nearly every response is private."""
    response.headers["Cache-Control"] = "no-store"
    if "Vary" in response.headers:
        response.vary.update(PRIVATE)
    else:
        response.headers["Vary"] = ", ".join(PRIVATE)


def _forget(_error: BaseException | None) -> None:
    clear_origin()


def _is_public(call: Request) -> bool:
    """Whether caches may store the response of this view, because it has nobody's data."""
    return is_cacheable(current_app.view_functions.get(call.endpoint or ""))


def milliseconds_since_start() -> float:
    """How long this request has taken so far; 0 when it failed before it began."""
    started: float | None = g.get("started")
    return 0.0 if started is None else (time.perf_counter() - started) * 1000


def _line(call: Request, response: Response) -> dict[str, object]:
    # The route, never the URL, which may contain a secret.
    rule = call.url_rule
    return {
        "method": call.method,
        "route": rule.rule if rule else "(none)",
        "status": response.status_code,
        "ms": round(milliseconds_since_start(), 1),
    }
