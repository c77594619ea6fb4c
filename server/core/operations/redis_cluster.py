"""Redis Cluster: each command goes to the server that has its key.

It has the face of the client of one server. Commands of a pipeline are sent in their order, those
for the same slot together; a transaction ends where the slot changes, so the order has to be one
that may stop after any step.
"""

import random
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import redis
from redis.client import Pipeline
from redis.crc import REDIS_CLUSTER_HASH_SLOTS as SLOTS
from redis.crc import key_slot
from redis.exceptions import AskError, MovedError

from server.core.operations.redis_client import (
    FAILURES,
    WAIT_SECONDS,
    CircuitBreaker,
    RedisClient,
    RedisRefused,
    make_pool,
)

SCHEMES: Final = {"redis+cluster": "redis", "rediss+cluster": "rediss"}
# How soon the map of slots is read again while it may be wrong.
LOOK_SECONDS: Final = 0.5
MOST_REDIRECTIONS: Final = 4
# A transaction is answered once a replica has it, or after this time.
REPLICA_MS: Final = 50
# Commands without a key; every primary answers.
EVERYWHERE: Final = frozenset({"PING", "SCRIPT LOAD"})
SCRIPTS: Final = frozenset({"EVAL", "EVALSHA"})
# The parts of the reply to CLUSTER SLOTS.
FIRST, LAST, PRIMARY = range(3)

Command = tuple[tuple[Any, ...], dict[str, Any]]
# What is done on the server at an address, and whether to ask first, as the slot is moving there.
Run = Callable[[str, bool], Any]


class SlotMap:
    """Which server has each slot, and a client for each server.

    It is read at the first use, and again after a redirection or a failure.
    """

    def __init__(self, url: str, wait_seconds: float) -> None:
        parts = urlsplit(url)
        credentials, _at, hosts = parts.netloc.rpartition("@")
        self._scheme = SCHEMES[parts.scheme]
        self._user = f"{credentials}@" if credentials else ""
        self._options = f"?{parts.query}" if parts.query else ""
        self._wait_seconds = wait_seconds
        self._seeds = tuple(hosts.split(","))
        self._clients: dict[str, RedisClient] = {}
        self._lock = threading.Lock()
        self._owners: Sequence[str | None] = ()
        self._servers: Collection[str] = ()
        self._replicated: Collection[str] = ()
        self._is_stale = True
        self._next_look = 0.0

    def any_client(self) -> RedisClient:
        """The client of the first server of the setting."""
        return self.client_at(self._seeds[0])

    def client_at(self, address: str) -> RedisClient:
        """The client of the server with this host and port."""
        client = self._clients.get(address)
        if client is None:
            url = f"{self._scheme}://{self._user}{address}{self._options}"
            # Each server has a breaker of its own, so that the others are used on.
            pool = make_pool(url, CircuitBreaker(), self._wait_seconds)
            client = self._clients.setdefault(address, RedisClient(connection_pool=pool))
        return client

    def owner(self, slot: int) -> str:
        """The address of the server that has a slot; RedisRefused while none is known."""
        self._refresh()
        address = self._owners[slot] if self._owners else None
        if address is None:
            raise RedisRefused("No server is known to have this key.")
        return address

    def primaries(self) -> list[str]:
        """The addresses of the servers that have slots, at least one; else RedisRefused."""
        self._refresh()
        found = {address for address in self._owners if address is not None}
        if not found:
            raise RedisRefused("No server of the cluster is known.")
        return sorted(found)

    def servers(self) -> list[str]:
        """The addresses of all servers, replicas included."""
        self._refresh()
        return sorted(self._servers)

    def has_replica(self, address: str) -> bool:
        """Whether another server follows the one at this address."""
        return address in self._replicated

    def suspect(self) -> None:
        """Have the map read again, unless that was done just now."""
        self._is_stale = True

    def _refresh(self) -> None:
        if not self._is_stale or time.monotonic() < self._next_look:
            return
        # Without any map everybody waits for the one who reads it.
        if not self._lock.acquire(blocking=not self._owners):
            return
        try:
            if self._is_stale and time.monotonic() >= self._next_look:
                self._look()
        finally:
            self._next_look = time.monotonic() + LOOK_SECONDS
            self._lock.release()

    def _look(self) -> None:
        asked = list({*self._seeds, *self._servers})
        # One that is cut off from the others must not be asked every time.
        random.shuffle(asked)
        for address in asked:
            try:
                shards: Any = self.client_at(address).execute_command("CLUSTER", "SLOTS")
            except redis.RedisError:
                continue
            self._take(address, shards)
            self._is_stale = False
            return

    def _take(self, source: str, shards: list[Any]) -> None:
        owners: list[str | None] = [None] * SLOTS
        servers: set[str] = set()
        replicated: set[str] = set()
        for shard in shards:
            addresses = [_address(server, source) for server in shard[PRIMARY:]]
            replicated.update(addresses[:1] if addresses[1:] else ())
            first, last = shard[FIRST], shard[LAST]
            owners[first : last + 1] = addresses[:1] * (last + 1 - first)
            servers.update(addresses)
        self._owners, self._servers, self._replicated = owners, servers, replicated
        for gone in set(self._clients) - servers - set(self._seeds):
            del self._clients[gone]


