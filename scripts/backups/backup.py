"""Write an encrypted backup of the database while the product runs."""

import argparse
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from scripts.backups.age_encryption import new_key, parse_identity, read_encrypted, write_encrypted
from scripts.backups.backup_header import Header, creation_time
from scripts.backups.database_store import get_store, read_state
from scripts.backups.errors import BackupError
from server.core.calendar.clock import format_utc
from server.settings import Settings, from_environment


def create_backup(settings: Settings, directory: Path) -> Path:
    """Write a backup into a directory, read it back, and return its path; BackupError."""
    identity = parse_identity(settings.backup_key)
    store = get_store(settings.database_url)
    if store.kind == "sqlite" and store.is_empty():
        raise BackupError("The database holds nothing of ours: there is nothing to keep.")
    directory.mkdir(parents=True, exist_ok=True, mode=0o700)
    revision, departures = read_state(settings.database_url)
    header = Header(store.kind, revision, format_utc(datetime.now(UTC)), departures)
    path = directory / header.file_name()
    unfinished = path.with_suffix(".part")
    try:
        # Beside the backup, so that no plain copy is left in an unexpected place.
        with tempfile.TemporaryDirectory(dir=directory, prefix=".making-") as scratch:
            with store.dump(Path(scratch)) as body:
                written = write_encrypted(header.line(), body, unfinished, identity)
            with open("/dev/null", "wb") as nowhere:
                line, read = read_encrypted(unfinished, identity, nowhere)
        if read != written or Header.parse(line) != header:
            raise BackupError("What was written cannot be read back: the disk may be failing.")
        unfinished.rename(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return path


def delete_older_backups(directory: Path, newest: Path, days: int) -> list[Path]:
    """Remove backups that are older than so many days, never the one just made."""
    limit = datetime.now(UTC) - timedelta(days=days)
    old = [
        path
        for path in sorted(directory.iterdir())
        if path != newest and (moment := creation_time(path)) is not None and moment < limit
    ]
    for path in old:
        path.unlink()
    return old


def main() -> None:
    """Back up; exit code 1 with a plain sentence when that is not possible."""
    parser = argparse.ArgumentParser(prog="scripts/backup", description=__doc__)
    parser.add_argument("--to", type=Path, help="where backups lie (DATA_DIR/backups)")
    parser.add_argument("--keep-days", type=int, metavar="N", help="remove those older than N days")
    parser.add_argument("--new-key", action="store_true", help="print a key for BACKUP_KEY")
    arguments = parser.parse_args()
    if arguments.new_key:
        print(new_key())
        return
    settings = from_environment()
    directory = arguments.to or settings.data_dir / "backups"
    started = time.monotonic()
    try:
        path = create_backup(settings, directory)
    except BackupError as error:
        sys.exit(str(error))
    size = path.stat().st_size / 1_000_000
    print(f"{path} ({size:.1f} MB, {time.monotonic() - started:.1f} s, read back)")
    if arguments.keep_days is not None:
        for gone in delete_older_backups(directory, path, arguments.keep_days):
            print(f"removed {gone.name}")


if __name__ == "__main__":
    main()
