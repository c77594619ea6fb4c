"""Redis with short timeouts and a circuit breaker."""

import select
import socket
import threading
import time
from typing import Any, Final, cast

import redis
from flask import Flask, current_app
from redis.backoff import NoBackoff
from redis.connection import PythonRespSerializer
from redis.exceptions import ClusterDownError, TryAgainError
from redis.retry import Retry

WAIT_SECONDS: Final = 0.3
REST_SECONDS: Final = 1.0
EXTENSION: Final = "redis_store"
# The proxy itself, to get at its object once.
_APP: Final[Any] = current_app
FAILURES: Final = (redis.ConnectionError, redis.TimeoutError)
# Errors about the state of Redis, not about the command: full, a replica, without disk or cluster.
REFUSALS: Final = (
    redis.OutOfMemoryError,
    redis.ReadOnlyError,
    ClusterDownError,
    TryAgainError,
)
REFUSAL_CODES: Final = ("MISCONF", "NOREPLICAS", "BUSY ", "UNKILLABLE", "-OOM ", "-READONLY ")


class BreakerOpen(redis.ConnectionError):
    """Redis failed a moment ago and is not called for REST_SECONDS."""


class RedisRefused(redis.ConnectionError):
    """Redis cannot run this command in its present state; other commands may still work."""


