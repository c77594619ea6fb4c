"""Cross-origin requests: exact origins from the settings, none by default."""

from typing import Final

from flask import Flask, Response, request

METHODS: Final = "GET, HEAD, POST, PUT, DELETE"
HEADERS: Final = (
    "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Background"
)
EXPOSED: Final = "ETag, Retry-After, X-Request-Id"
PREFLIGHT_SECONDS: Final = "600"


def init_cors(app: Flask, origins: tuple[str, ...], prefix: str) -> None:
    """Let pages of these origins call the API with credentials."""
    if not origins:
        return

    @app.before_request
    def preflight() -> Response | None:
        asked = request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers
        return Response(status=204) if asked and request.path.startswith(prefix) else None

    @app.after_request
    def allow(response: Response) -> Response:
        if not request.path.startswith(prefix):
            return response
        response.vary.add("Origin")
        origin = request.headers.get("Origin")
        if origin not in origins:
            return response
        response.headers["Access-Control-Allow-Origin"] = origin
        response.headers["Access-Control-Allow-Credentials"] = "true"
        response.headers["Access-Control-Expose-Headers"] = EXPOSED
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        if request.method == "OPTIONS":
            response.headers["Access-Control-Allow-Methods"] = METHODS
            response.headers["Access-Control-Allow-Headers"] = HEADERS
            response.headers["Access-Control-Max-Age"] = PREFLIGHT_SECONDS
        return response
