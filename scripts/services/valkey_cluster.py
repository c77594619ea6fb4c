"""A Redis Cluster on loopback: shards of one primary and some replicas."""

import signal
from pathlib import Path
from typing import Any, Self

import redis
from redis.crc import REDIS_CLUSTER_HASH_SLOTS as SLOTS
from redis.crc import key_slot

from scripts.services.ports import LOOPBACK, free_port, wait_until
from scripts.services.service import Service
from scripts.services.valkey import Valkey

# A primary that is silent for so long is replaced by a replica; a busy machine may be silent, too.
SILENCE_MS = 15_000
FORM_SECONDS = 30


class ClusterMember(Valkey):
    """One server of a cluster."""

    def __init__(self, directory: Path, silence_ms: int) -> None:
        super().__init__(directory)
        self.silence_ms = silence_ms
        # The default is the port plus 10,000, which may be none.
        self.bus_port = free_port()

    def command(self) -> list[str]:
        """The command line that runs the server in the foreground."""
        return [
            *super().command(),
            *("--cluster-enabled", "yes", "--cluster-port", str(self.bus_port)),
            *("--cluster-node-timeout", str(self.silence_ms)),
            # The other shards serve on while one of them has no primary.
            *("--cluster-require-full-coverage", "no"),
            *("--repl-diskless-sync-delay", "0"),
        ]

    def ask(self, *words: str | int) -> Any:
        """The answer of this server to a command."""
        with redis.Redis(host=LOOPBACK, port=self.port, protocol=2) as link:
            return link.execute_command(*words)

    @property
    def name(self) -> str:
        """Its name in the cluster."""
        name: str = self.ask("CLUSTER", "MYID").decode()
        return name

    def kill(self) -> None:
        """End the server at once, as a crash would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()


class ValkeyCluster(Service):
    """Shards that share the slots evenly, each with so many replicas.

    A replica takes over from a primary that is silent for `silence_ms`.
    """

    def __init__(
        self,
        directory: Path,
        *,
        shards: int = 3,
        replicas: int = 0,
        silence_ms: int = SILENCE_MS,
    ) -> None:
        names = [f"primary-{n}" for n in range(shards)]
        names += [f"replica-{n}" for n in range(shards * replicas)]
        members = [ClusterMember(directory / name, silence_ms) for name in names]
        self.primaries, self.replicas = members[:shards], members[shards:]

    @property
    def members(self) -> list[ClusterMember]:
        """Every server: those that began as primaries, then those that began as replicas."""
        return [*self.primaries, *self.replicas]

    @property
    def url(self) -> str:
        """The address in the form of REDIS_URL."""
        hosts = ",".join(f"{LOOPBACK}:{member.port}" for member in self.primaries)
        return f"redis+cluster://{hosts}"

    def owner(self, key: str) -> ClusterMember:
        """The server that has the slot of a key now, as the first that runs tells it."""
        slot = key_slot(key.encode())
        told = next(member for member in self.members if member.is_running())
        port = next(
            primary[1]
            for first, last, primary, *_replicas in told.ask("CLUSTER", "SLOTS")
            if first <= slot <= last
        )
        return next(member for member in self.members if member.port == port)

    def start(self) -> Self:
        """Start all servers and return when they form a cluster; TimeoutError after a while."""
        try:
            for member in self.members:
                member.start()
            self._share_slots()
            self._introduce()
            self._follow()
        except BaseException:
            self.stop()
            raise
        return self

    def _share_slots(self) -> None:
        bounds = [SLOTS * n // len(self.primaries) for n in range(len(self.primaries) + 1)]
        for number, primary in enumerate(self.primaries):
            # Epochs of their own save the servers from agreeing on some.
            primary.ask("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
            primary.ask("CLUSTER", "ADDSLOTSRANGE", bounds[number], bounds[number + 1] - 1)

    def _introduce(self) -> None:
        first = self.primaries[0]
        for other in self.members[1:]:
            first.ask("CLUSTER", "MEET", LOOPBACK, other.port, other.bus_port)
        wait_until(lambda: all(map(self._knows_all, self.members)), FORM_SECONDS, "the cluster")

    def _knows_all(self, member: ClusterMember) -> bool:
        known: bytes = member.ask("CLUSTER", "NODES")
        return known.count(b"\n") == len(self.members) and b"handshake" not in known

    def _follow(self) -> None:
        for number, replica in enumerate(self.replicas):
            primary = self.primaries[number % len(self.primaries)]
            replica.ask("CLUSTER", "REPLICATE", primary.name)
        wait_until(self._is_formed, FORM_SECONDS, "the replicas")

    def _is_formed(self) -> bool:
        is_well = all(
            b"cluster_state:ok" in member.ask("CLUSTER", "INFO") for member in self.members
        ) and all(
            replica.ask("INFO", "replication").get("master_link_status") == "up"
            for replica in self.replicas
        )
        owners = [member.ask("CLUSTER", "SLOTS") for member in self.members]
        servers = 2 + 1 + len(self.replicas) // len(self.primaries)
        return is_well and all(
            len(slots) == len(self.primaries) and all(len(part) == servers for part in slots)
            for slots in owners
        )

    def stop(self) -> None:
        """Stop every server that runs."""
        for member in self.members:
            member.stop()
