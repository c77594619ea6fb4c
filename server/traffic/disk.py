"""What is gone from Redis goes from its disk too.

An append-only file keeps what was written until it is rewritten: keys of days that are over, and
whose views waited.
"""

import redis
import structlog

from server.extensions import redis_store

log = structlog.get_logger(__name__)


def forget_gone() -> None:
    """Let Redis write its append-only file anew, when it has one."""
    client = redis_store.client
    try:
        if client.info("persistence")["aof_enabled"]:
            client.bgrewriteaof()
    except redis.ResponseError as error:
        # It writes it already, or may not be asked: then whoever runs it sees to that.
        log.warning("views_stay_on_disk", reason=str(error))
