"""The WSGI environ of a request, without headers that could pass for others."""

from collections.abc import Iterable
from typing import Any, Final, Protocol

from server.core.operations.standard_error import PresentStandardError

Environ = dict[str, Any]
HeaderItems = Iterable[tuple[str, str]]

ALWAYS: Final[Environ] = {
    "SCRIPT_NAME": "",
    "SERVER_SOFTWARE": "Lumbung",
    "wsgi.version": (1, 0),
    "wsgi.errors": PresentStandardError(),
    "wsgi.input_terminated": True,
    "wsgi.multithread": True,
    "wsgi.multiprocess": True,
    "wsgi.run_once": False,
}
# WSGI knows these without the prefix of other headers.
UNPREFIXED: Final = {"content-type": "CONTENT_TYPE", "content-length": "CONTENT_LENGTH"}


class Headers(Protocol):
    """The headers of a request, with names in lower case."""

    def items(self) -> list[tuple[str, str]]: ...


class Scope(Protocol):
    """A request as the web server tells it; addresses are `host:port`."""

    headers: Headers

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def query_string(self) -> str: ...
    @property
    def http_version(self) -> str: ...
    @property
    def scheme(self) -> str: ...
    @property
    def server(self) -> str: ...
    @property
    def client(self) -> str: ...
    @property
    def authority(self) -> str | None: ...


def environ_of(scope: Scope) -> Environ:
    """The environ of a request; its input and file wrapper are still to be set."""
    server, _colon, port = scope.server.rpartition(":")
    environ = dict(
        ALWAYS,
        REQUEST_METHOD=scope.method,
        PATH_INFO=scope.path.encode().decode("latin-1"),
        QUERY_STRING=scope.query_string,
        SERVER_PROTOCOL=f"HTTP/{scope.http_version}",
        SERVER_NAME=server,
        SERVER_PORT=port,
        REMOTE_ADDR=scope.client.rpartition(":")[0].strip("[]"),
    )
    environ["wsgi.url_scheme"] = scope.scheme
    environ.update(header_variables(scope.headers.items()))
    if "HTTP_TRANSFER_ENCODING" in environ:
        # HTTP says that the length, if there is one, does not count then.
        environ.pop("CONTENT_LENGTH", None)
    if "HTTP_HOST" not in environ:
        environ["HTTP_HOST"] = scope.authority or ""
    return environ


def header_variables(items: HeaderItems) -> dict[str, str]:
    """The environ's variables for headers; repeated ones are joined as HTTP says.

    WSGI has one name for X-Forwarded-For and X_Forwarded_For, so that a client could speak for
    a proxy. Headers with an underscore are dropped.
    """
    found: dict[str, str] = {}
    for name, value in items:
        if "_" in name:
            continue
        if name in UNPREFIXED:
            found.setdefault(UNPREFIXED[name], value)
            continue
        key = "HTTP_" + name.upper().replace("-", "_")
        if key in found:
            separator = ";" if name == "cookie" else ","
            found[key] = f"{found[key]}{separator}{value}"
        else:
            found[key] = value
    return found
