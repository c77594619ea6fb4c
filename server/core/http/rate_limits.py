"""Rate limits: counted in Redis, or per process while Redis is unreachable."""

import hashlib
import hmac
import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final, TypeVar, cast

import redis
from flask import Flask, current_app, g, request
from limits import RateLimitItem, RateLimitItemPerSecond, parse
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage
from limits.strategies import MovingWindowRateLimiter
from redis.exceptions import NoScriptError

from server.core.errors import AppError, Overloaded, RateLimited, StoreUnavailable
from server.core.http.access import mark_limited
from server.core.http.trusted_proxies import unmapped
from server.core.operations.redis_client import EXTENSION as REDIS

View = TypeVar("View", bound=Callable[..., Any])
Answer = TypeVar("Answer")

EXTENSION: Final = "failure_counters"
FACTOR: Final = "LIMITS_FACTOR"
# The proxy itself, to get at its object once.
_APP: Final[Any] = current_app


def client_address() -> str:
    """The address of the client by the trusted proxies, or its IPv6 network."""
    return network_address(request.remote_addr or "")


def network_address(remote: str) -> str:
    """The address itself, or the /64 network of an IPv6 address."""
    try:
        ip = unmapped(ipaddress.ip_address(remote))
    except ValueError:
        return remote or "unknown"
    if ip.version == 6:
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)


# Whoever rents one machine has such a network at least, by the version of IP.
WIDE_NETWORKS: Final = {4: 24, 6: 48}


def wide_network(address: str) -> str:
    """The network of an address in which one renter may have any other address too."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((ip, WIDE_NETWORKS[ip.version]), strict=False))


def user_or_address() -> str:
    """The signed-in person, else the client's address."""
    known = getattr(g.get("_login_user"), "id", None)
    return f"user:{known}" if known else client_address()


@dataclass(frozen=True)
class RateLimit:
    """At most so many counted events in so many seconds; `scaled` obeys LIMITS_FACTOR.

    With `needs_redis`, counting raises StoreUnavailable instead of using this process's memory.
    """

    name: str
    most: int
    seconds: int
    scaled: bool = True
    needs_redis: bool = False

    def item(self) -> RateLimitItem:
        """The limit of the counters, scaled by the factor of the application."""
        most = scale(self.most) if self.scaled else self.most
        return RateLimitItemPerSecond(most, self.seconds, namespace=self.name)


def scale(most: int) -> int:
    """A limit scaled by the factor of the application, LIMITS_FACTOR."""
    return max(1, round(most * float(_APP._get_current_object().config[FACTOR])))


class ClientStorage(RedisStorage):
    """Counters in Redis by the client of the application."""

    def __init__(self, client: redis.Redis) -> None:
        self._client = client
        # The address only tells the kind of server.
        super().__init__("redis://", connection_pool=client.connection_pool, wrap_exceptions=True)

    def get_connection(self, readonly: bool = False) -> Any:
        """The client, for reads and writes."""
        return self._client


class Counter(MovingWindowRateLimiter):
    """Counts events, and can uncount the newest one."""

    def uncount(self, item: RateLimitItem, key: str) -> None:
        raise NotImplementedError


class SharedCounter(Counter):
    """Counts in Redis for all processes."""

    def __init__(self, storage: RedisStorage, client: redis.Redis) -> None:
        super().__init__(storage)
        self._name = storage.prefixed_key
        self._client = client
        self._script = storage.lua_acquire_moving_window

    def hit(self, item: RateLimitItem, *identifiers: str, cost: int = 1) -> bool:
        """Count an event unless that exceeds the limit; StorageError while Redis is out of reach.

        Runs the script of the library, whose wrappers cost half as much as the trip to Redis.
        """
        key = self._name(item.key_for(*identifiers))
        given = (time.time(), item.amount, item.get_expiry(), cost)
        run: Any = self._client.execute_command
        try:
            return bool(run("EVALSHA", self._script.sha, 1, key, *given))
        except NoScriptError:
            return bool(self._load_and_run(key, given))
        except redis.RedisError as error:
            raise StorageError(error) from error

    def _load_and_run(self, key: str, given: tuple[float, ...]) -> Any:
        """Run the script at a server that has not seen it yet."""
        try:
            return self._script([key], given)
        except redis.RedisError as error:
            raise StorageError(error) from error

    def uncount(self, item: RateLimitItem, key: str) -> None:
        """Uncount the newest event; StorageError while Redis is out of reach."""
        try:
            self._client.lpop(self._name(item.key_for(key)))
        except (redis.ConnectionError, redis.TimeoutError) as error:
            raise StorageError(error) from error


