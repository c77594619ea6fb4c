"""The push services that may be called, those of browsers and the operator's own; what is sent."""

import ipaddress
import re
import socket
from dataclasses import dataclass
from typing import Final

from server.push.models import LONGEST_ENDPOINT, LONGEST_HOST

# Chrome, Edge on Android, Opera, Samsung and Brave; Firefox; Safari; Edge on Windows.
SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
HTTPS: Final = 443
LABEL: Final = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
# Stricter than URLs may be, so that every library reads the same host.
ADDRESS: Final = re.compile(
    rf"https://(?P<name>{LABEL}(?:\.{LABEL})*)(?::(?P<port>[1-9][0-9]{{0,4}}))?/[!-\"$-\[\]-~]*"
)


def host_of(endpoint: str, own: tuple[str, ...]) -> str | None:
    """The host of an endpoint, with an unusual port; None when it is not allowed.

    `own` are the operator's own hosts, in the same form.
    """
    host = host_in(endpoint) if len(endpoint) <= LONGEST_ENDPOINT else None
    return host if host is not None and is_known(host, own) else None


def host_in(address: str) -> str | None:
    """The host of an unambiguous URL; None for any other."""
    found = ADDRESS.fullmatch(address)
    if found is None or len(found["name"]) > LONGEST_HOST:
        return None
    port = int(found["port"] or HTTPS)
    return found["name"] if port == HTTPS else f"{found['name']}:{port}"


def is_known(host: str, own: tuple[str, ...]) -> bool:
    """Whether a host belongs to a known push service or the operator."""
    return host in own or any(_is(host, service) for service in SERVICES)


def is_public(host: str) -> bool:
    """Whether all IP addresses of a host are public; raises OSError when it has none."""
    found = socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return all(ipaddress.ip_address(str(entry[4][0])).is_global for entry in found)


def _is(host: str, service: str) -> bool:
    return host.endswith(service) if service.startswith(".") else host == service


@dataclass(frozen=True, kw_only=True)
class VapidSender:
    """The sender: private key, contact address, and the operator's own push hosts."""

    private_key: str
    subject: str
    own_hosts: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class PushRequest:
    """One message for one browser; `lasts` is its time to live in seconds."""

    endpoint: str
    host: str
    p256dh: str
    auth: str
    body: bytes
    topic: str
    urgent: bool
    lasts: int


@dataclass(frozen=True, kw_only=True)
class PushResponse:
    """The response of a push service; without a status, `reason` tells why there is none.

    `is_away` means that other messages to the same service would fail too at present.
    """

    status: int | None
    reason: str
    retry_after: int | None = None
    is_away: bool = False
