"""The keys that names are sorted by, where code of the release before wrote the name alone."""

from datetime import timedelta
from typing import Final

from sqlalchemy import Row, bindparam, inspect, or_, select, update

from server.core.calendar.clock import now
from server.extensions import db
from server.users.models import User, name_key

# Twice the rhythm of the job and more, so that a turn may be missed.
LOOKED_BACK: Final = timedelta(hours=3)
AT_ONCE: Final = 1_000

_TABLE: Final = inspect(User).local_table.c
_CHANGE: Final = (
    update(User)
    # Whoever changes the name meanwhile writes its key too.
    .where(_TABLE.id == bindparam("whose"), _TABLE.fullname == bindparam("name"))
    .values(fullname_key=bindparam("key"))
)


def mend_keys() -> int:
    """Write the keys of names that were added or changed without them; returns how many.

    While a release rolls out, processes of the one before know nothing of keys: whoever registers
    there has an empty one, whoever changes their name there keeps that of the name before.
    """
    mended, last = 0, ""
    while some := _perhaps_wrong(last):
        wrong = [
            {"whose": row.id, "name": row.fullname, "key": name_key(row.fullname)}
            for row in some
            if row.fullname_key != name_key(row.fullname)
        ]
        if wrong:
            db.session.connection().execute(_CHANGE, wrong)
        mended, last = mended + len(wrong), some[-1].id
    return mended


def _perhaps_wrong(last: str) -> list[Row[tuple[str, str, str]]]:
    doubtful = or_(_TABLE.fullname_key == "", _TABLE.updated_at > now() - LOOKED_BACK)
    asked = select(_TABLE.id, _TABLE.fullname, _TABLE.fullname_key).where(
        _TABLE.id > last, doubtful
    )
    return list(db.session.execute(asked.order_by(_TABLE.id).limit(AT_ONCE)))
