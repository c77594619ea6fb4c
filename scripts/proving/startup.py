"""How long scripts/start takes until the product answers."""

import os
import time
from functools import partial
from pathlib import Path

from scripts.processes.process import Process
from scripts.proving.http_client import ApiClient
from scripts.proving.isolated_product import temporary_directory
from scripts.proving.report import Row, at_most
from scripts.services.ports import free_port, wait_until


def measure_startup() -> list[Row]:
    """Start the product twice with the command that a person uses; measure the second time."""
    seconds = 0.0
    with temporary_directory() as path:
        for _turn in range(2):
            port = free_port()
            started = time.monotonic()
            process = _command(path, port)
            try:
                wait_until(partial(_answers, port), 300, "scripts/start")
                seconds = time.monotonic() - started
            finally:
                process.stop()
    return [at_most("scripts/start, second time", seconds, 15, " s")]


def _command(path: Path, port: int) -> Process:
    environ = {**os.environ, "DATA_DIR": str(path), "PORT": str(port)}
    return Process("start", "./scripts/start", environ)


def _answers(port: int) -> bool:
    try:
        return ApiClient(port).call("GET", "/healthz").status == 200
    except ConnectionError:
        return False
