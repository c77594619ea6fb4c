"""The pictures of articles: those that the client's build made from drawings, and uploads."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from server.articles import uploads
from server.settings import current_settings

FILE: Final = "covers.json"
FIELDS: Final = ("src", "width", "height", "avif", "webp", "share")


def cover(name: str | None) -> dict[str, Any] | None:
    """The picture of this name in its sizes, None when there is no such picture."""
    if not name:
        return None
    if name.startswith(uploads.PREFIX):
        return uploads.described(name)
    path = current_settings().client_dist / FILE
    try:
        return _read(path, path.stat().st_mtime_ns).get(name)
    except FileNotFoundError:
        return None


@lru_cache(maxsize=4)
def _read(path: Path, _changed: int) -> dict[str, dict[str, Any]]:
    found = json.loads(path.read_text("utf-8"))
    return {name: {field: one[field] for field in FIELDS} for name, one in found.items()}
