"""What a restored database must not bring back: sessions and accounts that left since."""

from datetime import datetime, timedelta

from flask import Flask
from sqlalchemy import update

from scripts.backups.backup_header import Departures
from server.audit import actions
from server.audit import service as audit
from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.second_factor import secret_encryption
from server.users.models import User

# More sessions than anybody ends between two backups: none of them may count again.
FURTHER = 1000


def apply_departures(app: Flask, departures: Departures) -> int:
    """End every session, close again who was closing, and hand who was erased to the worker.

    An account that closes in the backup stays closing unless somebody later undid that. Returns
    how many authenticators' secrets do not open with the present keys.
    """
    with app.app_context(), unit_of_work():
        db.session.execute(update(User).values(session_version=User.session_version + FURTHER))
        for owner_id in departures.reopened.keys() - departures.closing.keys():
            _close(owner_id, None)
        for owner_id, moment in departures.closing.items():
            _close(owner_id, datetime.fromisoformat(moment))
        for owner_id in departures.erased:
            _close(owner_id, now() - timedelta(seconds=1))
        audit.record(actions.DATABASE_RESTORED, actor_id=None)
        return secret_encryption.count_unreadable()


def _close(owner_id: str, moment: datetime | None) -> None:
    db.session.execute(update(User).where(User.id == owner_id).values(closes_at=moment))