class ClusterClient(redis.Redis):
    """A client of a cluster; FAILURES mean that the server of a key is out of reach."""

    def __init__(self, url: str, wait_seconds: float = WAIT_SECONDS) -> None:
        self.slots = SlotMap(url, wait_seconds)
        plain: Any = super()
        plain.__init__(connection_pool=self.slots.any_client().connection_pool)

    def execute_command(self, *args: Any, **options: Any) -> Any:
        """Send a command to the server of its key, following redirections."""
        if args[0] in EVERYWHERE:
            clients = map(self.slots.client_at, self.slots.primaries())
            answers = [client.execute_command(*args, **options) for client in clients]
            return answers[0]

        def run(address: str, is_asking: bool) -> Any:
            client = self.slots.client_at(address)
            if is_asking:
                return _ask(client, (args, options))
            return client.execute_command(*args, **options)

        return self.send(slot_of(args), run)

    def send(self, slot: int, run: Run) -> Any:
        """What `run` returns on the server of a slot; a redirection runs it elsewhere, instead."""
        address, is_asking = self.slots.owner(slot), False
        for _turn in range(MOST_REDIRECTIONS):
            try:
                return run(address, is_asking)
            except AskError as elsewhere:
                is_asking = not isinstance(elsewhere, MovedError)
                # Without a host it is the one that redirects.
                address = _joined(elsewhere.host or _host(address), elsewhere.port)
                self.slots.suspect()
            except FAILURES:
                self.slots.suspect()
                raise
        raise RedisRefused("The cluster is moving this key.")

    def pipeline(self, transaction: bool = True, shard_hint: Any = None) -> "ClusterPipeline":
        """Commands that are sent together as far as their keys allow."""
        return ClusterPipeline(self, transaction=transaction)

    def servers(self) -> list[redis.Redis]:
        """A client of each server, replicas included."""
        return [self.slots.client_at(address) for address in self.slots.servers()]


class ClusterPipeline(Pipeline):
    """Sends its commands in order, each group for one slot as a transaction of its own."""

    def __init__(self, cluster: ClusterClient, *, transaction: bool) -> None:
        plain: Any = super()
        plain.__init__(cluster.connection_pool, cluster.response_callbacks, transaction, None)
        self._cluster = cluster
        self._is_transaction = transaction

    def execute(self, raise_on_error: bool = True) -> list[Any]:
        """Run all commands; an error, which is always raised, ends it after those before it."""
        commands, self.command_stack = self.command_stack, []
        answers: list[Any] = []
        for slot, group in _by_slot(commands):
            answers += self._cluster.send(slot, partial(self._run, group))
        return answers

    def _run(self, group: list[Command], address: str, is_asking: bool) -> list[Any]:
        client = self._cluster.slots.client_at(address)
        if not self._is_transaction:
            if is_asking:
                return [_ask(client, command) for command in group]
            with client.pipeline(transaction=False) as plain:
                plain.command_stack = list(group)
                return plain.execute()
        replicas = int(self._cluster.slots.has_replica(address))
        run = SlotTransaction(client, replicas=replicas, is_asking=is_asking)
        run.command_stack = list(group)
        with run:
            answers = run.execute()
        if run.followed < replicas:
            self._cluster.slots.suspect()
        return answers


class SlotTransaction(Pipeline):
    """A transaction on one server that waits for `replicas`, one of which may soon replace it.

    `followed` is how many had it in time.
    """

    def __init__(self, client: RedisClient, *, replicas: int, is_asking: bool) -> None:
        plain: Any = super()
        plain.__init__(client.connection_pool, client.response_callbacks, True, None)
        self._replicas = replicas
        self._is_asking = is_asking
        self.followed = replicas

    def _execute_transaction(self, connection: Any, *arguments: Any) -> list[Any]:
        if self._is_asking:
            connection.send_command("ASKING")
            connection.read_response()
        plain: Any = super()
        answers: list[Any] = plain._execute_transaction(connection, *arguments)
        if self._replicas:
            connection.send_command("WAIT", self._replicas, REPLICA_MS)
            self.followed = connection.read_response()
        return answers


def make_client(url: str, wait_seconds: float = WAIT_SECONDS) -> redis.Redis:
    """A client of the server or the cluster at an address; it connects when it is used."""
    if urlsplit(url).scheme in SCHEMES:
        return ClusterClient(url, wait_seconds)
    return RedisClient(connection_pool=make_pool(url, CircuitBreaker(), wait_seconds))


def slot_of(command: Sequence[Any]) -> int:
    """The slot of the first key of a command."""
    key = command[3] if command[0] in SCRIPTS else command[1]
    return key_slot(key if isinstance(key, bytes) else str(key).encode())


def _by_slot(commands: list[Command]) -> Iterator[tuple[int, list[Command]]]:
    group: list[Command] = []
    slot = -1
    for command in commands:
        own = slot_of(command[0])
        if group and own != slot:
            yield slot, group
            group = []
        slot = own
        group.append(command)
    if group:
        yield slot, group


def _ask(client: RedisClient, command: Command) -> Any:
    """Run a command on a server that is taking its slot over, and refuses who does not ask."""
    args, options = command
    with client.pipeline(transaction=False) as run:
        run.execute_command("ASKING")
        run.execute_command(*args, **options)
        return run.execute()[-1]


def _address(server: Sequence[Any], source: str) -> str:
    host = server[0].decode() if server[0] else _host(source)
    return _joined(host, server[1])


def _host(address: str) -> str:
    return address.rpartition(":")[0].strip("[]")


def _joined(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
