"""A running product: the processes of the Procfile with stores of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scripts.running.product import Product
from scripts.stores.ports import free_port

MakeProduct = Callable[..., Product]


@pytest.fixture
def start_product(tmp_path: Path) -> Iterator[MakeProduct]:
    """Start a product whose settings are changed by keyword arguments; stopped after the test."""
    started: list[Product] = []

    def start(**environ: str) -> Product:
        settings = {"LOG_LEVEL": "ERROR", "LIMITS_FACTOR": "50", **environ}
        port = free_port()
        settings.setdefault("PUBLIC_URL", f"http://localhost:{port}")
        product = Product(tmp_path / "data", port, settings)
        started.append(product)
        return product.start()

    yield start
    for product in started:
        product.stop()
