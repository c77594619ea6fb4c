"""Restore a backup: replace the database, migrate, erase departed accounts again, verify."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from flask import Flask

from scripts.backups.age_encryption import parse_identity, read_encrypted
from scripts.backups.backup_header import Departures, Header, creation_time
from scripts.backups.database_store import Store, get_store, has_data, read_state
from scripts.backups.errors import BackupError
from scripts.backups.restore_cleanup import apply_departures
from scripts.processes.schema_revision import VERSIONS
from server.app import create_app
from server.cli import init_cli
from server.extensions import db
from server.settings import Settings, from_environment

KEYS = "set SECRET_KEY or SECRET_KEY_PREVIOUS to what it was at the time of the backup."
CHECKS = ("check-balances", "check-audit")


def restore(settings: Settings, path: Path, *, force: bool, erased: list[str]) -> Departures:
    """Restore a backup into the configured database; returns the departures applied to it.

    BackupError when the file, the key or the database does not fit; then nothing has changed.
    """
    identity = parse_identity(settings.backup_key)
    store = get_store(settings.database_url)
    is_bare = store.is_empty()
    if not is_bare and not force and has_data(settings.database_url):
        raise BackupError("The database is not empty: --force replaces what it holds.")
    store.require_unused()
    known = Departures(erased=erased)
    with tempfile.TemporaryDirectory(prefix="lumbung-restore-") as scratch:
        content = Path(scratch) / "content"
        with content.open("wb") as file:
            content.chmod(0o600)
            line, _digest = read_encrypted(path, identity, file)
        header = Header.parse(line)
        _require_matching(header, store)
        known = known.with_older(header.departures)
        for later in _later_backups(path):
            later_header = Header.parse(read_encrypted(later, identity, None)[0])
            known = known.with_older(later_header.departures)
        if not is_bare:
            known = known.with_older(_read_departures(settings))
        store.replace(content)
    app = create_app(settings)
    init_cli(app)
    _flask(app, "release")
    locked = apply_departures(app, known)
    if locked:
        print(f"{locked} second factors do not open with these keys: {KEYS}", file=sys.stderr)
    for check in CHECKS:
        _flask(app, check)
    return known


def _require_matching(header: Header, store: Store) -> None:
    if header.engine != store.kind:
        raise BackupError(f"This backup is of {header.engine}, the database is {store.kind}.")
    if not (VERSIONS / f"{header.revision}.py").exists():
        raise BackupError(f"This release does not know the revision {header.revision}.")


def _later_backups(path: Path) -> list[Path]:
    """The backups in the same directory that are newer than this one."""
    moment = creation_time(path)
    if moment is None:
        return []
    return [
        other
        for other in path.resolve().parent.iterdir()
        if (made := creation_time(other)) is not None and made > moment
    ]


def _read_departures(settings: Settings) -> Departures:
    try:
        return read_state(settings.database_url)[1]
    except BackupError:
        return Departures()


def _flask(app: Flask, command: str) -> None:
    """Run a command of the product; BackupError with what it printed when it fails."""
    done = app.test_cli_runner().invoke(args=[command])
    if done.exit_code:
        raise BackupError(f"{command} failed after the restore:\n{done.output}{done.exception}")
    print(done.stdout.strip() or f"{command}: done")
    with app.app_context():
        db.engine.dispose()


def _names(path: Path | None) -> list[str]:
    return [] if path is None else path.read_text(encoding="ascii").split()


def main() -> None:
    """Restore; exit code 1 with a plain sentence when that is not possible."""
    parser = argparse.ArgumentParser(prog="scripts/restore", description=__doc__)
    parser.add_argument("file", type=Path, help="the backup")
    parser.add_argument("--force", action="store_true", help="replace what the database holds")
    parser.add_argument("--erased", type=Path, help="ids of accounts that were erased since then")
    arguments = parser.parse_args()
    started = time.monotonic()
    try:
        known = restore(
            from_environment(),
            arguments.file,
            force=arguments.force,
            erased=_names(arguments.erased),
        )
    except (BackupError, OSError) as error:
        sys.exit(str(error))
    print(f"Restored in {time.monotonic() - started:.1f} s; everybody signs in again.")
    print(f"{len(known.erased)} erased accounts stay erased once the worker runs.")


if __name__ == "__main__":
    main()
