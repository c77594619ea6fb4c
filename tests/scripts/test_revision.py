"""A start skips the release step only where it would change nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from scripts.processes.schema_revision import is_newest, newest_revision
from scripts.setup.stamps import ROOT


def database_at(path: Path, *revisions: str) -> Path:
    """Make a database file that says it is at these revisions."""
    with closing(sqlite3.connect(path)) as link, link:
        link.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        link.executemany("INSERT INTO alembic_version VALUES (?)", [(each,) for each in revisions])
    return path


def versions_in(path: Path, **followed: str | None) -> Path:
    """Write revisions, each named with the one that it follows."""
    for name, before in followed.items():
        (path / f"{name}.py").write_text(f'revision = "{name}"\ndown_revision = {before!r}\n')
    return path


def test_the_newest_revision_is_the_one_that_the_migrations_end_with() -> None:
    assert (
        newest_revision() == ScriptDirectory(str(ROOT / "server" / "migrations")).get_current_head()
    )


def test_a_database_at_the_newest_revision_is_known_as_such(tmp_path: Path) -> None:
    versions = versions_in(tmp_path, first=None, second="first")
    assert is_newest(database_at(tmp_path / "new", "second"), versions)


@pytest.mark.parametrize("revisions", [(), ("first",), ("third",), ("first", "second")])
def test_a_database_at_any_other_revision_is_released(
    tmp_path: Path, revisions: tuple[str, ...]
) -> None:
    versions = versions_in(tmp_path, first=None, second="first")
    assert not is_newest(database_at(tmp_path / "other", *revisions), versions)


def test_a_database_that_is_missing_empty_or_broken_is_released(tmp_path: Path) -> None:
    versions = versions_in(tmp_path, first=None)
    (tmp_path / "empty").touch()
    (tmp_path / "broken").write_bytes(b"no database" * 100)
    for name in ("missing", "empty", "broken"):
        assert not is_newest(tmp_path / name, versions)


def test_revisions_without_one_end_are_left_to_the_release_step(tmp_path: Path) -> None:
    versions = versions_in(tmp_path, first=None, second="first", other="first")
    assert newest_revision(versions) is None
    assert not is_newest(database_at(tmp_path / "new", "second"), versions)
