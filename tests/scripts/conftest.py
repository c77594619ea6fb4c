"""A running product: the processes of the Procfile with stores of their own."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest

from scripts.processes.product import SHIPPED, Product
from scripts.services.ports import free_port
from scripts.services.postgres import Postgres
from scripts.setup.stamps import digest, files_under, write
from tests.support.backups import Place, fill


def tell(name: str, line: str) -> None:
    """Pass on what the processes log, to where it is searched for secrets."""
    sys.stderr.write(f"{name} | {line}\n")


def product_in(directory: Path, **environ: str) -> Product:
    """A product whose settings are changed by keyword arguments."""
    settings = {"LOG_LEVEL": "INFO", "LIMITS_FACTOR": "50", **environ}
    port = free_port()
    settings.setdefault("PUBLIC_URL", f"http://localhost:{port}")
    return Product(directory, port, settings, tell)


@pytest.fixture(scope="session")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a product that was released and never ran, to be copied."""
    directory = tmp_path_factory.mktemp("released") / "data"
    directory.mkdir()
    product = product_in(directory)
    product.run("release", product.lines["release"])
    write(directory / "released", digest(files_under(SHIPPED)))
    return directory


@pytest.fixture(scope="session")
def lasting_product(released: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Product]:
    """A running product for every test that leaves it as it was."""
    directory = tmp_path_factory.mktemp("lasting") / "data"
    shutil.copytree(released, directory)
    with product_in(directory) as product:
        yield product


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
