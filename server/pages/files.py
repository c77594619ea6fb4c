"""Serves the hashed files of the client's build."""

import re
from collections.abc import Iterable
from typing import Any, Final

from flask import request
from whitenoise import WhiteNoise

from server.core import errors
from server.core.http.security_headers import Environ, StartResponse, WsgiApp
from server.settings import Settings

HASHED: Final = r"^/assets/"
NEVER_SERVED: Final = re.compile(r"(^|/)\.|\.map(\.br|\.gz)?$")
# The other files are looked at again after an hour; they keep their names when they change.
FILE_SECONDS: Final = 3600
WORKER: Final = "/sw.js"
# Link previews and feed readers show these on pages of their own.
SHARED: Final = re.compile(r"^/(share-|favicon\.|icon-|assets/covers/)")
READING: Final = ("GET", "HEAD")
IS_FILE: Final = "lumbung.is_file"


class Files(WhiteNoise):
    """Built files, without source maps and hidden files."""

    def add_file_to_dictionary(self, url: str, path: str, stat_cache: Any = None) -> None:
        if not NEVER_SERVED.search(url):
            super().add_file_to_dictionary(url, path, stat_cache)

    def add_cache_headers(self, headers: Any, path: str, url: str) -> None:
        """Let browsers keep files but the worker, whose address never changes."""
        super().add_cache_headers(headers, path, url)
        if SHARED.search(url):
            headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        if url == WORKER:
            headers["Cache-Control"] = "no-cache"

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        """Serve a file to readers; the application says no to everybody else, in words."""
        is_file = environ.get("PATH_INFO", "") in self.files
        if is_file and environ["REQUEST_METHOD"] not in READING:
            environ[IS_FILE] = True
            refused: Iterable[bytes] = self.application(environ, start_response)
            return refused
        served: Iterable[bytes] = super().__call__(environ, start_response)
        return served


def refuse_writing() -> None:
    """Say no to whoever writes to a file."""
    if request.environ.get(IS_FILE):
        raise errors.MethodNotAllowed(headers={"Allow": ", ".join(READING)})


def serve_files(inner: WsgiApp, settings: Settings) -> WsgiApp:
    """Put the hashed files of the build in front of an application."""
    root = settings.client_dist / "static"
    if not root.is_dir():
        return inner
    files: WsgiApp = Files(
        inner,
        root=str(root),
        prefix="/",
        max_age=FILE_SECONDS,
        immutable_file_test=HASHED,
        allow_all_origins=False,
        mimetypes={".webmanifest": "application/manifest+json"},
    )
    return files
