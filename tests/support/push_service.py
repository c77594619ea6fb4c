"""A push service on this machine: speaks the protocol over TLS and judges what it is sent.

`push_protocol` is what it holds every message to.
"""

import datetime as dt
import ipaddress
import ssl
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from secrets import token_bytes
from types import TracebackType
from typing import Any, Final, Self

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID

from server.core.security.vapid import encode
from tests.support.push_protocol import Refused, claims_of, words_of
from tests.support.secrets import note

LOOPBACK: Final = "127.0.0.1"


@dataclass(frozen=True)
class Received:
    """A message that was taken: its words, and how it was sent."""

    words: dict[str, Any]
    claims: dict[str, Any]
    headers: dict[str, str]


@dataclass
class Browser:
    """A browser that subscribed: what it tells its site, and what arrived there.

    `answers` are given one after another, then 201: a status, or headers beside it.
    """

    endpoint: str
    site_key: str | None = None
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = field(default_factory=lambda: token_bytes(16))
    answers: list[int | tuple[int, dict[str, str]]] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)
    asked: int = 0
    waits_for: threading.Event | None = None

    @property
    def subscription(self) -> dict[str, Any]:
        """What `PushSubscription.toJSON()` gives, without what no server needs."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encode(point), "auth": encode(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys}

    @property
    def shown(self) -> list[dict[str, Any]]:
        """The words of what arrived, in order."""
        return [one.words for one in self.received]


class PushService:
    """The service: browsers subscribe by `browser()`, sites post to their endpoints."""

    def __init__(self, directory: Path) -> None:
        self.browsers: dict[str, Browser] = {}
        self.refusals: list[str] = []
        self.hangs = threading.Event()
        self.released = threading.Event()
        self.authority = directory / "push-service.pem"
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(_certificate(self.authority))
        self.server = _Server((LOOPBACK, 0), _Handler)
        # Each connection greets in a thread of its own, so that nobody waits for another.
        self.server.socket = context.wrap_socket(
            self.server.socket, server_side=True, do_handshake_on_connect=False
        )
        self.server.service = self
        self.host = f"{LOOPBACK}:{self.server.server_address[1]}"
        self.origin = f"https://{self.host}"
        self._thread = threading.Thread(
            target=self.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True
        )

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.released.set()
        self.server.shutdown()
        self.server.server_close()

    def reset(self) -> None:
        """Forget everybody."""
        self.browsers.clear()
        self.refusals.clear()
        self.hangs.clear()

    def browser(self, site_key: str | None = None) -> Browser:
        """A browser that subscribed, for one site alone when that told its key."""
        path = f"/push/{encode(token_bytes(24))}"
        browser = self.browsers[path] = Browser(f"{self.origin}{path}", site_key)
        note(path)
        return browser

    def take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        """What a message is answered with; kept when that is 201."""
        browser = self.browsers.get(path)
        if browser is None:
            raise Refused(404, "there is no such browser")
        browser.asked += 1
        if browser.waits_for is not None:
            browser.waits_for.wait(30)
        claims = claims_of(headers, browser.site_key, self.origin)
        words = words_of(headers, body, browser.key, browser.secret)
        received = Received(words, claims, headers)
        answer = browser.answers.pop(0) if browser.answers else 201
        status, more = answer if isinstance(answer, tuple) else (answer, {})
        if status == 201:
            browser.received.append(received)
        return status, more


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64
    service: PushService

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A sender that gave up waiting is no failure of ours."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def do_POST(self) -> None:
        service = self.server.service
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        if service.hangs.is_set():
            service.released.wait(60)
        headers = {name.lower(): value for name, value in self.headers.items()}
        try:
            status, more = service.take(self.path, headers, body)
        except Refused as refused:
            service.refusals.append(f"{refused.status} {refused}")
            status, more = refused.status, {}
        self.send_response(status)
        for name, value in {**more, "Content-Length": "0"}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *args: object) -> None:
        """Say nothing."""


def _certificate(path: Path) -> Path:
    """A certificate for this machine, signed by itself, with its key in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push service of a test")])
    present = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        # Tests travel in time.
        .not_valid_before(present - dt.timedelta(days=3650))
        .not_valid_after(present + dt.timedelta(days=3650))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(LOOPBACK))]),
            critical=False,
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + made.public_bytes(Encoding.PEM))
    return path
