"""A file of the client is served whole, in part, or not again, however long it is."""

import pytest

from scripts.processes.product import Product
from scripts.proving.http_client import ApiClient
from tests.server.ops.conftest import SCRIPT, SCRIPT_CONTENT

PATH = f"/assets/{SCRIPT}"


def test_a_long_file_is_served_whole(lasting_product: Product) -> None:
    answer = ApiClient(lasting_product.port).call("GET", PATH)
    assert (answer.status, answer.body) == (200, SCRIPT_CONTENT)
    assert answer.headers["content-length"] == str(len(SCRIPT_CONTENT))
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_only_the_headers_are_sent_to_head(lasting_product: Product) -> None:
    answer = ApiClient(lasting_product.port).call("HEAD", PATH)
    assert (answer.status, answer.body) == (200, b"")
    assert answer.headers["content-length"] == str(len(SCRIPT_CONTENT))


@pytest.mark.parametrize(("first", "last"), [(0, 6), (7, 600_000), (699_993, 699_999)])
def test_a_part_of_a_file_is_served(lasting_product: Product, first: int, last: int) -> None:
    part = {"Range": f"bytes={first}-{last}"}
    answer = ApiClient(lasting_product.port).call("GET", PATH, more=part)
    assert (answer.status, answer.body) == (206, SCRIPT_CONTENT[first : last + 1])


def test_a_file_that_the_client_has_is_not_sent_again(lasting_product: Product) -> None:
    client = ApiClient(lasting_product.port, keep=True)
    etag = client.call("GET", PATH).headers["etag"]
    answer = client.call("GET", PATH, more={"If-None-Match": etag})
    assert (answer.status, answer.body) == (304, b"")
    assert client.call("GET", "/healthz").status == 200
    client.close()
