"""Which push services the site speaks to: those of browsers, and what the operator adds."""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from server.push.models import LONGEST_ENDPOINT, LONGEST_HOST

# Chrome, Edge on Android, Opera, Samsung and Brave; Firefox; Safari; Edge on Windows.
SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
HTTPS: Final = 443


def host_of(endpoint: str, own: tuple[str, ...]) -> str | None:
    """The host of an endpoint, with its port when it is an unusual one; None when it may not be.

    `own` are the hosts that the operator names, written in the same way.
    """
    if len(endpoint) > LONGEST_ENDPOINT or not (endpoint.isascii() and endpoint.isprintable()):
        return None
    try:
        parts = urlsplit(endpoint)
        name, port = parts.hostname or "", parts.port or HTTPS
    except ValueError:
        return None
    if parts.scheme != "https" or " " in endpoint or parts.fragment or "@" in parts.netloc:
        return None
    host = name if port == HTTPS else f"{name}:{port}"
    known = host in own or any(_is(host, service) for service in SERVICES)
    return host if known and len(name) <= LONGEST_HOST else None


def is_public(host: str) -> bool:
    """Whether every address of a host lies in the public internet; OSError when it has none."""
    found = socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return all(ipaddress.ip_address(str(entry[4][0])).is_global for entry in found)


def _is(host: str, service: str) -> bool:
    return host.endswith(service) if service.startswith(".") else host == service
