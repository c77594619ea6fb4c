"""A product of its own for a measurement, on free ports and in a temporary directory."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.processes.product import Product
from scripts.services.ports import free_port
from scripts.services.postgres import Postgres

# Many people act from one address here, which the limits are made to refuse.
UNLIMITED = {"LOG_LEVEL": "ERROR", "LIMITS_FACTOR": "100000"}


@contextmanager
def temporary_directory() -> Iterator[Path]:
    """Give a directory that is removed afterwards."""
    path = Path(tempfile.mkdtemp(prefix="lumbung-prove-"))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def run_product(**environ: str) -> Iterator[Product]:
    """Run a product with these settings changed, on a free port."""
    with temporary_directory() as path:
        port = free_port()
        settings = {**UNLIMITED, "PUBLIC_URL": f"http://localhost:{port}", **environ}
        with Product(path, port, settings) as running:
            yield running


@contextmanager
def run_product_on(kind: str, **environ: str) -> Iterator[Product]:
    """Run a product on SQLite or on a PostgreSQL cluster of its own."""
    if kind == "SQLite":
        with run_product(**environ) as running:
            yield running
        return
    with Postgres(durable=True) as cluster:
        cluster.execute("CREATE DATABASE lumbung")
        with run_product(DATABASE_URL=cluster.url("lumbung"), **environ) as running:
            yield running
