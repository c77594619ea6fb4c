"""The worker: runs each job on schedule, and at once when it is woken through Redis."""

import time
from collections.abc import Callable
from datetime import datetime
from threading import Lock
from typing import Final

import structlog
from flask import Flask
from huey.consumer import Consumer

from server.catalogue import FEATURES
from server.core.database.engine import truncate_write_ahead_log
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import delivery, mail_quota, outbox
from server.core.operations import job_queue, job_status
from server.core.operations.job_queue import Job, make_queue
from server.core.operations.metrics import flush_counts
from server.core.operations.redis_client import redis_store
from server.core.operations.redis_cluster import make_client
from server.ops.service import find_eviction_policy
from server.settings import settings_of

# Shorter than the grace period of platforms before they kill a process.
STOP_SECONDS: Final = 20
# How often the worker polls the queue.
POLL_SECONDS: Final = 0.25
THREADS: Final = 2
# The queue may be waited for longer than in a web process.
REDIS_SECONDS: Final = 5

CORE_JOBS: Final = (
    Job(outbox.MAILS.job, delivery.send_waiting, every_seconds=60),
    Job("outbox_retention", delivery.delete_old_mails, every_seconds=6 * 60 * 60),
    # After what other jobs deleted for good.
    Job("write_ahead_log_retention", truncate_write_ahead_log, every_seconds=60),
    Job("mail_quota_retention", mail_quota.delete_expired_uses, every_seconds=60 * 60),
)

log = structlog.get_logger(__name__)


class StoppableConsumer(Consumer):
    """A consumer that also tells long jobs to stop."""

    def stop(self, graceful: bool = False) -> None:
        job_queue.stopping.set()
        super().stop(graceful)


def all_jobs() -> dict[str, Job]:
    """Every job of the product by its name."""
    jobs = [*CORE_JOBS, *(job for feature in FEATURES for job in feature.jobs)]
    return {job.name: job for job in jobs}


def run_job(app: Flask, job: Job) -> bool:
    """Run a job in its own transaction; False when it failed, which is logged."""
    started = time.perf_counter()
    flush_counts(app)
    try:
        with app.app_context(), unit_of_work():
            job.run()
    except Exception as error:
        kind = type(error).__name__
        log.exception("job_failed", job=job.name, error=kind)
        job_status.record_run(redis_store.of(app), job.name, error=kind)
        return False
    job_status.record_run(redis_store.of(app), job.name)
    log.debug("job_done", job=job.name, ms=round((time.perf_counter() - started) * 1000, 1))
    return True


class LongJobs:
    """Runs long jobs one after the other, so that they never hold more than one thread."""

    def __init__(self, run: Callable[[Job], object]) -> None:
        self._run = run
        self._lock = Lock()
        # The job at hand, then those that wait.
        self._jobs: list[Job] = []

    def run(self, job: Job) -> None:
        """Run a job, or leave it to the thread that runs another one."""
        with self._lock:
            if job not in self._jobs[1:]:
                self._jobs.append(job)
            is_first = len(self._jobs) == 1
        while is_first:
            if not job_queue.stopping.is_set():
                self._run(job)
            with self._lock:
                del self._jobs[0]
                if not self._jobs:
                    return
                job = self._jobs[0]


def make_consumer(app: Flask) -> Consumer:
    """The consumer that runs the jobs of an application."""
    jobs = all_jobs()
    long_jobs = LongJobs(lambda job: run_job(app, job))

    def run(name: str) -> None:
        job = jobs.get(name)
        if job is None:
            return
        if job.is_long:
            long_jobs.run(job)
        else:
            run_job(app, job)

    huey, task = make_queue(make_client(settings_of(app).redis_url, REDIS_SECONDS), run)
    for job in jobs.values():
        huey.periodic_task(is_due(job.every_seconds), name=f"every_{job.name}")(
            _enqueue_function(task, job.name)
        )
    return StoppableConsumer(
        huey,
        workers=THREADS,
        initial_delay=0.1,
        max_delay=POLL_SECONDS,
        scheduler_interval=1,
        check_worker_health=True,
        health_check_interval=10,
        graceful_signal="TERM",
        shutdown_timeout=STOP_SECONDS,
    )


def is_due(every_seconds: int) -> Callable[[datetime], bool]:
    """A function that tells whether a job starts in the minute of a moment."""
    every_minutes = max(1, every_seconds // 60)

    def due(moment: datetime) -> bool:
        return int(moment.timestamp() // 60) % every_minutes == 0

    return due


def _enqueue_function(task: Callable[[str], object], name: str) -> Callable[[], None]:
    def ask() -> None:
        task(name)

    return ask


def work(app: Flask) -> None:
    """Work until SIGTERM or SIGINT; running jobs finish or release their rows."""
    log.info("worker_started")
    with app.app_context():
        find_eviction_policy()
    make_consumer(app).run()
