"""Runs granian with a gateway in place of its own WSGI support, which reads bodies on threads.

Granian's RSGI side gives a request and the pieces of its body without a thread. Its own way from
there leads through an asyncio loop; a scheduler of our own saves these steps, and half of the
processor time of a cheap call. Everything that is not granian's public interface is in this file.
"""

import threading
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from granian import Granian
from granian.constants import HTTPModes, Interfaces, RuntimeModes
from granian.http import HTTP1Settings
from granian.log import LogLevels

from server.core.gateway.gateway import Gateway
from server.core.operations.standard_error import end_standard_error

_granian: Final[Any] = import_module("granian._granian")
_server: Final[Any] = import_module("granian.server.mp")
_signals: Final[Any] = import_module("granian._signals")

# Threads of the web server beside those of the application: they begin requests, take pieces of
# bodies and answer health checks while the others are busy.
SPARE_THREADS: Final = 6
BACKLOG: Final = 4096
# Until the headers are complete, which is also how long an unused connection stays open.
HEADER_MILLISECONDS: Final = 15_000
# Shorter than the grace period of platforms before they kill a process.
STOP_SECONDS: Final = 20
# How late a signal may be noticed.
SIGNAL_SECONDS: Final = 1
# Its own handlers would write to standard output, and wait for its reader.
LOGGED_AS_ALL_ELSE: Final[dict[str, Any]] = {"loggers": {}, "handlers": {}, "formatters": {}}


class SameThread:
    """An event loop that is none: callbacks run where the web server has news."""

    def call_soon(self, callback: Callable[..., None], *args: Any, context: Any = None) -> None:
        """Call at once; the context is the one of this thread."""
        callback(*args)

    call_soon_threadsafe = call_soon


def serve(
    load: Callable[[str], Gateway], *, host: str, port: int, processes: int, connections: int
) -> None:
    """Run the gateway that `load` makes in each process, until SIGTERM."""
    server = Granian(
        "gateway",
        address=host,
        port=port,
        interface=Interfaces.RSGI,
        workers=processes,
        runtime_mode=RuntimeModes.mt,
        http=HTTPModes.http1,
        websockets=False,
        backlog=BACKLOG,
        backpressure=connections,
        http1_settings=HTTP1Settings(header_read_timeout=HEADER_MILLISECONDS),
        log_level=LogLevels.error,
        log_dictconfig=LOGGED_AS_ALL_ELSE,
        respawn_failed_workers=True,
        workers_kill_timeout=STOP_SECONDS,
    )
    server.serve(spawn_target=_work, target_loader=load)


def _work(*given: Any) -> None:
    """The life of one process; granian starts it with what it gives to workers of RSGI."""
    try:
        _server.WorkerProcess.wrap_target(_run)(*given)
    finally:
        # Such a process ends without its exit handlers.
        end_standard_error()


def _run(number: int, gateway: Gateway, socket: Any, ipc: Any, _loop: Any, *given: Any) -> None:
    """Serve until SIGTERM; `given` are the settings of granian in its order."""
    stopped = threading.Event()
    signal = _signals.set_sync_signals()
    signal.add_cb(stopped.set)
    gateway.watch()
    runtime_threads, idle, http, tls, metrics = (
        given[1:3],
        given[4:6],
        given[7:12],
        given[13],
        given[15],
    )
    threads = gateway.threads + SPARE_THREADS
    worker = _granian.RSGIWorker(
        number, socket, ipc, *runtime_threads, threads, *idle, *http, *tls, metrics
    )
    worker.serve_mtr(_scheduler(gateway), SameThread(), signal)
    # Python runs the handler of a signal between steps of this thread. One that arrives just
    # before the thread blocks does not wake it, and waits for the next step.
    while not stopped.wait(SIGNAL_SECONDS):
        pass


def _scheduler(gateway: Gateway) -> Any:
    """What granian calls with each request, on the thread that brings it."""

    def schedule(request: Any) -> None:
        # This logs an error, and answers 500 unless there was an answer.
        fail = request.err
        try:
            gateway(request.scope, request.proto, fail)
        except Exception as error:
            fail(error)

    # What it would need to run coroutines is missing, because there are none.
    scheduler = _granian.CallbackScheduler(SameThread(), *[None] * 4)
    scheduler._schedule_fn = schedule
    return scheduler
