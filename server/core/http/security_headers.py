"""Security headers of every response, static files and errors included."""

from collections.abc import Callable, Iterable
from typing import Any, Final

Environ = dict[str, Any]
StartResponse = Callable[..., Any]
WsgiApp = Callable[[Environ, StartResponse], Iterable[bytes]]
HeaderList = list[tuple[str, str]]

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
ALWAYS: Final = (
    # Otherwise the web server names itself.
    ("Server", "Lumbung"),
    ("Content-Security-Policy", CONTENT_SECURITY_POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "strict-origin-when-cross-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
# For URLs of mailed links, which must not leak in a Referer.
NO_REFERRER: Final = ("Referrer-Policy", "no-referrer")
LINK_PARAMETER: Final = "token="
# Two years, as the preload lists of browsers require.
TRANSPORT: Final = ("Strict-Transport-Security", "max-age=63072000; includeSubDomains")


class SecurityHeaders:
    """The outermost WSGI layer: adds the missing security headers to every response."""

    def __init__(self, inner: WsgiApp, *, https: bool) -> None:
        self.inner = inner
        always = [*ALWAYS, TRANSPORT] if https else ALWAYS
        self.headers = [(name.lower(), (name, value)) for name, value in always]

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        own = [NO_REFERRER] if LINK_PARAMETER in environ.get("QUERY_STRING", "").lower() else []

        def start(status: str, headers: HeaderList, *args: Any) -> Any:
            headers = headers + own
            present = {name.lower() for name, _value in headers}
            added = [header for name, header in self.headers if name not in present]
            return start_response(status, headers + added, *args)

        return self.inner(environ, start)
