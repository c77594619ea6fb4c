"""Whether a database file is at the newest revision, without loading the application."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from scripts.setup.stamps import ROOT

VERSIONS = ROOT / "server" / "migrations" / "versions"
# revision = "0002", down_revision: str | None = "0001"
ASSIGNED = re.compile(
    r"^(revision|down_revision)\b[^=\n]*=\s*[\"']([^\"']+)[\"']\s*(?:#.*)?$", re.MULTILINE
)


def newest_revision(versions: Path = VERSIONS) -> str | None:
    """Return the one revision that no other follows; None when that is not plain to see."""
    named: dict[str, set[str]] = {"revision": set(), "down_revision": set()}
    for file in versions.glob("*.py"):
        found = dict(ASSIGNED.findall(file.read_text(encoding="utf-8")))
        if "revision" not in found and file.name != "__init__.py":
            return None
        for word, value in found.items():
            named[word].add(value)
    newest = named["revision"] - named["down_revision"]
    return newest.pop() if len(newest) == 1 else None


def is_newest(database: Path, versions: Path = VERSIONS) -> bool:
    """Tell whether this SQLite file is at the newest revision; False whenever in doubt."""
    newest = newest_revision(versions)
    if newest is None or not database.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as link:
            return link.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest,)]
    except sqlite3.Error:
        return False
