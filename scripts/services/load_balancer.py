"""HAProxy in front of web processes: each request goes to the next one, whoever sent it."""

import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from scripts.services.ports import LOOPBACK, free_port, is_taken, wait_until
from scripts.services.service import ServerProcess, find_program

SETTINGS = """
defaults
    mode http
    timeout connect 1s
    timeout client 30s
    timeout server 30s
    # Shorter than the web process keeps a connection.
    timeout http-keep-alive 10s
    option forwardfor
    # Only what no web process has seen is sent to the next one.
    option redispatch 1
    retries 2
    retry-on conn-failure
frontend site
    bind {host}:{port}
    default_backend web
backend web
    balance roundrobin
    option httpchk GET /healthz
    default-server check inter 500ms fall 1 rise 1
{servers}
"""


class LoadBalancer(ServerProcess):
    """A balancer of the program `haproxy`, which has to be on the PATH; the ports are fixed."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.port = free_port()
        self._files = Path(tempfile.mkdtemp(prefix="lumbung-balancer-"))

    def start(self) -> Self:
        """Start the balancer and return once it accepts connections."""
        program = find_program("haproxy")
        servers = "\n".join(f"    server web{port} {LOOPBACK}:{port}" for port in self.ports)
        settings = self._files / "haproxy.cfg"
        settings.write_text(
            SETTINGS.format(host=LOOPBACK, port=self.port, servers=servers), encoding="ascii"
        )
        self.launch([program, "-db", "-q", "-f", settings])
        wait_until(lambda: is_taken(self.port), 10, "the load balancer")
        return self

    def stop(self) -> None:
        """End the balancer and remove its files."""
        self.end()
        shutil.rmtree(self._files, ignore_errors=True)
