"""Who calls and by which scheme, as far as trusted proxies tell it."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import structlog

from server.core.http.security_headers import Environ, StartResponse, WsgiApp

FORWARDED_FOR: Final = "HTTP_X_FORWARDED_FOR"
FORWARDED_PROTO: Final = "HTTP_X_FORWARDED_PROTO"
SCHEMES: Final = frozenset({"http", "https"})
# An IPv6 address in brackets, with a zone and a port.
LONGEST_ADDRESS: Final = 64

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address

log = structlog.get_logger(__name__)


class TrustedProxies:
    """A WSGI layer that puts the caller's address and scheme into the environ.

    Each of `hops` proxies appends what it sees, so only the last `hops` values of a header are
    theirs; what stands before was written by the client. A value that is no address or scheme is
    not believed: then the peer of the connection is the caller.
    """

    def __init__(self, inner: WsgiApp, hops: int, *, expects_proxy: bool = False) -> None:
        self.inner = inner
        self.hops = hops
        self.has_warned = hops > 0 or not expects_proxy

    def __call__(self, environ: Environ, start_response: StartResponse) -> Iterable[bytes]:
        peer = plain_address(environ.get("REMOTE_ADDR", ""))
        environ["REMOTE_ADDR"] = peer or ""
        if self.hops:
            caller = plain_address(self._told(environ, FORWARDED_FOR))
            environ["REMOTE_ADDR"] = caller or peer or ""
            scheme = self._told(environ, FORWARDED_PROTO).lower()
            if scheme in SCHEMES:
                environ["wsgi.url_scheme"] = scheme
        elif not self.has_warned and FORWARDED_FOR in environ:
            self._warn(peer)
        return self.inner(environ, start_response)

    def _told(self, environ: Environ, header: str) -> str:
        """What the outermost trusted proxy wrote; empty when fewer have written anything."""
        values = str(environ.get(header, "")).rsplit(",", self.hops)
        return values[-self.hops].strip() if len(values) >= self.hops else ""

    def _warn(self, peer: str | None) -> None:
        """Say once that all callers share the address of a proxy."""
        if peer is not None and ipaddress.ip_address(peer).is_private:
            self.has_warned = True
            log.warning("proxy_not_trusted", hint="set TRUSTED_PROXIES to the number of proxies")


def plain_address(text: str) -> str | None:
    """An IP address without port, brackets and zone, IPv4 as such; None for anything else."""
    return _plain(text.strip()) if len(text) <= LONGEST_ADDRESS else None


@lru_cache(maxsize=4096)
def _plain(text: str) -> str | None:
    host, port = text, ""
    if text.startswith("["):
        host, bracket, port = text[1:].partition("]")
        host = host if bracket else ""
    elif text.count(":") == 1:
        host, _colon, digits = text.partition(":")
        port = f":{digits}"
    if port and not (port[0] == ":" and port[1:].isdecimal()):
        return None
    try:
        return str(unmapped(ipaddress.ip_address(host.partition("%")[0])))
    except ValueError:
        return None


def unmapped(address: IpAddress) -> IpAddress:
    """The IPv4 address that an IPv6 socket shows as ::ffff:a.b.c.d; others as they are."""
    mapped = address.ipv4_mapped if address.version == 6 else None
    return mapped or address
