"""The caller is who the trusted proxies say, however the address is written, and nobody else."""

from collections.abc import Iterable
from typing import Any

import pytest
from structlog.testing import capture_logs

from server.core.gateway.wsgi_environ import header_variables
from server.core.http.rate_limits import network_address
from server.core.http.trusted_proxies import TrustedProxies, plain_address

PEER = "10.0.0.7"


def seen(hops: int, *headers: tuple[str, str], peer: str = PEER) -> dict[str, Any]:
    """The environ that the application gets for a request with these headers."""
    found: dict[str, Any] = {}

    def application(environ: dict[str, Any], _start: Any) -> Iterable[bytes]:
        found.update(environ)
        return []

    environ = {"REMOTE_ADDR": peer, "wsgi.url_scheme": "http", **header_variables(headers)}
    TrustedProxies(application, hops)(environ, None)
    return found


def caller(hops: int, *headers: tuple[str, str], peer: str = PEER) -> str:
    return str(seen(hops, *headers, peer=peer)["REMOTE_ADDR"])


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        (" 203.0.113.7 ", "203.0.113.7"),
        ("203.0.113.7:51234", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("[::ffff:203.0.113.7]:51234", "203.0.113.7"),
        ("2001:db8::1", "2001:db8::1"),
        ("2001:DB8:0::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1]:51234", "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_an_address_is_known_however_it_is_written(written: str, address: str) -> None:
    assert plain_address(written) == address
    assert caller(1, ("x-forwarded-for", written)) == address


@pytest.mark.parametrize(
    "written",
    ["", "unknown", "_hidden", "203.0.113.7:port", "203.0.113", "[2001:db8::1", "1" * 5000, "a,"],
)
def test_what_is_no_address_leaves_the_peer(written: str) -> None:
    assert caller(1, ("x-forwarded-for", written)) == PEER


def test_a_header_with_an_underscore_speaks_for_no_proxy() -> None:
    true, forged = ("x-forwarded-for", "203.0.113.7"), ("x_forwarded_for", "198.51.100.1")
    assert caller(1, true, forged) == "203.0.113.7"
    assert caller(1, forged, true) == "203.0.113.7"
    assert caller(1, forged) == PEER
    assert "HTTP_CF_IPCOUNTRY" not in seen(1, ("cf_ipcountry", "SG"))


def test_only_the_values_of_the_trusted_proxies_count() -> None:
    forged = ("x-forwarded-for", "192.0.2.1, 203.0.113.7, 198.51.100.9")
    assert caller(0, forged) == PEER
    assert caller(1, forged) == "198.51.100.9"
    assert caller(2, forged) == "203.0.113.7"
    assert caller(4, forged) == PEER
    assert caller(2, ("x-forwarded-for", "192.0.2.1"), ("x-forwarded-for", "203.0.113.7")) == (
        "192.0.2.1"
    )


def test_a_scheme_is_http_or_https() -> None:
    assert seen(1, ("x-forwarded-proto", "HTTPS"))["wsgi.url_scheme"] == "https"
    assert seen(1, ("x-forwarded-proto", "gopher"))["wsgi.url_scheme"] == "http"
    assert seen(0, ("x-forwarded-proto", "https"))["wsgi.url_scheme"] == "http"


def test_the_peer_of_an_ipv6_socket_is_named_by_its_ipv4_address() -> None:
    assert caller(0, peer="::ffff:203.0.113.7") == "203.0.113.7"


def test_limits_count_each_ipv4_address_and_each_ipv6_network() -> None:
    assert network_address("::ffff:203.0.113.7") == "203.0.113.7"
    assert network_address("::ffff:203.0.113.8") == "203.0.113.8"
    assert network_address("2001:db8::1") == network_address("2001:db8::2")
    assert network_address("2001:db8::1") != network_address("2001:db8:0:1::1")


@pytest.mark.parametrize(
    ("peer", "header", "warnings"),
    [
        (PEER, ("x-forwarded-for", "203.0.113.7"), 1),
        ("9.9.9.9", ("x-forwarded-for", "203.0.113.7"), 0),
        (PEER, ("accept", "*/*"), 0),
    ],
    ids=["behind a proxy", "a client that pretends", "no proxy"],
)
def test_a_proxy_that_is_not_trusted_is_told_once(
    peer: str, header: tuple[str, str], warnings: int
) -> None:
    layer = TrustedProxies(lambda _environ, _start: [], 0, expects_proxy=True)
    with capture_logs() as lines:
        for _turn in range(3):
            layer({"REMOTE_ADDR": peer, **header_variables([header])}, None)
    assert [line["event"] for line in lines] == ["proxy_not_trusted"] * warnings


def test_repeated_headers_are_joined() -> None:
    found = header_variables(
        [("cookie", "a=1"), ("accept", "x"), ("cookie", "b=2"), ("accept", "y"), ("host", "h")]
    )
    assert found == {"HTTP_COOKIE": "a=1;b=2", "HTTP_ACCEPT": "x,y", "HTTP_HOST": "h"}
    assert header_variables([("content-length", "5")] * 2) == {"CONTENT_LENGTH": "5"}
