"""Serves the static files of the client build."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from whitenoise import WhiteNoise

from server.core import errors
from server.core.http.request_context import current_request
from server.core.http.security_headers import Environ, StartResponse, WsgiApp
from server.settings import Settings

HASHED: Final = r"^/assets/"
NEVER_SERVED: Final = re.compile(r"(^|/)\.|\.map(\.br|\.gz)?$")
# Files without a hash in their name are revalidated after an hour.
MAX_AGE: Final = 3600
WORKER: Final = "/sw.js"
# Beside the static files of the build: removes an installed service worker and its caches.
WITHDRAWN_WORKER: Final = "withdrawn-worker.js"
# Link previews and feed readers embed these.
EMBEDDABLE: Final = re.compile(r"^/(share-|favicon\.|icon-|assets/covers/)")
READ_METHODS: Final = ("GET", "HEAD")
IS_FILE: Final = "lumbung.is_file"


class Files(WhiteNoise):
    """Built files, without source maps and hidden files.

    `replaced` gives the files that are sent in place of those of the build, by their paths.
    """

    def __init__(self, application: WsgiApp, *, replaced: dict[str, Path], **options: Any) -> None:
        self.replaced = replaced
        super().__init__(application, **options)

    def add_file_to_dictionary(self, url: str, path: str, stat_cache: Any = None) -> None:
        other = self.replaced.get(url)
        if other:
            super().add_file_to_dictionary(url, str(other))
        elif not NEVER_SERVED.search(url):
            super().add_file_to_dictionary(url, path, stat_cache)

    def add_cache_headers(self, headers: Any, path: str, url: str) -> None:
        """Cache all files but the service worker, whose address never changes."""
        super().add_cache_headers(headers, path, url)
        if EMBEDDABLE.search(url):
            headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        if url == WORKER:
            headers["Cache-Control"] = "no-cache"

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        """Serve a file for reading methods; the application rejects the others with an error."""
        is_file = environ.get("PATH_INFO", "") in self.files
        if is_file and environ["REQUEST_METHOD"] not in READ_METHODS:
            environ[IS_FILE] = True
            response: Iterable[bytes] = self.application(environ, start_response)
            return response
        served: Iterable[bytes] = super().__call__(environ, start_response)
        return served


def reject_writes() -> None:
    """Reject requests that write to a file."""
    if current_request().environ.get(IS_FILE):
        raise errors.MethodNotAllowed(headers={"Allow": ", ".join(READ_METHODS)})


def serve_files(inner: WsgiApp, settings: Settings) -> WsgiApp:
    """Serve the files of the build in front of an application."""
    root = settings.client_dist / "static"
    if not root.is_dir():
        return inner
    files: WsgiApp = Files(
        inner,
        replaced={} if settings.service_worker else {WORKER: root.parent / WITHDRAWN_WORKER},
        root=str(root),
        prefix="/",
        max_age=MAX_AGE,
        immutable_file_test=HASHED,
        allow_all_origins=False,
        mimetypes={".webmanifest": "application/manifest+json"},
    )
    return files
