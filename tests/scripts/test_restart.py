"""What was answered before a restart or a crash is there after it."""

import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from scripts.processes.product import Product
from scripts.proving.http_client import ApiClient, register_account
from scripts.services.ports import free_port
from tests.scripts.conftest import product_in


@pytest.fixture(scope="module")
def product(released: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Product]:
    """A running product that a test may start again."""
    directory = tmp_path_factory.mktemp("restarted") / "data"
    shutil.copytree(released, directory)
    with product_in(directory) as running:
        yield running


def test_a_restart_of_everything_keeps_sessions_and_data(product: Product) -> None:
    ayu, _ = register_account(product.port, product.data_dir)
    assert ayu.record(25_000).status == 201

    product.stop()
    product.start()

    assert ayu.balance() == 25_000
    assert ayu.renew().status == 200
    assert ayu.record(5_000).status == 201
    assert ayu.totals() == {"income": 30_000, "expenses": 0, "count": 2}


def test_a_killed_web_process_loses_no_answered_write(lasting_product: Product) -> None:
    product = lasting_product
    ayu, _ = register_account(product.port, product.data_dir)
    assert ayu.record(25_000).status == 201

    product.processes["web"].signal_group(signal.SIGKILL)
    product.processes["web"].wait(5)
    product.launch("web")
    product.wait_until_ready()

    assert ayu.balance() == 25_000
    assert ayu.totals()["count"] == 1


def test_two_web_processes_share_sessions_and_limits(lasting_product: Product) -> None:
    port = free_port()
    pair = lasting_product.launch("web", "pair", PORT=str(port), WEB_CONCURRENCY="2")
    try:
        lasting_product.wait_until_ready(port)
        ayu, person = register_account(port, lasting_product.data_dir)
        for _turn in range(10):
            assert ayu.record(1_000).status == 201
        assert ayu.balance() == 10_000
        assert ayu.sign_in(person.email, person.password).status == 200
        assert ayu.balance() == 10_000
    finally:
        pair.stop()
        del lasting_product.processes["pair"]


def test_texts_that_are_newer_come_with_the_next_start(product: Product) -> None:
    anybody = ApiClient(product.port)
    shipped = anybody.call("GET", "/api/v1/articles?language=en").json["payload"]["datas"]
    assert len(shipped) == 10
    product.stop()

    # As it is after an update of the product that brings articles.
    (product.data_dir / "released").write_text("something earlier")
    with closing(sqlite3.connect(product.data_dir / "lumbung.sqlite3")) as link, link:
        link.execute("DELETE FROM article_texts")
        link.execute("DELETE FROM articles")
        link.execute("DELETE FROM shipped_article_parts")
    product.start()

    again = anybody.call("GET", "/api/v1/articles?language=en").json["payload"]["datas"]
    assert [one["slug"] for one in again] == [one["slug"] for one in shipped]
