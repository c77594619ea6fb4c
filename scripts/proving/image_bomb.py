"""The cost of an image that is small to upload and huge to decode."""

import http.client
import struct
import time
import zlib

import psutil

from scripts.processes.product import Product
from scripts.proving.http_client import API, register_account
from scripts.proving.isolated_product import run_product
from scripts.proving.report import Row, at_most, must
from scripts.services.ports import LOOPBACK

SIDE = 12_000
TRIES = 5
BOUNDARY = "a-line-between-parts"


def prove_image_bomb() -> list[Row]:
    """Send a PNG of 144 million pixels in some kilobytes; measure the refusal and the memory."""
    picture = _bomb()
    with run_product() as running:
        owner, _person = register_account(running.port, running.data_dir)
        _send(running.port, owner.token, picture)
        before = _memory(running)
        tries = [_send(running.port, owner.token, picture) for _turn in range(TRIES)]
        grown = max(0, _memory(running) - before) / 2**20
    statuses = {status for status, _seconds in tries}
    slowest = max(seconds for _status, seconds in tries)
    told = f"{len(picture) / 1000:.1f} kB sent, {sorted(statuses)}"
    return [
        must(f"a picture of {SIDE} × {SIDE} pixels is refused", statuses == {422}, told),
        at_most("refused after, slowest", slowest * 1000, 200, " ms"),
        at_most("memory of the web process grew by", grown, 8, " MB"),
    ]


def _bomb() -> bytes:
    """A black PNG of two colours; its rows pack together a thousandfold."""
    rows = zlib.compress(b"\0" * ((SIDE // 8 + 1) * SIDE), 9)
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 1, 0, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _send(port: int, token: str, picture: bytes) -> tuple[int, float]:
    disposition = 'Content-Disposition: form-data; name="avatar"; filename="barn.png"'
    head = f"--{BOUNDARY}\r\n{disposition}\r\nContent-Type: image/png\r\n\r\n"
    body = head.encode() + picture + f"\r\n--{BOUNDARY}--\r\n".encode()
    headers = {
        "Authorization": f"Bearer {token}",
        "Content-Type": f"multipart/form-data; boundary={BOUNDARY}",
    }
    started = time.monotonic()
    link = http.client.HTTPConnection(LOOPBACK, port, timeout=30)
    try:
        link.request("PUT", f"{API}/users/profile/photo", body, headers)
        status = link.getresponse().status
    finally:
        link.close()
    return status, time.monotonic() - started


def _memory(running: Product) -> int:
    """Bytes that the web process and its children hold."""
    web = psutil.Process(running.processes["web"].pid)
    return sum(one.memory_info().rss for one in (web, *web.children(recursive=True)))
