"""Rate limits: counted in Redis, in the memory of each process while Redis is out of reach."""

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
from limits.strategies import MovingWindowRateLimiter, RateLimiter

from server.core.errors import RateLimited
from server.core.redis_breaker import EXTENSION as REDIS

View = TypeVar("View", bound=Callable[..., Any])
Answer = TypeVar("Answer")

EXTENSION: Final = "failure_counters"
FACTOR: Final = "LIMITS_FACTOR"


def address() -> str:
    """Where the request comes from, as the trusted proxies tell; a home's IPv6 network is one."""
    remote = request.remote_addr or ""
    try:
        ip = ipaddress.ip_address(remote)
    except ValueError:
        return remote or "unknown"
    if ip.version == 6:
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)


def person() -> str:
    """The signed-in person, else the address."""
    known = getattr(g.get("_login_user"), "id", None)
    return f"user:{known}" if known else address()


@dataclass(frozen=True)
class Rule:
    """At most so many counted events in so many seconds; `scaled` obeys LIMITS_FACTOR."""

    name: str
    most: int
    seconds: int
    scaled: bool = True

    def item(self) -> RateLimitItem:
        item = RateLimitItemPerSecond(self.most, self.seconds, namespace=self.name)
        return _scaled(item) if self.scaled else item


def seconds_to_wait(rule: Rule, *keys: str) -> int:
    """Whole seconds until a counted rule lets these keys pass again; 0 when it does now."""
    item = rule.item()

    def ask(counter: RateLimiter) -> int:
        if counter.test(item, *keys):
            return 0
        return max(1, math.ceil(counter.get_window_stats(item, *keys).reset_time - time.time()))

    return _either(ask)


def require(rule: Rule, *keys: str) -> None:
    """Raise RateLimited while these keys are beyond the rule; counts nothing."""
    wait = seconds_to_wait(rule, *keys)
    if wait:
        raise RateLimited(wait)


def count(rule: Rule, *keys: str) -> bool:
    """Count one event of these keys; False when that was beyond the rule."""
    item = rule.item()
    return _either(lambda counter: counter.hit(item, *keys))


def forget(rule: Rule, *keys: str) -> None:
    """Count these keys from zero again."""
    item = rule.item()
    _either(lambda counter: counter.clear(item, *keys))


def limited(rule: str, *, by: Callable[[], str] = address) -> Callable[[View], View]:
    """Refuse with 429 what goes beyond a rule such as '300 per hour', scaled by LIMITS_FACTOR."""
    item = parse(rule)

    def decorate(view: View) -> View:
        calls = Rule(f"{view.__module__}.{view.__name__}", item.amount, item.get_expiry())

        @wraps(view)
        def counted(*args: Any, **kwargs: Any) -> Any:
            key = by()
            if not count(calls, key):
                raise RateLimited(seconds_to_wait(calls, key))
            return view(*args, **kwargs)

        return cast("View", counted)

    return decorate


def init_limits(app: Flask, redis_url: str, factor: float) -> None:
    """Give an application its counters; `factor` scales every limit."""
    pool = cast("redis.Redis", app.extensions[REDIS]).connection_pool
    app.config[FACTOR] = factor
    shared = RedisStorage(redis_url, connection_pool=pool, wrap_exceptions=True)
    app.extensions[EXTENSION] = (
        MovingWindowRateLimiter(shared),
        MovingWindowRateLimiter(MemoryStorage()),
    )


def _either(ask: Callable[[RateLimiter], Answer]) -> Answer:
    shared, local = cast("tuple[RateLimiter, RateLimiter]", current_app.extensions[EXTENSION])
    try:
        return ask(shared)
    except StorageError:
        return ask(local)


def _scaled(item: RateLimitItem) -> RateLimitItem:
    most = max(1, round(item.amount * float(current_app.config[FACTOR])))
    return type(item)(most, item.multiples, namespace=item.namespace)
