"""The requests to push services and their responses."""

from dataclasses import dataclass


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
