"""What goes to a push service, and what comes back."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Sender:
    """Who sends: the private key, the address for complaints, and the operator's own hosts."""

    private_key: str
    subject: str
    own_hosts: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Letter:
    """One message for one browser; `lasts` is how many seconds the service may keep it."""

    endpoint: str
    host: str
    p256dh: str
    auth: str
    body: bytes
    topic: str
    urgent: bool
    lasts: int


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What a push service said; status None: nothing, and `reason` tells why.

    `is_away` says that others for the same service would meet the same at present.
    """

    status: int | None
    reason: str
    retry_after: int | None = None
    is_away: bool = False
