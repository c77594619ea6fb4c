"""Limits of failed sign-ins; an account is never locked.

A device that has signed in to an account before has a budget of its own there, which nobody else
can spend. Others are limited by address, by account, and by the number of networks that fail.
Without Redis nobody is let in, so every count needs it: the answer is the same for any password.
"""

from typing import Final

import structlog

from server.auth import failing_networks, sign_in_delay
from server.auth.errors import TooManySignIns
from server.core.errors import RateLimited
from server.core.http.rate_limits import (
    RateLimit,
    count_event,
    reset_counter,
    seconds_to_wait,
    uncount_event,
)
from server.core.operations.redis_client import FAILURES
from server.extensions import redis_store
from server.users import service as users

WINDOW: Final = 5 * 60

BY_DEVICE: Final = RateLimit("login-account-device", 10, WINDOW, needs_redis=True)
BY_PLACE: Final = RateLimit("login-account-address", 10, WINDOW, needs_redis=True)
BY_ADDRESS: Final = RateLimit("login-address", 300, WINDOW, needs_redis=True)

log = structlog.get_logger(__name__)


class ThrottledAttempt:
    """An attempt to sign in to an account.

    `known_device` names a device that has signed in to it before. `version` is the account's
    session version: after a new password, what failed at an address before counts no more.
    """

    def __init__(
        self, email: str, address: str, *, known_device: str | None = None, version: int = 0
    ) -> None:
        self.email = email
        self.address = address
        self.is_known = known_device is not None
        self._own: tuple[RateLimit, tuple[str, ...]] = (
            (BY_DEVICE, (email, known_device))
            if known_device is not None
            else (BY_PLACE, (email, address, str(version)))
        )

    def begin(self) -> None:
        """Count the attempt as a failure until it succeeds, or raise TooManySignIns.

        It is counted first, so that many tries at once are no more than many in a row. A try that
        is refused counts nowhere.
        """
        try:
            self._begin()
        except RateLimited as refusal:
            raise TooManySignIns(refusal.retry_after) from refusal

    def _begin(self) -> None:
        if self.is_known:
            self._count(*self._own)
            return
        failing_networks.require_few()
        counted = []
        try:
            for rule, keys in self._windows():
                self._count(rule, keys)
                counted.append((rule, keys))
            sign_in_delay.count_failure(self.email)
        except RateLimited:
            for rule, keys in counted:
                uncount_event(rule, *keys)
            raise

    def failed(self) -> None:
        """Count the network among those that fail; like a success, it needs Redis."""
        if self.is_known:
            redis_store.client.ping()
        else:
            failing_networks.count(self.address)

    def was_right(self) -> None:
        """The password was right, but opens nothing by itself: no failure, and others stay.

        Whoever registered an address again knows the password of the pending account, and must
        not be able to wipe out what was guessed against the one that is confirmed; nor may a
        password without the code that goes with it.
        """
        for rule, keys in self._windows():
            uncount_event(rule, *keys)
        if not self.is_known:
            sign_in_delay.uncount_failure(self.email)

    def succeeded(self) -> None:
        """Forget the failures here, and end the wait of the account everywhere."""
        if not self.is_known:
            uncount_event(BY_ADDRESS, self.address)
        rule, keys = self._own
        reset_counter(rule, *keys)
        sign_in_delay.lift(self.email)

    def _windows(self) -> tuple[tuple[RateLimit, tuple[str, ...]], ...]:
        return (self._own,) if self.is_known else ((BY_ADDRESS, (self.address,)), self._own)

    def _count(self, rule: RateLimit, keys: tuple[str, ...]) -> None:
        if not count_event(rule, *keys):
            raise RateLimited(seconds_to_wait(rule, *keys))


def lift_wait(email: str) -> None:
    """End the wait of an account whose owner has proved to read its mail."""
    try:
        sign_in_delay.lift(email)
    except FAILURES as error:
        # The browser that set the new password is known and passes without it.
        log.warning("sign_in_delay_not_lifted", error=type(error).__name__)


def erase(owner_id: str) -> None:
    """Delete the wait of an account."""
    account = users.find_recipient(owner_id)
    if account is not None:
        sign_in_delay.lift(account.email)
