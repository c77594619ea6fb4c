"""Jobs of the worker for accounts; one repairs the sort keys of names."""

from datetime import timedelta
from typing import Final

from sqlalchemy import Row, bindparam, or_, select, update

from server.core.calendar.clock import now
from server.core.operations.job_queue import Job
from server.extensions import db
from server.users.activity import record_activity
from server.users.email_change import delete_expired_requests
from server.users.models import USERS, User, name_sort_key
from server.users.registration import delete_unconfirmed

# More than twice the interval of the job, so that a run may be missed.
LOOKED_BACK: Final = timedelta(hours=3)
AT_ONCE: Final = 1_000

_CHANGE: Final = (
    update(User)
    # A change of the name in the meantime writes its key too.
    .where(USERS.c.id == bindparam("whose"), USERS.c.fullname == bindparam("name"))
    .values(fullname_key=bindparam("key"))
)


def repair_name_keys() -> int:
    """Write the sort keys of names that were saved without them; returns how many.

    While a release rolls out, processes of the previous one do not write keys: a registration
    leaves it empty, a change of the name leaves the key of the old name.
    """
    mended, last = 0, ""
    while some := _suspects(last):
        wrong = [
            {"whose": row.id, "name": row.fullname, "key": name_sort_key(row.fullname)}
            for row in some
            if row.fullname_key != name_sort_key(row.fullname)
        ]
        if wrong:
            db.session.connection().execute(_CHANGE, wrong)
        mended, last = mended + len(wrong), some[-1].id
    return mended


def _suspects(last: str) -> list[Row[tuple[str, str, str]]]:
    doubtful = or_(USERS.c.fullname_key == "", USERS.c.updated_at > now() - LOOKED_BACK)
    asked = select(USERS.c.id, USERS.c.fullname, USERS.c.fullname_key).where(
        USERS.c.id > last, doubtful
    )
    return list(db.session.execute(asked.order_by(USERS.c.id).limit(AT_ONCE)))


JOBS: Final = (
    Job("free_unverified", delete_unconfirmed, every_seconds=60 * 60),
    Job("active_users", record_activity, every_seconds=60),
    Job("forget_addresses", delete_expired_requests, every_seconds=60 * 60),
    Job("name_keys", repair_name_keys, every_seconds=60 * 60),
)
