"""A whole site of its own: two web processes and two workers behind a balancer, shared stores."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from sqlalchemy import Engine, create_engine

from scripts.processes.product import Product
from scripts.proving.isolated_product import UNLIMITED, temporary_directory
from scripts.proving.speed import processor_seconds
from scripts.services.load_balancer import LoadBalancer
from scripts.services.pgbouncer import PgBouncer
from scripts.services.ports import free_port
from scripts.services.postgres import Postgres
from scripts.services.valkey_cluster import ClusterMember, ValkeyCluster
from server.settings import driver_url
from tests.support.mailbox import Mailbox

# What OPERATIONS.md recommends.
SILENCE_MS = 2000


@dataclass
class Site:
    """Two web processes and two workers behind a balancer, and the stores that they share."""

    running: Product
    ports: tuple[int, int]
    balancer: LoadBalancer
    postgres: Postgres
    pooler: PgBouncer
    redis: ValkeyCluster
    sink: Mailbox

    def engine(self) -> Engine:
        """Open the database past the pooler."""
        return create_engine(driver_url(self.postgres.url("lumbung")))

    def processes(self) -> dict[str, list[int]]:
        """The ids of the processes of each part."""
        running = self.running.processes
        stores = [each.process for each in self.redis.members if each.is_running()]
        parts = {
            "web": [running[_name("web", number)].pid for number in (0, 1)],
            "workers": [running[_name("worker", number)].pid for number in (0, 1)],
        }
        others = {
            "PostgreSQL": [self.postgres.process],
            "PgBouncer": [self.pooler.process],
            "Redis": stores,
            "balancer": [self.balancer.process],
        }
        return parts | {name: [one.pid for one in found if one] for name, found in others.items()}

    def processor_seconds(self) -> dict[str, float]:
        """The processor seconds that each part has used."""
        return {name: sum(map(processor_seconds, pids)) for name, pids in self.processes().items()}

    def database_bytes(self) -> int:
        """The bytes of the database on the disk."""
        with self.engine().connect() as link:
            size = link.exec_driver_sql("SELECT pg_database_size('lumbung')").scalar_one()
        return int(size)

    def redis_bytes(self) -> int:
        """The bytes that the primaries of Redis hold."""
        told = [each.ask("INFO") for each in self.redis.members if each.is_running()]
        return sum(int(one["used_memory_dataset"]) for one in told if one["role"] == "master")

    def kill_web(self, number: int) -> None:
        """End a web process with kill -9 and start it again."""
        name = _name("web", number)
        web = self.running.processes[name]
        web.signal_group(signal.SIGKILL)
        web.wait(5)
        self.running.launch("web", name, PORT=str(self.ports[number]))
        self.running.wait_until_ready(self.ports[number])

    def lose_shard(self, key: str) -> ClusterMember:
        """End the primary that has a key with kill -9."""
        lost = self.redis.owner(key)
        lost.kill()
        return lost


def _name(kind: str, number: int) -> str:
    return f"{kind} {number + 1}" if number else kind


@contextmanager
def run_site() -> Iterator[Site]:
    """Run the site with a ledger in partitions; programs that are missing are named."""
    with ExitStack() as stack:
        path = stack.enter_context(temporary_directory())
        sink = Mailbox()
        sink.start()
        stack.callback(sink.stop)
        postgres = stack.enter_context(Postgres(durable=True))
        postgres.execute("CREATE DATABASE lumbung")
        pooler = stack.enter_context(PgBouncer(postgres))
        redis = stack.enter_context(
            ValkeyCluster(path / "shards", replicas=1, silence_ms=SILENCE_MS)
        )
        ports = free_port(), free_port()
        balancer = stack.enter_context(LoadBalancer(ports))
        environ = {
            **UNLIMITED,
            "PUBLIC_URL": f"http://localhost:{balancer.port}",
            "DATABASE_URL": pooler.url("lumbung"),
            "REDIS_URL": redis.url,
            "MAIL_SERVER": "127.0.0.1",
            "MAIL_PORT": str(sink.port),
            "TRUSTED_PROXIES": "1",
        }
        running = stack.enter_context(Product(path, ports[0], environ))
        running.launch("web", _name("web", 1), PORT=str(ports[1]))
        running.launch("worker", _name("worker", 1))
        running.wait_until_ready(ports[1])
        running.run("partition-ledger", "flask --app wsgi partition-ledger")
        yield Site(running, ports, balancer, postgres, pooler, redis, sink)
