"""The pictures of articles: those that the client's build made from drawings."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from server.settings import current_settings

FILE: Final = "covers.json"
FIELDS: Final = ("src", "width", "height", "avif", "webp", "share")


def cover(name: str | None) -> dict[str, Any] | None:
    """The picture of this name in its sizes, None when the build has no such picture."""
    return _read(current_settings().client_dist / FILE).get(name) if name else None


@lru_cache(maxsize=4)
def _read(path: Path) -> dict[str, dict[str, Any]]:
    try:
        found = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return {name: {field: one[field] for field in FIELDS} for name, one in found.items()}
