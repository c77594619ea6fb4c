"""What the product keeps on disk is for its owner alone, whatever the umask."""

import os
from collections.abc import Iterator

import pytest

from scripts.proving.http_client import register_account
from tests.scripts.conftest import MakeProduct

KEPT = ("lumbung.sqlite3", "lumbung.sqlite3-wal", "lumbung.sqlite3-shm", "secret_key")


@pytest.fixture
def open_umask() -> Iterator[None]:
    """Files may be read by everybody unless their maker says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_umask")
def test_nobody_else_can_read_databases_and_mails(start_product: MakeProduct) -> None:
    product = start_product()
    register_account(product.port, product.data_dir)
    directories = [product.data_dir, product.data_dir / "mail", product.data_dir / "redis"]
    inner = [path for part in ("mail", "redis") for path in (product.data_dir / part).rglob("*")]
    files = [path for path in inner if path.is_file()]
    assert {path.suffix for path in files} >= {".eml", ".aof"}
    kept = [product.data_dir / name for name in KEPT]
    assert [path for path in (*directories, *files, *kept) if path.stat().st_mode & 0o077] == []
