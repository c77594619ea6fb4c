"""From how many networks sign-ins fail, however often each of them does."""

import math
import time
from typing import Any, Final

from server.core.errors import RateLimited
from server.core.http.rate_limits import scale, wide_network
from server.core.security.encryption import keyed_digest
from server.extensions import redis_store
from server.settings import current_settings

# Of networks: counting addresses would let one attacker close sign-in for everybody.
MOST: Final = 1000
SECONDS: Final = 5 * 60
KEY: Final = "failing-networks"


def count(address: str) -> None:
    """Count the network of an address, once in a while of SECONDS."""
    present = time.time()
    with redis_store.client.pipeline(transaction=True) as together:
        together.zremrangebyscore(KEY, 0, present - SECONDS)
        together.zadd(KEY, {_digest(wide_network(address)): present})
        together.expire(KEY, SECONDS)
        together.execute()


def require_few() -> None:
    """Raise RateLimited while sign-ins fail from too many networks."""
    most = scale(MOST)
    if count_recent() < most:
        return
    # Below the limit again once so many of the oldest have left.
    newest: Any = redis_store.client.zrevrange(KEY, most - 1, most - 1, withscores=True)
    for _network_digest, last_failed in newest:
        raise RateLimited(math.ceil(last_failed + SECONDS - time.time()))


def count_recent() -> int:
    """How many networks failed within SECONDS."""
    number: Any = redis_store.client.zcount(KEY, time.time() - SECONDS, "+inf")
    return int(number)


def _digest(network: str) -> str:
    return keyed_digest(current_settings().secret_key, "failing networks", network)
