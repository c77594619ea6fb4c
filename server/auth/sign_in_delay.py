"""The growing wait between failed sign-ins to an account from devices that it does not know.

It bounds the guesses of any number of addresses to about a hundred a day and ends by itself within
15 minutes.
"""

import math
import time
from typing import Any, Final

from server.core.errors import RateLimited
from server.core.http.rate_limits import scale
from server.core.security.encryption import keyed_digest
from server.extensions import redis_store
from server.settings import current_settings

FREE: Final = 10
FIRST_SECONDS: Final = 5
LONGEST_SECONDS: Final = 15 * 60
REMEMBERED_SECONDS: Final = 24 * 60 * 60
# One step, so that many tries at once are no more than many in a row. Times are milliseconds;
# a try during the wait changes nothing.
_TAKE: Final = """
local present, free = tonumber(ARGV[1]), tonumber(ARGV[2])
local ends = tonumber(redis.call('HGET', KEYS[1], 'ends') or '0')
if ends > present then return ends - present end
local failures = redis.call('HINCRBY', KEYS[1], 'failures', 1)
if failures >= free then
  local wait = math.min(tonumber(ARGV[4]), tonumber(ARGV[3]) * 2 ^ math.min(failures - free, 20))
  redis.call('HSET', KEYS[1], 'ends', string.format('%.0f', present + wait))
end
redis.call('EXPIRE', KEYS[1], ARGV[5])
return 0
"""
# The failure that is given back was the newest, unless the wait after it has passed already.
_GIVE_BACK: Final = """
if tonumber(redis.call('HGET', KEYS[1], 'failures') or '0') > 0 then
  redis.call('HINCRBY', KEYS[1], 'failures', -1)
  redis.call('HDEL', KEYS[1], 'ends')
end
"""


def count_failure(email: str) -> None:
    """Count a failure of an account, or raise RateLimited during its wait."""
    milliseconds: Any = redis_store.client.eval(
        _TAKE,
        1,
        _key(email),
        math.floor(time.time() * 1000),
        scale(FREE),
        FIRST_SECONDS * 1000,
        LONGEST_SECONDS * 1000,
        REMEMBERED_SECONDS,
    )
    if milliseconds:
        raise RateLimited(math.ceil(milliseconds / 1000))


def uncount_failure(email: str) -> None:
    """Take the newest failure back, and the wait that it caused."""
    redis_store.client.eval(_GIVE_BACK, 1, _key(email))


def lift(email: str) -> None:
    """Forget the failures of an account and end its wait."""
    redis_store.client.delete(_key(email))


def _key(email: str) -> str:
    secret = current_settings().secret_key
    return f"sign-in-delay:{keyed_digest(secret, 'sign-in counters', email)}"
