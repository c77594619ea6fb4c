"""Taking back what waits to be pushed when nobody needs to be told any more."""

from collections.abc import Collection

from sqlalchemy import delete

from server.core.database.transactional_outbox import PENDING
from server.extensions import db
from server.push.models import PushMessage
from server.push.outbox import is_on


def withdraw(owner_id: str, causes: Collection[str]) -> None:
    """Drop what still waits for the owner's browsers; what was sent stays shown."""
    if not causes or not is_on():
        return
    waiting = (
        PushMessage.owner_id == owner_id,
        PushMessage.cause.in_(causes),
        PushMessage.state == PENDING,
    )
    gone = delete(PushMessage).where(*waiting)
    db.session.execute(gone.execution_options(synchronize_session=False))