class LocalCounter(Counter):
    """Counts in memory for this process alone."""

    def __init__(self, storage: MemoryStorage) -> None:
        super().__init__(storage)
        self._memory = storage

    def uncount(self, item: RateLimitItem, key: str) -> None:
        """Uncount the newest event."""
        name = item.key_for(key)
        with self._memory.locks[name]:
            del self._memory.events.get(name, [])[:1]


def seconds_to_wait(rule: RateLimit, *keys: str) -> int:
    """Whole seconds until these keys are below the limit again; 0 when they are now."""
    item, name = rule.item(), _digest(keys)

    def ask(counter: Counter) -> int:
        if counter.test(item, name):
            return 0
        wait = math.ceil(counter.get_window_stats(item, name).reset_time - time.time())
        # Fractions of a second add up to a little more than the window itself.
        return min(rule.seconds, max(1, wait))

    return _with_counter(rule, ask)


def require_below(rule: RateLimit, *keys: str) -> None:
    """Raise RateLimited while these keys are at the limit; counts nothing."""
    wait = seconds_to_wait(rule, *keys)
    if wait:
        raise RateLimited(wait)


def count_event(rule: RateLimit, *keys: str) -> bool:
    """Count one event of these keys; False when that exceeds the limit."""
    item, name = rule.item(), _digest(keys)
    return _with_counter(rule, lambda counter: counter.hit(item, name))


def count_or_refuse(rule: RateLimit, *keys: str) -> None:
    """Count one event of these keys; RateLimited when that was beyond the rule."""
    if not count_event(rule, *keys):
        require_below(rule, *keys)


def uncount_event(rule: RateLimit, *keys: str) -> None:
    """Uncount the newest event of these keys."""
    item, name = rule.item(), _digest(keys)
    _with_counter(rule, lambda counter: counter.uncount(item, name))


def reset_counter(rule: RateLimit, *keys: str) -> None:
    """Reset the counter of these keys."""
    item, name = rule.item(), _digest(keys)
    _with_counter(rule, lambda counter: counter.clear(item, name))


def limited(
    rule: str, *, by: Callable[[], str] = client_address, spared: tuple[type[AppError], ...] = ()
) -> Callable[[View], View]:
    """Answer 429 beyond a limit such as '300 per hour', scaled by LIMITS_FACTOR.

    A request that was Overloaded does not count, nor one that ended with a `spared` error.
    """
    item = parse(rule)
    uncounted: tuple[type[AppError], ...] = (Overloaded, *spared)

    def decorate(view: View) -> View:
        calls = RateLimit(f"{view.__module__}.{view.__name__}", item.amount, item.get_expiry())

        @wraps(view)
        def counted(*args: Any, **kwargs: Any) -> Any:
            key = by()
            if not count_event(calls, key):
                raise RateLimited(seconds_to_wait(calls, key))
            try:
                return view(*args, **kwargs)
            except uncounted:
                # An unserved request does not use up the limit.
                uncount_event(calls, key)
                raise

        return mark_limited(cast("View", counted))

    return decorate


def init_rate_limits(app: Flask, factor: float) -> None:
    """Give an application its counters; `factor` scales every limit."""
    client = cast("redis.Redis", app.extensions[REDIS])
    app.config[FACTOR] = factor
    shared = ClientStorage(client)
    app.extensions[EXTENSION] = (
        SharedCounter(shared, client),
        LocalCounter(MemoryStorage()),
    )


def _digest(keys: tuple[str, ...]) -> str:
    # Keys may be email or IP addresses: Redis stores only digests of personal data.
    secret = str(_APP._get_current_object().config["SECRET_KEY"]).encode()
    return hmac.digest(secret, "\n".join(keys).encode("utf-8", "replace"), hashlib.sha256).hex()


def _with_counter(rule: RateLimit, ask: Callable[[Counter], Answer]) -> Answer:
    counters: tuple[Counter, Counter] = _APP._get_current_object().extensions[EXTENSION]
    shared, local = counters
    try:
        return ask(shared)
    except StorageError as error:
        if rule.needs_redis:
            raise StoreUnavailable from error
        return ask(local)