class CircuitBreaker:
    """Remembers, per process, that Redis failed; then one caller at a time tries again."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._closed = True
        self._rest_until = 0.0

    def check(self) -> None:
        """Raise BreakerOpen while the circuit is open, or while another thread tries Redis."""
        if self._closed:
            return
        with self._lock:
            now = time.monotonic()
            if now < self._rest_until:
                raise BreakerOpen("Redis is out of reach.")
            self._rest_until = now + WAIT_SECONDS

    def trip(self) -> None:
        with self._lock:
            self._closed = False
            self._rest_until = time.monotonic() + REST_SECONDS

    def close(self) -> None:
        """Close the circuit: Redis has answered."""
        self._closed = True

    def note(self, error: BaseException) -> None:
        """Open the circuit after an error that tells that Redis is out of reach."""
        if not isinstance(error, (BreakerOpen, RedisRefused)):
            self.trip()


class CommandPacker(PythonRespSerializer):
    """Packs a command of texts, bytes and numbers in one step; leaves others to the library."""

    def pack(self, *args: Any) -> Any:
        name, plain = args[0], cast("Any", super())
        # The library takes names apart, such as SCRIPT LOAD.
        if type(name) is not str or " " in name:
            return plain.pack(*args)
        parts = [b"*%d\r\n" % len(args)]
        for arg in args:
            kind = type(arg)
            if kind is str:
                packed = arg.encode()
            elif kind is bytes:
                packed = arg
            elif kind is int or kind is float:
                packed = repr(arg).encode()
            else:
                return plain.pack(*args)
            parts.append(b"$%d\r\n%b\r\n" % (len(packed), packed))
        return [b"".join(parts)]


class CircuitBreakerMixin(redis.Connection):
    """A connection that checks the breaker before it is used and trips it when it fails."""

    def __init__(self, *args: Any, breaker: CircuitBreaker, **kwargs: Any) -> None:
        self.breaker = breaker
        self._arrivals = select.poll()
        plain: Any = super()
        plain.__init__(*args, **kwargs)

    def _construct_command_packer(self, packer: Any) -> Any:
        return packer or CommandPacker(self._buffer_cutoff, self.encoder.encode)

    def connect(self) -> None:
        self.breaker.check()
        if self.is_connected:
            return
        plain: Any = super()
        try:
            plain.connect()
        except FAILURES as error:
            self.breaker.note(error)
            raise
        self._arrivals = select.poll()
        self._arrivals.register(cast("socket.socket", self._sock), select.POLLIN)

    def has_unread(self) -> bool:
        """Whether Redis has closed the connection or sent what nobody asked for.

        The library makes four system calls to find out.
        """
        if self._arrivals.poll(0) or self._parser._buffer.unread_bytes():
            # What came on a connection over TLS may be a part of its protocol.
            return self.can_read()
        return False

    def send_packed_command(self, command: Any, check_health: bool = True) -> None:
        plain: Any = super()
        try:
            plain.send_packed_command(command, check_health)
        except FAILURES as error:
            self.breaker.note(error)
            raise

    def read_response(self, *args: Any, **kwargs: Any) -> Any:
        try:
            answer = super().read_response(*args, **kwargs)
        except redis.ResponseError as error:
            self.breaker.close()
            raise _classified(error) from error
        except FAILURES as error:
            self.breaker.note(error)
            raise
        self.breaker.close()
        # The reply to a transaction contains the errors of its commands.
        for part in answer if isinstance(answer, list) else ():
            if isinstance(part, redis.ResponseError):
                raise _classified(part) from part
        return answer


def _classified(error: redis.ResponseError) -> redis.RedisError:
    """The error itself, or RedisRefused when it is about the state of Redis."""
    words = str(error)
    # The error of a script contains the code of the refused command.
    if isinstance(error, REFUSALS) or any(word in words for word in REFUSAL_CODES):
        return RedisRefused(type(error).__name__)
    return error


class BreakerConnection(CircuitBreakerMixin):
    """A plain connection with the breaker."""


class BreakerTlsConnection(CircuitBreakerMixin, redis.SSLConnection):
    """A connection over TLS with the breaker."""


class ConnectionPool(redis.ConnectionPool):
    """A pool without the measurements and events of the library's, half of a command's cost."""

    def get_connection(self, *_command: Any, **_options: Any) -> Any:
        """A connection that is ready for a command; `release` takes it back."""
        self._checkpid()
        with self._lock:
            idle = self._available_connections
            connection = idle.pop() if idle else self.make_connection()
            self._in_use_connections.add(connection)
        try:
            _make_ready(connection)
        except BaseException:
            self.release(connection)
            raise
        return connection

    def release(self, connection: Any) -> None:
        """Take a connection back; one of another pool is left alone."""
        with self._lock:
            if connection in self._in_use_connections:
                self._in_use_connections.remove(connection)
                self._available_connections.append(connection)


def _make_ready(connection: Any) -> None:
    """Connect, and again when Redis has closed the connection or it has unread bytes."""
    connection.connect()
    try:
        is_clean = not connection.has_unread()
    except (*FAILURES, OSError):
        is_clean = False
    if not is_clean:
        connection.disconnect()
        connection.connect()


class RedisClient(redis.Redis):
    """A client that sends a command once, on a connection of its pool."""

    def execute_command(self, *args: Any, **options: Any) -> Any:
        """Send one command and return its parsed response."""
        connection = self.connection_pool.get_connection()
        parse: Any = self.parse_response
        try:
            connection.send_command(*args, **options)
            return parse(connection, args[0], **options)
        except FAILURES:
            connection.disconnect()
            raise
        finally:
            self.connection_pool.release(connection)

    def servers(self) -> list[redis.Redis]:
        """A client of each server behind this one, for commands about a server."""
        return [self]


def make_pool(
    url: str, breaker: CircuitBreaker, wait_seconds: float = WAIT_SECONDS
) -> redis.ConnectionPool:
    """A pool whose connections time out after `wait_seconds`, never retry, and use the breaker."""
    pool: redis.ConnectionPool = ConnectionPool.from_url(
        url,
        connection_class=BreakerTlsConnection if url.startswith("rediss:") else BreakerConnection,
        breaker=breaker,
        socket_timeout=wait_seconds,
        socket_connect_timeout=wait_seconds,
        retry=Retry(NoBackoff(), 0),
        protocol=2,
    )
    return pool


class RedisStore:
    """Hands each application its own Redis client (answers are bytes)."""

    def init_app(self, app: Flask, client: redis.Redis) -> None:
        app.extensions[EXTENSION] = client

    @property
    def client(self) -> redis.Redis:
        return self.of(_APP._get_current_object())

    @property
    def servers(self) -> list[redis.Redis]:
        """A client of each server, for commands that are about a server and not about a key."""
        client: Any = self.client
        found: list[redis.Redis] = client.servers()
        return found

    def of(self, app: Flask) -> redis.Redis:
        """The client of an application."""
        return cast("redis.Redis", app.extensions[EXTENSION])


redis_store = RedisStore()
