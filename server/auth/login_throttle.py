"""Rate limits of failed logins; an account is never locked."""

import time
from typing import Any, Final

import redis

from server.core.http.rate_limits import (
    RateLimit,
    count_or_refuse,
    require_below,
    reset_counter,
    uncount_event,
)
from server.core.security.encryption import keyed_digest
from server.extensions import redis_store
from server.settings import current_settings
from server.users import service as users

WINDOW: Final = 5 * 60
DAY: Final = 24 * 60 * 60
REMEMBERED: Final = 90 * DAY
MOST_REMEMBERED: Final = 100

BY_ACCOUNT: Final = RateLimit("login-account", 10, WINDOW)
BY_DEVICE: Final = RateLimit("login-account-address", 10, WINDOW)
BY_ADDRESS: Final = RateLimit("login-address", 300, WINDOW)
BY_ALL: Final = RateLimit("login-all", 1000, WINDOW)
IN_A_ROW: Final = RateLimit("login-row", 100, DAY)


class ThrottledAttempt:
    """An attempt to sign in to an account from an address.

    Where an account was signed in to before, only the failures from there count: a stranger who
    guesses elsewhere cannot keep the owner out.
    """

    def __init__(self, email: str, address: str) -> None:
        self.account = digest(email)
        self.address = address
        self.device = digest(email, address)
        self.is_known = _is_known(self.account, self.device)

    def begin(self) -> None:
        """Count the attempt as a failure until it succeeds, or raise RateLimited.

        It is counted first, so that many tries at once are no more than many in a row.
        """
        if not self.is_known:
            require_below(BY_ALL, "all")
        for rule, key in self._own():
            count_or_refuse(rule, key)

    def failed(self) -> None:
        """Count the failure for the address and the site; RateLimited beyond the limits."""
        for rule, key in ((BY_ALL, "all"), (BY_ADDRESS, self.address)):
            count_or_refuse(rule, key)

    def was_right(self) -> None:
        """The password was right, but opens nothing by itself: no failure, and others stay.

        Whoever registered an address again knows the password of the pending account, and must
        not be able to wipe out what was guessed against the one that is confirmed; nor may a
        password without the code that goes with it.
        """
        for rule, key in self._own():
            uncount_event(rule, key)

    def succeeded(self) -> None:
        """Reset the failures, and remember that the owner signs in from here."""
        for rule, key in self._own():
            reset_counter(rule, key)
        key, present = _known_key(self.account), time.time()
        with redis_store.client.pipeline(transaction=True) as together:
            together.zadd(key, {self.device: present + REMEMBERED})
            together.zremrangebyscore(key, 0, present)
            together.zremrangebyrank(key, 0, -MOST_REMEMBERED - 1)
            together.expire(key, REMEMBERED)
            together.execute()

    def _own(self) -> tuple[tuple[RateLimit, str], ...]:
        if self.is_known:
            return (BY_DEVICE, self.device), (IN_A_ROW, self.device)
        return (BY_DEVICE, self.device), (BY_ACCOUNT, self.account), (IN_A_ROW, self.account)


def erase(owner_id: str) -> None:
    """Delete from where the owner of an account signed in."""
    account = users.find_recipient(owner_id)
    if account is not None:
        redis_store.client.delete(_known_key(digest(account.email)))


def _is_known(account: str, device: str) -> bool:
    try:
        until: Any = redis_store.client.zscore(_known_key(account), device)
    except (redis.ConnectionError, redis.TimeoutError):
        return False
    return until is not None and float(until) > time.time()


def _known_key(account: str) -> str:
    return f"signed-in-from:{account}"


def digest(*parts: str) -> str:
    """The keyed digest of an address for Redis: without the key, addresses cannot be guessed."""
    return keyed_digest(current_settings().secret_key, "sign-in counters", *parts)
