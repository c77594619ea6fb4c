"""Clearing up the sessions of an account that were revoked."""

import redis
import structlog

from server.core.database.unit_of_work import after_commit
from server.sessions import service as sessions

log = structlog.get_logger(__name__)


def sign_out_everywhere(owner_id: str, *, below: int | None = None) -> None:
    """Forget the sessions of an account once the present transaction is durable.

    They are dead by their version already, so Redis out of reach costs nothing but its memory.
    With `below` those of that version stay: a device may have got a new one by then.
    """

    def forget() -> None:
        try:
            sessions.end_all(owner_id, below=below)
        except (redis.ConnectionError, redis.TimeoutError) as error:
            log.warning("sessions_not_forgotten", reason=type(error).__name__)

    after_commit(forget)
