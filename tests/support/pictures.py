"""Images to upload, made on demand."""

import io
import struct
import zlib
from typing import Any

from PIL import Image
from werkzeug.test import TestResponse

from tests.support.people import SignedIn

RED, GREEN, BLUE = (200, 30, 30), (30, 160, 60), (30, 60, 200)


def picture(
    kind: str = "JPEG",
    size: tuple[int, int] = (640, 480),
    colour: tuple[int, ...] = RED,
    **options: Any,
) -> bytes:
    """A picture of one colour."""
    mode = "RGBA" if len(colour) == 4 else "RGB"
    return saved(Image.new(mode, size, colour), kind, **options)


def saved(image: Image.Image, kind: str, **options: Any) -> bytes:
    """An image as a file."""
    content = io.BytesIO()
    image.save(content, kind, **options)
    return content.getvalue()


def claiming(width: int, height: int) -> bytes:
    """A valid black PNG of one bit a pixel, whatever its size: small as a file, huge in memory."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        checked = kind + content
        return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))

    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    row = b"\0" * (1 + (width + 7) // 8)
    squeezer = zlib.compressobj(9)
    squeezed = b"".join(squeezer.compress(row) for _row in range(height)) + squeezer.flush()
    begin = b"\x89PNG\r\n\x1a\n"
    return begin + chunk(b"IHDR", header) + chunk(b"IDAT", squeezed) + chunk(b"IEND", b"")


def upload(
    person: SignedIn, content: bytes, *, name: str = "me.jpg", field: str = "avatar", **more: str
) -> TestResponse:
    """Send a file as the form of a browser does; `type` is what the browser thinks it is.

    `path` is where it goes to, `match` the version that is insisted on.
    """
    kind = more.get("type", "image/jpeg")
    lines = (
        "--boundary",
        f'Content-Disposition: form-data; name="{field}"; filename="{name}"',
        f"Content-Type: {kind}",
        "",
        "",
    )
    return person.put(
        more.get("path", "/users/profile/photo"),
        headers={"If-Match": more["match"]} if "match" in more else {},
        data="\r\n".join(lines).encode() + content + b"\r\n--boundary--\r\n",
        content_type="multipart/form-data; boundary=boundary",
    )


def shown(person: SignedIn, address: str) -> Image.Image:
    """The photo that stands at an address, as a visitor gets it."""
    answer = person.client.get(address)
    assert answer.status_code == 200, answer.text
    return Image.open(io.BytesIO(answer.data))
