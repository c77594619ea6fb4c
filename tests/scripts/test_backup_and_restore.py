"""A backup is encrypted, comes back whole, and brings back no session and nobody who left."""

import pytest
from sqlalchemy import delete, func, insert, select, text

from scripts.backups.age_encryption import new_key
from server.articles.bundled_articles import read_bundled_articles
from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import now
from server.extensions import db
from server.imports.models import FILES, IMPORTS, NAMES
from server.transactions.models import Transaction
from server.users.models import User
from tests.support.backups import Place, add


def look(place: Place) -> tuple[int, int]:
    """How many rows there are, and the balance."""
    with place.at_work():
        count = db.session.scalar(select(func.count()).select_from(Transaction)) or 0
        return count, db.session.scalars(select(User.balance)).one()


def erase(place: Place) -> str:
    """Erase the account and note it, as the worker does."""
    with place.at_work():
        owner_id = db.session.scalars(select(User.id)).one()
        audit.record(actions.ACCOUNT_ERASED, actor_id=None, target_id=owner_id)
        db.session.execute(delete(User))
    return owner_id


def test_a_backup_brings_everything_back_and_no_session(place: Place) -> None:
    before = look(place)
    backup = place.back_up()
    assert b"Ayu" not in backup.read_bytes()
    assert b"SQLite" not in backup.read_bytes()
    assert backup.stat().st_mode & 0o077 == 0
    add(place)
    assert look(place) != before
    refused = place.run("restore", str(backup))
    assert refused.returncode == 1
    assert "--force" in refused.stderr
    done = place.run("restore", str(backup), "--force")
    assert done.returncode == 0, done.stderr
    assert "Every balance is its opening amount and the sum of its rows." in done.stdout
    # Those that were backed up, and that each article came with the release.
    assert f"The audit log is whole: {2 + len(list(read_bundled_articles()))} acts." in done.stdout
    assert look(place) == before
    with place.at_work():
        assert db.session.scalars(select(User.session_version)).one() > 1000


def test_the_files_of_imports_are_in_no_backup(place: Place) -> None:
    before = look(place)
    values = {"id": "F" * 26, "content": b"WARUNG", "digest": b"", "is_encrypted": False}
    with place.at_work():
        owner_id = db.session.scalars(select(User.id)).one()
        db.session.execute(insert(FILES), {"owner_id": owner_id, **values})
        moments = {"today": now().date(), "created_at": now()}
        one = {"id": "I" * 26, "state": "failed", **moments}
        db.session.execute(insert(IMPORTS), {"owner_id": owner_id, **one})
        named = {"import_id": one["id"], "name": "mutasi.csv"}
        db.session.execute(insert(NAMES), {"owner_id": owner_id, **named})
    backup = place.back_up()

    done = place.run("restore", str(backup), "--force")

    assert done.returncode == 0, done.stderr
    with place.at_work():
        assert db.session.scalar(select(func.count()).select_from(FILES)) == 0
        assert db.session.scalar(select(func.count()).select_from(NAMES)) == 0
        assert db.session.scalar(select(func.count()).select_from(IMPORTS)) == 1
    assert look(place) == before


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_the_command_lines_do_so_too(place: Place) -> None:
    before = look(place)
    made = place.run_apart("backup")
    assert made.returncode == 0, made.stderr
    (backup,) = place.backups.glob("*.age")
    add(place)
    done = place.run_apart("restore", str(backup), "--force")
    assert done.returncode == 0, done.stderr
    assert look(place) == before


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_another_key_and_a_changed_byte_are_refused_and_change_nothing(place: Place) -> None:
    backup = place.back_up()
    add(place)
    present = look(place)
    other = place.run("restore", str(backup), "--force", BACKUP_KEY=new_key())
    assert other.returncode == 1
    assert "does not open with this BACKUP_KEY" in other.stderr
    content = bytearray(backup.read_bytes())
    content[-100] ^= 1
    backup.write_bytes(content)
    assert "damaged" in place.run("restore", str(backup), "--force").stderr
    backup.write_bytes(content[:-200])
    assert "damaged" in place.run("restore", str(backup), "--force").stderr
    assert look(place) == present


def test_an_account_erased_since_the_backup_stays_closed(place: Place) -> None:
    backup = place.back_up()
    erase(place)
    assert place.run("restore", str(backup), "--force").returncode == 0
    with place.at_work():
        closes_at = db.session.scalars(select(User.closes_at)).one()
        assert closes_at is not None
        assert closes_at < now()


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_a_later_backup_beside_it_tells_who_was_erased(place: Place) -> None:
    backup = place.back_up()
    renamed = backup.rename(backup.with_name(f"lumbung-20260101T000000Z{backup.name[24:]}"))
    owner_id = erase(place)
    place.back_up()
    with place.at_work():
        for name in reversed(db.metadata.sorted_tables):
            db.session.execute(text(f"DROP TABLE IF EXISTS {name.name}"))
        db.session.execute(text("DROP TABLE alembic_version"))
    done = place.run("restore", str(renamed), "--force")
    assert done.returncode == 0, done.stderr
    with place.at_work():
        assert db.session.scalars(select(User.closes_at)).one() is not None
        assert db.session.scalars(select(User.id)).one() == owner_id


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_only_old_backups_are_removed(place: Place) -> None:
    first = place.back_up()
    old = first.with_name(f"lumbung-20200101T000000Z{first.name[24:]}")
    recent = first.with_name(f"lumbung-{now():%Y%m%d}T000000Z{first.name[24:]}")
    stranger = place.backups / "holiday.jpg"
    for path in (old, recent, stranger):
        path.write_bytes(b"-")
    place.back_up("--keep-days", "35")
    assert not old.exists()
    assert first.exists()
    assert recent.exists()
    assert stranger.exists()


def test_a_missing_key_and_missing_programs_are_told_plainly(place: Place) -> None:
    assert "BACKUP_KEY is missing" in place.run("backup", BACKUP_KEY="").stderr
    assert "BACKUP_KEY is no key" in place.run("backup", BACKUP_KEY="secret").stderr
    if place.environ["DATABASE_URL"].startswith("postgresql"):
        told = place.run("backup", PATH="/nowhere").stderr
        assert "pg_dump is not on the PATH" in told


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_a_missing_and_an_empty_file_are_told_plainly(place: Place) -> None:
    missing = place.backups / "lumbung-none.age"
    told = place.run("restore", str(missing), "--force").stderr
    assert "lumbung-none.age does not exist" in told
    place.backups.mkdir(exist_ok=True)
    missing.touch()
    told = place.run("restore", str(missing), "--force").stderr
    assert "lumbung-none.age is empty" in told
    assert "damaged" not in told
    assert "is no file" in place.run("restore", str(place.backups), "--force").stderr
