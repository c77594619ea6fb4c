"""What was answered before a restart or a crash is there after it."""

import signal
import sqlite3
from contextlib import closing

from scripts.processes.product import Product
from scripts.proving.http_client import ApiClient, register_account
from tests.scripts.conftest import MakeProduct


def test_a_restart_of_everything_keeps_sessions_and_data(prepared_product: MakeProduct) -> None:
    product = prepared_product()
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


def test_two_web_processes_share_sessions_and_limits(prepared_product: MakeProduct) -> None:
    product = prepared_product(WEB_CONCURRENCY="2")
    ayu, person = register_account(product.port, product.data_dir)
    for _turn in range(10):
        assert ayu.record(1_000).status == 201
    assert ayu.balance() == 10_000
    assert ayu.sign_in(person.email, person.password).status == 200
    assert ayu.balance() == 10_000


def test_texts_that_are_newer_come_with_the_next_start(prepared_product: MakeProduct) -> None:
    product = prepared_product()
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
