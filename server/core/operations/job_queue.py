"""The job queue: wakes the worker through Redis; the work itself is in the database."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

import redis
import structlog
from flask import Flask, current_app
from huey import Huey
from huey.storage import RedisStorage

EXTENSION: Final = "queue"
NAME: Final = "lumbung"
# Set when the worker is to end: long jobs stop after the row at hand.
stopping: Final = threading.Event()

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Job:
    """Work that the worker does every so many seconds, and at once when it is woken by name.

    A process runs one long job at a time, so that mail does not wait for files.
    """

    name: str
    run: Callable[[], object]
    every_seconds: int
    is_long: bool = False


class QueueStorage(RedisStorage):
    """The queue in Redis by a client of ours, which may be one of a cluster."""

    def __init__(self, name: str, client: redis.Redis) -> None:
        self.redis_client = lambda connection_pool: client
        super().__init__(name, connection_pool=client.connection_pool, blocking=False)


def make_queue(client: redis.Redis, run: Callable[[str], None]) -> tuple[Huey, Any]:
    """A queue on Redis and the task that runs a job by its name."""
    huey = Huey(
        NAME,
        storage_class=QueueStorage,
        client=client,
        results=False,
        store_none=False,
        utc=True,
    )

    # The queue knows a task by module and name: both must be the same in web and worker.
    def run_job(name: str) -> None:
        run(name)

    return huey, huey.task()(run_job)


def init_queue(app: Flask, client: redis.Redis) -> None:
    """Let an application wake the worker."""
    _huey, task = make_queue(client, _fail_outside_worker)
    app.extensions[EXTENSION] = task


def wake(name: str, seconds: float = 0) -> None:
    """Ask the worker to run a job now or in so many seconds; only logs without Redis."""
    task = cast("Any", current_app.extensions[EXTENSION])
    try:
        task.schedule((name,), delay=seconds) if seconds > 0 else task(name)
    except redis.RedisError as error:
        log.warning("worker_not_woken", job=name, error=type(error).__name__)


def _fail_outside_worker(name: str) -> None:
    raise RuntimeError(f"The job {name} runs in the worker.")
