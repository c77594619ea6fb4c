"""The processes of the Procfile on the database that the tests run on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from scripts.processes.product import Product
from scripts.services.ports import free_port
from scripts.services.postgres import Postgres
from tests.support.databases import is_postgresql

SCRIPT = "long.0123456789ab.js"
SCRIPT_CONTENT = b"".join(b"%06d\n" % number for number in range(100_000))


def build_pages(root: Path) -> None:
    """Make the smallest client that is built."""
    (root / "pages").mkdir(parents=True)
    page = {"en": "page.html", "id": "page.html"}
    (root / "pages" / "page.html").write_text("<html></html></body>")
    manifest = {
        "version": "1",
        "public": {"/": page},
        "app": {"/overview": page},
        "pictures": {},
        "figure_sizes": [],
        "not_found": page,
    }
    (root / "pages.json").write_text(json.dumps(manifest))
    (root / "static").mkdir()
    (root / "static" / "robots.txt").write_text("User-agent: *")
    (root / "static" / "assets").mkdir()
    (root / "static" / "assets" / SCRIPT).write_bytes(SCRIPT_CONTENT)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres | None]:
    """The cluster of `lasting_product` when the tests run on PostgreSQL; None on SQLite."""
    if not is_postgresql():
        yield None
        return
    with Postgres() as started:
        started.execute("CREATE DATABASE lumbung")
        yield started


@contextmanager
def run_product(directory: Path, cluster: Postgres | None) -> Iterator[Product]:
    """Run a product with pages, on SQLite when there is no cluster."""
    build_pages(directory / "dist")
    port = free_port()
    environ = {
        "LOG_LEVEL": "ERROR",
        "LIMITS_FACTOR": "100",
        "PUBLIC_URL": f"http://localhost:{port}",
        "CLIENT_DIST": str(directory / "dist"),
    }
    if cluster is not None:
        environ["DATABASE_URL"] = cluster.url("lumbung")
    with Product(directory / "data", port, environ) as running:
        yield running


@pytest.fixture(scope="session")
def lasting_product(
    tmp_path_factory: pytest.TempPathFactory, cluster: Postgres | None
) -> Iterator[Product]:
    """A running product with pages for all tests, which leave it as it was.

    It stands on the kind of database that the tests run on.
    """
    with run_product(tmp_path_factory.mktemp("lasting"), cluster) as running:
        yield running
