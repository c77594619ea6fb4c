"""What the product keeps on disk is for its owner alone, whatever the umask."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.proving.http_client import register_account
from tests.scripts.conftest import product_in

KEPT = ("lumbung.sqlite3", "lumbung.sqlite3-wal", "lumbung.sqlite3-shm", "secret_key")


@pytest.fixture
def open_umask() -> Iterator[None]:
    """Files may be read by everybody unless their maker says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_umask")
def test_nobody_else_can_read_databases_and_mails(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with product_in(data) as product:
        register_account(product.port, data)
        directories = [data, data / "mail", data / "redis"]
        inner = [path for part in ("mail", "redis") for path in (data / part).rglob("*")]
        files = [path for path in inner if path.is_file()]
        assert {path.suffix for path in files} >= {".eml", ".aof"}
        kept = [data / name for name in KEPT]
        assert [path for path in (*directories, *files, *kept) if path.stat().st_mode & 0o077] == []
