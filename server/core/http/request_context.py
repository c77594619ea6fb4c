"""What every request gets: an id, a log line, a bounded body and private cache headers."""

import io
import re
import time
from functools import lru_cache
from os import urandom
from typing import IO, Any, Final, cast

import structlog
from flask import Flask, Request, Response, g, has_request_context, request
from werkzeug.routing import Map, MapAdapter
from werkzeug.utils import cached_property
from werkzeug.wsgi import get_host, get_input_stream

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
OK: Final = 200
REFUSED_METHODS: Final = frozenset({"TRACE", "TRACK", "CONNECT"})
ALLOWED: Final = "GET, HEAD, OPTIONS, POST, PUT, DELETE"

# A proxy looks its object up for each attribute.
_REQUEST: Final[Any] = request
_G: Final[Any] = g


class BoundedRequest(Request):
    """A request whose body is at most 64 KB unless its view says otherwise."""

    max_content_length = LARGEST_BODY
    max_form_memory_size = LARGEST_BODY

    @cached_property
    def blueprints(self) -> list[str]:
        """The blueprint of the view, which Flask would work out four times."""
        return super().blueprints

    @cached_property
    def stream(self) -> IO[bytes]:
        """The whole body, which the gateway has collected; TooLarge beyond the limit."""
        most, declared = self.max_content_length, self.environ.get("CONTENT_LENGTH", "")
        if declared.isdecimal() and int(declared) > most:
            raise TooLarge
        # One more byte distinguishes a body that is too long from one that just fits.
        body = self._input().read(most + 1)
        if len(body) > most:
            raise TooLarge
        return io.BytesIO(body)

    def _input(self) -> IO[bytes]:
        # The gateway gives a body as a whole; other servers, one without an end.
        if self.environ.get("wsgi.input_terminated"):
            return cast("IO[bytes]", self.environ["wsgi.input"])
        return get_input_stream(self.environ)

    def _get_file_stream(self, *_args: object, **_options: object) -> IO[bytes]:
        # The whole body is in memory already, so a temporary file would not help.
        return io.BytesIO()


class PathRoutedFlask(Flask):
    """A Flask application whose routes depend on the path alone, whatever the host."""

    def create_url_adapter(self, request: Request | None) -> MapAdapter | None:
        """Bind the routes to a request; the name of its host is worked out once."""
        if request is None or "HTTP_UPGRADE" in request.environ:
            return super().create_url_adapter(request)
        environ = request.environ
        scheme = environ["wsgi.url_scheme"]
        server = environ["SERVER_NAME"], environ["SERVER_PORT"]
        request.host, name = _host(scheme, environ.get("HTTP_HOST"), *server)
        return MapAdapter(
            self.url_map,
            name,
            environ["SCRIPT_NAME"],
            "",
            scheme,
            _decoded(environ["PATH_INFO"]),
            environ["REQUEST_METHOD"],
            _decoded(environ["QUERY_STRING"]),
        )


@lru_cache(maxsize=256)
def _host(scheme: str, header: str | None, server: str, port: str) -> tuple[str, str]:
    """The host of a request, and its name in routes; BadHost when it cannot be one."""
    environ = {"wsgi.url_scheme": scheme, "SERVER_NAME": server, "SERVER_PORT": port}
    host = get_host(environ if header is None else {**environ, "HTTP_HOST": header})
    return host, Map().bind(host).server_name


def _decoded(text: str) -> str:
    return text.encode("latin-1").decode(errors="replace")


def current_request() -> Request:
    """The request itself, which is faster than its proxy when several attributes are wanted."""
    call: Request = _REQUEST._get_current_object()
    return call


def request_id() -> str:
    """The id of this request; empty outside of requests."""
    return str(_G._get_current_object().get("request_id", "")) if has_request_context() else ""


def init_request_context(app: Flask, *, trusted: bool, country_header: str | None = None) -> None:
    """Give requests their ids, origins and log lines; a proxy's headers count only if `trusted`."""
    # Bound once: an unbound logger is set up again for each line.
    log = structlog.get_logger("request").bind()

    @app.before_request
    def begin() -> None:
        call, stored = current_request(), _G._get_current_object()
        headers, environ = call.headers, call.environ
        given = headers.get(HEADER, "") if trusted else ""
        stored.request_id = given if ACCEPTABLE.fullmatch(given) else urandom(ID_BYTES).hex()
        stored.started = time.perf_counter()
        country = headers.get(country_header, "") if trusted and country_header else ""
        set_origin(call.remote_addr or "", environ.get("HTTP_USER_AGENT", ""), country)
        structlog.contextvars.bind_contextvars(request_id=stored.request_id)
        if REFUSAL in environ:
            raise environ[REFUSAL]
        if "\0" in call.path:
            raise NotFound
        if call.method in REFUSED_METHODS:
            raise MethodNotAllowed(headers={"Allow": ALLOWED})

    @app.after_request
    def finish(response: Response) -> Response:
        call, status, headers = current_request(), response.status_code, response.headers
        headers.add(HEADER, _stored("request_id") or "")
        is_api = call.path == API or call.path.startswith(BELOW_API)
        view = app.view_functions.get(call.endpoint or "")
        # Nobody's data may be stored by caches.
        if is_api and status == OK and is_cacheable(view):
            headers["Cache-Control"] = "no-cache"
            response.add_etag()
            response.make_conditional(call)
        elif is_api:
            _forbid_caching(response)
        log.info("request", **_line(call, status))
        return response

    app.teardown_request(_forget)


def _forbid_caching(response: Response) -> None:
    """Forbid caching; whole header lines are faster, and nearly every response is private."""
    names = {name for name, _value in response.headers}
    if "Cache-Control" in names:
        if response.headers["Cache-Control"].endswith(VIEW_CACHE_CONTROL):
            return
        del response.headers["Cache-Control"]
    response.headers.add("Cache-Control", "no-store")
    if "Vary" in names:
        response.vary.update(PRIVATE)
    else:
        response.headers.add("Vary", ", ".join(PRIVATE))


def _forget(_error: BaseException | None) -> None:
    clear_origin()


def milliseconds_since_start() -> float:
    """How long this request has taken so far; 0 when it failed before it began."""
    started: float | None = _stored("started")
    return 0.0 if started is None else (time.perf_counter() - started) * 1000


def _stored(name: str) -> Any:
    """What `begin` stored; None when the request failed before."""
    return _G._get_current_object().__dict__.get(name)


def _line(call: Request, status: int) -> dict[str, object]:
    # The route, never the URL, which may contain a secret.
    rule = call.url_rule
    return {
        "method": call.method,
        "route": rule.rule if rule else "(none)",
        "status": status,
        "ms": round(milliseconds_since_start(), 1),
    }
