"""A restore reopens no account that closes, and closes none that was kept."""

from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, select, text
from sqlalchemy.engine import make_url

from server.audit import actions
from server.audit import service as audit
from server.extensions import db
from server.users import closure
from server.users.models import User
from tests.support.backups import Place


def close(place: Place, *, restored: bool = False) -> None:
    """Close the account, and undo that, as its owner does."""
    with place.at_work():
        owner_id = db.session.scalars(select(User.id)).one()
        if restored:
            closure.reopen_account(owner_id)
            audit.record(actions.ACCOUNT_RESTORED, actor_id=None, target_id=owner_id)
        else:
            closure.close_account(owner_id)
            audit.record(actions.ACCOUNT_CLOSED, actor_id=owner_id)


def closes_at(place: Place) -> datetime | None:
    """When the one account closes."""
    with place.at_work():
        return db.session.scalars(select(User.closes_at)).one()


def lose(place: Place) -> None:
    """Lose the database, and migrate an empty one in its place."""
    url = make_url(place.environ["DATABASE_URL"])
    if url.get_backend_name() == "sqlite":
        for file in Path(str(url.database)).parent.glob("lumbung.sqlite3*"):
            file.unlink()
    else:
        engine = create_engine(url, isolation_level="AUTOCOMMIT")
        with engine.connect() as link:
            link.execute(text("DROP SCHEMA public CASCADE"))
            link.execute(text("CREATE SCHEMA public"))
        engine.dispose()
    with place.at_work():
        assert db.session.scalar(select(func.count()).select_from(User)) == 0


@pytest.mark.parametrize("options", [(), ("--force",)])
def test_an_account_that_closes_still_closes_in_a_freshly_migrated_database(
    place: Place, options: tuple[str, ...]
) -> None:
    close(place)
    moment = closes_at(place)
    backup = place.back_up()
    lose(place)
    done = place.run("restore", str(backup), *options)
    assert done.returncode == 0, done.stderr
    assert moment is not None
    assert closes_at(place) == moment


def test_a_closing_that_was_undone_since_the_backup_stays_undone(place: Place) -> None:
    close(place)
    backup = place.back_up()
    close(place, restored=True)
    done = place.run("restore", str(backup), "--force")
    assert done.returncode == 0, done.stderr
    assert closes_at(place) is None


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_a_closing_that_was_undone_before_the_last_one_changes_nothing(place: Place) -> None:
    close(place)
    close(place, restored=True)
    close(place)
    moment = closes_at(place)
    backup = place.back_up()
    assert place.run("restore", str(backup), "--force").returncode == 0
    assert closes_at(place) == moment


def test_an_account_that_closed_since_the_backup_closes_again(place: Place) -> None:
    backup = place.back_up()
    close(place)
    moment = closes_at(place)
    assert place.run("restore", str(backup), "--force").returncode == 0
    assert closes_at(place) == moment
