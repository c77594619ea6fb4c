"""A running product: the processes of the Procfile with stores of their own."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

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


FILLED = "filled.sqlite3"


@pytest.fixture(scope="session")
def filled_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file with one account and some rows."""
    directory = tmp_path_factory.mktemp("filled")
    file = directory / FILLED
    _fill(Place(directory, f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def filled_cluster() -> Iterator[Postgres]:
    """A cluster whose database `filled` is migrated and holds one account and some rows."""
    with Postgres() as cluster:
        cluster.execute("CREATE DATABASE filled")
        with TemporaryDirectory() as directory:
            _fill(Place(Path(directory), cluster.url("filled")))
        yield cluster


def _fill(place: Place) -> None:
    fill(place)
    place.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A database of this test alone, with one account and some rows."""
    if request.param == "sqlite":
        file = tmp_path / "lumbung.sqlite3"
        shutil.copyfile(request.getfixturevalue("filled_file"), file)
        url = f"sqlite:///{file}"
    else:
        cluster: Postgres = request.getfixturevalue("filled_cluster")
        name = f"place_{uuid4().hex}"
        cluster.execute(f"CREATE DATABASE {name} TEMPLATE filled")
        url = cluster.url(name)
    place = Place(tmp_path, url)
    yield place
    place.close()
