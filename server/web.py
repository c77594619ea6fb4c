"""The web process: `python -m server.web`."""

import argparse
import resource
from importlib import import_module
from typing import Final

from server.core.gateway.gateway import Gateway
from server.core.gateway.granian_server import serve
from server.core.operations.logging_config import init_logging
from server.core.operations.standard_error import queue_standard_error

# Per process. An unused one costs a few kilobytes, and none of the threads.
MOST_CONNECTIONS: Final = 8192
# Files of the process that are no connections of clients.
OTHER_FILES: Final = 512
LEAST_CONNECTIONS: Final = 256


def load_gateway(_target: str) -> Gateway:
    """The application in a process, behind its gateway."""
    # Imported here alone: the process that watches over the others starts without them.
    app = import_module("wsgi").app
    gateway: Gateway = import_module("server.app").put_behind_gateway(app)
    return gateway


def open_connections() -> int:
    """How many connections a process may hold, after raising its limit of open files."""
    wanted = MOST_CONNECTIONS + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY != soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    files = wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)
    return max(LEAST_CONNECTIONS, files - OTHER_FILES)


def main() -> None:
    """Serve until SIGTERM; requests in flight are answered first."""
    parser = argparse.ArgumentParser(prog="python -m server.web", description=__doc__)
    parser.add_argument("--host", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--processes", type=int, required=True)
    given = parser.parse_args()
    # This process watches over the others, and must not wait for the reader of its log either.
    queue_standard_error()
    init_logging("INFO")
    serve(
        load_gateway,
        host=given.host,
        port=given.port,
        processes=given.processes,
        connections=open_connections(),
    )


if __name__ == "__main__":
    main()
