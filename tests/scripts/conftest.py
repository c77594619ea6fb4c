"""A running product: the processes of the Procfile with stores of their own."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scripts.running.product import Product
from scripts.stores.ports import free_port
from scripts.stores.postgres import Postgres
from tests.support.keeping import Place, fill


def tell(name: str, line: str) -> None:
    """Pass on what the processes log, to where it is searched for secrets."""
    sys.stderr.write(f"{name} | {line}\n")


MakeProduct = Callable[..., Product]


@pytest.fixture
def start_product(tmp_path: Path) -> Iterator[MakeProduct]:
    """Start a product whose settings are changed by keyword arguments; stopped after the test."""
    started: list[Product] = []

    def start(**environ: str) -> Product:
        settings = {"LOG_LEVEL": "INFO", "LIMITS_FACTOR": "50", **environ}
        port = free_port()
        settings.setdefault("PUBLIC_URL", f"http://localhost:{port}")
        product = Product(tmp_path / "data", port, settings, tell)
        started.append(product)
        return product.start()

    yield start
    for product in started:
        product.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A migrated database with one account and some rows."""
    if request.param == "sqlite":
        place = Place(tmp_path, f"sqlite:///{tmp_path / 'lumbung.sqlite3'}")
        fill(place)
        yield place
        return
    with Postgres() as cluster:
        cluster.execute("CREATE DATABASE lumbung")
        place = Place(tmp_path, cluster.url("lumbung"))
        fill(place)
        yield place
