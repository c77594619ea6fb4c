"""Asking the workers of a running product for a job."""

from scripts.processes.product import Product
from server.core.operations.job_queue import make_queue
from server.core.operations.redis_cluster import make_client


def wake(running: Product, job: str) -> None:
    """Let a worker do a job now, as the web process asks for it."""
    client = make_client(running.environ["REDIS_URL"])
    _huey, task = make_queue(client, print)
    task(job)
    client.connection_pool.disconnect()
